import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ExrError } from '../model/exr-error.js';
import { HuffmanCodes, LONGEST_HUFFMAN_CODE } from './huffman-codes.js';

const PADDING_BYTES = 16;

/** Lengths of a complete code: one code is split in two, again and again. */
const lengthsOfCodes = fc.array(fc.nat(), { minLength: 1, maxLength: 300 }).map((splits) => {
  const lengths = [1, 1];
  for (const split of splits) {
    const at = split % lengths.length;
    const length = (lengths[at] ?? 0) + 1;
    if (length <= LONGEST_HUFFMAN_CODE) lengths.splice(at, 1, length, length);
  }
  return Uint8Array.from(lengths);
});

/** Each symbol's code as text: the longest ones are the smallest numbers (OpenEXR's canonical codes). */
function codesOf(lengths: Uint8Array): string[] {
  const codes: string[] = [];
  for (let length = LONGEST_HUFFMAN_CODE, code = 0n; length > 0; length--, code >>= 1n)
    for (const [symbol, own] of lengths.entries()) if (own === length) codes[symbol] = (code++).toString(2).padStart(length, '0');
  return codes;
}

function coded(text: string): { view: DataView; bits: number } {
  const bytes = new Uint8Array(Math.ceil(text.length / 8) + PADDING_BYTES);
  for (let i = 0; i < text.length; i += 8) bytes[i / 8] = Number.parseInt(text.slice(i, i + 8).padEnd(8, '0'), 2);
  return { view: new DataView(bytes.buffer), bits: text.length };
}

const numbersIn = (count: number): fc.Arbitrary<number[]> => fc.array(fc.nat({ max: count - 1 }), { minLength: 1, maxLength: 200 });

describe('Huffman codes', () => {
  test('every number comes back, whatever the lengths', () => {
    const cases = lengthsOfCodes.chain((lengths) => fc.tuple(fc.constant(lengths), numbersIn(lengths.length - 1)));
    fc.assert(
      fc.property(cases, ([lengths, numbers]) => {
        const codes = codesOf(lengths);
        const out = new Uint16Array(numbers.length);
        new HuffmanCodes(lengths).decode(coded(numbers.map((number) => codes[number]).join('')), out);
        expect([...out]).toEqual(numbers);
      }),
      {
        examples: [
          [
            [
              Uint8Array.from(Array.from({ length: LONGEST_HUFFMAN_CODE + 1 }, (_, i) => Math.min(i + 1, LONGEST_HUFFMAN_CODE))),
              [57, 0, 56, 1, 30, 57],
            ],
          ],
        ],
      },
    );
  });

  test('a run repeats the number before it', () => {
    const lengths = Uint8Array.of(2, 2, 1);
    const [zero, one, run] = codesOf(lengths) as [string, string, string];
    const out = new Uint16Array(8);
    new HuffmanCodes(lengths).decode(coded(`${one}${run}00000101${zero}${one}`), out);
    expect([...out]).toEqual([1, 1, 1, 1, 1, 1, 0, 1]);
  });

  test.for([
    ['more codes than there can be', Uint8Array.of(1, 1, 1), '0', 1],
    ['a code that is none', Uint8Array.of(0, 3, 3), '111', 1],
    ['a run before the first number', Uint8Array.of(1, 1), '100000001', 1],
    ['too many numbers', Uint8Array.of(2, 2, 1), '0000', 1],
    ['too few numbers', Uint8Array.of(2, 2, 1), '00', 2],
    ['a last code that is cut off', Uint8Array.of(2, 2, 1), '0', 1],
  ] as const)('%s: damaged', ([, lengths, text, count]) => {
    expect(() => new HuffmanCodes(lengths).decode(coded(text), new Uint16Array(count))).toThrow(ExrError);
  });
});
