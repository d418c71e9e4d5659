import { describe, expect, it } from 'vitest';

import { createSplatCloud, SH_C0 } from './cloud.js';
import { addFirstHarmonics, bakeHarmonics, SH_C1 } from './first-harmonics.js';

/** One grey splat with harmonics of a degree; the first three coefficients are red, the next green in y, z, x. */
function cloudAt(position: readonly [number, number, number], sh: readonly number[]) {
  const cloud = createSplatCloud(1, sh.length === 0 ? 0 : 1);
  cloud.positions.set(position);
  cloud.rotations.set([0, 0, 0, 1]);
  cloud.sh.set(sh);
  return cloud;
}

describe('harmonics of degree 1', () => {
  it.each([
    ['y', [0, -2, 0], [0.1, 0, 0, 0, 0, 0, 0, 0, 0], 0.1],
    ['z', [0, 0, -3], [0, 0, 0, 0.1, 0, 0, 0, 0, 0], -0.1],
    ['x', [5, 0, 0], [0, 0, 0, 0, 0, 0, 0.1, 0, 0], -0.1],
  ] as const)('add their factor along %s, whatever the distance', (_, position, sh, expected) => {
    const color = new Float32Array(3);
    addFirstHarmonics(cloudAt(position, sh), 0, [0, 0, 0], color);
    expect([...color].map((value) => value / SH_C1)).toEqual([expect.closeTo(expected, 5), 0, 0]);
  });

  it('are baked into the colours that the origin sees', () => {
    const baked = bakeHarmonics(cloudAt([0, -2, 0], [0.1, 0.2, -0.3, 0, 0, 0, 0, 0, 0]));
    expect({ degree: baked.shDegree, rest: baked.sh.length }).toEqual({ degree: 0, rest: 0 });
    const seen = [...baked.colors].map((value) => (value * SH_C0) / SH_C1);
    expect(seen).toEqual([expect.closeTo(0.1, 5), expect.closeTo(0.2, 5), expect.closeTo(-0.3, 5)]);
  });

  it('add nothing for an eye at the centre of the splat', () => {
    const color = new Float32Array(3);
    addFirstHarmonics(cloudAt([1, 2, 3], [0.1, 0.2, 0.3, 0, 0, 0, 0, 0, 0]), 0, [1, 2, 3], color);
    expect([...color]).toEqual([0, 0, 0]);
  });

  it('leave a cloud without any as it is', () => {
    const plain = cloudAt([1, 2, 3], []);
    expect(bakeHarmonics(plain)).toBe(plain);
  });
});
