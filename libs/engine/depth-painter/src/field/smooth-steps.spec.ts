import { describe, expect, it } from 'vitest';

import type { DepthField } from './depth-field.js';
import { findQuantizationSteps, smoothDepthRows } from './smooth-steps.js';

/** A slope with a nearer block before it, in steps of a metre's parts. */
function stepped(width: number, perMetre: number): DepthField {
  const inverse = Float32Array.from({ length: (width * width) / 2 }, (_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    const metres =
      Math.abs(column - width / 2) < width / 8 && row > width / 8 ? 2 : 4 + (6 * row + 3 * Math.abs(column - width / 3)) / width;
    return 1 / (Math.round(metres * perMetre) / perMetre);
  });
  return { width, inverse };
}

function smoothed(field: DepthField, rowsOfOne: number): Float32Array {
  const steps = findQuantizationSteps(field);
  if (steps === null) return field.inverse;
  const height = field.width / 2;
  const parts = Array.from({ length: Math.ceil(height / rowsOfOne) }, (_, band) =>
    smoothDepthRows({ field, steps, rows: { start: band * rowsOfOne, end: Math.min(height, (band + 1) * rowsOfOne) } }),
  );
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

/** How much a slope bends from pixel to pixel, beside the block. */
function bend({ width, inverse }: DepthField): number {
  let sum = 0;
  for (let column = 1; column + 1 < width / 4; column++) {
    const at = (width / 4) * width + column;
    sum += Math.abs(inverse[at - 1] - 2 * inverse[at] + inverse[at + 1]);
  }
  return sum;
}

describe('steps of a depth file', () => {
  it('are smoothed away where surfaces slope, and edges stay', () => {
    const field = stepped(256, 8);
    const inverse = smoothed(field, 128);
    expect(bend({ ...field, inverse })).toBeLessThan(0.3 * bend(field));
    const edge = 100 * 256 + 128 - 32;
    expect(inverse[edge + 1] - inverse[edge - 1]).toBeGreaterThan(0.9 * (field.inverse[edge + 1] - field.inverse[edge - 1]));
  });

  it('are smoothed to the same numbers however the rows are shared out', () => {
    const field = stepped(256, 8);
    const whole = smoothed(field, 128);
    expect(whole).not.toEqual(field.inverse);
    for (const rows of [1, 7, 64]) expect(Buffer.compare(Buffer.from(smoothed(field, rows).buffer), Buffer.from(whole.buffer))).toBe(0);
  });

  it('are smoothed around the seam, in pictures narrower than the filter, too', () => {
    for (const width of [8, 10, 14]) expect(smoothed(stepped(width, 2), width / 2).every((value) => value > 0)).toBe(true);
  });

  it('are none where all is equally far', () => {
    expect(findQuantizationSteps({ width: 64, inverse: new Float32Array(2_048).fill(1 / 3) })).toBeNull();
  });
});
