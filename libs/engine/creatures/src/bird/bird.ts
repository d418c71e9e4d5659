import type { BirdSpec, Generator } from '@diorama/catalogue';
import type { Bone, Shape } from '@diorama/shape-language';
import { extrude, group, implicit, mirror, move, scale, sheet, sphere, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { add, ball, chain, limb, pitched } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { featheredWings } from '../anatomy/wings.js';
import { beakOf } from './beak.js';
import { feather, foldedWings, tailFeathers } from './plumage.js';

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

interface Build {
  readonly plump: number;
  readonly width: number;
  readonly tilt: number;
  readonly head: number;
  readonly isFlying: boolean;
  /** The middle of the body. */
  readonly middle: Vec3;
}

function buildOf(spec: BirdSpec): Build {
  const isFlying = spec.pose === 'flying' || spec.pose === 'swooping';
  const plump = spec.plump ?? 0.26;
  const tilt = spec.pose === 'swimming' ? Math.min(8, spec.tilt ?? 8) : isFlying ? 4 : (spec.tilt ?? 28);
  const legs = spec.pose === 'swimming' ? 0 : (spec.legs?.length ?? 0.35);
  const low = spec.pose === 'swimming' ? plump * 0.7 : isFlying ? 0.4 : legs + plump * 0.75;
  return { plump, width: spec.width ?? 0.9, tilt, head: spec.head ?? 0.17, isFlying, middle: [0, low, 0] };
}

/** A point of the body: aside, up and ahead in the frame of its axis. */
const onBody = ({ middle, tilt }: Build, x: number, up: number, ahead: number): Vec3 => add(middle, pitched([x, up, ahead], -tilt));

function birdOf(spec: BirdSpec, palette: Palette, gaze: number): Shape {
  const build = buildOf(spec);
  const neck = neckOf(spec, build);
  const head = neck.at(-1) as Joint;
  const parts: Shape[] = [
    skinOf(spec, build, neck, palette),
    move(turn(headParts(spec, build, palette), [build.isFlying ? 6 : 0, build.isFlying ? 0 : gaze, 0]), head[0], head[1], head[2]),
    turn(
      group(...tailFeathers(spec.tail ?? {}, palette)),
      [-build.tilt * (spec.tail?.kind === 'peacock' || spec.tail?.kind === 'cock' || spec.tail?.kind === 'lyre' ? 0 : 1), 0, 0],
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

function neckOf(spec: BirdSpec, build: Build): Joint[] {
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

function skinOf(spec: BirdSpec, build: Build, neck: readonly Joint[], { slot }: Palette): Shape {
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
    ...(spec.belly === undefined
      ? {}
      : { coat: { pattern: 'belly' as const, slot: slot('belly'), scale: 1, share: spec.belly, on: slot('body') } }),
  });
}

/** Beak, eyes, crest and marks around the middle of the head. */
function headParts(spec: BirdSpec, { head }: Build, palette: Palette): Shape {
  const { slot } = palette;
  const eye = spec.eye ?? head * 0.2;
  const isAhead = spec.face === 'owl' || spec.face === 'heart';
  const at: Vec3 = isAhead ? [head * 0.42, head * 0.12, head * 0.86] : [head * 0.76, head * 0.22, head * 0.48];
  const parts: Shape[] = [move(beakOf(spec.beak ?? {}, palette), 0, isAhead ? -head * 0.12 : -head * 0.04, head * (isAhead ? 0.95 : 0.84))];
  const put = (part: string, radius: number, share: number, lift = 0): void => {
    const length = Math.hypot(...at);
    const place: Vec3 = [at[0] * (1 + (share * eye) / length), at[1] + lift * eye, at[2] * (1 + (share * eye) / length)];
    parts.push(mirror(move(sphere(slot(part), radius, { detail: 1 }), ...place)));
  };
  if (isAhead) {
    const disc = (part: string, radius: number, z: number): void => {
      parts.push(
        mirror(
          turn(
            sphere(slot(part), [radius, radius * (spec.face === 'heart' ? 1.25 : 1.05), head * 0.16], { detail: 2 }),
            [0, 16, spec.face === 'heart' ? -18 : 0],
            [head * 0.4, head * 0.06, z],
          ),
        ),
      );
    };
    disc('face', head * 0.56, head * 0.72);
  }
  put(spec.iris === true || isAhead ? 'iris' : 'eye', eye, 0);
  if (spec.iris === true || isAhead) put('eye', eye * 0.62, 0.6);
  put('glint', eye * 0.28, 0.95, 0.4);
  parts.push(...crestOf(spec.crest ?? 'none', head, palette));
  for (const mark of spec.headMarks ?? []) {
    const patch = turn(
      sphere(slot(mark.part), [mark.radii[0] * head, mark.radii[1] * head, mark.radii[2] * head], { detail: 2 }),
      mark.turn ?? [0, 0, 0],
      [mark.at[0] * head, mark.at[1] * head, mark.at[2] * head],
    );
    parts.push(mark.at[0] === 0 ? patch : mirror(patch));
  }
  return group(...parts);
}

function crestOf(kind: NonNullable<BirdSpec['crest']>, h: number, { slot }: Palette): Shape[] {
  switch (kind) {
    case 'comb':
    case 'wattle': {
      const teeth: [number, number][] = [
        [0.75, 0],
        [0.85, 0.45],
        [0.5, 0.3],
        [0.3, 0.75],
        [0, 0.42],
        [-0.2, 0.85],
        [-0.45, 0.4],
        [-0.75, 0.7],
        [-0.85, 0.1],
        [-0.5, -0.35],
        [0.4, -0.3],
      ];
      const comb = turn(
        extrude(
          slot('comb'),
          teeth.map(([x, y]): [number, number] => [x * h * 0.9, y * h]),
          h * 0.2,
        ),
        [0, -90, 0],
        [0, h * 0.8, h * 0.1],
      );
      const wattles = mirror(move(sphere(slot('comb'), [h * 0.12, h * 0.42, h * 0.2], { detail: 1 }), h * 0.2, -h * 0.85, h * 0.85));
      return kind === 'comb' ? [comb, wattles] : [wattles];
    }
    case 'tuft':
      return [-1, 0, 1].map((side) =>
        limb(
          slot('crest'),
          [
            [0.1 * h * side, h * 0.8, 0, h * 0.14],
            [0.2 * h * side, h * 1.3, -h * 0.6, h * 0.1],
            [0.25 * h * side, h * 1.35, -h * 1.3, 0],
          ],
          { sides: 6 },
        ),
      );
    case 'plume':
      return [0, 1, 2, 3, 4].map((k) =>
        limb(
          slot('crest'),
          [
            [0, h * 0.8, h * (0.4 - 0.2 * k), h * 0.16],
            [0, h * (1.5 - 0.05 * k), h * (0.25 - 0.35 * k), h * 0.15],
            [0, h * (1.95 - 0.2 * k), h * (0.5 - 0.6 * k), 0],
          ],
          { sides: 6 },
        ),
      );
    case 'mohawk':
      return [0, 1, 2, 3, 4].map((k) =>
        turn(feather(slot('crest'), h * 1.1, h * 0.5), [80 - 26 * k, 0, 0], [0, h * (0.9 - 0.08 * k), h * (0.4 - 0.25 * k)]),
      );
    case 'ears':
      return [
        mirror(
          limb(
            slot('crest'),
            [
              [h * 0.5, h * 0.6, h * 0.2, h * 0.28],
              [h * 0.66, h * 1.1, h * 0.12, h * 0.18],
              [h * 0.78, h * 1.5, 0, 0],
            ],
            { sides: 7 },
          ),
        ),
      ];
    case 'crown':
      return [-2, -1, 0, 1, 2].map((k) =>
        group(
          limb(
            slot('crest'),
            [
              [0, h * 0.9, 0, h * 0.05],
              [0.12 * k * h, h * 1.8, -h * 0.18 * k, h * 0.045],
            ],
            { sides: 5, steps: 1 },
          ),
          move(sphere(slot('crest'), h * 0.14, { detail: 1 }), 0.12 * k * h, h * 1.85, -h * 0.18 * k),
        ),
      );
    default:
      return [];
  }
}

function legsOf(spec: BirdSpec, build: Build, { slot }: Palette): Shape[] {
  const { plump, width, middle, isFlying } = build;
  const { length = 0.35, thick = 0.028, foot = 'toes', thigh = 1 } = spec.legs ?? {};
  const x = plump * width * 0.5;
  const hip = onBody(build, x, -plump * 0.35, -0.04);
  if (isFlying) {
    // Legs trail under the tail.
    const trail = length > 0.6 ? 1 : 0.5;
    return [
      mirror(
        limb(
          slot('legs'),
          [
            [x * 0.6, middle[1] - plump * 0.7, -0.2, thick * 1.3],
            [x * 0.5, middle[1] - plump * 0.8, -0.3 - length * trail, thick],
            [x * 0.5, middle[1] - plump * 0.9, -0.4 - length * trail, 0],
          ],
          { sides: 6 },
        ),
      ),
    ];
  }
  const z = hip[2] + (foot === 'stout' ? 0.05 : 0.03);
  const knee: Vec3 = [x, Math.max(0.06, length * 0.52), z - length * 0.06];
  const bits: Shape[] = [
    limb(
      slot('thighs'),
      [
        [hip[0], hip[1], hip[2], plump * 0.42 * thigh],
        [x, (hip[1] + knee[1]) / 2 + 0.02, z, plump * 0.26 * thigh],
        [knee[0], knee[1] * 0.96, knee[2], thick * 1.15],
      ],
      { sides: 8 },
    ),
    limb(
      slot('legs'),
      [
        [knee[0], knee[1] * 1.1, knee[2], thick * 1.1],
        [x, knee[1] * 0.5, z - 0.01, thick],
        [x, 0.02, z, thick],
      ],
      { sides: 7, steps: 2 },
    ),
  ];
  const reach = foot === 'stout' ? 0.2 : foot === 'talon' ? 0.17 : Math.max(0.13, Math.min(0.26, length * 0.34));
  for (const angle of foot === 'web' ? [-28, 0, 28] : [-38, 0, 38, 180]) {
    const [sx, sz] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const long = angle === 180 ? reach * 0.6 : reach;
    const rise = foot === 'talon' ? 0.035 : 0.015;
    bits.push(
      limb(
        slot('legs'),
        [
          [x, 0.03, z, thick],
          [x + sx * long * 0.5, rise + thick, z + sz * long * 0.5, thick * 0.9],
          [x + sx * long, thick * 0.7, z + sz * long, thick * 0.6],
        ],
        { sides: 6, steps: 1 },
      ),
    );
    if (foot === 'talon' || foot === 'stout')
      bits.push(
        limb(
          slot('claws'),
          [
            [x + sx * long * 0.95, thick * 1.1, z + sz * long * 0.95, thick * 0.7],
            [x + sx * long * 1.25, thick * 0.2, z + sz * long * 1.25, 0],
          ],
          { sides: 5, steps: 1 },
        ),
      );
  }
  if (foot === 'web')
    bits.push(
      sheet(
        slot('legs'),
        [
          [
            [x - 0.02, 0.022, z],
            [x + 0.02, 0.022, z],
          ],
          [
            [x - 0.48 * reach, 0.012, z + 0.86 * reach],
            [x + 0.48 * reach, 0.012, z + 0.86 * reach],
          ],
        ],
        0.014,
      ),
    );
  return [mirror(group(...bits))];
}
