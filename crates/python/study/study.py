"""Ten questions about 100,000 bot games, answered by ten queries: writes docs/research/study.md and its plots.

    cargo xtask python study [GAMES]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import duckdb
import matplotlib

matplotlib.use("Agg")
# The same figures give the same files.
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "ziggurat"})
import matplotlib.pyplot as plt  # noqa: E402

data, page = Path(sys.argv[1]), Path(sys.argv[2])
reports = {path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(data.glob("*/report.json"))}
plots = page.parent / "plots"
plots.mkdir(exist_ok=True)
base = duckdb.connect()
for table in ("games", "seats", "points", "decisions"):
    base.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet('{data}/*/{table}.parquet')")
text: list[str] = []
number = 0


def ask(question: str, query: str, plot=None) -> list[tuple]:
    """One chapter: the question, the query, its rows as a table, and a plot of them."""
    global number
    number += 1
    query = query.strip()
    answer = base.execute(query)
    names = [column[0] for column in answer.description]
    rows = answer.fetchall()
    text.extend(["", f"## {number}. {question}", "", "```sql", query, "```", ""])
    text.append("| " + " | ".join(names) + " |")
    text.append("|" + " --- |" * len(names))
    text.extend("| " + " | ".join(show(value) for value in row) + " |" for row in rows)
    if plot is not None:
        figure, axes = plt.subplots(figsize=(7, 3.2))
        plot(axes, rows)
        axes.spines[["top", "right"]].set_visible(False)
        figure.tight_layout()
        name = f"{number:02}.svg"
        figure.savefig(plots / name, metadata={"Date": None})
        plt.close(figure)
        text.extend(["", f"![{question}](plots/{name})"])
    return rows


def show(value) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value).replace("|", "\\|")


def bars(label, value, error=None, line=None, title=""):
    """Horizontal bars: the column of names, of numbers, and of half widths of their intervals."""

    def draw(axes, rows):
        names = [" ".join(str(row[c]) for c in label) for row in rows][::-1]
        numbers = [float(row[value]) for row in rows][::-1]
        errors = None if error is None else [float(row[error]) for row in rows][::-1]
        axes.figure.set_size_inches(7, 0.9 + 0.22 * len(rows))
        axes.barh(names, numbers, xerr=errors, color="#7a8fa6", ecolor="#333333")
        axes.tick_params(labelsize=8)
        if line is not None:
            axes.axvline(line, color="#aa3333", linewidth=1)
        axes.set_xlabel(title, fontsize=8)

    return draw


def lines(group, x, y, title):
    def draw(axes, rows):
        for name in dict.fromkeys(row[group] for row in rows):
            points = [(row[x], float(row[y])) for row in rows if row[group] == name]
            axes.plot(*zip(*points), label=name, marker=".", linewidth=1)
        axes.legend(fontsize=7)
        axes.set_xlabel(title[0], fontsize=8)
        axes.set_ylabel(title[1], fontsize=8)

    return draw


WIN = "round(avg(win), 3) AS won, round(1.96 * stddev_pop(win) / sqrt(count(*)), 3) AS plus_minus"

ask(
    "What was played?",
    """
SELECT game, count(*) AS games, sum(steps) AS steps, round(avg(steps), 1) AS steps_per_game,
       round(avg(rounds), 1) AS rounds, min(rounds) AS shortest, max(rounds) AS longest
FROM games GROUP BY game ORDER BY game
""",
    bars([0], 3, None, None, "steps per game, draws included"),
)
ask(
    "What is it worth to make the first step?",
    f"""
SELECT game, {WIN}
FROM seats JOIN games USING (game, game_id) WHERE seat = first_seat
GROUP BY game ORDER BY won DESC
""",
    bars([0], 1, 2, 0.5, "share of wins of whoever begins, two players"),
)
ask(
    "Are the factions of Terra Mystica balanced in these hands?",
    f"""
SELECT side, count(*) AS games, {WIN}, round(avg(score), 1) AS points
FROM seats WHERE game = 'terra-mystica' GROUP BY side ORDER BY won DESC
""",
    bars([0], 2, 3, 0.5, "share of wins"),
)
ask(
    "And the sides of the other games?",
    f"""
SELECT game, side, count(*) AS games, {WIN}, round(avg(score), 1) AS points
FROM seats WHERE game <> 'terra-mystica' AND side IS NOT NULL GROUP BY game, side ORDER BY game, won DESC
""",
    bars([0, 1], 3, 4, 0.5, "share of wins"),
)
ask(
    "Which cards of Altay win? (cards bought in a game, by how often their buyer won it)",
    f"""
WITH bought AS (
  SELECT DISTINCT game_id, seat, substr(answer, 5) AS card FROM decisions WHERE game = 'altay' AND answer LIKE 'buy %'
)
SELECT card, count(*) AS games, {WIN}
FROM bought JOIN seats USING (game_id, seat) WHERE seats.game = 'altay'
GROUP BY card HAVING count(*) >= 200 ORDER BY won DESC LIMIT 15
""",
    bars([0], 2, 3, 0.5, "share of wins of whoever bought it"),
)
ask(
    "Which favour tiles of Terra Mystica win?",
    f"""
WITH taken AS (
  SELECT DISTINCT game_id, seat, substr(answer, 7) AS tile FROM decisions WHERE game = 'terra-mystica' AND answer LIKE 'favor %'
)
SELECT tile, count(*) AS games, {WIN}
FROM taken JOIN seats USING (game_id, seat) WHERE seats.game = 'terra-mystica'
GROUP BY tile ORDER BY won DESC
""",
    bars([0], 2, 3, 0.5, "share of wins of whoever took it"),
)
ask(
    "Where do the points of winners and losers come from?",
    """
SELECT game, source, round(avg(points) FILTER (place = 1), 1) AS winners, round(avg(points) FILTER (place > 1), 1) AS losers,
       round(winners - losers, 1) AS lead
FROM points JOIN seats USING (game, game_id, seat)
GROUP BY game, source HAVING abs(winners - losers) >= 1 ORDER BY game, lead DESC
""",
    bars([0, 1], 4, None, 0, "points that winners have more from this source"),
)
ask(
    "How close are the games?",
    """
WITH leads AS (SELECT game, game_id, max(score) - min(score) AS lead FROM seats GROUP BY game, game_id)
SELECT game, median(lead) AS median_lead, quantile_cont(lead, 0.9) AS a_tenth_above,
       round(avg((lead <= 5)::int), 3) AS within_5
FROM leads GROUP BY game ORDER BY game
""",
    bars([0], 3, None, None, "share of games decided by five points or fewer"),
)
ask(
    "How many steps does one choose from?",
    """
SELECT game, count(*) AS decisions, round(avg(len(options)), 1) AS mean_options, median(len(options)) AS median_options,
       max(len(options)) AS most, round(avg((len(options) = 1)::int), 3) AS no_choice
FROM decisions GROUP BY game ORDER BY game
""",
    bars([0], 2, None, None, "legal steps, mean"),
)
ask(
    "When does the bot know who wins? (the winner's and the loser's expected share, by part of the game)",
    """
SELECT game, floor(10 * d.step / g.steps)::int AS tenth,
       round(avg(expected_win) FILTER (win = 1), 3) AS winner, round(avg(expected_win) FILTER (win = 0), 3) AS loser
FROM decisions d JOIN games g USING (game, game_id) JOIN seats USING (game, game_id, seat)
WHERE expected_win IS NOT NULL GROUP BY game, tenth ORDER BY game, tenth
""",
    lines(0, 1, 2, ("tenth of the game", "share the winner expects")),
)
games = base.execute("SELECT count(*) FROM games").fetchone()[0]
size = {name: sum(file.stat().st_size for file in (data / name).glob("*.parquet")) for name in reports}
head = [
    "# Ten questions to bot games",
    "",
    f"{games:,} games between two `greedy` bots, {sum(size.values()) / 1e6:.0f} MB of Parquet ([data.md](data.md)), asked with DuckDB.",
    "The bots are quick and narrow: what they find unbalanced need not be so among people, and some printed values are",
    "reconstructed. `won` is the share of wins (a shared first place counts in part), `plus_minus` half the width of its 95 %",
    "interval. Everything below is made again by `cargo xtask python study`, and comes out the same but for the seconds.",
    "",
    "| Game | Games | Seconds to play and write | MB |",
    "| --- | --- | --- | --- |",
    *(f"| {name} | {report['games']:,} | {report['seconds']:.0f} | {size[name] / 1e6:.0f} |" for name, report in reports.items()),
]
page.write_text("\n".join(head + text) + "\n", encoding="utf-8")
print(f"{page}: {number} questions, {games} games")
