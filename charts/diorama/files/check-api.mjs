// What `helm test` runs: the API answers, and with a key it makes a small world whose assets can be fetched.
const { GATEWAY_URL, MEDIA_URL, MEDIA_PUBLIC_URL, API_KEY } = process.env;
const DEADLINE_MS = 240_000;
const say = (text) => process.stdout.write(`${text}\n`);

async function expectStatus(path, status, init) {
  const response = await fetch(GATEWAY_URL + path, init);
  if (response.status !== status) throw new Error(`${path} returned ${response.status}, not ${status}: ${await response.text()}`);
  say(`${path} returns ${status}`);
  return response;
}

async function makeWorld() {
  const headers = { 'svc-api-key': API_KEY, 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'svc-1.0-draft', seed: 7, world_prompt: { type: 'text', text_prompt: 'a birch grove by a lake' } });
  const started = await (await expectStatus('/svc/v1/worlds:generate', 200, { method: 'POST', headers, body })).json();
  const until = Date.now() + DEADLINE_MS;
  for (;;) {
    const operation = await (await fetch(`${GATEWAY_URL}/svc/v1/operations/${started.operation_id}`, { headers })).json();
    if (operation.done && operation.error === null) return operation.response;
    if (operation.done) throw new Error(`the world failed: ${JSON.stringify(operation.error)}`);
    if (Date.now() > until) throw new Error('the world was not made in time');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Assets are fetched at the Service: their public host may be out of reach from in here. */
async function fetchAsset(url) {
  const response = await fetch(url.replace(MEDIA_PUBLIC_URL, MEDIA_URL));
  if (!response.ok) throw new Error(`an asset returned ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

const urlsOf = (value) => {
  if (typeof value === 'string') return value.startsWith(MEDIA_PUBLIC_URL) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(urlsOf) : [];
};

await expectStatus('/readyz', 200);
await expectStatus('/healthz', 200);
await expectStatus('/openapi.json', 200);
await expectStatus('/svc/v1/credits', 401);
if (API_KEY) {
  const world = await makeWorld();
  const urls = [...new Set(urlsOf(world.assets))];
  if (urls.length === 0) throw new Error('the world has no assets');
  for (const url of urls) say(`${await fetchAsset(url)} bytes of ${new URL(url).pathname.split('/').at(-1)}`);
}
