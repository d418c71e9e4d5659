import type { Generated, GeneratorContext, GeneratorRandom, NeedleTreeSpec } from '@diorama/catalogue';
import { blades, cylinder, group, move, sphere, sweep } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import { crossProduct, normalizeVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, pointOn, points3, polar, sampleTable, wobble } from '../geometry/curves.js';

const FINISHES = {
  needle: 'needle #3f6a3c',
  shade: 'needle #2a4a2e',
  bark: 'bark #5e4a3a',
  snow: 'snow',
  cone: 'bark #8a6238',
} as const;

/** Reach of branches from the lowest to the highest whorl. */
const OUTLINES: Readonly<Record<NonNullable<NeedleTreeSpec['outline']>, readonly number[]>> = {
  cone: [1, 0.86, 0.7, 0.54, 0.38, 0.22, 0.05],
  spire: [0.9, 1, 0.88, 0.7, 0.5, 0.28, 0.05],
  round: [0.8, 0.98, 1, 0.9, 0.72, 0.45, 0.12],
  flat: [0.7, 0.9, 1, 1, 0.95, 0.9, 0.7],
  uneven: [0.85, 1, 0.7, 0.85, 0.5, 0.45, 0.05],
};

/** A conifer: whorls of branches with fans of needles around a straight trunk. */
export function makeNeedleTree(spec: NeedleTreeSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const { bare = 0.1, whorls = 13, girth = 0.022, outline = 'cone' } = spec;
  const list: Record<'needle' | 'shade' | 'snow', Blade[]> = { needle: [], shade: [], snow: [] };
  const parts: Shape[] = [trunkOf(height, girth * height)];
  for (let w = 0; w < whorls; w++) {
    const share = whorls === 1 ? 0 : w / (whorls - 1);
    const reach = sampleTable(OUTLINES[outline], share);
    const y = (bare + (0.985 - bare) * share ** 0.94) * height;
    const count = Math.max(4, Math.round((spec.branches ?? 9) * (0.45 + 0.55 * reach)));
    const turnBy = random.range(0, 2 * Math.PI);
    for (let b = 0; b < count; b++) {
      const angle = turnBy + (2 * Math.PI * (b + random.range(-0.2, 0.2))) / count;
      const length = reach * random.range(outline === 'uneven' ? 0.55 : 0.86, 1);
      addBranch(spec, { angle, y, reach: [length * 0.5 * width, length * 0.5 * depth], height, share, list, parts }, random);
    }
  }
  for (const slot of ['needle', 'shade', 'snow'] as const) if (list[slot].length > 0) parts.push(blades(slot, list[slot]));
  if (spec.dead !== true) parts.push(coreOf(spec, height, Math.min(width, depth)));
  return { shape: group(...parts), finishes: FINISHES };
}

/** A dark column inside the crown, so that the far side does not shine through. */
function coreOf({ bare = 0.1, outline = 'cone', plates = false }: NeedleTreeSpec, height: number, width: number): Shape {
  if (plates || outline === 'flat' || outline === 'uneven') return group();
  return move(cylinder('shade', 0.17 * width, 0.8 * (1 - bare) * height, { top: 0.01 * width, sides: 8 }), 0, (bare + 0.06) * height, 0);
}

const trunkOf = (height: number, girth: number): Shape =>
  sweep(
    'bark',
    points3([0, -0.01 * height, 0], [0, 0.04 * height, 0], [0, 0.5 * height, 0], [0, 0.99 * height, 0]),
    [1.45 * girth, girth, 0.6 * girth, 0.06 * girth],
    { sides: 9 },
  );

interface Branch {
  readonly angle: number;
  readonly y: number;
  readonly reach: readonly [x: number, z: number];
  readonly height: number;
  /** 0 for the lowest whorl, 1 for the highest. */
  readonly share: number;
  readonly list: Readonly<Record<'needle' | 'shade' | 'snow', Blade[]>>;
  readonly parts: Shape[];
}

function addBranch(spec: NeedleTreeSpec, { angle, y, reach, height, share, list, parts }: Branch, random: GeneratorRandom): void {
  const [dx, , dz] = polar(1, angle);
  const tip: Vec3 = [dx * reach[0], 0, dz * reach[1]];
  const length = Math.hypot(tip[0], tip[2]);
  // Low branches hang more than those near the top, which rise.
  const hang = (spec.droop ?? 0.3) - 0.55 * share ** 2;
  const path = bezier(
    [0, y, 0],
    [0.55 * tip[0], y + 0.04 * length - 0.1 * hang * length, 0.55 * tip[2]],
    [tip[0], y - 0.7 * hang * length, tip[2]],
    3,
  );
  const thick = Math.max(0.003 * height * (1 - 0.7 * share), 0.003);
  parts.push(sweep('bark', path, [1.5 * thick, thick, 0.7 * thick, 0], { sides: 3 }));
  if (spec.dead === true) return addDeadTwigs(path, { thick, length, parts }, random);
  const pairs = Math.max(4, Math.round(4 + 7 * (length / (0.22 * height))));
  const fan = (spec.fan ?? 0.4) * length;
  const out: Vec3 = [dx, 0.35, dz];
  for (let k = 1; k <= pairs; k++) {
    const at = pointOn(path, 0.12 + (0.88 * k) / pairs);
    const forward = normalizeVector(subtractVectors(path[3] as Vec3, path[1] as Vec3));
    const side = normalizeVector(crossProduct(forward, [0, 1, 0]));
    const size = fan * (0.35 + 0.75 * Math.sin(Math.PI * (0.2 + 0.72 * (k / pairs)))) * random.range(0.8, 1.15);
    for (const sign of [-1, 1]) {
      const direction = blendDirections(
        [side, sign * 0.85],
        [forward, 0.75],
        [[0, -1, 0], spec.plates === true ? 0.02 : 0.18 + 0.2 * Math.max(0, hang)],
        [wobble(random, 1), 0.16],
        [[0, 1, 0], spec.plates === true ? 0 : random.range(-0.3, 0.3)],
      );
      const slot = random.next() < 0.3 + 0.3 * (1 - k / pairs) ? 'shade' : 'needle';
      const blade = {
        path: [at, along(at, direction, size)],
        width: 0.44 * size + 0.008 * height,
        shade: blendDirections([out, 0.8], [direction, 0.3], [[0, 1, 0], 0.45]),
      };
      list[slot].push(blade);
      if (spec.snow === true && random.next() < 0.78) list.snow.push(raised(blade, 0.012 * height));
    }
  }
  if (spec.plates !== true) addCurtain(list.needle, { path, pairs, reach: 0.5 * fan, out }, random);
  const last = path[3] as Vec3;
  const end = blendDirections([subtractVectors(last, path[2] as Vec3), 1], [[0, 1, 0], 0.01]);
  list.needle.push({ path: [last, along(last, end, 0.5 * fan)], width: 0.25 * fan, shade: blendDirections([out, 1]) });
  if (spec.cones !== undefined && random.next() < spec.cones) parts.push(coneAt(last, 0.012 * height));
}

/** Twigs that hang below a branch and stand above it, which show from the side. */
function addCurtain(
  list: Blade[],
  { path, pairs, reach, out }: { path: readonly Vec3[]; pairs: number; reach: number; out: Vec3 },
  random: GeneratorRandom,
): void {
  const forward = normalizeVector(subtractVectors(path[3] as Vec3, path[0] as Vec3));
  const side = normalizeVector(crossProduct(forward, [0, 1, 0]));
  for (let k = 1; k <= pairs; k++) {
    const at = pointOn(path, 0.2 + (0.8 * k) / pairs);
    const direction = blendDirections([forward, 0.8], [[0, k % 3 === 0 ? 0.7 : -0.7, 0], 1], [wobble(random, 1), 0.2]);
    const length = reach * random.range(0.7, 1.15);
    list.push({
      path: [at, along(at, direction, length)],
      width: 0.55 * length,
      up: side,
      shade: blendDirections([out, 1], [wobble(random, 1), 0.35]),
    });
  }
}

/** A blade of snow on a blade of needles. */
const raised = ({ path, width, ...rest }: { path: readonly Vec3[]; width: number; shade: Vec3 }, by: number): Blade => ({
  ...rest,
  path: path.map(([x, y, z]): Vec3 => [x, y + by, z]),
  width: 0.85 * width,
});

const coneAt = ([x, y, z]: Vec3, size: number): Shape =>
  move(sphere('cone', [size, 1.9 * size, size], { detail: 1 }), x, y - 1.6 * size, z);

function addDeadTwigs(
  path: readonly Vec3[],
  { thick, length, parts }: { thick: number; length: number; parts: Shape[] },
  random: GeneratorRandom,
): void {
  for (const share of [0.45, 0.7, 0.9]) {
    const at = pointOn(path, share);
    const out = blendDirections([subtractVectors(path[3] as Vec3, path[0] as Vec3), 1 / length], [wobble(random, 1), 0.9]);
    parts.push(sweep('bark', [at, along(at, out, 0.3 * length * random.range(0.5, 1))], [0.6 * thick, 0], { sides: 3 }));
  }
}
