import type { Generator, SwimmerSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { curve, group, implicit, mirror, move, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { ball, chain, limb } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { uprightFin } from './fins.js';

const PARTS: PartTable = {
  body: ['skin', '#5a6070'],
  belly: ['skin', '#e8e6e0'],
  spots: ['skin', '#3a7ac8'],
  fins: ['skin', 'body'],
  rings: ['skin', 'body'],
  line: ['skin', '#2a2624'],
  iris: ['eye', '#e8d890'],
  eye: ['eye', '#141416'],
  glint: ['paint', '#ffffff'],
};

/** Rays, sea horses and plesiosaurs. */
export const swimmer: Generator<SwimmerSpec> = (spec) => {
  const palette = createPalette(PARTS, spec.colors);
  return { shape: scale(group(...KINDS[spec.kind](palette)), spec.length), finishes: palette.finishes };
};

const KINDS: Readonly<Record<SwimmerSpec['kind'], (palette: Palette) => Shape[]>> = {
  ray: (palette) => rayOf(palette, false),
  manta: (palette) => rayOf(palette, true),
  seahorse: seahorseOf,
  plesiosaur: plesiosaurOf,
};

function rayOf({ slot }: Palette, isManta: boolean): Shape[] {
  const edge = (u: number): readonly [front: number, back: number] => {
    const v = Math.abs(u);
    return isManta ? [0.2 - 0.26 * v ** 1.3, -0.2 + 0.06 * v + 0.02 * v * v] : [0.34 * (1 - v ** 1.6) - 0.02, -0.3 * (1 - v ** 2) - 0.02];
  };
  const wave = (u: number): number => (isManta ? 0.1 : 0.05) * Math.abs(u) ** 1.4 * (isManta ? 1 : -0.4) + 0.03;
  const disc = (lift: number, share: number): Vec3[][] =>
    Array.from({ length: 17 }, (_, k) => {
      const u = -1 + k / 8;
      const [front, back] = edge(u);
      return [1, 0.7, 0.35, 0, -0.35, -0.7, -1].map((t): Vec3 => {
        const middle = (front + back) / 2;
        return [u * 0.5 * share, wave(u) + lift * (1 - Math.abs(u) ** 2) * (1 - t * t), middle + ((front - back) / 2) * t * share];
      });
    });
  const parts: Shape[] = [
    sheet(slot('body'), disc(0.045, 1), 0.02),
    sheet(
      slot('belly'),
      disc(-0.035, 0.97).map((line) => line.map(([x, y, z]): Vec3 => [x, y - 0.014, z])),
      0.012,
    ),
    move(scale(sphere(slot('body'), [0.1, 0.05, 0.2], { detail: 2 }), 1), 0, 0.055, 0),
    limb(slot('body'), [
      [0, 0.04, -0.18, 0.022],
      [0, 0.04, -0.45, 0.012],
      [0.04, 0.06, -0.7, 0.007],
      [0, 0.05, -0.95, 0],
    ]),
    mirror(move(sphere(slot('eye'), 0.02, { detail: 1 }), 0.075, 0.085, 0.13)),
  ];
  if (isManta)
    parts.push(
      mirror(
        limb(slot('body'), [
          [0.1, 0.03, 0.15, 0.03],
          [0.13, 0.02, 0.26, 0.022],
          [0.1, 0.0, 0.34, 0.008],
        ]),
      ),
    );
  else
    for (let k = 0; k < 12; k++) {
      const [x, z] = [0.28 * Math.sin(k * 2.4) * Math.sqrt((k + 1) / 13), 0.22 * Math.cos(k * 2.4) * Math.sqrt((k + 1) / 13) - 0.02];
      parts.push(move(sphere(slot('spots'), [0.022, 0.014, 0.022], { detail: 1 }), x, 0.072 - 0.1 * x * x, z));
    }
  return parts;
}

function seahorseOf({ slot }: Palette): Shape[] {
  const spine: Joint[] = [
    [0, 0.86, 0.0, 0.05],
    [0, 0.76, -0.06, 0.075],
    [0, 0.62, -0.02, 0.115],
    [0, 0.48, 0.02, 0.12],
    [0, 0.34, 0, 0.075],
    [0, 0.2, -0.05, 0.05],
    [0, 0.08, -0.03, 0.038],
    [0, 0.02, 0.06, 0.03],
    [0, 0.08, 0.13, 0.024],
    [0, 0.14, 0.08, 0.018],
    [0, 0.1, 0.05, 0.012],
  ];
  const rings = curve(spine, 3)
    .filter((_, k) => k > 3 && k % 2 === 0)
    .map(([x, y, z, r]) => move(sphere(slot('rings'), [r * 1.12, r * 0.2 + 0.006, r * 1.12], { detail: 1 }), x, y, z));
  return [
    limb(slot('body'), spine, { steps: 4, sides: 10 }),
    ...rings,
    move(sphere(slot('body'), [0.07, 0.075, 0.09], { detail: 2 }), 0, 0.9, 0.03),
    limb(
      slot('body'),
      [
        [0, 0.89, 0.09, 0.045],
        [0, 0.86, 0.18, 0.028],
        [0, 0.84, 0.25, 0.032],
      ],
      { sides: 9 },
    ),
    limb(slot('fins'), [
      [0, 0.95, 0.0, 0.03],
      [0, 1.0, -0.03, 0.02],
      [0, 1.03, -0.02, 0],
    ]),
    limb(
      slot('fins'),
      [
        [0, 0.94, -0.05, 0.025],
        [0, 0.98, -0.09, 0],
      ],
      { steps: 1 },
    ),
    uprightFin(
      slot('fins'),
      [
        [-0.1, 0.42],
        [-0.22, 0.52],
        [-0.24, 0.62],
        [-0.1, 0.64],
      ],
      0.014,
    ),
    mirror(turn(sphere(slot('fins'), [0.012, 0.035, 0.03], { detail: 1 }), [0, 0, 0], [0.06, 0.86, -0.04])),
    mirror(move(sphere(slot('iris'), 0.026, { detail: 1 }), 0.058, 0.915, 0.06)),
    mirror(move(sphere(slot('eye'), 0.016, { detail: 1 }), 0.072, 0.917, 0.066)),
  ];
}

function plesiosaurOf({ slot }: Palette): Shape[] {
  const neck: Joint[] = [
    [0, 0.12, 0.14, 0.075],
    [0, 0.2, 0.28, 0.045],
    [0, 0.33, 0.36, 0.034],
    [0, 0.44, 0.42, 0.03],
  ];
  const bones = [
    { from: [0, 0.1, -0.12] as Vec3, to: [0, 0.11, 0.08] as Vec3, radii: [0.085, 0.105] as const, flatten: 1.15 },
    ...chain(neck),
    ...chain([
      [0, 0.1, -0.16, 0.06],
      [0, 0.09, -0.32, 0.035],
      [0, 0.1, -0.46, 0.012],
    ]),
    { ...ball([0, 0.46, 0.46], 0.034) },
    { from: [0, 0.455, 0.47] as Vec3, to: [0, 0.435, 0.54] as Vec3, radii: [0.028, 0.016] as const },
  ];
  const flipper = (x: number, z: number, size: number): Shape =>
    mirror(turn(sphere(slot('fins'), [0.17 * size, 0.014, 0.06 * size], { detail: 2 }), [0, 34, -16], [x + 0.12 * size, 0.06, z - 0.06]));
  return [
    implicit(slot('body'), bones, { blend: 0.05, cell: 0.021, coat: { pattern: 'belly', slot: slot('belly'), scale: 1, share: 0.3 } }),
    flipper(0.08, 0.08, 1),
    flipper(0.06, -0.16, 0.8),
    mirror(move(sphere(slot('eye'), 0.008, { detail: 1 }), 0.026, 0.468, 0.482)),
    sweep(
      slot('line'),
      [
        [0.018, 0.437, 0.52],
        [0, 0.432, 0.555],
        [-0.018, 0.437, 0.52],
      ],
      0.003,
      { sides: 4 },
    ),
  ];
}
