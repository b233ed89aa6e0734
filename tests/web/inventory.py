"""Every screen of a match and which browser test looks at it how; `python -m tests.web.inventory` writes the table of
docs/web.md. `tests/docs/test_inventory.py` fails where that is not current, or where a cell is empty.
"""

from pathlib import Path

from tests.web.evidence import COLUMNS, covered

PAGE = Path(__file__).parents[2] / "docs" / "web.md"
BEGIN, END = "<!-- screens: written by tests/web/inventory.py -->", "<!-- end of screens -->"
SCREENS: dict[tuple[str, str], tuple[str, ...]] = {
    ("The three cards of the first minute", "parts/IntroCards.svelte"):
        ("first_minute::three_cards_once", "first_minute::skipped_and_found_again"),
    ("Question, choices, and the tip for beginners", "parts/Tip.svelte"):
        ("help::a_first_match_brings_hints", "late::the_other_combinations_reach_the_end",
         "room::board_and_sheet_stand_side_by_side", "room::escape_closes_what_enter_opened"),
    ("What companions say", "parts/Voices.svelte"):
        ("advice::DC_6_a_companion_speaks_up_and_the_person_decides",
         "advice::DC_15_an_expert_is_cautious_and_says_so",
         "corners::both_ways_of_a_long_page_are_in_sight_sideways"),
    ("Odds", "parts/Counted.svelte"): ("odds::figures_stand_beside_the_choices",),
    ("The line of what happened last", "parts/Story.svelte"):
        ("corners::what_happened_last_is_told_to_its_end", "room::the_question_stays_put_while_others_act",
         "late::the_other_combinations_reach_the_end"),
    ("The story so far", "parts/Log.svelte"):
        ("manners::the_log_is_a_swipe_away", "room::the_end_and_the_log_close_too"),
    ("The sound switch", "parts/TableBar.svelte"):
        ("sound::silent_until_touched_and_a_switch_in_sight", "call::a_sound_for_those_who_want_one"),
    ("Rules and keys", "parts/KeyHelp.svelte"): ("first_minute::skipped_and_found_again",),
    ("Who is away", "parts/Absence.svelte"):
        ("staying::anybody_lets_a_bot_play_until_its_person_is_back",),
    ("Les Évadés: the bet", "games/evades/Bet.svelte"):
        ("goals::the_goal_stays_in_sight", "goals::a_bet_that_is_written_covers_nothing",
         "room::escape_closes_what_enter_opened"),
    ("Elba: the word book, and one tap for many answers", "games/elba/WordBook.svelte"):
        ("elba_taps::one_tap_for_several_answers",),
    ("Elba: rivals and ways out", "games/elba/WaysOut.svelte"):
        ("goals::the_goal_stays_in_sight", "corners::names_of_rivals_are_whole_sideways",
         "late::two_people_finish_by_keyboard_alone"),
    ("The castle: a page and its rail", "games/dark_castle/Page.svelte"):
        ("corners::a_page_of_the_castle_is_read_before_a_way_is_taken",
         "corners::page_wall_and_way_share_the_smallest_phones", "late::two_people_finish_by_keyboard_alone"),
    ("The castle: the rest between two pages", "games/dark_castle/Rest.svelte"):
        ("sharing::DC_26_things_are_dragged_or_tapped_and_somebody_turns_the_page",
         "sharing::DC_26_fingers_and_keys_share_out_too"),
    ("The castle: dice in the hand", "games/dark_castle/Moment.svelte"):
        ("throws::dice_wait_for_a_press_and_then_show_at_once",),
    ("The castle: read aloud", "games/dark_castle/Aloud.svelte"):
        ("aloud::a_page_is_read_in_the_readers_language_and_marked_as_it_is_spoken",),
    ("Prison Break: walks and menus on the plan", "games/prison_break/Spot.svelte"):
        ("prison::one_tap_walks_there_and_does_it", "prison::a_menu_on_the_square_where_there_is_more_to_do"),
    ("Prison Break: missions", "games/prison_break/Missions.svelte"):
        ("goals::the_goal_stays_in_sight", "goals::the_missions_of_either_side_are_whole_in_french"),
    ("Prison Break: the vote, and who Bellick is", "games/prison_break/Role.svelte"):
        ("prison::the_vote_and_who_bellick_is",),
    ("Prison Break: the notebook", "games/prison_break/Notebook.svelte"):
        ("prison::the_notebook_and_the_guesses_beside_the_plan",),
    ("The end, its picture and its curve", "parts/End.svelte"):
        ("endings::an_end_is_told_and_played_on_from", "corners::words_of_a_curve_are_read_on_a_phone"),
    ("The replay, everybody's secrets, on from a moment", "pages/Replay.svelte"):
        ("endings::an_end_is_told_and_played_on_from", "corners::a_replay_is_a_board_with_a_line_below_it"),
    ("How it went", "pages/Analysis.svelte"):
        ("analysis::from_the_end_to_a_mistake_and_on_from_there", "analysis::a_break_out_is_looked_at_on_a_phone"),
}
"""The part that draws it, and the tests that open it, without what their names begin with."""
NOTHING_TO_PRESS = {"The line of what happened last", "Prison Break: missions"}


def cells(title: str, tests: tuple[str, ...]) -> dict[str, str]:
    """By column: the numbers of the tests that look at it so."""
    seen = [covered("test_" + one.replace("::", "::test_")) for one in tests]
    found = {column: " ".join(str(number) for number, found in enumerate(seen, 1) if column in found)
             for column in COLUMNS}
    return found | {"keyboard": "–"} if title in NOTHING_TO_PRESS else found


def holes() -> list[str]:
    """The cells that no test covers."""
    return [f"{title}: {column}" for (title, _), tests in SCREENS.items()
            for column, numbers in cells(title, tests).items() if not numbers]


def table() -> str:
    """As Markdown."""
    lines = [f"| screen | drawn by | tests | {' | '.join(COLUMNS)} |", "|---" * (3 + len(COLUMNS)) + "|"]
    for (title, part), tests in SCREENS.items():
        named = ", ".join(f"{number} `{one}`" for number, one in enumerate(tests, 1))
        lines.append(f"| {title} | `{part}` | {named} | {' | '.join(cells(title, tests).values())} |")
    return "\n".join(lines)


def page() -> str:
    """The whole page, with the table of now in it."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
