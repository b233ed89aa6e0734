"""The castle: how often each card kills those who meet it, what it costs, what players are asked, who turns pages."""

from escapade.lab.studies.dark_castle.cards import CastleStudy, cards_json
from escapade.lab.studies.dark_castle.decisions import DecisionStudy, decisions_json, decisions_report
from escapade.lab.studies.dark_castle.report import cards_report
from escapade.lab.studies.dark_castle.turns import TurnStudy, turns_json, turns_report
from escapade.lab.studies.registry import Report

REPORTS = {"cards": Report(CastleStudy, cards_report, cards_json),
           "decisions": Report(DecisionStudy, decisions_report, decisions_json),
           "turns": Report(TurnStudy, turns_report, turns_json)}
