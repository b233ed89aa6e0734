"""A match in the browser: its end, the dice, the replay and the rematch; and how one answers. Whole matches, from the
first page on, are in `test_games.py`.
"""

from tests.web.desk import TALL, Desk, set_up, until, until_choices, write_bet
from tests.web.late import ENDING
from tests.web.playing import play_out
from tests.web.written import LateTables


def test_two_people_and_a_bot_see_the_end(desk: Desk, late: LateTables) -> None:
    """One at a desk in English, one on a phone in French; the third seat is a bot's."""
    table = late.take("evades" + ENDING)
    ada = desk.open(table.path(), keys=table.keys(0))
    ben = desk.open(table.path(), language="fr-FR", size=TALL, touch=True, keys=table.keys(1))
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
    play_out(ada, ben)
    assert ada.inner_text(".ranking li >> nth=0") != ""
    assert ben.evaluate("document.documentElement.lang") == "fr"
    check_the_end(ada)
    ada.locator(".veil .button.primary").click()
    ada.wait_for_selector(".lobby, .rail")


def check_the_end(page) -> None:  # type: ignore[no-untyped-def]
    """The dice can be verified, and the match can be watched again, step by step."""
    page.get_by_role("button", name="Check the dice").click()
    assert "honest" in page.locator(".verified").inner_text()
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector("input[type=range]")
    until(page, "Number(document.querySelector('input[type=range]')?.max) > 20")
    last = int(page.locator("input[type=range]").get_attribute("max"))
    page.keyboard.press("End")
    assert page.locator(".at").inner_text() == f"{last} / {last}"
    page.keyboard.press("ArrowLeft")
    assert page.locator(".at").inner_text() == f"{last - 1} / {last}"
    page.keyboard.press("End")
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, f"document.querySelector('.at').innerText !== '{last} / {last}'")
    page.keyboard.press("Home")
    assert page.locator(".at").inner_text() == f"0 / {last}"
    leaf_through(page)
    page.go_back()
    page.wait_for_selector(".veil")


def leaf_through(page) -> None:  # type: ignore[no-untyped-def]
    """Turn by turn: the start, then the end of each turn."""
    told = page.locator(".controls p")
    page.keyboard.press("PageDown")
    assert "hole in the wall" in told.inner_text()
    page.keyboard.press("PageDown")
    assert "dice on" in told.inner_text()
    page.get_by_role("button", name="One turn on").click()
    assert "dice on" in told.inner_text()
    page.keyboard.press("PageUp")
    page.get_by_role("button", name="One turn back").click()
    assert "hole in the wall" in told.inner_text()


def test_play_now_is_two_clicks(desk: Desk) -> None:
    """From the first page: one click on the box, one on start, and the first question is put."""
    page = desk.open("/")
    page.click(".box.evades .button.primary")
    page.click(".start")
    page.wait_for_selector(".rail .action")
    assert "Who boards first?" in page.inner_text(".sentence")


def test_a_click_on_the_board_answers(desk: Desk) -> None:
    """The prisoner itself can be clicked; what is not possible says why, with its rule."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    page.locator(".person").first.click()
    until_choices(page, 6)
    page.locator(".person").first.click()
    assert "already on your list" in page.inner_text(".notice.why")
    page.click(".notice.why .rule")
    assert page.locator("dialog .marked").inner_text().startswith("LE-4")
    page.keyboard.press("Escape")


def test_a_hint_gives_a_reason_and_undo_takes_back(desk: Desk) -> None:
    """The best bot's choice is marked; an answer can be taken back while nothing was rolled."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    undo = page.get_by_role("button", name="Undo")
    assert undo.count() == 0, "there is nothing to take back yet"
    page.keyboard.press("h")
    page.wait_for_selector(".action.hinted")
    assert page.inner_text(".notice.hint") != ""
    page.keyboard.press("1")
    until_choices(page, 6)
    page.keyboard.press("u")
    until_choices(page, 7)
    page.keyboard.press("1")
    until_choices(page, 6)
    undo.click()
    until_choices(page, 7)
    assert undo.count() == 0


def test_with_motion_dice_land_on_their_true_faces(desk: Desk) -> None:
    """What was animated and what the server's position shows are the same."""
    page = desk.open("/new/evades", motion="no-preference")
    set_up(page, seats={2: "random"}, squares=20)
    write_bet(page)
    page.wait_for_selector(".die.possible", timeout=40_000)
    for _ in range(3):
        page.locator(".die.possible").first.click()
        page.wait_for_timeout(700)
    page.keyboard.press("1")
    page.wait_for_selector(".tumbling", state="attached")
    page.wait_for_selector(".tumbling", state="detached")
    page.wait_for_selector(".rail .action")
    shown = page.locator(".die.named").evaluate_all("dice => dice.map(die => die.getAttribute('aria-label'))")
    assert all(label.rpartition(", ")[2].isdigit() for label in shown), shown
