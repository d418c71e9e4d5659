import type { Generator, QuadrupedSpec, SerpentSpec } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';
import { curve, extrude, group, mirror, move, scale, sheet, sphere, torus, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { bandedLimb, limb } from '../anatomy/curves.js';
import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { BUILDS } from '../quadruped/builds.js';
import { headOf } from '../quadruped/head.js';
import { QUADRUPED_PARTS } from '../quadruped/parts.js';

const SERPENT_PARTS: PartTable = {
  coat: ['scales', '#5a7a3a'],
  bands: ['scales', '#2a2a1e'],
  bands2: ['scales', 'coat'],
  belly: ['scales', '#d8d0a0'],
  hood: ['scales', 'coat'],
  fin: ['skin', 'coat'],
  rattle: ['shell', '#c8b080'],
};

/** Snakes, eels, worms, sea serpents and eastern dragons. */
export const serpent: Generator<SerpentSpec> = (spec) => {
  const skin = spec.skin ?? 'scales';
  const base = Object.fromEntries(
    Object.entries(QUADRUPED_PARTS).map(([part, [substance, fallback]]) => [
      part,
      [substance === 'fur' ? 'scales' : substance, fallback] as const,
    ]),
  );
  const palette = createPalette({ ...base, ...SERPENT_PARTS }, spec.colors, { coat: skin, bands: skin, bands2: skin });
  const line = LINES[spec.pose];
  const body = bodyLine(spec, line);
  const parts = [...skinOf(spec, body, palette), headAt(spec, body, palette)];
  if (spec.rattle === true) parts.push(...rattleOf(body, palette.slot('rattle')));
  if (spec.dorsal !== undefined) parts.push(...ridgeOf(spec, body, palette));
  if (spec.legs === true) parts.push(...legsOf(spec, body, palette));
  return { shape: scale(group(...parts), spec.length), finishes: palette.finishes };
};

/** Lines from the tail to the head for a body of length 1; the last points carry the head. */
const LINES: Readonly<Record<SerpentSpec['pose'], readonly Vec3[]>> = {
  stretched: [
    [0.02, 0, -0.42],
    [-0.06, 0, -0.34],
    [-0.03, 0, -0.24],
    [0.08, 0, -0.16],
    [0.05, 0, -0.05],
    [-0.09, 0, 0.03],
    [-0.06, 0, 0.15],
    [0.06, 0, 0.22],
    [0.04, 0.005, 0.31],
    [0, 0.02, 0.38],
  ],
  coiled: [...coil(2.6, 0.15, 0.06, 0.042), [0, 0.15, -0.02], [0, 0.2, -0.03], [0, 0.24, 0.02], [0, 0.245, 0.07]],
  raised: [...coil(1.9, 0.17, 0.1, 0.03), [0, 0.1, -0.08], [0, 0.2, -0.09], [0, 0.32, -0.05], [0, 0.41, 0.0], [0, 0.43, 0.05]],
  arches: [...waveLine(2.5, -0.5, 0.16, 0.11), [0, 0.08, 0.2], [0, 0.24, 0.22], [0, 0.33, 0.27], [0, 0.34, 0.33]],
  wave: [
    [0, 0.1, -0.46],
    [0.05, 0.1, -0.36],
    [-0.06, 0.11, -0.24],
    [0.07, 0.12, -0.1],
    [-0.07, 0.12, 0.05],
    [0.05, 0.13, 0.2],
    [-0.01, 0.13, 0.33],
    [0, 0.13, 0.42],
  ],
  flying: [
    ...Array.from({ length: 15 }, (_, k): Vec3 => [
      0.1 * Math.sin(k * 0.62) * Math.min(1, k / 4),
      0.2 + 0.1 * Math.sin(k * 0.9 + 1),
      -0.5 + 0.056 * k,
    ]),
    [0.02, 0.3, 0.36],
    [0, 0.33, 0.43],
  ],
};

/** Humps that rise out of the ground or the water, one behind another. */
function waveLine(humps: number, from: number, to: number, height: number): Vec3[] {
  return Array.from({ length: Math.round(humps * 6) + 1 }, (_, k): Vec3 => {
    const t = k / Math.round(humps * 6);
    return [0.02 * Math.sin(9 * t), height * (0.3 + 0.7 * t) * Math.sin(2 * Math.PI * humps * t) - 0.02, from + (to - from) * t];
  });
}

function coil(turns: number, outer: number, inner: number, rise: number): Vec3[] {
  const count = Math.round(turns * 8);
  return Array.from({ length: count + 1 }, (_, k): Vec3 => {
    const t = k / count;
    const angle = 2 * Math.PI * (turns * t - turns) + Math.PI;
    const radius = outer + (inner - outer) * t;
    return [radius * Math.sin(angle), rise * turns * t * 0.9, radius * Math.cos(angle)];
  });
}

function bodyLine(spec: SerpentSpec, line: readonly Vec3[]): Joint[] {
  const fine = curve(
    line.map((point): readonly number[] => point),
    5,
  );
  const isDragon = spec.head === 'dragon' || spec.head === 'serpent';
  return fine.map((point, k): Joint => {
    const t = k / (fine.length - 1);
    const tail = Math.min(1, t / (spec.head === 'worm' ? 0.08 : 0.4)) ** 0.75;
    const neck = t > 0.8 && spec.head !== 'worm' ? 1 - (isDragon ? 0.15 : 0.4) * ((t - 0.8) / 0.2) : 1;
    const radius = spec.thick * Math.max(0.03, tail * neck);
    return [point[0] as number, (point[1] as number) + spec.thick, point[2] as number, radius];
  });
}

function skinOf(spec: SerpentSpec, body: readonly Joint[], { slot }: Palette): Shape[] {
  const sides = 10;
  const parts: Shape[] = [];
  if (spec.pattern === 'bands' || spec.pattern === 'rings')
    parts.push(
      ...bandedLimb(
        spec.pattern === 'rings' ? [slot('coat'), slot('bands'), slot('bands2'), slot('bands')] : [slot('coat'), slot('bands')],
        body,
        { steps: 1, sides, every: spec.pattern === 'rings' ? 1 : 2 },
      ),
    );
  else parts.push(limb(slot('coat'), body, { steps: 1, sides }));
  if (spec.pattern === 'diamonds')
    parts.push(
      ...body
        .filter((_, k) => k % 3 === 1 && k > 4 && k < body.length - 3)
        .map(([x, y, z, r]) => move(sphere(slot('bands'), [r * 0.62, r * 0.3, r * 0.62], { detail: 1 }), x, y + r * 0.82, z)),
    );
  if (slot('belly') !== slot('coat') && spec.head !== 'worm')
    parts.push(
      limb(
        slot('belly'),
        body.map(([x, y, z, r]): Joint => [x, y - r * 0.24, z, r * 0.84]),
        { steps: 1, sides },
      ),
    );
  return parts;
}

function headAt(spec: SerpentSpec, body: readonly Joint[], palette: Palette): Shape {
  const { slot } = palette;
  const [x, y, z, r] = body.at(-1) as Joint;
  const t = spec.thick;
  if (spec.head === 'dragon' || spec.head === 'serpent') return move(dragonHead(spec, palette), x, y, z);
  if (spec.head === 'worm')
    return spec.thick > 0.05 ? mawAt(body, palette) : move(sphere(slot('coat'), [r, r, r * 1.6], { detail: 2 }), x, y, z);
  const w = spec.head === 'eel' ? 1.05 : 1.5;
  const parts: Shape[] = [
    sphere(slot('coat'), [t * w, t * 0.85, t * 1.7], { detail: 2 }),
    move(sphere(slot('coat'), [t * w * 0.72, t * 0.62, t * 1.3], { detail: 2 }), 0, -t * 0.1, t * 1.1),
    move(sphere(slot('belly'), [t * w * 0.7, t * 0.3, t * 1.5], { detail: 1 }), 0, -t * 0.52, t * 0.8),
    mirror(move(sphere(slot('iris'), t * 0.34, { detail: 1 }), t * w * 0.72, t * 0.36, t * 0.75)),
    mirror(move(sphere(slot('eye'), [t * 0.16, t * 0.26, t * 0.14], { detail: 1 }), t * w * 0.86, t * 0.4, t * 0.88)),
  ];
  if (spec.head !== 'eel')
    parts.push(
      limb(
        slot('tongue'),
        [
          [0, -t * 0.3, t * 2, t * 0.1],
          [0, -t * 0.3, t * 3.2, t * 0.08],
        ],
        { sides: 5, steps: 1 },
      ),
      mirror(
        limb(
          slot('tongue'),
          [
            [0, -t * 0.3, t * 3.1, t * 0.08],
            [t * 0.4, -t * 0.2, t * 3.9, 0],
          ],
          { sides: 5, steps: 1 },
        ),
      ),
    );
  const head = move(group(...parts), x, y, z + t * 0.4);
  return spec.head === 'cobra' ? group(head, ...hoodOf(body, t, palette)) : head;
}

/** The head of an eastern dragon or a sea serpent. */
function dragonHead(spec: SerpentSpec, palette: Palette): Shape {
  const { slot } = palette;
  const isEastern = spec.head === 'dragon';
  const base = BUILDS.dragon;
  const fake: QuadrupedSpec = {
    generator: 'quadruped',
    build: 'dragon',
    shoulder: 1,
    colors: spec.colors,
    horns: isEastern ? 'antler' : 'dragon',
    hornSize: isEastern ? 0.6 : 0.8,
    teeth: true,
    beard: isEastern,
  };
  const head = headOf(fake, { ...base, head: { ...base.head, gape: 20 } }, palette);
  const whiskers = isEastern
    ? [
        mirror(
          limb(
            slot('mane'),
            [
              [0.06, -0.02, 0.68, 0.022],
              [0.3, 0.06, 0.72, 0.018],
              [0.5, -0.1, 0.5, 0.012],
              [0.62, 0, 0.2, 0],
            ],
            { sides: 6 },
          ),
        ),
        ...easternMane(slot('mane')),
      ]
    : [];
  return scale(group(head, ...whiskers), spec.thick * (isEastern ? 4.6 : 5));
}

/** The spread neck of a cobra. */
function hoodOf(body: readonly Joint[], t: number, { slot }: Palette): Shape[] {
  const near = body.slice(-13, -1);
  const grid = near.map(([x, y, z], k) => {
    const half = t * (1 + 2.9 * Math.sin((Math.PI * (k + 0.6)) / near.length));
    return [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => [x + half * u, y, z + t * 0.3 - t * 0.7 * (1 - u * u)]);
  });
  const mark = near[7] as Joint;
  return [
    sheet(slot('hood'), grid, t * 0.6),
    mirror(move(sphere(slot('bands'), [t * 0.5, t * 0.6, t * 0.2], { detail: 1 }), mark[0] + t * 1.4, mark[1], mark[2] - t * 0.6)),
    ...[2, 4, 6, 8].map((k) => {
      const [x, y, z] = near[k] as Joint;
      return move(sphere(slot('belly'), [t * 0.8, t * 0.36, t * 0.3], { detail: 1 }), x, y, z + t * 0.75);
    }),
  ];
}

const easternMane = (slot: Slot): Shape[] =>
  Array.from({ length: 9 }, (_, k) => {
    const angle = ((k - 4) / 4) * 2.4;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    return limb(
      slot,
      [
        [0.16 * x, 0.16 * y, 0, 0.09],
        [0.34 * x, 0.34 * y, -0.2, 0.08],
        [0.44 * x, 0.5 * y, -0.55, 0],
      ],
      { sides: 6 },
    );
  });

function rattleOf(body: readonly Joint[], slot: Slot): Shape[] {
  const [x, y, z, r] = body[0] as Joint;
  return [0, 1, 2, 3].map((k) => move(sphere(slot, [r * 5, r * 5, r * 4], { detail: 1 }), x, y + r * 5 + k * r * 6, z - k * r * 2));
}

function ridgeOf(spec: SerpentSpec, body: readonly Joint[], { slot }: Palette): Shape[] {
  const t = spec.thick;
  const part = slot('dorsal');
  if (spec.dorsal === 'fin')
    return [
      sheet(
        slot('fin'),
        body.slice(2, -6).map(([x, y, z, r], k) => [[x, y + r * 0.6, z] as Vec3, [x, y + r + t * (k % 2 === 0 ? 0.9 : 1.1), z] as Vec3]),
        t * 0.14,
      ),
    ];
  return body.slice(3, -3).flatMap(([x, y, z, r], k) => {
    if (k % 2 === 1) return [];
    const [a, b] = [body[k + 2] as Joint, body[k + 4] as Joint];
    const yaw = (Math.atan2(b[0] - a[0], b[2] - a[2]) * 180) / Math.PI;
    const pitch = (Math.atan2(a[1] - b[1], Math.hypot(b[0] - a[0], b[2] - a[2])) * 180) / Math.PI;
    const h = t * 0.8;
    const spike = turn(
      extrude(
        part,
        [
          [-h * 0.6, -r * 0.2],
          [h * 0.6, -r * 0.2],
          [-h * 0.7, h],
        ].map(([p, q]): [number, number] => [p ?? 0, q ?? 0]),
        t * 0.16,
      ),
      [0, -90, 0],
    );
    return [turn(turn(move(spike, 0, r * 0.9, 0), [pitch, 0, 0]), [0, yaw, 0], [x, y, z])];
  });
}

/** Two pairs of clawed legs of an eastern dragon. */
function legsOf(spec: SerpentSpec, body: readonly Joint[], { slot }: Palette): Shape[] {
  const t = spec.thick;
  return [0.3, 0.62].flatMap((share) => {
    const [x, y, z, r] = body[Math.round(share * (body.length - 1))] as Joint;
    return [-1, 1].flatMap((side) => {
      const foot: Vec3 = [x + side * t * 3.2, y - t * 2.4, z + t * 1.6];
      return [
        limb(
          slot('coat'),
          [
            [x + side * r * 0.6, y - r * 0.3, z, t * 0.6],
            [x + side * t * 2.4, y - t * 0.6, z - t * 0.8, t * 0.45],
            [...foot, t * 0.32] as const,
          ],
          { sides: 7 },
        ),
        ...[-1, 0, 1, 2].map((k) =>
          limb(
            slot('claws'),
            [
              [...foot, t * 0.2] as const,
              [
                foot[0] + side * t * 0.5 * (k === 2 ? -1 : 0.6) + k * t * 0.2,
                foot[1] - t * 0.3,
                foot[2] + t * (k === 2 ? -0.4 : 0.6),
                t * 0.14,
              ],
              [foot[0] + side * t * 0.4 * (k === 2 ? -1 : 1) + k * t * 0.36, foot[1] - t * 0.75, foot[2] + t * (k === 2 ? -0.6 : 0.9), 0],
            ],
            { sides: 5, steps: 1 },
          ),
        ),
      ];
    });
  });
}

/** The round mouth of a giant worm with rings of teeth. */
function mawAt(body: readonly Joint[], { slot }: Palette): Shape {
  const [x, y, z, r] = body.at(-1) as Joint;
  const ring = (count: number, radius: number, long: number, depth: number): Shape[] =>
    Array.from({ length: count }, (_, k) => {
      const angle = (2 * Math.PI * k) / count;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return limb(
        slot('teeth'),
        [
          [c, s, depth, r * 0.1],
          [c * 0.55, s * 0.55, depth + long, 0],
        ],
        { sides: 5, steps: 1 },
      );
    });
  const lips = turn(torus(slot('bands'), r * 0.98, r * 0.24, 16), [90, 0, 0]);
  return move(
    group(
      lips,
      move(sphere(slot('tongue'), [r * 0.9, r * 0.9, r * 0.16], { detail: 2 }), 0, 0, 0),
      ...ring(12, r * 0.86, r * 0.7, r * 0.05),
      ...ring(8, r * 0.55, r * 0.45, r * 0.06),
    ),
    x,
    y,
    z,
  );
}
