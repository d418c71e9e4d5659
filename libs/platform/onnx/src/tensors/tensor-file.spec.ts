import { describe, expect, it } from 'vitest';

import { TensorFileError, decodeTensors, encodeTensors } from './tensor-file.js';

const FILE = {
  tensors: {
    b: { shape: [2, 2], data: Float32Array.from([1, -2.5, Infinity, 0]) },
    a: { shape: [3], data: Uint8Array.from([1, 2, 255]) },
    c: { shape: [1], data: BigInt64Array.from([-(2n ** 62n)]) },
    scalar: { shape: [], data: Int32Array.from([-7]) },
  },
  texts: { prompt: 'a “quiet” harbour' },
};

/** A file with this header, as it is, and so many bytes of numbers. */
function file(header: string, numbers = 0, announced = header.length): Uint8Array {
  const bytes = new Uint8Array(8 + header.length + numbers);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(announced), true);
  bytes.set(new TextEncoder().encode(header), 8);
  return bytes;
}

describe('tensors as a file', () => {
  it('come back as they were, wherever the bytes lie', () => {
    const bytes = encodeTensors(FILE);
    expect(decodeTensors(bytes)).toEqual(FILE);
    const elsewhere = new Uint8Array(bytes.length + 3);
    elsewhere.set(bytes, 3);
    expect(decodeTensors(elsewhere.subarray(3))).toEqual(FILE);
  });

  it('are laid out as the format says', () => {
    const bytes = encodeTensors({ tensors: { x: { shape: [2], data: Float32Array.from([1, 2]) } }, texts: {} });
    const length = Number(new DataView(bytes.buffer).getBigUint64(0, true));
    expect(JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)))).toEqual({
      x: { dtype: 'F32', shape: [2], data_offsets: [0, 8] },
    });
    expect((8 + length) % 8).toBe(0);
    expect([...new Float32Array(bytes.buffer.slice(8 + length))]).toEqual([1, 2]);
  });

  it('have the bytes that do not depend on the order of their names', () => {
    const reversed = Object.fromEntries(Object.entries(FILE.tensors).toReversed());
    expect(encodeTensors({ ...FILE, tensors: reversed })).toEqual(encodeTensors(FILE));
  });

  it('may have any name', () => {
    const bytes = file('{"__proto__":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}', 1);
    expect(Object.keys(decodeTensors(bytes).tensors)).toEqual(['__proto__']);
  });

  it('are refused with a shape that they do not have', () => {
    expect(() => encodeTensors({ tensors: { x: { shape: [3], data: new Float32Array(2) } }, texts: {} })).toThrow(RangeError);
  });

  it.each([
    ['nothing', new Uint8Array(3), 'too short'],
    ['a header beyond the end', file('{}', 0, 1_000), 'too long'],
    ['a header without end', file('{}', 0, 2 ** 40), 'too long'],
    ['a header that is no JSON', file('{x}'), 'not a JSON object'],
    ['a list', file('[]'), 'not a JSON object'],
    ['another type', file('{"x":{"dtype":"BF16","shape":[1],"data_offsets":[0,2]}}', 2), 'F16'],
    ['a name of every object as type', file('{"x":{"dtype":"toString","shape":[1],"data_offsets":[0,2]}}', 2), 'toString'],
    ['no entry', file('{"x":null}'), 'type'],
    ['a shape that does not fit', file('{"x":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}}', 8), 'do not match its shape'],
    ['a place outside', file('{"x":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}}', 8), 'do not match its shape'],
    ['a place that runs backwards', file('{"x":{"dtype":"U8","shape":[0],"data_offsets":[4,0]}}', 8), 'do not match its shape'],
    ['a negative axis', file('{"x":{"dtype":"U8","shape":[-1,-4],"data_offsets":[0,4]}}', 8), 'no shape'],
    ['metadata of numbers', file('{"__metadata__":{"seed":1}}'), 'metadata'],
  ])('are refused in a file with %s', (_, bytes, problem) => {
    expect(() => decodeTensors(bytes)).toThrow(TensorFileError);
    expect(() => decodeTensors(bytes)).toThrow(problem);
  });
});
