"""A receiver of webhooks: python3 receiver.py, with JWKS_URL, PROJECT_ID and PORT set. TLS ends in front of it.

Needs the package `cryptography`.
"""

import base64
import json
import os
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TOLERANCE_SECONDS = 300
CACHE_SECONDS = 24 * 3600  # the longest that is allowed
PAUSE_SECONDS = 1  # between two fetches, which forged requests cannot multiply
BODY_BYTES = 20_000  # no event has more


class KeySet:
    """The published keys, kept for a day."""

    def __init__(self, url):
        self.url, self.keys, self.lock = url, [], threading.Lock()
        self.asked_at, self.fetched_at = float("-inf"), float("-inf")

    def current(self):
        """The cached keys. A caller does not wait while another one refetches."""
        keys = self.keys
        return keys if time.monotonic() - self.fetched_at < CACHE_SECONDS else self.refetch(keys)

    def refetch(self, known):
        """The current keys. Concurrent callers with the same rejected keys share one request."""
        with self.lock:
            if self.keys is known:
                self._fetch()
            return self.keys

    def _fetch(self):
        time.sleep(max(0, self.asked_at + PAUSE_SECONDS - time.monotonic()))
        self.asked_at = time.monotonic()
        with urllib.request.urlopen(self.url, timeout=10) as answer:
            jwks = json.load(answer)
        self.keys = [
            # The key is base64 for URLs, without padding; signatures are standard base64, with it.
            Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(key["x"] + "="))
            for key in jwks["keys"]
            if key.get("kty") == "OKP" and key.get("crv") == "Ed25519"
        ]
        self.fetched_at = time.monotonic()


def verified(headers, body, key_set):
    """The event of a genuine callback, or None."""
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
SEEN = set()  # of yours a table with a unique column: a retry may come a day later, to another process
SEEN_LOCK = threading.Lock()


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        self.send_response(self.receive())
        self.send_header("content-length", "0")
        self.end_headers()

    def receive(self):
        """Return the status. Respond within 15 seconds, and do longer work afterwards."""
        length = int(self.headers.get("content-length", "0"))
        if length > BODY_BYTES:
            self.close_connection = True
            return 413
        body = self.rfile.read(length)
        try:
            event = verified(self.headers, body, KEY_SET)
        except ValueError:
            return 400  # no base64, or no JSON
        except OSError:
            return 503  # the keys are not available: the service sends the event again
        if event is None:
            return 400
        if event["data"]["projectId"] != PROJECT_ID:
            return 204  # one key signs for all projects; ignore events of others
        with SEEN_LOCK:
            is_new = self.headers["webhook-id"] not in SEEN
            SEEN.add(self.headers["webhook-id"])
        if is_new:
            print(event["type"], event["data"]["operationId"], flush=True)
        return 204

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
