import type { BirdSpec, Generator } from '@diorama/catalogue';
import type { Bone, Shape } from '@diorama/shape-language';
import { group, implicit, move, scale, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { ball, chain, pitched } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { featheredWings } from '../anatomy/wings.js';
import { onBody } from './bird-build.js';
import type { BirdBuild } from './bird-build.js';
import { headParts } from './bird-head.js';
import { legsOf } from './bird-legs.js';
import { foldedWings, tailFeathers } from './plumage.js';

const PARTS: PartTable = {
  body: ['feather', '#8a7a68'],
  breast: ['feather', 'body'],
  belly: ['feather', 'breast'],
  neck: ['feather', 'body'],
  head: ['feather', 'neck'],
  face: ['feather', 'head'],
  cap: ['feather', 'head'],
  wings: ['feather', 'body'],
  coverts: ['feather', 'wings'],
  'wing-tips': ['feather', 'wings'],
  tail: ['feather', 'wings'],
  'tail-tip': ['feather', 'tail'],
  'tail-eye': ['feather', '#1e4a9a'],
  'tail-ring': ['feather', '#c8902c'],
  thighs: ['feather', 'belly'],
  legs: ['skin', '#d89038'],
  claws: ['bone', '#2a2422'],
  beak: ['shell', '#d8962c'],
  'lower-beak': ['shell', 'beak'],
  'beak-tip': ['shell', 'beak'],
  pouch: ['skin', 'beak'],
  nostril: ['skin', '#3a2a20'],
  crest: ['feather', 'head'],
  comb: ['skin', '#c8281e'],
  eye: ['eye', '#141416'],
  iris: ['eye', '#e0a020'],
  glint: ['paint', '#ffffff'],
  marks: ['feather', '#f0ece4'],
  marks2: ['feather', '#1e1a1a'],
};

/** Birds of any kind: perching, wading, swimming, flying. */
export const bird: Generator<BirdSpec> = (spec, { random, variant }) => {
  const palette = createPalette(PARTS, spec.colors);
  const one = scale(birdOf(spec, palette, GAZES[variant % GAZES.length] ?? 0), spec.body);
  const count = spec.count ?? 1;
  if (count === 1) return { shape: one, finishes: palette.finishes };
  const spacing = spec.body * (spec.pose === 'flying' ? (spec.span ?? 2.4) * 0.95 : 1.6);
  const isFlying = spec.pose === 'flying';
  const flock = Array.from({ length: count }, (_, k) => {
    // A wedge in the air, a loose patch on the ground.
    const [x, z] = isFlying
      ? [(k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * 0.75, -Math.ceil(k / 2) * 0.7]
      : [(k % 3) - 1, Math.floor(k / 3)];
    const size = spec.chicks === true && k > 0 ? 0.45 : 1;
    return turn(
      scale(one, size),
      [0, random.range(-20, 20) * (isFlying ? 0.4 : 1.6), 0],
      [
        spacing * (x + random.range(-0.12, 0.12)),
        isFlying ? spacing * random.range(0, 0.35) : 0,
        spacing * (z + random.range(-0.12, 0.12)),
      ],
    );
  });
  return { shape: group(...flock), finishes: palette.finishes };
};

/** Degrees that variants turn their heads. */
const GAZES = [0, 32, -40];

function buildOf(spec: BirdSpec): BirdBuild {
  const isFlying = spec.pose === 'flying' || spec.pose === 'swooping';
  const plump = spec.plump ?? 0.26;
  const tilt = spec.pose === 'swimming' ? Math.min(8, spec.tilt ?? 8) : isFlying ? 4 : (spec.tilt ?? 28);
  const legs = spec.pose === 'swimming' ? 0 : (spec.legs?.length ?? 0.35);
  const low = spec.pose === 'swimming' ? plump * 0.7 : isFlying ? 0.4 : legs + plump * 0.75;
  return { plump, width: spec.width ?? 0.9, tilt, head: spec.head ?? 0.17, isFlying, middle: [0, low, 0] };
}

function birdOf(spec: BirdSpec, palette: Palette, gaze: number): Shape {
  const build = buildOf(spec);
  const neck = neckOf(spec, build);
  const head = neck.at(-1) as Joint;
  const parts: Shape[] = [
    skinOf(spec, build, neck, palette),
    move(turn(headParts(spec, build, palette), [build.isFlying ? 6 : 0, build.isFlying ? 0 : gaze, 0]), head[0], head[1], head[2]),
    turn(
      group(...tailFeathers(spec.tail ?? {}, palette)),
      [-build.tilt * (spec.tail?.kind === 'peacock' || spec.tail?.kind === 'cock' ? 0 : 1), 0, 0],
      onBody(build, 0, spec.tail?.kind === 'peacock' ? 0.1 : 0.05, spec.tail?.kind === 'peacock' ? -0.2 : -0.44),
    ),
  ];
  const wings = spec.wings ?? (build.isFlying ? 'spread' : 'folded');
  if (wings === 'spread') {
    const pair = featheredWings({
      span: spec.span ?? 2.4,
      chord: spec.wingChord ?? 0.46,
      rise: spec.pose === 'swooping' ? 38 : 14,
      wings: palette.slot('wings'),
      coverts: palette.slot('coverts'),
      tips: palette.slot('wing-tips'),
      ...((spec.count ?? 1) > 1 ? { primaries: 4, secondaries: 4 } : {}),
    });
    parts.push(turn(pair, [-build.tilt * 0.5, 0, 0], onBody(build, 0, build.plump * 0.6, 0.16)));
  } else if (wings !== 'none')
    parts.push(turn(foldedWings({ plump: build.plump, width: build.width, kind: wings }, palette), [-build.tilt, 0, 0], build.middle));
  if (spec.pose !== 'swimming') parts.push(...legsOf(spec, build, palette));
  return group(...parts);
}

function neckOf(spec: BirdSpec, build: BirdBuild): Joint[] {
  const { length = 0.16, thick = 0.12, curve = 'straight', angle = 58 } = spec.neck ?? {};
  const root = onBody(build, 0, build.plump * 0.35, 0.3);
  const [, y, z] = root;
  const lean = build.isFlying && curve !== 's' ? 12 : angle;
  const out = pitched([0, 0, 1], -lean);
  const side = pitched([0, 1, 0], -lean);
  const bend = { straight: [0, 0, 0, 0], s: [0, -0.16, 0.16, 0], loop: [0, -0.3, 0.26, 0.06] }[curve];
  return [0, 0.33, 0.7, 1].map((t, k): Joint => {
    const bow = (bend[k] as number) * length * -1;
    return [
      0,
      y + out[1] * length * t - side[1] * bow,
      z + out[2] * length * t - side[2] * bow,
      thick * (k === 0 ? 1.25 : k === 3 ? 0.95 : 0.95),
    ];
  });
}

function skinOf(spec: BirdSpec, build: BirdBuild, neck: readonly Joint[], { slot }: Palette): Shape {
  const { plump, width, head } = build;
  const at = (up: number, ahead: number): Vec3 => onBody(build, 0, up, ahead);
  const [, hy, hz] = neck.at(-1) as Joint;
  const bones: Bone[] = [
    { from: at(0.05, -0.46), to: at(0, -0.12), radii: [0.08, plump * 0.92], flatten: width },
    { from: at(0, -0.12), to: at(0.02, 0.2), radii: [plump * 0.92, plump * 0.85], flatten: width },
    { from: at(-0.1 * plump, 0.12), to: at(-0.02, 0.34), radii: [plump * 0.9, plump * 0.66], flatten: width * 0.98, slot: slot('breast') },
    {
      from: at(-0.22 * plump, -0.22),
      to: at(-0.26 * plump, 0.06),
      radii: [plump * 0.62, plump * 0.8],
      flatten: width * 0.98,
      slot: slot('belly'),
    },
    ...chain(neck, { slot: slot('neck') }),
    { ...ball([0, hy, hz], head, { flatten: 0.92 }), slot: slot('head') },
    {
      from: [0, hy - head * 0.1, hz],
      to: [0, hy - head * 0.14, hz + head * 0.5],
      radii: [head * 0.8, head * 0.6],
      flatten: 0.9,
      slot: slot('face'),
    },
  ];
  return implicit(slot('body'), bones, {
    blend: 0.5 * Math.min(plump, head * 1.4),
    cell: Math.min(0.045, Math.max(0.03, head / 3.6)) * ((spec.count ?? 1) > 1 ? 2 : 1.15),
  });
}
