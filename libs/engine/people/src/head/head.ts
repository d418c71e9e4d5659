import type { BeardKind, ExtraKind, HairKind, HeadKind } from '@diorama/catalogue';
import { group, implicit, mirror, move, sphere, sweep } from '@diorama/shape-language';
import type { Bone, Shape } from '@diorama/shape-language';

import { BEARDS, HAIRS } from './hair.js';
import { BEAST_HEADS } from './beast-heads.js';
import { HEAD_EXTRAS } from './head-extras.js';

/** A head with hair and beard. Its frame lies in the middle of a head about 0.24 m high. */
export interface HeadStyle {
  readonly kind: HeadKind;
  readonly hair: HairKind;
  readonly beard: BeardKind;
  readonly extras: readonly ExtraKind[];
  readonly isWoman: boolean;
  /** Edge of a cell, metres. */
  readonly cell: number;
}

const SKULL: readonly Bone[] = [
  { from: [0, 0.032, -0.022], to: [0, 0.03, 0.01], radii: [0.088, 0.086], flatten: 0.88 },
  { from: [0, 0, 0.02], to: [0, -0.055, 0.028], radii: [0.07, 0.055], flatten: 0.92 },
  { from: [0, -0.084, 0.05], to: [0, -0.09, 0.052], radii: [0.026, 0.026], flatten: 1.1 },
  { from: [-0.045, -0.02, 0.052], to: [0.045, -0.02, 0.052], radii: [0.026, 0.026] },
  { from: [0, 0.012, 0.09], to: [0, -0.022, 0.106], radii: [0.01, 0.015] },
  { from: [-0.034, 0.034, 0.074], to: [0.034, 0.034, 0.074], radii: [0.016, 0.016] },
  { from: [0, -0.05, -0.012], to: [0, -0.17, -0.02], radii: [0.052, 0.054] },
];

const ears = (length: number, out: number): readonly Bone[] =>
  [1, -1].map((side) => ({
    from: [side * 0.076, -0.022, -0.008],
    to: [side * (0.08 + out), -0.022 + length, -0.016 - 0.3 * length],
    radii: [0.015, length > 0.06 ? 0.005 : 0.018],
    flatten: 0.6,
  }));

const jawed = (jaw: number, brow: number): readonly Bone[] => [
  ...SKULL,
  { from: [-0.032, -0.085, 0.045], to: [0.032, -0.085, 0.045], radii: [jaw, jaw] },
  { from: [-0.04, 0.036, 0.078], to: [0.04, 0.036, 0.078], radii: [brow, brow] },
];

const HEADS: Readonly<Partial<Record<HeadKind, readonly Bone[]>>> = {
  human: [...SKULL, ...ears(0.038, 0.004)],
  vampire: [...SKULL, ...ears(0.055, 0.01)],
  elf: [...SKULL, ...ears(0.1, 0.035)],
  stone: [...SKULL, ...ears(0.038, 0.004)],
  dead: [...SKULL, ...ears(0.036, 0.004), { from: [0, -0.1, 0.05], to: [0, -0.115, 0.048], radii: [0.03, 0.026] }],
  orc: [...jawed(0.042, 0.024), ...ears(0.075, 0.035)],
  demon: [...jawed(0.032, 0.022), ...ears(0.085, 0.02)],
  goblin: [...jawed(0.026, 0.02), ...ears(0.06, 0.13), { from: [0, 0, 0.1], to: [0, -0.04, 0.15], radii: [0.014, 0.02] }],
  troll: [...jawed(0.05, 0.028), ...ears(0.05, 0.04), { from: [0, -0.005, 0.1], to: [0, -0.035, 0.145], radii: [0.018, 0.034] }],
  cyclops: [...jawed(0.036, 0.02), ...ears(0.038, 0.004)],
  mummy: SKULL,
};

/** Draws a head. */
export function createHead(style: HeadStyle): Shape {
  const { kind, cell } = style;
  if (kind === 'none') return group();
  const bones = HEADS[kind];
  const skull = bones === undefined ? (BEAST_HEADS[kind]?.(cell) ?? group()) : implicit('skin', bones, { blend: 0.022, cell });
  const hair = HAIRS[style.hair];
  const beard = BEARDS[style.beard];
  return group(
    skull,
    ...(bones === undefined ? [] : [createFace(style)]),
    ...(hair === undefined ? [] : [hair(1.4 * cell)]),
    ...(beard === undefined ? [] : [beard(1.25 * cell)]),
    ...style.extras.flatMap((extra) => HEAD_EXTRAS[extra]?.() ?? []),
  );
}

function createFace({ kind, isWoman, cell }: HeadStyle): Shape {
  if (kind === 'cyclops')
    return group(
      move(sphere('eye-white', 0.046, { detail: 2 }), 0, 0.03, 0.082),
      move(sphere('eye', 0.024, { detail: 1 }), 0, 0.028, 0.114),
      sweep(
        'brow',
        [
          [-0.055, 0.066, 0.07],
          [0, 0.074, 0.098],
          [0.055, 0.066, 0.07],
        ],
        0.01,
        { sides: 5 },
      ),
      mouth(0.03, -0.064, 0.09),
    );
  const detail = cell > 0.018 ? 0 : 1;
  const eye = group(
    move(sphere('eye-white', [0.0165, 0.0125, 0.01], { detail }), 0.034, 0.008, 0.084),
    move(sphere('eye', 0.0095, { detail }), 0.034, 0.008, 0.089),
  );
  const brow = sweep(
    'brow',
    [
      [0.016, 0.034, 0.095],
      [0.036, 0.041, 0.09],
      [0.054, 0.033, 0.076],
    ],
    isWoman ? 0.004 : 0.006,
    { sides: 4 },
  );
  return group(mirror(group(eye, brow)), mouth(isWoman ? 0.018 : 0.024, -0.058, 0.087));
}

const mouth = (half: number, y: number, z: number): Shape =>
  sweep(
    'lips',
    [
      [-half, y + 0.003, z - 0.008],
      [-0.4 * half, y, z],
      [0.4 * half, y, z],
      [half, y + 0.003, z - 0.008],
    ],
    0.0055,
    { sides: 5 },
  );
