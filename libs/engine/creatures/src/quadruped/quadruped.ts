import type { Generator, QuadrupedSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { group, move, scale, turn } from '@diorama/shape-language';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb, pitched } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { membraneWings } from '../anatomy/membrane.js';
import { featheredWings } from '../anatomy/wings.js';
import { bodyOf, lowerLegs, onTrunk, tailRoot } from './body.js';
import { BUILDS } from './builds.js';
import type { Proportions } from './proportions.js';
import { dorsalOf, shellOf, tailEndOf } from './dorsal.js';
import { headOf } from './head.js';
import { forelockOf, lionMane, maneOf } from './mane.js';
import { QUADRUPED_PARTS } from './parts.js';
import { postureOf } from './posture.js';
import type { Posture } from './posture.js';
import { tailJoints, tailOf } from './tail.js';

/** Degrees that variants turn their heads. */
const GAZES = [0, 24, -20];

/** The table with another substance in place of fur. */
const skinned = (skin: string): PartTable =>
  Object.fromEntries(
    Object.entries(QUADRUPED_PARTS).map(([part, [substance, fallback]]) => [part, [substance === 'fur' ? skin : substance, fallback]]),
  );

/** Mammals on four legs, and beasts of legend that are built like them. */
export const quadruped: Generator<QuadrupedSpec> = (row, { random, variant }) => {
  const spec: QuadrupedSpec = row.coat === undefined ? row : { ...row, coat: { ...row.coat, seed: (row.coat.seed ?? 1) + variant } };
  const palette = createPalette(spec.skin === undefined ? QUADRUPED_PARTS : skinned(spec.skin), spec.colors, spec.substances);
  const proportions = proportionsOf(spec);
  const one = scale(animalOf(spec, { proportions, palette, gaze: GAZES[variant % GAZES.length] ?? 0 }), spec.shoulder);
  if (spec.hanging === true) {
    const height = 1.12 * spec.shoulder;
    const branch = limb(
      palette.slot('branch'),
      [
        [0.06, height, -1.1, 0.09],
        [0, height * 0.99, 0, 0.075],
        [0.05, height * 1.02, 1.1, 0.06],
      ].map(([x = 0, y = 0, z = 0, r = 0]): Joint => [x * spec.shoulder, y, z * spec.shoulder, r * spec.shoulder]),
    );
    return { shape: group(turn(one, [0, 0, 180], [0, height, 0]), branch), finishes: palette.finishes };
  }
  const count = spec.count ?? 1;
  if (count === 1) return { shape: one, finishes: palette.finishes };
  const spacing = spec.shoulder * (0.9 + proportions.trunk.length);
  const columns = Math.ceil(Math.sqrt(count));
  const herd = Array.from({ length: count }, (_, k) =>
    turn(
      one,
      [0, random.range(-35, 35), 0],
      [
        ((k % columns) - (columns - 1) / 2 + random.range(-0.15, 0.15)) * spacing,
        0,
        (Math.floor(k / columns) + random.range(-0.2, 0.2)) * spacing * 1.5,
      ],
    ),
  );
  return { shape: group(...herd), finishes: palette.finishes };
};

function proportionsOf(spec: QuadrupedSpec): Proportions {
  const base = BUILDS[spec.build];
  return {
    trunk: { ...base.trunk, ...spec.trunk },
    neck: { ...base.neck, ...spec.neck },
    head: { ...base.head, ...spec.head },
    legs: { ...base.legs, ...spec.legs },
    tail: { ...base.tail, ...spec.tail },
    ears: { ...base.ears, ...spec.ears },
  };
}

function animalOf(
  spec: QuadrupedSpec,
  { proportions, palette, gaze }: { proportions: Proportions; palette: Palette; gaze: number },
): Shape {
  const posture = postureOf(proportions, spec.pose ?? 'standing', spec.rise);
  const { trunk, tail } = proportions;
  const spread = spec.heads === undefined || spec.heads === 1 ? [0] : [-1, 0, 1];
  const necks = spread.map((aside) => neckOf(proportions, posture, { aside, isGrazing: spec.pose === 'grazing' }));
  const rump = tailRoot(trunk.hip, tail.kind, posture);
  const isDown = spec.pose === 'sitting' || spec.pose === 'howling' || spec.pose === 'lying';
  return group(
    bodyOf(spec, { proportions, posture, neck: necks.flatMap((neck) => neck), palette }),
    ...lowerLegs(proportions, posture, palette, spec.coat?.pattern === 'stripes' ? 'stripes' : null),
    ...necks.map((neck, k) => {
      const end = neck.at(-1) as Joint;
      const head = [headOf(spec, proportions, palette)];
      if (spec.mane === 'crest' || spec.mane === 'forelock') head.push(forelockOf(proportions.head.skull, palette.slot('mane')));
      if (spec.mane === 'lion') head.push(lionMane(proportions.head.skull, palette.slot('mane'), palette.slot('dark-mane')));
      const yaw = (spread[k] as number) * 22 + gaze;
      return turn(turn(scale(group(...head), proportions.head.size), [posture.headPitch, 0, 0]), [0, yaw, 0], [end[0], end[1], end[2]]);
    }),
    ...necks.flatMap((neck) => maneOf(spec.mane ?? 'none', neck, palette.slot('mane'))),
    ...tailOf(
      isDown && tail.kind !== 'scut' && tail.kind !== 'stub' && tail.kind !== 'taper' ? { ...tail, angle: -12, bend: 8 } : tail,
      isDown && tail.kind !== 'taper' && tail.kind !== 'scut' ? addVectors(rump, [0, -rump[1] + tail.radius + 0.03, 0]) : rump,
      palette,
    ),
    ...extrasOf(spec, { proportions, posture, necks, rump, palette }),
  );
}

/** Wings, plates along the back, shells and ends of tails. */
function extrasOf(
  spec: QuadrupedSpec,
  {
    proportions,
    posture,
    necks,
    rump,
    palette,
  }: { proportions: Proportions; posture: Posture; necks: readonly (readonly Joint[])[]; rump: Vec3; palette: Palette },
): Shape[] {
  const { trunk, tail } = proportions;
  const parts: Shape[] = [];
  const shoulders = onTrunk(posture, 0, trunk.chest * 0.72, trunk.length * 0.8);
  const [wings, tips] = [palette.slot('wings'), palette.slot('wing-tips')];
  const span = spec.wingSpan ?? 2.1;
  if (spec.wings === 'feathered')
    parts.push(move(featheredWings({ span, rise: spec.wingRise ?? 40, chord: span / 4.6, wings, tips }), ...shoulders));
  if (spec.wings === 'membrane')
    parts.push(
      move(
        membraneWings({ span, rise: spec.wingRise ?? 34, arm: palette.slot('wing-arms'), membrane: wings, claws: palette.slot('claws') }),
        ...shoulders,
      ),
    );
  const joints = tail.kind === 'taper' ? tailJoints(tail, rump) : [];
  if (spec.dorsal !== undefined) parts.push(...dorsalOf(spec, { proportions, posture, neck: necks[0] ?? [], tail: joints }, palette));
  if (spec.tailEnd !== undefined) parts.push(...tailEndOf(spec.tailEnd, joints, palette));
  if (spec.shell !== undefined) parts.push(shellOf(spec.shell, proportions, posture, palette));
  return parts;
}

/** Joints of a neck from the chest to the middle of the skull. */
function neckOf(
  { trunk, neck, head }: Proportions,
  posture: Posture,
  { aside, isGrazing }: { aside: number; isGrazing: boolean },
): Joint[] {
  const root = onTrunk(posture, 0, trunk.chest * (isGrazing ? 0.05 : 0.3), trunk.length + trunk.chest * (isGrazing ? 0.45 : 0.25));
  const out = pitched([0, 0, 1], -posture.neckAngle);
  const normal = pitched([0, 1, 0], -posture.neckAngle);
  const arch = neck.arch ?? 0;
  // A grazing animal lowers its shoulders too, so that its mouth reaches the ground.
  const length = isGrazing ? Math.max(neck.length, (root[1] - head.size * 0.78) / Math.max(0.3, -out[1])) : neck.length;
  return [0, 0.35, 0.7, 1].map((t): Joint => {
    const bow = Math.sin(Math.PI * t) * arch;
    const point: Vec3 = [
      aside * t * length * 0.62,
      root[1] + out[1] * length * t + normal[1] * bow,
      root[2] + out[2] * length * t + normal[2] * bow,
    ];
    return [...point, neck.root + (neck.tip - neck.root) * t ** 0.8] as const;
  });
}
