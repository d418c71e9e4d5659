import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { encodeExr } from '@diorama/exr';
import type { ConfinedOptions } from '@diorama/images';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createConfinedDepthReader } from './depth-reader.js';

const ENTRY = new URL('../../dist/depth/depth-child.js', import.meta.url);
const METRES = Float32Array.from({ length: 128 * 64 }, (_, i) => 1 + i);

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-reader-'));
  path = join(folder, 'depth.exr');
  await writeFile(path, encodeExr({ width: 128, height: 64, channels: [{ name: 'Z', data: METRES }] }));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(file: string, options: Partial<ConfinedOptions> = {}, signal = new AbortController().signal) {
  const reader = createConfinedDepthReader({ entry: ENTRY, ...options });
  try {
    return await reader.read(file, { scale: null, signal });
  } finally {
    reader.close();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('reading a depth panorama in a process of its own', () => {
  it('gives the very metres of the file', async () => expect(await read(path)).toEqual({ width: 128, height: 64, metres: METRES }));

  it('refuses another file with a message for the uploader', async () => {
    const text = join(folder, 'text.exr');
    await writeFile(text, 'no picture');
    await expect(read(text)).rejects.toMatchObject({ code: 'MEDIA_REJECTED', details: { reason: 'it is neither PNG nor EXR' } });
  });

  it('blames the file for taking too long or too much memory', async () => {
    await expect(read(path, { timeMs: 1 })).rejects.toMatchObject({
      code: 'MEDIA_REJECTED',
      details: { reason: expect.stringContaining('too long') },
    });
    const entry = join(folder, 'greedy.mjs');
    const images = new URL('../../../../libs/formats/images/dist/index.js', import.meta.url).href;
    await writeFile(
      entry,
      `import { serveConfinedRequest } from '${images}';\nserveConfinedRequest(() => new Promise(() => setInterval(() => {}, 9)));`,
    );
    const greedy = read(path, { entry: pathToFileURL(entry), memoryBytes: 1_000_000 });
    await expect(greedy).rejects.toMatchObject({ code: 'MEDIA_REJECTED', details: { reason: expect.stringContaining('too much memory') } });
  });

  it('asks to be tried again when the process was lost for another reason', async () => {
    const entry = join(folder, 'lost.mjs');
    await writeFile(entry, `process.once('message', () => process.exit(3));`);
    await expect(read(path, { entry: pathToFileURL(entry) })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('ends the process, and throws the reason, when it is aborted', async () => {
    const entry = join(folder, 'patient.mjs');
    const pidFile = join(folder, 'pid');
    const note = `import { writeFileSync } from 'node:fs';`;
    await writeFile(
      entry,
      `${note}\nprocess.once('message', () => { writeFileSync('${pidFile}', String(process.pid)); setInterval(() => {}, 99); });`,
    );
    const stop = new AbortController();
    const reading = read(path, { entry: pathToFileURL(entry) }, stop.signal);
    const pid = async (): Promise<number> => Number(await readFile(pidFile, 'utf8').catch(() => '0'));
    await expect.poll(pid, { timeout: 30_000 }).toBeGreaterThan(0);
    stop.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
    const child = await pid();
    await expect.poll(() => isAlive(child), { timeout: 30_000 }).toBe(false);
  });
});
