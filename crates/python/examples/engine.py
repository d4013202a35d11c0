"""An engine for `ziggurat bench-bot`: JSON lines on standard input and output. It plays at random, but does not pass while it can do something else.

    ziggurat bench-bot --command "python3 engine.py" --task monumental-duel/first
"""

import json
import random
import sys


def choose(question):
    """Put your own idea here: `question["view"]` is the position as the seat sees it."""
    options = [step for step in question["options"] if step != "pass"]
    return random.choice(options or question["options"])


def answer(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer({"name": "example", "protocol": 1})
    elif message["type"] == "start":
        random.seed(f"{message['game']} {message['seat']}")
    elif message["type"] == "choose":
        answer({"step": choose(message)})
    elif message["type"] == "quit":
        break
