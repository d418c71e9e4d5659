import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitIntoParts } from './multipart.js';

const PART = 8 * 1_048_576;

async function* pieces(sizes: readonly number[]): AsyncGenerator<Uint8Array, void> {
  for (const [index, size] of sizes.entries()) yield new Uint8Array(size).fill(index + 1);
}

describe('content in parts', () => {
  it('is the same content, in full parts up to the last', async () => {
    const sizes = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: PART - 2, max: PART + 2 })), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(sizes, async (given) => {
        const parts: Buffer[] = [];
        for await (const part of splitIntoParts(pieces(given))) parts.push(part);
        const whole: Uint8Array[] = [];
        for await (const piece of pieces(given)) whole.push(piece);
        expect(Buffer.concat(parts).equals(Buffer.concat(whole))).toBe(true);
        expect(parts.slice(0, -1).every((part) => part.byteLength === PART)).toBe(true);
        expect(parts.every((part) => part.byteLength > 0 && part.byteLength <= PART)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
