"""Staying at a table: who is away, who leaves, whose time is up. On a desk, a phone and a phone held sideways."""

import itertools
import re
from typing import Any

from tests.web.desk import ACTION, SIDEWAYS, TALL, Desk, complaints, invitation, until, until_choices
from tests.web.room import check_desk
from tests.web.tables import KnownTable, make_table


def click_named(page: Any, name: str) -> None:
    """A button by what it says."""
    page.get_by_role("button", name=name, exact=True).click()


def told(page: Any, text: str) -> None:
    """Until the question bar says so."""
    page.wait_for_selector(f".question >> text={text}")


def begin(desk: Desk, made: KnownTable) -> list[Any]:
    """Ada at a desk, Ben on a phone in French, Cleo on a phone held sideways; Ada starts."""
    how: list[dict[str, Any]] = [{}, {"language": "fr-FR", "size": TALL, "touch": True},
                                 {"size": SIDEWAYS, "touch": True}]
    pages = [desk.open(made.path(), keys=made.keys(seat), **how[seat]) for seat in range(len(made.tokens))]
    for page in pages:
        page.wait_for_selector(".seats li")
    until(pages[0], "document.querySelectorAll('.dot:not(.there)').length === 0")
    pages[0].click(".seats .button.primary")
    for page in pages:
        page.wait_for_selector(ACTION)
    return pages


IN_VIEW = """(wanted) => {
  const {top, bottom, left, right} = document.querySelector(wanted).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}"""


def check_row(page: Any) -> None:
    """On a phone everybody has a face in one row, whatever they are called, and no name lies over another plate."""
    boxes = [one.bounding_box() for one in page.locator(".players > li").all()]
    assert max(box["y"] for box in boxes) - min(box["y"] for box in boxes) < 12, boxes
    assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in itertools.pairwise(boxes)), boxes
    assert boxes[-1]["x"] + boxes[-1]["width"] <= page.viewport_size["width"], boxes


def test_anybody_lets_a_bot_play_until_its_person_is_back(desk: Desk) -> None:
    """Everybody sees who is away; who is no host lets a bot play; all are told, and whoever comes back is too."""
    made = make_table(desk.base, 3, absence=1)
    ada, ben, cleo = begin(desk, made)
    ada.context.close()
    watcher = desk.open(made.watching())
    watcher.get_by_role("button", name="Only watch").click()
    told(watcher, "Ada is away: the match waits.")
    for page, sentence in ((ben, "Ada n’est plus là depuis"), (cleo, "Ada has been away for")):
        told(page, sentence)
        assert page.get_by_role("button", name=re.compile("Let a bot play|Laisser un robot jouer")).count() == 1
        assert page.locator(".notice.first").count() == 0, "advice for beginners makes room"
        check_row(page)
        assert page.evaluate(IN_VIEW, ".question .away .button"), "what can be done about it need not be looked for"
    assert complaints(ben) == []
    assert complaints(cleo) == []
    check_desk(ben)
    ben.get_by_role("button", name="Laisser un robot jouer").focus()
    ben.keyboard.press("Enter")
    told(cleo, "A bot plays for Ada")
    assert cleo.get_by_role("button", name="Let a bot play").count() == 0
    again = desk.open(made.path(), keys=made.keys(0), size=SIDEWAYS)
    told(again, "A bot has played for you while you were away")
    told(ben, "Ada est de retour")
    assert again.get_by_role("button", name="Leave").is_visible()


def test_who_wants_a_break_lets_a_bot_play_and_plays_again(desk: Desk) -> None:
    """One's own seat, both ways; the others are told."""
    made = make_table(desk.base, 2)
    ada, ben = begin(desk, made)
    click_named(ben, "Quitter")
    assert complaints(ben) == []
    check_desk(ben)
    click_named(ben, "Laisser un robot jouer pour moi")
    told(ada, "A bot plays for Ben")
    click_named(ben, "Rejouer moi-même")
    told(ada, "Ben is back and plays again.")


def test_leaving_for_good(desk: Desk) -> None:
    """Asked first; then the seat is a bot's, and this browser knows nothing of it. Nobody is left: the match waits."""
    made = make_table(desk.base, 2)
    ada, ben = begin(desk, made)
    watcher = desk.open(made.watching(), language="fr-FR", size=SIDEWAYS)
    watcher.get_by_role("button", name="Regarder seulement").click()
    click_named(ada, "Leave")
    click_named(ada, "Stay")
    click_named(ada, "Leave")
    click_named(ada, "Leave for good")
    ada.wait_for_selector(".box.evades")
    assert made.table not in str(ada.evaluate("localStorage.getItem('escapade.tables')"))
    told(ben, "Ada a quitté la partie pour de bon.")
    click_named(ben, "Quitter")
    assert "la partie s’arrête là" in ben.inner_text("dialog")
    click_named(ben, "Quitter pour de bon")
    told(watcher, "Tout le monde a quitté cette partie.")
    watcher.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    assert watcher.locator(".sentence").is_visible()
    assert complaints(watcher) == []
    cleo = desk.open(made.watching())
    cleo.click("button[type=submit]")
    click_named(cleo, "Go on playing")
    cleo.wait_for_selector(f"{ACTION}, .veil")


def test_a_match_alone_waits_and_says_so(desk: Desk) -> None:
    """Whoever was alone with bots and comes back is told that nothing went on."""
    made = make_table(desk.base, 1, bots=1)
    [ada] = begin(desk, made)
    ada.locator(ACTION).first.click()
    until_choices(ada, 6)
    ada.context.close()
    again = desk.open(made.path(), keys=made.keys(0), language="fr-FR", size=SIDEWAYS)
    told(again, "Bon retour : la partie n’attendait que vous.")
    check_desk(again)
    until_choices(again, 6)


def test_time_is_agreed_on_when_the_table_is_made(desk: Desk) -> None:
    """How much, what happens then, and who plays for whoever is gone; the lobby says so to everybody."""
    page = desk.open("/new/evades/friends", size=SIDEWAYS)
    page.wait_for_selector(".start")
    page.get_by_text("Time and absence").click()
    page.select_option("[name=timer]", label="2 minutes")
    page.select_option("[name=time_up]", label="A bot gives that one answer")
    page.select_option("[name=absence]", label="A bot may play after 5 minutes")
    page.select_option("[name=absent_bot]", "random")
    assert complaints(page) == []
    page.click(".start")
    page.wait_for_selector(".times-told")
    assert "A decision may take 2 minutes. Then a bot gives that one answer." in page.inner_text(".times-told")
    assert "gone for 5 minutes" in page.inner_text(".times-told")
    guest = desk.open(invitation(page), language="fr-FR", size=TALL, touch=True)
    guest.click("button[type=submit]")
    guest.wait_for_selector(".times-told")
    assert "2 minutes" in guest.inner_text(".times-told")
    assert "5 minutes" in guest.inner_text(".times-told")
    assert complaints(guest) == []
    check_desk(guest)


def test_a_clock_says_whose_time_runs_and_a_bot_answers_once(desk: Desk) -> None:
    """Nobody clicks anything: the first name of each bet is written, the next question is Ada's again, and Ben reads
    that time was up for her and for Cleo, though it was for all of them at once.
    """
    made = make_table(desk.base, 3, timer=15, time_up="once")
    ada, ben, cleo = begin(desk, made)
    assert ada.inner_text(".clock").startswith("You have")
    for page in (ben, cleo):
        until(page, "/^(Ada )?[0-8] s$/.test(document.querySelector('.clock')?.innerText ?? '')")
    until_choices(ada, 6)
    assert ada.locator(".away.mine").count() == 0
    for name in ("Ada", "Cleo"):
        told(ben, f"/{name}.* plus de temps/")
