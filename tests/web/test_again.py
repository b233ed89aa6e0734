"""Another match: against bots at once, with others when they say yes, and without those who say no."""

from typing import Any

from tests.web.desk import ACTION, Desk, complaints, until
from tests.web.room import check_desk
from tests.web.tables import make_table
from tests.web.test_staying import begin, click_named

SHORT = {"squares": 20, "round_limit": 1}
LEAVE = {"en": ("Leave", "Let a bot play for me"), "fr": ("Quitter", "Laisser un robot jouer pour moi")}


def let_bots_finish(*pages: Any) -> None:
    """Everybody hands their seat to a bot; the end is shown."""
    for page in pages:
        for name in LEAVE[page.evaluate("document.documentElement.lang")]:
            click_named(page, name)
    for page in pages:
        page.wait_for_selector(".veil")


def test_against_bots_it_begins_at_once(desk: Desk) -> None:
    """One tap: no lobby, the same options, one seat further on."""
    made = make_table(desk.base, 1, bots=2, options=SHORT)
    [ada] = begin(desk, made)
    let_bots_finish(ada)
    click_named(ada, "Play again")
    ada.wait_for_selector(ACTION)
    assert made.table not in ada.url
    until(ada, "document.querySelectorAll('.players li').length === 3")
    assert "Ada" in ada.locator(".players li").nth(2).inner_text()


def test_the_others_are_asked_and_say_yes(desk: Desk) -> None:
    """Ada asks; Ben says yes with one tap, Cleo says no and her seat goes to a bot; the match begins."""
    made = make_table(desk.base, 3, options=SHORT)
    ada, ben, cleo = begin(desk, made)
    let_bots_finish(ada, ben, cleo)
    click_named(ada, "Play again")
    ada.wait_for_selector(".lobby")
    for page, sentence in ((ben, "Ada voudrait rejouer."), (cleo, "Ada wants another go.")):
        page.wait_for_selector(f".asked >> text={sentence}")
        assert complaints(page) == []
    check_desk(ben)
    click_named(cleo, "No, thank you")
    cleo.wait_for_selector("text=You are not in this time.")
    ada.wait_for_selector("text=Cleo is not in this time")
    click_named(ben, "J’en suis")
    ben.wait_for_selector(".lobby")
    click_named(ada, "Seat a bot")
    until(ada, "document.querySelectorAll('.dot.there').length === 3")
    ada.click(".seats .button.primary:not([disabled])")
    for page in (ada, ben):
        page.wait_for_selector(ACTION)
    assert "Ben" in ada.locator(".players li").nth(0).inner_text(), "who was second is first"


def test_who_comes_back_later_is_asked_too_and_told_when_it_is_too_late(desk: Desk) -> None:
    """The seat is kept until the host gives it to a bot; then one may watch."""
    made = make_table(desk.base, 2, options=SHORT)
    ada, ben = begin(desk, made)
    let_bots_finish(ada, ben)
    ben.context.close()
    click_named(ada, "Play again")
    ada.wait_for_selector(".lobby")
    ben = desk.open(made.path(), keys=made.keys(1), language="fr-FR", size=(844, 390))
    ben.wait_for_selector(".asked")
    assert "place" not in ben.inner_text(".asked")
    click_named(ada, "Seat a bot")
    ada.click(".seats .button.primary:not([disabled])")
    ada.wait_for_selector(ACTION)
    click_named(ben, "J’en suis")
    ben.wait_for_selector("text=Aucune place ne vous est plus réservée")
    ben.get_by_role("link", name="La regarder").click()
    ben.get_by_role("button", name="Regarder seulement").click()
    ben.wait_for_selector(".bar >> text=Spectateur")
