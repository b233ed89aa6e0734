"""Rule numbers: everything a game can ask, do, draw, tell or refuse names its rule; every rule has a test."""

from escapade.core.game import Game
from escapade.core.shape import Shape
from tests.conformance.cases import Case
from tests.conformance.documents import folder_of_tests, named_rules, rule_numbers, rules_document


def all_shapes(game: Game) -> list[tuple[str, Shape]]:
    """Every shape of a loaded game, with its family."""
    shapes = game.shapes
    families = [("action", shapes.actions.shapes), ("chance", shapes.chances), ("event", shapes.events),
                ("question", [phase.question for phase in shapes.phases]), ("reason", shapes.reasons)]
    return [(family, shape) for family, members in families for shape in members]


def check_shapes_name_rules(game: Game, numbers: frozenset[str]) -> None:
    """Each shape and each option names at least one rule, and only rules that are written."""
    for family, shape in all_shapes(game):
        assert shape.rules, f"{family} {shape.name} names no rule"
        assert numbers.issuperset(shape.rules), f"{family} {shape.name} names {shape.rules}"
    for option in game.option_table:
        assert option.rule in numbers, f"option {option.name} names {option.rule}"


def check_shape_names(game: Game) -> None:
    """Within a family names are unique: locale keys and words are made of them."""
    named = [(family, shape.name) for family, shape in all_shapes(game)]
    assert len(set(named)) == len(named)
    for family, shape in all_shapes(game):
        fields = [field.name for field in shape.fields]
        assert len(set(fields)) == len(fields), f"{family} {shape.name} has two fields of one name"


def check_rules_have_tests(numbers: frozenset[str], sources: list[str]) -> None:
    """Each numbered rule is named by a test."""
    named = set().union(*(named_rules(source, numbers) for source in sources))
    missing = sorted(numbers - named, key=lambda number: int(number.split("-")[1]))
    assert not missing, f"no test names {', '.join(missing)}"


def test_every_shape_names_its_rules(case: Case) -> None:
    """design.md: "Every action, event and question shape names its rule numbers"."""
    check_shapes_name_rules(case.game, rule_numbers(case.key))


def test_names_are_unique(case: Case) -> None:
    """design.md, Language: "Keys follow from shapes and content"."""
    check_shape_names(case.game)


def test_every_rule_has_a_test(key: str) -> None:
    """design.md: "one test or more for every numbered rule in `docs/rules/<game>.md`"."""
    numbers = rule_numbers(key)
    assert len(numbers) > 3, f"no numbered rule found in {rules_document(key)}"
    files = folder_of_tests(key).rglob("test_*.py")
    check_rules_have_tests(numbers, [path.read_text(encoding="utf-8") for path in files])
