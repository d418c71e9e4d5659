import type { FlowerSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import { blades, group, move, restyle, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import { crossProduct, normalizeVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, along, bezier, blendDirections, pointOn, polar, times } from '../geometry/curves.js';
import { FLOWER_HEADS } from './flower-heads.js';

const FINISHES = {
  petal: 'petal #d8344a',
  inner: 'petal #e8607a',
  centre: 'petal #e8b830',
  stem: 'stem #5f8f3c',
  leaf: 'leaf #4f8434',
  water: 'water',
  pad: 'leaf #4a7f3c',
} as const;

/** Above this number of stems, stems are blades rather than tubes. */
const TUBES_MAX = 12;
/** Heads that stand along the stem rather than at its end. */
const RISING: readonly FlowerSpec['head'][] = ['spike'];

/** Flowers on stems. */
export function makeFlower(spec: FlowerSpec, { size, random }: GeneratorContext): Generated {
  const { stems = 1 } = spec;
  const parts: Shape[] = [];
  const leafBlades: Blade[] = [];
  const stemBlades: Blade[] = [];
  for (let k = 0; k < stems; k++) {
    const stem = makeStem(spec, { size, k }, random);
    if (stems > TUBES_MAX) stemBlades.push({ path: stem.path, width: times(stem.path.length, () => stem.girth * 2.2), up: [0.3, 0, 1] });
    else parts.push(sweep('stem', stem.path, stem.girth, { sides: 5 }));
    leafBlades.push(...makeLeaves(spec, stem, random));
    parts.push(...makeHeads(spec, { ...stem, k }, random));
  }
  if (stemBlades.length > 0) parts.push(blades('stem', stemBlades));
  if (leafBlades.length > 0) parts.push(blades('leaf', leafBlades));
  if (spec.foliage === 'float') parts.push(...floatingLeaves(spec, size));
  return { shape: group(...parts), finishes: FINISHES };
}

interface Stem {
  readonly path: readonly Vec3[];
  readonly girth: number;
  readonly heading: number;
}

function makeStem(spec: FlowerSpec, { size: [width, height, depth], k }: { size: Vec3; k: number }, random: GeneratorRandom): Stem {
  const { stems = 1, patch = false, lean = 0.4, bloom, head } = spec;
  const rising = RISING.includes(head);
  const headTall = rising ? 0 : bloom * ((spec.nod ?? 0) > 40 ? 0.5 : 0.45);
  const tall = Math.max(0.2 * height, (height - headTall) * (stems === 1 ? 1 : random.range(0.72, 1)));
  const share = Math.sqrt((k + 0.35) / stems);
  const heading = k * GOLDEN_ANGLE + random.range(-0.3, 0.3);
  const reach = stems === 1 ? 0.12 * lean : share;
  const room: readonly [number, number] = [Math.max(0.02, 0.5 * width - 0.4 * bloom), Math.max(0.02, 0.5 * depth - 0.4 * bloom)];
  const [dx, , dz] = polar(1, heading);
  const at = patch ? scatterPoint(k, stems) : ([dx * reach, dz * reach] as const);
  const top: Vec3 = [at[0] * room[0], tall * (patch ? 1 : 1 - 0.25 * lean * reach * reach), at[1] * room[1]];
  const foot: Vec3 = patch
    ? [top[0] + random.range(-0.05, 0.05) * tall, 0, top[2] + random.range(-0.05, 0.05) * tall]
    : [top[0] * (1 - lean) * 0.5, 0, top[2] * (1 - lean) * 0.5];
  const girth = Math.max(0.0018, (stems === 1 ? 0.014 : 0.009) * tall);
  return {
    path: bezier(foot, [foot[0] + (top[0] - foot[0]) * 0.25, 0.6 * tall, foot[2] + (top[2] - foot[2]) * 0.25], top, 4),
    girth,
    heading,
  };
}

/** Points spread evenly over a square from -1 to 1 (the R2 sequence). */
const scatterPoint = (k: number, count: number): readonly [number, number] => {
  const side = Math.ceil(Math.sqrt(count));
  const jitterOf = (value: number): number => value - Math.floor(value);
  return [
    (2 * ((k % side) + 0.02 + 0.96 * jitterOf(k * 0.7548))) / side - 1,
    (2 * (Math.floor(k / side) + 0.02 + 0.96 * jitterOf(k * 0.5698))) / side - 1,
  ];
};

function makeHeads(spec: FlowerSpec, { path, heading, k }: Stem & { k: number }, random: GeneratorRandom): Shape[] {
  const { head, bloom, each = 1, nod = 0, petals = 8 } = spec;
  const petal = spec.mixed === true && k % 3 === 1 ? 'inner' : 'petal';
  const shape = FLOWER_HEADS[head]({ petals, petal });
  const [before, top] = [path.at(-2) as Vec3, path.at(-1) as Vec3];
  const facing = (spec.stems ?? 1) === 1 ? 0 : (heading * 180) / Math.PI;
  const one = (at: Vec3, size: number, tilt: number, turnBy: number): Shape =>
    move(turn(turn(scale(shape, size), [tilt, 0, 0]), [0, turnBy, 0]), ...at);
  if (RISING.includes(head)) {
    const rise = subtractVectors(top, before);
    const base = along(top, normalizeVector(rise), -bloom);
    const lean = (Math.atan2(Math.hypot(rise[0], rise[2]), rise[1]) * 180) / Math.PI;
    return [one(base, bloom, lean, (Math.atan2(rise[0], rise[2]) * 180) / Math.PI)];
  }
  if (each === 1)
    return [
      one(
        top,
        bloom * random.range(0.9, 1.05),
        nod * random.range(0.8, 1.1),
        facing + random.range(-25, 25) * (spec.stems === undefined ? 0 : 1),
      ),
    ];
  return times(each, (j) => {
    const share = 1 - 0.62 * (j / each);
    const at = pointOn(path, share);
    const side = polar(
      0.62 * bloom,
      (nod > 60 ? (j % 2 === 0 ? 0.9 : -0.9) : j * GOLDEN_ANGLE) + (nod > 60 ? 0 : heading),
      j === 0 ? 0 : 0.1 * bloom,
    );
    const place: Vec3 = j === 0 ? top : [at[0] + side[0], at[1] + side[1], at[2] + side[2]];
    const out = (Math.atan2(side[0], side[2]) * 180) / Math.PI;
    return group(
      one(place, bloom * (1 - 0.25 * (j / each)), nod, nod > 60 ? 0.5 * out : out),
      sweep('stem', [at, place], 0.02 * bloom, { sides: 3 }),
    );
  });
}

function makeLeaves(spec: FlowerSpec, stem: Stem, random: GeneratorRandom): Blade[] {
  const { foliage = 'oval', leaves = 4, leaf = [0.3 * (stem.path.at(-1)?.[1] ?? 0.3), 0.08] } = spec;
  if (foliage === 'none' || foliage === 'float') return [];
  return times(leaves, (k) => {
    const angle = stem.heading + k * GOLDEN_ANGLE + 0.8;
    const basal = foliage === 'strap' || foliage === 'heart';
    const at = basal ? pointOn(stem.path, 0.02) : pointOn(stem.path, 0.1 + 0.55 * (k / leaves));
    return leafBlades(foliage, { at, angle, size: leaf, vary: random.range(0.75, 1.1) });
  }).flat();
}

function leafBlades(
  foliage: NonNullable<FlowerSpec['foliage']>,
  { at, angle, size: [length, width], vary }: { at: Vec3; angle: number; size: readonly [number, number]; vary: number },
): Blade[] {
  const out = polar(1, angle);
  const reach = length * vary;
  if (foliage === 'strap') {
    const path = bezier(
      at,
      along(along(at, out, 0.18 * reach), [0, 1, 0], 0.75 * reach),
      along(along(at, out, 0.55 * reach), [0, 1, 0], 0.72 * reach),
      4,
    );
    return [{ path, width: [0.7 * width, width, 0.9 * width, 0.6 * width, 0], up: along([0, 1, 0], out, -1) }];
  }
  const path = bezier(
    at,
    along(along(at, out, 0.5 * reach), [0, 1, 0], 0.34 * reach),
    along(along(at, out, reach), [0, 1, 0], foliage === 'heart' ? 0.4 * reach : 0.02 * reach),
    3,
  );
  if (foliage === 'heart') return [{ path, width: [0.15 * width, 0.25 * width, width, 0] }];
  if (foliage === 'oval') return [{ path, width: [0.2 * width, width, 0.85 * width, 0] }];
  const side = normalizeVector(crossProduct(out, [0, 1, 0]));
  const pinnae = times(8, (k): Blade => {
    const from = pointOn(path, 0.2 + 0.1 * (k % 4) * 1.9);
    const direction = blendDirections([side, k < 4 ? 1 : -1], [out, 0.7]);
    return { path: [from, along(from, direction, 0.9 * width)], width: 0.3 * width };
  });
  return [{ path, width: [0.12 * width, 0.1 * width, 0.08 * width, 0] }, ...pinnae];
}

/** Round leaves on the water. */
function floatingLeaves({ leaves = 5, leaf = [0.2, 0.2] }: FlowerSpec, [width, , depth]: Vec3): Shape[] {
  return times(leaves, (k) => {
    const [x, , z] = polar(1, k * 2.1 + 0.5);
    const radius = 0.5 * leaf[0] * (1 - 0.08 * (k % 3));
    return move(
      sphere('pad', [radius, 0.05 * radius, radius], { detail: 2 }),
      x * (0.5 * width - radius),
      0.004 + 0.006 * radius,
      z * (0.5 * depth - radius),
    );
  });
}

/** A flower head with its slots renamed, for other generators. */
export const flowerHead = (head: FlowerSpec['head'], size: number, slots: Readonly<Record<string, string>> = {}): Shape =>
  restyle(scale(FLOWER_HEADS[head]({ petals: 9, petal: 'petal' }), size), slots);
