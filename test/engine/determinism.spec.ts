import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const PROCESS = fileURLToPath(new URL('build-process.ts', import.meta.url));
const KINDS = ['text', 'room', 'painted', 'image', 'panorama', 'multi-image', 'video'];

type Hashes = Readonly<Record<string, unknown>>;

async function hashesOf(threads: number, kinds: readonly string[]): Promise<Readonly<Record<string, Hashes>>> {
  const { stdout } = await run('node', [PROCESS, String(threads), ...kinds]);
  return JSON.parse(stdout) as Record<string, Hashes>;
}

describe('two fresh processes, one of them with two threads and the opposite order', () => {
  let one: Readonly<Record<string, Hashes>>;
  let two: Readonly<Record<string, Hashes>>;
  beforeAll(async () => {
    [one, two] = await Promise.all([hashesOf(1, KINDS), hashesOf(2, KINDS.toReversed())]);
  }, 900_000);

  it.each(KINDS)('make the same world of one request: %s', (kind) => {
    expect(Object.keys(one[kind] ?? {})).toEqual(
      expect.arrayContaining(['panorama', 'mesh.collider_mesh_url', 'splats.spz_urls.full_res']),
    );
    expect(two[kind]).toEqual(one[kind]);
  });

  it('give a painted world the colours of its painting', () => {
    const [red = 0, green = 0, blue = 0] = (one['painted']?.['color'] ?? []) as number[];
    expect(red).toBeGreaterThan(3 * blue);
    expect(red).toBeGreaterThan(green);
  });
});
