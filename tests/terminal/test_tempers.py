"""Advisers have tempers at the keyboard, too: what a level says by its own is read, in both languages."""

import pytest

from escapade.language.sentences import Language
from escapade.terminal.advising import advise
from escapade.terminal.screen import Screen
from escapade.terminal.seating import sit_down
from escapade.terminal.session import Session, Settings
from tests.bots.test_tempers import bout
from tests.terminal.test_generic import nobody_answers

SAID = {
    "en": ["Ben: “Tailor rests”. The round hardly suffers for it, and a wound has time to close.",
           "Cleo: “Cook rests”. That one needs a breath more than we need the blow."],
    "fr": [("Ben : « Le Tailleur se repose ». La manche n’y perd presque rien, et une blessure a le temps de se "
            "refermer."),
           "Cleo : « Le Cuisinier se repose ». Le repos lui est plus utile qu’un coup de plus ne l’est au groupe."],
}


@pytest.mark.parametrize("code", SAID)
def test_DC_15_an_expert_is_cautious_and_says_so(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside a bot without a temper, which is asked the same: another character is to rest, in words of its own."""
    play, language = bout(9, 8, 9), Language(code, strict=True)
    sitters = sit_down(play.game, ["human:Ada", "expert:Ben", "greedy:Cleo"], language)
    session = Session(play.game, sitters, 3, Screen(), language, Settings(), nobody_answers)
    session.match = play.match
    advise(session, 0, "")
    assert capsys.readouterr().out.replace("\u00a0", " ").replace("\u202f", " ").splitlines() == SAID[code]
