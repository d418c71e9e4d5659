// Clients that wait: each asks the same again and again over connections that it keeps, and writes down every answer that is no success.
import { setTimeout as sleep } from 'node:timers/promises';

const { TARGETS, API_KEY } = process.env;
const CLIENTS = 4;
const PAUSE_MS = 40;
const PATIENCE_MS = 20_000;

let asked = 0;
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function ask({ url, method = 'GET', body }) {
  const startedAt = Date.now();
  const failure = await fetch(url, {
    method,
    headers: { 'svc-api-key': API_KEY, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (response) => {
      const text = await response.text();
      return response.ok ? null : `${response.status} ${text.slice(0, 200)}`;
    },
    (error) => String(error.cause ?? error),
  );
  asked++;
  if (failure !== null) say({ at: new Date(startedAt).toISOString(), ms: Date.now() - startedAt, url, failure });
}

for (const target of JSON.parse(TARGETS)) {
  for (let client = 0; client < CLIENTS; client++) {
    void (async () => {
      for (;;) {
        await ask(target);
        await sleep(PAUSE_MS);
      }
    })();
  }
}
setInterval(() => say({ asked }), 1_000);
