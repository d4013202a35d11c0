"""Four civilization board games for research: Terra Mystica, Altay, Anunnaki and Monumental Duel.

The rules are those of Ziggurat, written once in Rust; nothing of them is repeated here.

>>> import ziggurat_games as zg
>>> game = zg.Game("altay", players=2)
>>> table = game.start(seed="monday")
>>> while not table.over:
...     table.play(table.legal()[0])
>>> sum(table.rewards)
0.0
"""

from ._native import (
    Bot,
    BotError,
    Game,
    LawBroken,
    Position,
    RecordError,
    SeatError,
    SetupError,
    StepError,
    Table,
    UnknownGame,
    Vector,
    ZigguratError,
    __version__,
    games,
)

__all__ = [
    "Bot",
    "BotError",
    "Game",
    "LawBroken",
    "Position",
    "RecordError",
    "SeatError",
    "SetupError",
    "StepError",
    "Table",
    "UnknownGame",
    "Vector",
    "ZigguratError",
    "__version__",
    "games",
]
