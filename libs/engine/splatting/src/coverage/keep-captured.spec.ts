import type { WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { OVERLAP } from '../capture/disc.js';
import { FIRST_INSTANCE, GROUND, WATER } from '../capture/surface-numbers.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { keepFineSplats } from './keep-captured.js';
import { PATCH_COUNT } from './patch-grid.js';
import { toLevel } from './spacing-levels.js';

/** Steradians of each splat in the capture. */
const CAPTURED = 1e-6;
/** Breadth of the splats in metres. */
const BREADTH = 0.01;

interface Planned {
  readonly surface: number;
  /** Metres between planned samples. */
  readonly gap: number;
  /** Steradians of a square metre in the views of walkers. */
  readonly density?: number;
  readonly isGlossy?: boolean;
}

/** A world of one object. */
const worldOf = (isGlossy: boolean): WorldModel =>
  ({
    instances: [{ prototype: 0 }],
    prototypes: [{ material: Uint16Array.of(0), doubleSided: false }],
    materials: [isGlossy ? { gloss: { straight: 0.04, roughness: 0, isTinted: false } } : {}],
  }) as unknown as WorldModel;

/** Those level splats of a surface that are kept, with lengths in metres. */
function keep({ surface, gap, density = 0, isGlossy = false }: Planned, extents: readonly number[]): SplatPart {
  const count = extents.length;
  const part = {
    count,
    positions: Float32Array.from({ length: 3 * count }, (_, i) => [0, -1.6, -8][i % 3] ?? 0),
    scales: Float32Array.from({ length: 3 * count }, (_, i) => Math.log(i % 3 === 0 ? (extents[i / 3] ?? 0) : BREADTH)),
    // The third axis points up.
    rotations: Float32Array.from({ length: 4 * count }, (_, i) => [-Math.SQRT1_2, 0, 0, Math.SQRT1_2][i % 4] ?? 0),
    colors: new Float32Array(3 * count),
    surface: new Uint32Array(count).fill(surface),
    weights: new Float32Array(count).fill(CAPTURED),
  };
  const levels = new Uint8Array(PATCH_COUNT).fill(toLevel(gap) + 1);
  const densities = new Float32Array(PATCH_COUNT).fill(density);
  const plan = { cell: 0.5, levels, density: densities, starts: [], instances: new Uint32Array(), isTurned: new Uint8Array() };
  return keepFineSplats(part, plan, worldOf(isGlossy));
}

function keptOf(surface: number, gap: number, extents: readonly number[], isGlossy = false): number[] {
  const { scales } = keep({ surface, gap, isGlossy }, extents);
  return Array.from({ length: scales.length / 3 }, (_, i) => Math.exp(scales[3 * i] ?? 0));
}

const EXTENTS = [0.04, 0.1, 0.2];

describe('splats of the capture', () => {
  it('stay where they are fine enough', () => {
    expect(keptOf(GROUND, 0.125, EXTENTS).map((extent) => extent.toFixed(2))).toEqual(['0.04', '0.10']);
  });

  it('give way sooner on water that walkers come close to, where they would show as streaks', () => {
    expect(keptOf(WATER, 0.125, EXTENTS).map((extent) => extent.toFixed(2))).toEqual(['0.04']);
  });

  it('give way sooner on gloss that the capture sees at a flat angle, where it mirrors most', () => {
    expect(keptOf(FIRST_INSTANCE, 0.125, EXTENTS, true).map((extent) => extent.toFixed(2))).toEqual(['0.04']);
    expect(keptOf(FIRST_INSTANCE, 0.125, EXTENTS).map((extent) => extent.toFixed(2))).toEqual(['0.04', '0.10']);
    expect(keptOf(FIRST_INSTANCE, 0.0125, [0.015], true)).toHaveLength(1);
  });

  it('stay on water far away as on the ground', () => {
    expect(keptOf(WATER, 0.5, [0.6, 0.8])).toEqual(keptOf(GROUND, 0.5, [0.6, 0.8]));
  });

  it('weigh as much as walkers see of them', () => {
    const density = 0.02;
    const { weights } = keep({ surface: GROUND, gap: 1, density }, [0.07, 0.14]);
    expect(weights[0]).toBeCloseTo((density * 0.07 * BREADTH) / OVERLAP ** 2, 8);
    expect(weights[1]).toBeCloseTo(2 * (weights[0] ?? 0), 8);
  });

  it('weigh as in the capture where the survey met nothing', () => {
    expect([...keep({ surface: GROUND, gap: 1 }, [0.07, 0.14]).weights]).toEqual([Math.fround(CAPTURED), Math.fround(CAPTURED)]);
  });
});
