import type { WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { GROUND, WATER } from '../capture/surface-numbers.js';
import { keepFineSplats } from './keep-captured.js';
import { PATCH_COUNT } from './patch-grid.js';
import { toLevel } from './spacing-levels.js';

/** The extents in metres of those level splats of a surface that are kept where samples are planned `gap` metres apart. */
function keptOf(surface: number, gap: number, extents: readonly number[]): number[] {
  const count = extents.length;
  const part = {
    count,
    positions: Float32Array.from({ length: 3 * count }, (_, i) => [0, -1.6, -8][i % 3] ?? 0),
    scales: Float32Array.from({ length: 3 * count }, (_, i) => Math.log(i % 3 === 0 ? (extents[i / 3] ?? 0) : 0.01)),
    // The third axis points up.
    rotations: Float32Array.from({ length: 4 * count }, (_, i) => [-Math.SQRT1_2, 0, 0, Math.SQRT1_2][i % 4] ?? 0),
    colors: new Float32Array(3 * count),
    surface: new Uint32Array(count).fill(surface),
  };
  const levels = new Uint8Array(PATCH_COUNT).fill(toLevel(gap) + 1);
  const plan = { cell: 0.5, levels, starts: [], instances: new Uint32Array(), isTurned: new Uint8Array() };
  const { scales } = keepFineSplats(part, plan, { instances: [] } as unknown as WorldModel);
  return Array.from({ length: scales.length / 3 }, (_, i) => Math.exp(scales[3 * i] ?? 0));
}

const EXTENTS = [0.05, 0.1, 0.2];

describe('splats of the capture', () => {
  it('stay where they are fine enough', () => {
    expect(keptOf(GROUND, 0.125, EXTENTS).map((extent) => extent.toFixed(2))).toEqual(['0.05', '0.10']);
  });

  it('give way sooner on water that walkers come close to, where they would show as streaks', () => {
    expect(keptOf(WATER, 0.125, EXTENTS).map((extent) => extent.toFixed(2))).toEqual(['0.05']);
  });

  it('stay on water far away as on the ground', () => {
    expect(keptOf(WATER, 0.5, [0.6, 0.8])).toEqual(keptOf(GROUND, 0.5, [0.6, 0.8]));
  });
});
