"""The engine protocol: JSON-RPC 2.0 by the standard streams of a process."""

import json
import os
import subprocess
from pathlib import Path


class EngineError(Exception):
    """The engine refused a request; nothing has changed."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})


def usual_command():
    """ZERIBA names the script; without it that of the clone which this package is in."""
    script = os.environ.get("ZERIBA") or str(Path(__file__).resolve().parents[2] / "zeriba")
    return [script, "engine"]


class Engine:
    """A running engine. Close it, or use it with `with`."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or usual_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._asked = 0

    def call(self, method, **params):
        """The result of one operation; EngineError where it is refused."""
        self._asked += 1
        request = {"jsonrpc": "2.0", "id": self._asked, "method": method, "params": params}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ConnectionError("the engine has ended; what it said is on standard error")
        answer = json.loads(line)
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer["result"]

    def games(self):
        """What can be played: ids, scenarios, options."""
        return self.call("games")["games"]

    def batch(self, game, tables, **more):
        """Opens tables that go on together; more: scenario, options, commands, seed, longest, end."""
        return Batch(self, game, tables, more)

    def close(self):
        """Ends the process."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Batch:
    """Tables of one game that go on together.

    `entry`, `role` and `options` have a number for each table: how many choices and throws the
    game has had, which of `roles` is to choose (-1 where it is over), and how many options it has.
    `ended` has the games that ended with the last step.
    """

    def __init__(self, engine, game, tables, more):
        begun = engine.call("batch-new", game=game, tables=tables, **more)
        self._engine = engine
        self._id = begun["batch"]
        self.roles = begun["roles"]
        self.sides = begun["sides"]
        self._stands(begun["step"])

    def _stands(self, step):
        self.entry = step["entry"]
        self.role = step["role"]
        self.options = step["options"]
        self.ended = step["ended"]

    def step(self, actions):
        """Takes option actions[i] at table i; -1 leaves a table as it is."""
        self._stands(self._engine.call("batch-step", batch=self._id, actions=list(actions)))

    def texts(self, table=0):
        """The options of a table as the game's notation writes them, in their order."""
        told = self._engine.call("batch-options", batch=self._id, table=table)
        return [option["action"] for option in told["options"]]

    def positions(self, tables, role=None):
        """The positions of tables, as who is to choose there may see them, or as `role` may."""
        more = {"role": role} if role else {}
        told = self._engine.call("batch-view", batch=self._id, tables=list(tables), **more)
        return [seen["position"] for seen in told["positions"]]

    def record(self, table=0):
        """The record of a table's present game, which `./zeriba replay` plays."""
        return self._engine.call("batch-record", batch=self._id, table=table)["record"]

    def close(self):
        """Closes the tables; the engine goes on."""
        self._engine.call("batch-close", batch=self._id)
