"""The program `ziggurat` beside the package: tables for data frames, and an engine in Python."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import duckdb
import polars
import pytest

ROOT = Path(os.environ["ZIGGURAT_ROOT"])


def ziggurat(*words, cwd=None):
    program = os.environ["ZIGGURAT"]
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, encoding="utf-8", cwd=cwd)


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
    assert duckdb.execute(f"SELECT count(*) FROM {table('games')}").fetchone() == (3,)
    wins = duckdb.execute(f"SELECT bot, sum(win) FROM {table('seats')} GROUP BY bot").fetchall()
    assert sum(won for _, won in wins) == 3
    asked, right = duckdb.execute(
        f"SELECT count(*), count(*) FILTER (options[chosen + 1] = answer AND len(options) = len(values)) "
        f"FROM {table('decisions')}"
    ).fetchone()
    assert asked == right > 100
    assert duckdb.execute(
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


GREETING = '{"name": "x", "protocol": 1}'


@pytest.mark.parametrize(
    ("answers", "kind", "problem"),
    [
        (['{"name": "old", "protocol": 7}'], "protocol", "speaks version 7"),
        ([GREETING, '{"step": "no such step"}'], "step", "not one of the"),
        ([GREETING, "hello"], "answer", "is expected"),
        ([GREETING, "x" * 70_000], "long", "more than 65536 bytes"),
        ([GREETING], "ended", "ended while it was asked for a step"),
        ([], "ended", "ended while it was asked for its name"),
    ],
)
def test_an_engine_that_answers_wrongly_is_told_so(tmp_path, answers, kind, problem):
    script = tmp_path / "wrong engine.py"
    script.write_text(f"for answer in {answers!r}:\n    input()\n    print(answer, flush=True)\n    answer == {GREETING!r} and input()\n")
    words = ["bench-bot", "--command", shlex.join([sys.executable, str(script)]), "--task", "altay/first", "--games", 2]
    done = ziggurat(*words)
    assert done.returncode != 0 and problem in done.stderr and done.stdout == ""
    if not answers or kind == "protocol":
        assert ziggurat(*words, "--faults", 2).returncode != 0, "whoever does not greet cannot play"
        return
    done = ziggurat(*words, "--faults", 2, "--json")
    assert done.returncode == 0, done.stderr
    (report,) = json.loads(done.stdout)
    assert report["result"] == 0 and [fault["game"] for fault in report["faults"]] == [0, 1]
    assert all(fault["kind"] == kind and problem in fault["message"] for fault in report["faults"])
    assert ziggurat(*words, "--faults", 1).returncode != 0, "the second is one too many"


def test_an_engine_that_hangs_is_given_up():
    hangs = shlex.join([sys.executable, "-c", "import time; time.sleep(1000)"])
    done = ziggurat("bench-bot", "--command", hangs, "--task", "altay/first", "--patience", 0)
    assert done.returncode != 0 and "did not answer its name within 0 s" in done.stderr


def test_every_command_of_the_pages_runs(data, tmp_path):
    """With two games instead of many; the records that they speak of lie there."""
    (tmp_path / "games").symlink_to(data / "r")
    for page in ("data", "engines", "tasks"):
        text = (ROOT / f"docs/research/{page}.md").read_text(encoding="utf-8")
        blocks = re.findall(r"^```(sh|sql)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        lines = [line for kind, block in blocks if kind == "sh" for line in block.splitlines()]
        assert lines, page
        for line in lines:
            program, *words = shlex.split(line, comments=True)
            assert program == "ziggurat", line
            if "--games" in words:
                words[words.index("--games") + 1] = "2"
            elif words[0] == "bench-bot" and "--list" not in words:
                words += ["--games", "2"]
            words = [word.replace("python3 crates", f"{sys.executable} {ROOT}/crates") for word in words]
            words = [file for word in words for file in (sorted(map(str, tmp_path.glob(word))) if "*" in word else [word])]
            done = ziggurat(*words, cwd=tmp_path)
            assert done.returncode == 0, f"{line}: {done.stderr}"
        for query in (block for kind, block in blocks if kind == "sql"):
            assert duckdb.execute(query.replace("'data/", f"'{tmp_path}/data/").rstrip().rstrip(";")).fetchall(), query


def test_a_task_that_is_none_is_told_with_those_there_are():
    done = ziggurat("bench-bot", "--bot", "random", "--task", "chess/first")
    assert done.returncode != 0 and "altay/duel" in done.stderr
    assert len(json.loads(ziggurat("bench-bot", "--list", "--json").stdout)) == 20
