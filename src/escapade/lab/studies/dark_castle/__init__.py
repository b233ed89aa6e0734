"""The castle, card by card: how often each kills those who meet it, what it costs; and what players are asked."""

from escapade.lab.studies.dark_castle.cards import CastleStudy
from escapade.lab.studies.dark_castle.decisions import DecisionStudy, decisions_report
from escapade.lab.studies.dark_castle.report import cards_report
from escapade.lab.studies.registry import Report

REPORTS = {"cards": Report(CastleStudy, cards_report),
           "decisions": Report(DecisionStudy, decisions_report)}
