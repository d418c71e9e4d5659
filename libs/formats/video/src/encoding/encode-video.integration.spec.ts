import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Raster } from '@diorama/raster';
// Built code: processes run files, and Node has no TypeScript there.
import { encodeVideo, extractFrames, probeVideo } from '@diorama/video';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'diorama-encode-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SIZE = { width: 128, height: 72 };
const COLORS = [
  [200, 30, 40],
  [20, 180, 60],
  [30, 60, 210],
  [240, 240, 240],
] as const;

/** Frames of one colour each. */
async function* plain(count: number, size = SIZE): AsyncGenerator<Raster> {
  for (let i = 0; i < count; i++) {
    const data = new Uint8Array(3 * size.width * size.height);
    for (let p = 0; p < data.length; p += 3) data.set(COLORS[i % COLORS.length] ?? COLORS[0], p);
    yield { ...size, data };
  }
}

describe('an encoded film', () => {
  it('has every frame in its colours, its size and its length, and the same bytes each time', async () => {
    const bytes = await encodeVideo(plain(8), { ...SIZE, framesPerSecond: 4 });
    const path = join(folder, 'film.mp4');
    writeFileSync(path, bytes);
    expect(await probeVideo(path)).toEqual({ container: 'mp4', codec: 'avc', ...SIZE, durationSeconds: 2 });
    const stills = await extractFrames(path, { most: 8, maxEdge: 128 });
    expect(stills).toHaveLength(8);
    for (const [i, { data }] of stills.entries())
      expect([...data.subarray(3_000, 3_003)]).toEqual((COLORS[i % COLORS.length] ?? []).map((value) => expect.closeTo(value, -1)));
    expect(Buffer.compare(await encodeVideo(plain(8), { ...SIZE, framesPerSecond: 4 }), bytes)).toBe(0);
    const file = Buffer.from(bytes);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it.each([
    ['an odd width', { width: 127, height: 72 }],
    ['no height', { width: 128, height: 0 }],
  ])('cannot have %s', async (_, size) => {
    await expect(encodeVideo(plain(1), { ...size, framesPerSecond: 4 })).rejects.toThrow(RangeError);
  });

  it('is refused for a frame of another size', async () => {
    await expect(encodeVideo(plain(1, { width: 64, height: 72 }), { ...SIZE, framesPerSecond: 4 })).rejects.toThrow(/does not fit/);
  });

  it('fails as its frames fail, and asks for none after that', async () => {
    let asked = 0;
    async function* failing(): AsyncGenerator<Raster> {
      for await (const frame of plain(5)) {
        if (++asked === 3) throw new Error('the world is gone');
        yield frame;
      }
    }
    await expect(encodeVideo(failing(), { ...SIZE, framesPerSecond: 4 })).rejects.toThrow('the world is gone');
    expect(asked).toBe(3);
  });

  it('ends when it is cancelled, and when it takes too long', async () => {
    const stop = new AbortController();
    async function* endless(): AsyncGenerator<Raster> {
      for (let i = 0; ; i++) {
        if (i === 2) stop.abort(new Error('enough'));
        yield* plain(1);
      }
    }
    await expect(encodeVideo(endless(), { ...SIZE, framesPerSecond: 4, signal: stop.signal })).rejects.toThrow(/enough|encoder ended/);
    const late = { fault: 'too_slow', message: 'encoding it takes longer than 0.2 s' };
    await expect(encodeVideo(endless(), { ...SIZE, framesPerSecond: 4, timeMs: 200 })).rejects.toMatchObject(late);
  });
});
