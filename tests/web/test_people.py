"""Keyboards, shared devices, spectators, broken lines."""

from typing import Any

from tests.web.desk import ACTION, PATIENCE, Desk, answer, invitation, is_over, set_up, until_choices, write_bet


def tab_to(page: Any, text: str) -> None:
    """Press Tab until what has the focus says the text."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if text in str(page.evaluate("document.activeElement.innerText ?? ''")):
            return
    raise AssertionError(f"the keyboard cannot reach {text!r}")


def test_a_match_begins_by_keyboard_alone(desk: Desk) -> None:
    """From the first page to the first answers: Tab, Enter, numbers and arrows. The end is reached in test_late.py."""
    page = desk.open("/")
    page.wait_for_selector(".box.evades")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_selector(".start")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    until_choices(page, 7)
    page.keyboard.press("3")
    until_choices(page, 6)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until_choices(page, 5)
    page.keyboard.press("u")
    until_choices(page, 6)
    page.keyboard.press("?")
    page.wait_for_selector("dialog .marked")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_a_shared_device_draws_a_curtain(desk: Desk) -> None:
    """Two people at one device: between them a curtain, behind it nobody's secret."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "here"}, squares=20, round_limit=2)
    write_bet(page)
    page.wait_for_selector(".curtain")
    assert page.locator(".bet").count() == 0
    assert "Player 2" in page.inner_text(".curtain h1")
    page.keyboard.press("Enter")
    until_choices(page, 7)
    assert page.locator(".bet .entry").count() == 0
    curtains = play_behind_curtains(page)
    assert is_over(page)
    assert curtains > 2


def play_behind_curtains(page: Any) -> int:
    """Both play to the end; how often the device was passed on."""
    curtains = 0
    for turn in range(3000):
        if is_over(page):
            break
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            curtains += 1
        elif not answer(page, turn):
            page.wait_for_timeout(20)
    return curtains


def test_a_spectator_sees_no_secret(desk: Desk) -> None:
    """Whoever has the link may watch; bets stay folded and nothing can be chosen."""
    host = desk.open("/new/evades/friends")
    set_up(host, seats={2: "friend"})
    host.wait_for_selector(".invite input")
    link = invitation(host)
    host.locator(".seats li .button").first.click()
    host.click(".seats .button.primary:not([disabled])")
    host.wait_for_selector(".rail .action")
    host.locator(ACTION).first.click()
    watcher = desk.open(link)
    watcher.get_by_role("button", name="Only watch").click()
    watcher.wait_for_selector(".sentence")
    assert "Watching" in watcher.inner_text(".bar")
    assert watcher.locator(".bet").count() == 0
    assert watcher.locator(".rail .action").count() == 0


def test_a_broken_line_mends_itself(desk: Desk) -> None:
    """The page says so, comes back, and goes on without a reload; two tabs of one seat stay in step."""
    page = desk.open("/")
    lines: list[Any] = []

    def through(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/api/socket", through)
    page.goto(f"{desk.base}/#/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".rail .action")
    lines[0].close()
    for _ in range(PATIENCE // 50):
        if len(lines) < 2:
            page.wait_for_timeout(50)
    until_choices(page, 7)
    page.locator(ACTION).first.click()
    for tab in (page, second):
        until_choices(tab, 6)
    assert len(lines) == 2
