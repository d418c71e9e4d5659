import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const PROCESS = fileURLToPath(new URL('build-process.ts', import.meta.url));
const KINDS = ['text', 'room', 'image', 'panorama', 'multi-image', 'video'];

async function hashesOf(kind: string, threads: number): Promise<Record<string, unknown>> {
  const { stdout } = await run('node', [PROCESS, kind, String(threads)]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('two fresh processes', () => {
  it.each(KINDS)('make the same world of one request, on one thread and on two: %s', async (kind) => {
    const [one, two] = [await hashesOf(kind, 1), await hashesOf(kind, 2)];
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['panorama', 'mesh.collider_mesh_url', 'splats.spz_urls.full_res']));
    expect(two).toEqual(one);
  });
});
