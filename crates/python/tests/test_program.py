"""The program `ziggurat` beside the package: tables for data frames, and an engine in Python."""

import json
import os
import subprocess
import sys
from pathlib import Path

import duckdb
import polars
import pytest

ROOT = Path(os.environ["ZIGGURAT_ROOT"])


def ziggurat(*words):
    program = os.environ["ZIGGURAT"]
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, encoding="utf-8")


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    done = ziggurat(
        "simulate", "altay", "--bots", "greedy,random", "--games", 3, "--parquet", folder / "a", "--records", folder / "r"
    )
    assert done.returncode == 0, done.stderr
    done = ziggurat("export", "parquet", folder / "b", *sorted((folder / "r").iterdir()))
    assert done.returncode == 0, done.stderr
    return folder


def test_duckdb_reads_the_tables(data):
    table = lambda name: f"read_parquet('{data}/a/{name}.parquet')"  # noqa: E731
    assert duckdb.sql(f"SELECT count(*) FROM {table('games')}").fetchone() == (3,)
    wins = duckdb.sql(f"SELECT bot, sum(win) FROM {table('seats')} GROUP BY bot").fetchall()
    assert sum(won for _, won in wins) == 3
    asked, right = duckdb.sql(
        f"SELECT count(*), count(*) FILTER (options[chosen + 1] = answer AND len(options) = len(values)) "
        f"FROM {table('decisions')}"
    ).fetchone()
    assert asked == right > 100
    assert duckdb.sql(
        f"SELECT count(*) FROM {table('seats')} s WHERE score <> "
        f"(SELECT sum(points) FROM {table('points')} p WHERE p.game_id = s.game_id AND p.seat = s.seat)"
    ).fetchone() == (0,)


def test_polars_reads_the_same(data):
    decisions = polars.read_parquet(data / "a/decisions.parquet")
    assert decisions.schema["options"] == polars.List(polars.String)
    assert decisions.schema["values"] == polars.List(polars.Float32)
    assert (decisions["options"].list.get(decisions["chosen"]) == decisions["answer"]).all()
    bots = polars.read_parquet(data / "a/seats.parquet")
    thought = decisions.join(bots, on=["game_id", "seat"]).group_by("bot").agg(polars.col("expected_win").is_not_null().any())
    assert dict(thought.iter_rows()) == {"greedy": True, "random": False}


def test_records_give_the_same_tables(data):
    for name, missing in (("games", []), ("seats", ["bot"]), ("points", []), ("decisions", ["values", "expected_score", "expected_win"])):
        one, two = (polars.read_parquet(data / folder / f"{name}.parquet").drop(missing) for folder in "ab")
        assert one.equals(two), name


def test_an_engine_in_python_is_measured():
    engine = f"{sys.executable} {ROOT / 'crates/python/examples/engine.py'}"
    done = ziggurat("bench-bot", "--command", engine, "--task", "monumental-duel/first", "--games", 4, "--json")
    assert done.returncode == 0, done.stderr
    (report,) = json.loads(done.stdout)
    assert report["contestant"] == "example" and report["games"] == 4 and 0 <= report["result"] <= 1
    again = ziggurat("bench-bot", "--command", engine, "--task", "monumental-duel/first", "--games", 4, "--json")
    assert json.loads(again.stdout)[0]["result"] == report["result"], "a seed gives the same games"


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        ('{"name": "old", "protocol": 7}', "speaks version 7"),
        ('{"name": "x", "protocol": 1}\n{"step": "no such step"}', "not one of the"),
        ('{"name": "x", "protocol": 1}\nhello', "is expected"),
    ],
)
def test_an_engine_that_answers_wrongly_is_told_so(tmp_path, answers, problem):
    script = tmp_path / "wrong.py"
    script.write_text(f"import sys\nfor answer in {answers.splitlines()!r}:\n    print(answer, flush=True)\nsys.stdin.read()\n")
    done = ziggurat("bench-bot", "--command", f"{sys.executable} {script}", "--task", "altay/first", "--games", 1)
    assert done.returncode != 0 and problem in done.stderr


def test_a_task_that_is_none_is_told_with_those_there_are():
    done = ziggurat("bench-bot", "--bot", "random", "--task", "chess/first")
    assert done.returncode != 0 and "altay/duel" in done.stderr
    assert len(json.loads(ziggurat("bench-bot", "--list", "--json").stdout)) == 20
