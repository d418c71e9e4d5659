"""Writes corpus.json: what a FastAPI application answers to the requests of cases.py.

    python3 test/fastapi/make-corpus.py

makes a virtual environment with the pinned packages in a temporary folder and runs itself in it.
"""

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
INSIDE = "--inside"


def run_in_fresh_environment() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python")
        requirements = str(HERE / "requirements.txt")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--requirement", requirements], check=True)
        subprocess.run([python, "-B", __file__, INSIDE], check=True)


def write_corpus() -> None:
    from fastapi.testclient import TestClient

    from application import application
    from cases import CASES

    client = TestClient(application)
    rows = [answer(client, *case) for case in CASES]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    (HERE / "corpus.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    refused = sum(row["status"] == 422 for row in rows)
    print(f"{len(rows)} requests, {refused} of them refused")


def answer(client, endpoint: str, sent) -> dict:
    """One row: the request as it was sent, the status, and the errors without what repeats the input."""
    method, path = endpoint.split(" ")
    raw = sent if isinstance(sent, str) else json.dumps(sent)
    if method == "GET":
        response = client.get(path, params=sent.get("query"), headers=sent.get("headers"))
    else:
        response = client.request(method, path, content=raw, headers={"content-type": "application/json"})
    assert response.status_code in (200, 422), (endpoint, raw, response.status_code)
    detail = response.json()["detail"] if response.status_code == 422 else []
    errors = [{"type": error["type"], "loc": error["loc"], "msg": error["msg"]} for error in detail]
    return {"endpoint": endpoint, "request": raw, "status": response.status_code, "errors": errors}


if __name__ == "__main__":
    if INSIDE in sys.argv:
        write_corpus()
    else:
        run_in_fresh_environment()
