import { crc32, gunzipSync } from 'node:zlib';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { combineCrc32, deflateSpzPart, gzipSpz, joinSpzParts } from './gzip-parts.js';

const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i < 1_500_000 ? Math.imul(i ^ (i >>> 7), 0x9e3779b1) >>> 24 : i % 7));

/** Bytes of Marsaglia's xorshift: no repeats to find. */
function noiseOf(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 24;
  });
}

describe('gzip in parts', () => {
  it('gives one stream that any reader takes', async () => {
    const cuts = [0, 700_001, 700_001, 2_000_000, bytes.length];
    const parts = cuts.slice(1).map((end, i) => deflateSpzPart(bytes.subarray(cuts[i], end), end === bytes.length));
    const file = joinSpzParts(parts);
    expect(gunzipSync(file).equals(bytes)).toBe(true);
    const browser = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
    expect(Buffer.from(await new Response(browser).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([0, 1, 4, 9])('compresses at level %i', (level) => {
    const file = gzipSpz(bytes, level);
    expect(gunzipSync(file).equals(bytes)).toBe(true);
    expect(file.length < bytes.length).toBe(level > 0);
  });

  it('still finds repeats where there are some', () => {
    expect(gzipSpz(bytes.subarray(1_500_000)).length).toBeLessThan(20_000);
  });

  it('finds them on either side of a middle that has none', () => {
    const noise = noiseOf(100_000);
    const block = Uint8Array.from({ length: 1 << 20 }, (_, i) => noise[i % 2048] ?? 0);
    block.set(noise, block.length / 2 - 50_000);
    expect(gzipSpz(block).length).toBeLessThan(block.length / 5);
  });

  it('is a valid file of nothing', () => {
    expect(gunzipSync(gzipSpz(new Uint8Array(0))).length).toBe(0);
  });

  it('combines checksums as if the bytes were one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
        expect(combineCrc32(crc32(first), crc32(second), second.length)).toBe(crc32(Buffer.concat([first, second])));
      }),
    );
  });
});
