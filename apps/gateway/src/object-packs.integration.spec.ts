import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildBoxGlb } from '@diorama/object-packs/testing';
import { findFreePort } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const MANIFEST = { name: 'shop', version: '1.0.0', license: 'CC0-1.0', objects: [{ id: 'crate', file: 'crate.glb' }] };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-pack-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the gateway with the pack and waits for its end. */
async function startWithPack(manifest: object, file: Uint8Array): Promise<{ readonly code: number | null; readonly errors: string }> {
  await writeFile(join(folder, 'object-pack.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'crate.glb'), file);
  const port = await findFreePort();
  const environment = {
    WORLD_ADDRESS: '127.0.0.1:1',
    MEDIA_ADDRESS: '127.0.0.1:1',
    SIGNING_ADDRESS: '127.0.0.1:1',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    GATEWAY_PORT: String(port),
    GATEWAY_HEALTH_PORT: String(await findFreePort()),
    VIEWER_URL: `http://127.0.0.1:${port}`,
    MEDIA_PUBLIC_URL: 'http://127.0.0.1:1',
    OPERATOR_TOKENS: 'test=3f9c1b7ad25e48c0b6d1e2f3a4958677',
    OBJECT_PACKS: folder,
  };
  const gateway = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  gateway.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  const [code] = (await once(gateway, 'close')) as [number | null];
  return { code, errors };
}

describe('a gateway with an object pack that is not valid', () => {
  it('does not start and names the file that is not a model', async () => {
    const { code, errors } = await startWithPack(MANIFEST, Buffer.from('not a model'));
    expect(code).toBe(1);
    expect(errors).toMatch(/^object pack \S+: .*crate\.glb: [^\n]+\n$/);
  });

  it('does not start and names the fault of the manifest', async () => {
    const { code, errors } = await startWithPack({ ...MANIFEST, version: 'latest' }, await buildBoxGlb({ size: [1, 1, 1] }));
    expect(code).toBe(1);
    expect(errors).toMatch(/^object pack \S+: object-pack\.json: [^\n]*version[^\n]*\n$/);
  });
});
