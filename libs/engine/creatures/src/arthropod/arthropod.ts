import type { ArthropodSpec, Generator } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { group, mirror, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { insectWings } from './insect-wings.js';

const PARTS: PartTable = {
  body: ['shell', '#3a2a20'],
  abdomen: ['shell', 'body'],
  thorax: ['shell', 'body'],
  head: ['shell', 'body'],
  stripes: ['shell', '#1e1a18'],
  legs: ['shell', 'body'],
  joints: ['shell', 'legs'],
  pincers: ['shell', 'legs'],
  antennae: ['shell', 'legs'],
  wings: ['glass', '#d8e4ea'],
  'wing-edge': ['shell', '#1e1a18'],
  'wing-spots': ['paint', '#f6f4ee'],
  'hind-wings': ['paint', 'wings'],
  cases: ['shell', 'body'],
  spots: ['paint', 'cases'],
  jaws: ['shell', '#2a1e1a'],
  sting: ['shell', '#2a1e1a'],
  eyes: ['eye', '#1a1416'],
  glint: ['paint', '#ffffff'],
};

interface Places {
  readonly y: number;
  readonly abdomen: number;
  readonly thorax: number;
  readonly head: number;
}

/** Insects, spiders and scorpions. */
export const arthropod: Generator<ArthropodSpec> = (spec, { random }) => {
  const skin = spec.skin ?? 'shell';
  const wings = spec.wings?.kind === 'butterfly' || spec.wings?.kind === 'moth' ? { wings: 'paint', 'wing-edge': 'paint' } : {};
  const palette = createPalette(PARTS, spec.colors, {
    body: skin,
    abdomen: skin,
    thorax: skin,
    head: skin,
    stripes: skin,
    ...(skin === 'fur' ? { legs: skin } : {}),
    ...wings,
  });
  const one = scale(group(...partsOf(spec, palette)), spec.body);
  const count = spec.count ?? 1;
  if (count === 1) return { shape: one, finishes: palette.finishes };
  const spacing = spec.body * 3.4;
  const swarm = Array.from({ length: count }, (_, k) => {
    const angle = k * 2.399963;
    const reach = spacing * Math.sqrt(k + 0.4) * 0.8;
    return turn(
      one,
      [random.range(-40, 10), random.range(0, 360), random.range(-25, 25)],
      [reach * Math.cos(angle), spacing * random.range(0.2, 2.4), reach * Math.sin(angle)],
    );
  });
  return { shape: group(...swarm), finishes: palette.finishes };
};

function partsOf(spec: ArthropodSpec, palette: Palette): Shape[] {
  const { abdomen, thorax, head } = spec;
  const { slot } = palette;
  const y = spec.lift ?? 0.3;
  // Parts overlap a little where they meet.
  const places: Places = { y, thorax: 0, abdomen: -(thorax[2] * 0.85 + abdomen[2] * 0.88), head: thorax[2] * 0.85 + head[2] * 0.8 };
  const parts: Shape[] = [
    move(sphere(slot('abdomen'), abdomen, { detail: spec.count === undefined ? 2 : 1 }), 0, y, places.abdomen),
    move(sphere(slot('thorax'), thorax, { detail: spec.count === undefined ? 2 : 1 }), 0, y, places.thorax),
    move(sphere(slot('head'), head, { detail: spec.count === undefined ? 2 : 1 }), 0, y, places.head),
  ];
  for (let k = 0; k < (spec.stripes ?? 0); k++) {
    const t = ((k + 0.6) / (spec.stripes ?? 1)) * 1.7 - 0.85;
    const ring = Math.sqrt(1 - t * t) * 1.03;
    parts.push(
      move(
        sphere(slot('stripes'), [abdomen[0] * ring, abdomen[1] * ring, abdomen[2] * 0.13], { detail: (spec.count ?? 1) > 1 ? 1 : 2 }),
        0,
        y,
        places.abdomen + t * abdomen[2],
      ),
    );
  }
  if (spec.legs !== undefined) parts.push(mirror(group(...legsOf(spec, places, palette))));
  if (spec.antennae !== undefined) parts.push(mirror(group(...antennaOf(spec, places, palette))));
  if (spec.wings !== undefined)
    parts.push(...insectWings(spec.wings, { y: y + thorax[1] * 0.7, z: 0, abdomen, back: places.abdomen, middle: y }, palette));
  parts.push(...eyesOf(spec, places, palette), ...jawsOf(spec, places, palette), ...tailOf(spec, places, palette));
  if (spec.pincers !== undefined) parts.push(mirror(group(...pincersOf(spec.pincers, places, palette))));
  if (spec.arms === true) parts.push(mirror(group(...raptorArm(places, palette))));
  if (spec.marking === 'hourglass')
    parts.push(
      move(
        sphere(slot('spots'), [abdomen[0] * 0.4, abdomen[1] * 0.3, abdomen[2] * 0.5], { detail: 1 }),
        0,
        y + abdomen[1] * 0.82,
        places.abdomen - abdomen[2] * 0.2,
      ),
    );
  return parts;
}

function legsOf(spec: ArthropodSpec, { y, thorax }: Places, { slot }: Palette): Shape[] {
  const { pairs, reach, knee, thick, hop = false } = spec.legs as NonNullable<ArthropodSpec['legs']>;
  const [x, , z] = spec.thorax;
  return Array.from({ length: pairs }, (_, k) => {
    const share = pairs === 1 ? 0 : (2 * k) / (pairs - 1) - 1;
    const angle = share * (pairs > 3 ? 58 : 50) * (Math.PI / 180);
    const isLast = k === 0 && hop;
    const [dx, dz] = [Math.cos(angle), -Math.sin(-angle)];
    const root: Vec3 = [x * 0.7, y - spec.thorax[1] * 0.2, thorax + share * z * 0.7];
    const long = reach * (1 + 0.18 * Math.abs(share));
    const high = y + knee * (isLast ? 1.8 : 1);
    const kneeAt: Joint = isLast
      ? [x + 0.12, high, root[2] - reach * 0.7, thick * 1.5]
      : [root[0] + dx * long * 0.45, high, root[2] + dz * long * 0.45, thick * 0.9];
    const foot: Joint = isLast
      ? [x + 0.2, 0.015, root[2] - reach * 0.35, thick * 0.5]
      : [root[0] + dx * long, 0.012, root[2] + dz * long, thick * 0.4];
    const shin: Joint = [
      kneeAt[0] * 0.4 + foot[0] * 0.6,
      kneeAt[1] * 0.4 + foot[1] * 0.6 + 0.02,
      kneeAt[2] * 0.4 + foot[2] * 0.6,
      thick * 0.7,
    ];
    return group(
      limb(slot('legs'), [[...root, thick] as const, kneeAt], { sides: 7, steps: 2 }),
      limb(slot('legs'), [kneeAt, shin, foot], { sides: 7, steps: 2 }),
      move(sphere(slot('joints'), kneeAt[3] * 1.3, { detail: 1 }), kneeAt[0], kneeAt[1], kneeAt[2]),
    );
  });
}

function antennaOf(spec: ArthropodSpec, { y, head }: Places, { slot }: Palette): Shape[] {
  const { length, kind = 'thread' } = spec.antennae as NonNullable<ArthropodSpec['antennae']>;
  const [hx, hy, hz] = spec.head;
  const root: Joint = [hx * 0.35, y + hy * 0.7, head + hz * 0.6, 0.016];
  const tip: Vec3 = [hx * 0.35 + length * 0.5, y + hy + length * (kind === 'elbow' ? 0.25 : 0.55), head + hz + length * 0.7];
  const middle: Joint =
    kind === 'elbow'
      ? [root[0] + length * 0.3, root[1] + length * 0.4, root[2] + length * 0.15, 0.014]
      : [root[0] + length * 0.2, root[1] + length * 0.4, root[2] + length * 0.35, 0.012];
  const parts: Shape[] = [limb(slot('antennae'), [root, middle, [...tip, kind === 'club' ? 0.012 : 0.006] as const], { sides: 6 })];
  if (kind === 'club') parts.push(move(sphere(slot('antennae'), 0.03, { detail: 1 }), ...tip));
  if (kind === 'feather')
    for (const t of [0.35, 0.5, 0.65, 0.8])
      parts.push(
        move(
          sphere(slot('antennae'), [0.05, 0.01, 0.012], { detail: 1 }),
          root[0] + (tip[0] - root[0]) * t,
          root[1] + (tip[1] - root[1]) * t + 0.02,
          root[2] + (tip[2] - root[2]) * t,
        ),
      );
  return parts;
}

function eyesOf(spec: ArthropodSpec, { y, head }: Places, { slot }: Palette): Shape[] {
  const [hx, hy, hz] = spec.head;
  const size = spec.eyes ?? 0.4;
  if (spec.eightEyes === true) {
    const spots: readonly Vec3[] = [
      [0.22, 0.5, 0.82],
      [0.62, 0.46, 0.62],
      [0.3, 0.86, 0.5],
      [0.6, 0.8, 0.3],
    ];
    return spots.flatMap(([x, up, z], k) => [
      mirror(move(sphere(slot('eyes'), hx * (k === 0 ? 0.22 : 0.14), { detail: 1 }), x * hx, y + up * hy, head + z * hz)),
    ]);
  }
  return [
    mirror(
      move(sphere(slot('eyes'), [hx * size * 0.8, hy * size * 1.1, hz * size], { detail: 1 }), hx * 0.78, y + hy * 0.25, head + hz * 0.4),
    ),
    mirror(
      move(
        sphere(slot('glint'), hx * size * 0.2, { detail: 1 }),
        hx * (0.78 + size * 0.56),
        y + hy * (0.25 + size * 0.6),
        head + hz * (0.4 + size * 0.6),
      ),
    ),
  ];
}

function jawsOf(spec: ArthropodSpec, { y, head }: Places, { slot }: Palette): Shape[] {
  const [hx, hy, hz] = spec.head;
  const z = head + hz * 0.8;
  switch (spec.jaws ?? 'none') {
    case 'mandibles':
      return [
        mirror(
          limb(
            slot('jaws'),
            [
              [hx * 0.5, y - hy * 0.4, z, hx * 0.2],
              [hx * 0.7, y - hy * 0.5, z + hz * 0.5, hx * 0.14],
              [hx * 0.1, y - hy * 0.5, z + hz * 0.8, 0],
            ],
            { sides: 6 },
          ),
        ),
      ];
    case 'stag':
      return stagJaws(hx, y, z, slot('jaws'));
    case 'fangs':
      return [
        mirror(
          group(
            move(sphere(slot('jaws'), [hx * 0.3, hy * 0.6, hz * 0.3], { detail: 1 }), hx * 0.34, y - hy * 0.2, head + hz * 0.98),
            limb(
              slot('jaws'),
              [
                [hx * 0.32, y - hy * 0.5, head + hz * 1.1, hx * 0.12],
                [hx * 0.26, y - hy * 1.3, head + hz * 1.15, 0],
              ],
              { sides: 6, steps: 1 },
            ),
          ),
        ),
      ];
    case 'proboscis':
      return [
        limb(
          slot('jaws'),
          [
            [0, y - hy * 0.4, z, 0.014],
            [0, y - hy * 1.4, z + 0.12, 0.01],
            [0, y - hy * 2.6, z + 0.2, 0],
          ],
          { sides: 6 },
        ),
      ];
    default:
      return [];
  }
}

/** The antlers of a stag beetle. */
function stagJaws(hx: number, y: number, z: number, slot: string): Shape[] {
  return [
    mirror(
      group(
        limb(
          slot,
          [
            [hx * 0.5, y, z, 0.045],
            [hx * 1.2, y + 0.03, z + 0.2, 0.04],
            [hx * 0.9, y + 0.05, z + 0.42, 0.028],
            [hx * 0.3, y + 0.05, z + 0.5, 0],
          ],
          { sides: 7 },
        ),
        limb(
          slot,
          [
            [hx * 1.1, y + 0.04, z + 0.24, 0.028],
            [hx * 0.5, y + 0.05, z + 0.28, 0],
          ],
          { sides: 6, steps: 1 },
        ),
      ),
    ),
  ];
}

function tailOf(spec: ArthropodSpec, { y, abdomen }: Places, { slot }: Palette): Shape[] {
  const [, ay, az] = spec.abdomen;
  const end = abdomen - az * 0.9;
  if (spec.tail === 'needle')
    return [
      limb(
        slot('sting'),
        [
          [0, y, end, 0.03],
          [0, y - 0.03, end - 0.14, 0],
        ],
        { sides: 6, steps: 1 },
      ),
    ];
  if (spec.tail !== 'sting') return [];
  const arc: readonly Vec3[] = [
    [0, y + 0.02, end],
    [0, y + 0.1, end - 0.16],
    [0, y + 0.28, end - 0.26],
    [0, y + 0.48, end - 0.24],
    [0, y + 0.64, end - 0.1],
    [0, y + 0.68, end + 0.06],
  ];
  return [
    ...arc.map((at, k) =>
      move(sphere(slot('abdomen'), [ay * (0.8 - 0.05 * k), ay * (0.8 - 0.05 * k), ay * (0.8 - 0.05 * k)], { detail: 1 }), ...at),
    ),
    limb(
      slot('abdomen'),
      arc.map(([x, up, z], k): Joint => [x, up, z, ay * (0.62 - 0.05 * k)]),
      { sides: 8 },
    ),
    limb(
      slot('sting'),
      [
        [0, y + 0.68, end + 0.08, ay * 0.4],
        [0, y + 0.64, end + 0.2, ay * 0.22],
        [0, y + 0.52, end + 0.26, 0],
      ],
      { sides: 7 },
    ),
  ];
}

/** The arm of a scorpion with its claw. */
function pincersOf(size: number, { y, head }: Places, { slot }: Palette): Shape[] {
  const at = (x: number, z: number, up = 0): Vec3 => [x * size, y + up, head + z * size];
  const claw = at(0.5, 0.62, 0.05);
  return [
    limb(
      slot('pincers'),
      [[...at(0.1, -0.05), 0.04] as const, [...at(0.45, 0.05, 0.06), 0.045] as const, [...at(0.52, 0.4, 0.04), 0.045] as const],
      { sides: 8 },
    ),
    move(sphere(slot('pincers'), [0.1 * size, 0.075 * size, 0.16 * size], { detail: 2 }), ...claw),
    limb(
      slot('pincers'),
      [
        [claw[0] + 0.03, claw[1], claw[2] + 0.1 * size, 0.045 * size],
        [claw[0] + 0.06 * size, claw[1], claw[2] + 0.26 * size, 0.03 * size],
        [claw[0] - 0.03 * size, claw[1], claw[2] + 0.36 * size, 0],
      ],
      { sides: 7 },
    ),
    limb(
      slot('pincers'),
      [
        [claw[0] - 0.05, claw[1], claw[2] + 0.1 * size, 0.04 * size],
        [claw[0] - 0.09 * size, claw[1], claw[2] + 0.22 * size, 0.026 * size],
        [claw[0] - 0.05 * size, claw[1], claw[2] + 0.32 * size, 0],
      ],
      { sides: 7 },
    ),
  ];
}

/** The folded arm of a mantis. */
const raptorArm = ({ y, head }: Places, { slot }: Palette): Shape[] => [
  limb(
    slot('legs'),
    [
      [0.05, y, head - 0.12, 0.03],
      [0.14, y - 0.12, head + 0.1, 0.045],
      [0.13, y + 0.04, head + 0.24, 0.04],
    ],
    { sides: 7 },
  ),
  limb(
    slot('legs'),
    [
      [0.13, y + 0.05, head + 0.24, 0.03],
      [0.1, y - 0.1, head + 0.2, 0.02],
      [0.09, y - 0.2, head + 0.14, 0],
    ],
    { sides: 6 },
  ),
];
