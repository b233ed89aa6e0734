"""The castle, card by card: how often each kills those who meet it, and how many HP it costs."""

from escapade.lab.studies.dark_castle.cards import CastleStudy
from escapade.lab.studies.dark_castle.report import cards_report
from escapade.lab.studies.registry import Report

REPORTS = {"cards": Report(CastleStudy, cards_report)}
