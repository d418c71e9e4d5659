"""A webhook receiver: python3 receiver.py, with JWKS_URL, PROJECT_ID and PORT set. A proxy in front of it terminates TLS.

It needs the package `cryptography`.
"""

import base64
import json
import os
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TOLERANCE_SECONDS = 300
CACHE_SECONDS = 24 * 3600  # the maximum
PAUSE_SECONDS = 1  # between two fetches, so that forged requests do not cause more
BODY_BYTES = 20_000  # no event is larger
POLL_SECONDS = 0.1


class KeySet:
    """The published keys, cached for a day."""

    def __init__(self, url):
        self.url, self.keys, self.lock = url, [], threading.Lock()
        self.asked_at, self.fetched_at = float("-inf"), float("-inf")

    def current(self):
        """Return the cached keys. A caller does not wait while another one fetches them again."""
        keys = self.keys
        return keys if time.monotonic() - self.fetched_at < CACHE_SECONDS else self.refetch(keys)

    def refetch(self, known):
        """Return the current keys. Concurrent callers with the same rejected keys share one request."""
        with self.lock:
            if self.keys is known:
                self._fetch()
            return self.keys

    def _fetch(self):
        time.sleep(max(0, self.asked_at + PAUSE_SECONDS - time.monotonic()))
        self.asked_at = time.monotonic()
        with urllib.request.urlopen(self.url, timeout=10) as response:
            jwks = json.load(response)
        self.keys = [
            # A key is base64url without padding. A signature is standard base64 with padding.
            Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(key["x"] + "="))
            for key in jwks["keys"]
            if key.get("kty") == "OKP" and key.get("crv") == "Ed25519"
        ]
        self.fetched_at = time.monotonic()


def verified(headers, body, key_set):
    """Return the event of a genuine request, or None."""
    webhook_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not webhook_id or not timestamp.isascii() or not timestamp.isdigit():
        return None
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return None
    entries = headers.get("webhook-signature", "").split(" ")
    signatures = [base64.b64decode(entry[4:]) for entry in entries if entry.startswith("v1a,")]
    content = f"{webhook_id}.{timestamp}.".encode() + body
    keys = key_set.current()
    if any_verifies(signatures, keys, content) or any_verifies(signatures, key_set.refetch(keys), content):
        return json.loads(body)
    return None


def any_verifies(signatures, keys, content):
    for key in keys:
        for signature in signatures:
            try:
                key.verify(signature, content)
                return True
            except InvalidSignature:
                continue
    return False


KEY_SET = KeySet(os.environ["JWKS_URL"])
PROJECT_ID = os.environ["PROJECT_ID"]
# Events that are recorded but not processed yet, and the IDs of processed events. In production, use one table with a unique ID.
INBOX, DONE_IDS, LOCK = {}, set(), threading.Lock()


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        self.send_response(self.receive())
        self.send_header("content-length", "0")
        self.end_headers()

    def receive(self):
        """Verify and record an event, and return the status. It must return within 15 seconds, so it does not process the event."""
        length = int(self.headers.get("content-length", "0"))
        if length > BODY_BYTES:
            self.close_connection = True
            return 413
        body = self.rfile.read(length)
        try:
            event = verified(self.headers, body, KEY_SET)
        except ValueError:
            return 400  # not base64, or not JSON
        except OSError:
            return 503  # the keys cannot be fetched. The service retries
        if event is None:
            return 400
        if event["data"]["projectId"] != PROJECT_ID:
            return 204  # one key signs the events of all projects: ignore other projects
        with LOCK:
            if self.headers["webhook-id"] not in DONE_IDS:
                INBOX[self.headers["webhook-id"]] = event
        return 204

    def log_message(self, *_):
        pass


def work():
    """Process recorded events, and mark each one as done after its work. An event whose work fails stays in the inbox."""
    while True:
        with LOCK:
            recorded = list(INBOX.items())
        for webhook_id, event in recorded:
            try:
                handle(event)
            except Exception as error:
                print(f"{webhook_id}: {error}", file=sys.stderr, flush=True)
                continue
            with LOCK:
                DONE_IDS.add(webhook_id)
                del INBOX[webhook_id]
        time.sleep(POLL_SECONDS)


def handle(event):
    """Do your own work. It can run twice for one event, if the process stops before the event is marked as done."""
    print(event["type"], event["data"]["operationId"], flush=True)


threading.Thread(target=work, daemon=True).start()
ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
