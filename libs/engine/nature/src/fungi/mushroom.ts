import type { Generated, GeneratedLight, GeneratorContext, GeneratorRandom, MushroomSpec } from '@diorama/catalogue';
import { group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, sampleTable, times, points2, points3 } from '../geometry/curves.js';

const FINISHES = {
  cap: 'paint #b8743c',
  stem: 'paint #efe4cc',
  gill: 'paint #e0cfa8',
  spot: 'paint #f8f2e4',
  bark: 'bark #6b5644',
  moss: 'moss #5a7a38',
} as const;
const GLOW_FINISHES = { ...FINISHES, cap: 'screen #20b8b0', gill: 'glow #b8fff0', spot: 'glow #e0fff8', stem: 'paint #8ab8c8' } as const;

/** The upper side of a cap from its rim to its middle: shares of the radius and of the height. */
const CAPS: Readonly<
  Record<
    Exclude<MushroomSpec['cap'], 'shelf' | 'morel' | 'ball'>,
    { readonly profile: readonly Point2[]; /** Height of the cap as a share of its radius. */ readonly tall: number }
  >
> = {
  dome: {
    profile: points2([0.96, 0], [1, 0.12], [0.94, 0.4], [0.76, 0.68], [0.48, 0.9], [0, 1]),
    tall: 0.85,
  },
  flat: {
    profile: points2([0.97, 0], [1, 0.2], [0.9, 0.55], [0.6, 0.85], [0.3, 0.97], [0, 1]),
    tall: 0.34,
  },
  cone: {
    profile: points2([0.98, 0], [1, 0.04], [0.7, 0.34], [0.4, 0.68], [0.16, 0.92], [0, 1]),
    tall: 1.5,
  },
  bell: {
    profile: points2([0.96, 0], [1, 0.05], [0.84, 0.3], [0.72, 0.6], [0.5, 0.86], [0, 1]),
    tall: 1.6,
  },
  funnel: {
    profile: points2([0.98, 0.9], [1, 1], [0.85, 0.92], [0.5, 0.6], [0.2, 0.34], [0, 0.3]),
    tall: 0.62,
  },
};

/** Mushrooms: one, a cluster, a ring, or shelves on a piece of trunk. */
export function makeMushroom(spec: MushroomSpec, { size, random }: GeneratorContext): Generated {
  const finishes = spec.glows === true ? GLOW_FINISHES : FINISHES;
  const lights: GeneratedLight[] =
    spec.glows === true ? [{ at: [0, 0.7 * size[1], 0], color: '#60f0e0', power: 0.6 + 0.3 * size[1], when: 'always' }] : [];
  const shape = spec.cap === 'shelf' ? shelves(spec, size, random) : cluster(spec, size, random);
  return { shape, finishes, ...(lights.length > 0 ? { lights } : {}) };
}

function cluster(spec: MushroomSpec, [width, height, depth]: Vec3, random: GeneratorRandom): Shape {
  const { count = 1, ring = false, wide = 0.8 } = spec;
  if (count === 1) return mushroom(spec, height, random);
  return group(
    ...times(count, (k) => {
      const tall = height * (ring ? random.range(0.7, 1) : k === 0 ? 1 : random.range(0.4, 0.82));
      const half = 0.5 * wide * tall;
      const [x, , z] = ring
        ? polar(1, (k * 2 * Math.PI) / count + random.range(-0.1, 0.1))
        : polar(k === 0 ? 0.05 : 0.45 + 0.55 * (k / count), k * GOLDEN_ANGLE);
      const lean = ring || k === 0 ? 0 : 12;
      return turn(
        mushroom(spec, tall, random),
        [lean * z, random.range(0, 360), -lean * x],
        [x * Math.max(0, 0.5 * width - half), 0, z * Math.max(0, 0.5 * depth - half)],
      );
    }),
  );
}

function mushroom(spec: MushroomSpec, height: number, random: GeneratorRandom): Shape {
  const { cap, wide = 0.8, stout = 0.09, skirt = false, spots = 0 } = spec;
  const radius = 0.5 * wide * height;
  const girth = stout * height;
  if (cap === 'ball')
    return group(
      move(sphere('cap', [radius, 0.46 * height, radius], { detail: 3 }), 0, 0.53 * height, 0),
      lathe('stem', points2([0.5 * radius, 0], [0.36 * radius, 0.2 * height], [0, 0.3 * height]), { sides: 12 }),
    );
  if (cap === 'morel' || cap === 'shelf') return morel(radius, height);
  const { profile, tall } = CAPS[cap];
  const capTall = Math.min(0.85 * height, tall * radius);
  const base = height - capTall;
  const top = cap === 'funnel' ? base + 0.45 * capTall : base + 0.3 * capTall;
  const stem = lathe(
    'stem',
    points2([1.35 * girth, 0], [1.25 * girth, 0.08 * height], [0.95 * girth, 0.4 * height], [0.85 * girth, top], [0, top]),
    { sides: 12 },
  );
  const upper = profile.map(([r, y]): Point2 => [r * radius, y * capTall]);
  const under: Point2[] =
    cap === 'funnel'
      ? [
          [0, 0],
          [0.9 * girth, 0.02 * capTall],
          [0.5 * radius, 0.36 * capTall],
        ]
      : points2([0, 0.26 * capTall], [0.3 * radius, 0.2 * capTall], [0.9 * radius, 0.02 * capTall]);
  const bands = [...times(under.length, (): string | null => 'gill'), ...times(upper.length - 1, () => null)];
  const parts: Shape[] = [stem, move(lathe('cap', [...under, ...upper], { sides: 22, bands }), 0, base, 0)];
  if (skirt)
    parts.push(
      move(
        lathe('gill', points2([1.9 * girth, 0], [1.5 * girth, 0.03 * height], [0.8 * girth, 0.06 * height]), { sides: 14 }),
        0,
        0.6 * base,
        0,
      ),
    );
  for (let k = 0; k < spots; k++) parts.push(spotOn(upper, { k, spots, base, radius }, random));
  return group(...parts);
}

/** A flat spot on the upper side of a cap. */
function spotOn(
  upper: readonly Point2[],
  { k, spots, base, radius }: { k: number; spots: number; base: number; radius: number },
  random: GeneratorRandom,
): Shape {
  const share = 0.12 + 0.86 * Math.sqrt((k + 0.4) / spots);
  const reach = 1 - 0.98 * share ** 0.9;
  const [r, y] = [
    sampleTable(
      upper.map(([x]) => x),
      0.12 + 0.86 * reach,
    ),
    sampleTable(
      upper.map(([, h]) => h),
      0.12 + 0.86 * reach,
    ),
  ];
  const [x, , z] = polar(r, k * GOLDEN_ANGLE);
  const size = radius * random.range(0.09, 0.17);
  const slope = (Math.atan2(r / radius, 0.75) * 180) / Math.PI;
  return turn(
    turn(scale(sphere('spot', size, { detail: 1 }), [1, 0.34, 1]), [slope, 0, 0]),
    [0, (Math.atan2(x, z) * 180) / Math.PI, 0],
    [x, base + y, z],
  );
}

/** A honeycombed cap on a pale stem. */
function morel(radius: number, height: number): Shape {
  const pits = times(64, (k) => {
    const share = (k + 0.5) / 64;
    const y = height * (0.42 + 0.56 * share);
    const r = radius * 0.92 * Math.sin(Math.PI * (0.3 + 0.68 * share)) ** 0.7;
    const [x, , z] = polar(r, k * GOLDEN_ANGLE);
    return move(sphere('gill', [0.15 * radius, 0.2 * radius, 0.15 * radius], { detail: 0 }), x, y, z);
  });
  return group(
    lathe('stem', points2([0.55 * radius, 0], [0.48 * radius, 0.1 * height], [0.42 * radius, 0.45 * height], [0, 0.5 * height]), {
      sides: 12,
    }),
    lathe(
      'cap',
      points2(
        [0, 0.36 * height],
        [0.8 * radius, 0.38 * height],
        [radius, 0.5 * height],
        [0.9 * radius, 0.72 * height],
        [0.5 * radius, 0.94 * height],
        [0, height],
      ),
      { sides: 14 },
    ),
    ...pits,
  );
}

/** Half discs in tiers on a piece of trunk. */
function shelves({ count = 7 }: MushroomSpec, [width, height, depth]: Vec3, random: GeneratorRandom): Shape {
  const girth = 0.3 * Math.min(width, depth);
  const trunk = sweep('bark', points3([0, 0, 0], [0.04 * width, 0.5 * height, 0], [0, height, 0]), [1.12 * girth, girth, 0.92 * girth], {
    sides: 11,
  });
  const plates = times(count, (k) => {
    const radius = (0.5 * Math.min(width, depth) - 0.8 * girth) * random.range(1.05, 1.5);
    const angle = ((k % 3) - 1) * 42 + random.range(-14, 14);
    const y = height * (0.14 + 0.76 * ((k + 0.4) / count));
    const shelf = lathe(
      'cap',
      points2(
        [0, -0.16 * radius],
        [0.8 * radius, -0.02 * radius],
        [radius, 0.04 * radius],
        [0.94 * radius, 0.12 * radius],
        [0.5 * radius, 0.24 * radius],
        [0, 0.3 * radius],
      ),
      { sides: 16, bands: ['gill', 'gill', 'spot', null, null] },
    );
    return turn(move(scale(shelf, [1, 1, 0.8]), 0, 0, 0.95 * girth), [0, angle, 0], [0, y, 0]);
  });
  return group(
    trunk,
    ...plates,
    ...times(3, (k) =>
      move(
        sphere('moss', [0.5 * girth, 0.12 * girth, 0.5 * girth], { detail: 1 }),
        ...polar(0.6 * girth, k * 2.1, 0.995 * height - 0.05 * girth),
      ),
    ),
  );
}
