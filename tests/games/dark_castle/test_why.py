"""“Why can't I?”: a specific reason with its rule."""

from tests.games.dark_castle.plays import before_card, new_match


def reason(play: object, words: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    answer = play.why("p0", words)  # type: ignore[attr-defined]
    assert answer is not None
    return answer["code"], answer["rule"]


def test_DC_25_reasons_outside_their_moment() -> None:
    """DC-25, DC-8, DC-14, DC-16, DC-26, DC-31: each decision has its time."""
    play = new_match(2)
    assert reason(play, "turn smith") == ("nobody_turns", "DC-25")
    assert reason(play, "go gargoyle_stand") == ("no_ways", "DC-8")
    assert reason(play, "nominate smith") == ("no_nominee", "DC-31")
    assert reason(play, "rest nobody") == ("no_rest", "DC-14")
    assert reason(play, "strike smith") == ("no_order", "DC-16")
    assert reason(play, "give cudgel smith") == ("no_sharing", "DC-26")
    assert reason(play, "lay cudgel") == ("no_sharing", "DC-26")
    assert reason(play, "done") == ("no_sharing", "DC-26")
    assert reason(play, "yes") == ("nobody_asks", "DC-26")
    assert reason(play, "use cudgel smith") == ("not_now", "DC-27")
    assert reason(play, "hex might cunning") == ("not_now", "DC-27")
    assert reason(play, "keep might") == ("nothing_to_keep", "DC-21")
    assert reason(play, "drop cudgel") == ("nothing_to_drop", "DC-10")
    assert reason(play, "dare") == ("no_gamble", "DC-8")
    assert reason(play, "pass") == ("must_answer", "DC-27")
    play.play("p0 choose smith / p1 choose tailor")
    assert reason(play, "choose cook") == ("characters_chosen", "DC-4")
    assert reason(play, "turn cook") == ("not_here", "DC-4")


def test_DC_27_reasons_about_items() -> None:
    """DC-9, DC-26, DC-27: not carried, not there, not now, not for this one."""
    play = before_card("smith", "tailor", chapters=2, hp=[9, 9], items={"smith": ["smoked_eel", "cudgel"]}).play(
        "chance chapter iron_cradle / p0 go iron_cradle_shudder")
    assert reason(play, "lay censer smith") == ("he_does_not_carry", "DC-9")
    assert reason(play, "give censer smith") == ("not_in_the_middle", "DC-26")
    assert reason(play, "hand cudgel smith smith") == ("not_to_himself", "DC-26")
    assert reason(play, "hand cudgel smith cook") == ("not_here", "DC-4")
    assert reason(play, "use cudgel smith") == ("not_now", "DC-27")
    assert reason(play, "use smoked_eel tailor") == ("he_does_not_carry", "DC-9")
    assert reason(play, "done") == ("naming_ends_it", "DC-26")
    play.play("p0 turn smith / chance chapter gargoyle / p0 go gargoyle_stand")
    play.play("chance enemy might / chance enemy might")
    assert reason(play, "use censer smith") == ("not_carried", "DC-9")
    assert reason(play, "use smoked_eel tailor") == ("not_for", "DC-27")


def test_DC_16_reasons_about_results() -> None:
    """DC-16: whose result is resolved already cannot strike."""
    play = before_card("smith", "cook", "abbot", items={"cook": ["flail"]}).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy might / chance enemy might / chance enemy might / p0 rest abbot
        chance die might / chance die might""")
    assert reason(play, "strike abbot") == ("no_result", "DC-16")
