import type { Generated, GeneratedLight, GeneratorContext, TreeSpec } from '@diorama/catalogue';
import { box, group, move, sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { polar, times } from '../geometry/curves.js';
import { drawCore, sampleCrown } from './crown.js';
import { drawFoliage } from './foliage.js';
import { drawSkeleton, drawTwigs, growSkeleton } from './skeleton.js';
import type { Skeleton } from './skeleton.js';
import { drawAerialRoots, drawFace, drawFlareRoots, drawFruit, drawMarks, drawStiltRoots } from './tree-parts.js';
import { makeTrunks, trunkProfile } from './trunk.js';

const FINISHES = {
  leaf: 'leaf #5f8f38',
  shade: 'leaf #3f6a2a',
  bark: 'bark #6b5644',
  blossom: 'petal #f4c8d8',
  fruit: 'fruit #c8402c',
  mark: 'bark #2a2622',
  hollow: 'bark #120e0c',
  light: 'glow #ffe9a0',
  tray: 'ceramic #3c5a78',
  soil: 'soil',
} as const;

/** A tree whose branches fill its crown. */
export function makeTree(spec: TreeSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const { bare = 0.28, twigs = 80, rise = 0.5, gnarl = 0.25, girth = 0.025, leaves: leafCount = 1600 } = spec;
  const floor = spec.tray === true ? 0.12 * height : 0;
  const radii = [width / 2, depth / 2] as const;
  const cluster = (spec.cluster ?? 0.3) * Math.min(radii[0], radii[1]);
  const inset = leafCount > 0 && spec.habit !== 'tuft' ? 0.8 * cluster : 0.06 * height;
  const bottom = Math.max(bare * height, floor);
  const top = height - inset * (spec.habit === 'pad' ? 0.4 : 0.9);
  const crown = {
    outline: spec.crown,
    bottom,
    top,
    radii: [Math.max(0.15 * radii[0], radii[0] - inset), Math.max(0.15 * radii[1], radii[1] - inset)] as const,
    ...(spec.layers === undefined ? {} : { layers: spec.layers }),
  };
  const fork = (spec.fork ?? bare + 0.5 * (1 - bare)) * height;
  const trunks = makeTrunks(
    { kind: spec.trunk ?? 'straight', stems: spec.stems ?? 1, top: Math.max(fork, bottom * 0.9), floor, spread: 0.12 * width },
    random,
  );
  const targets = sampleCrown(crown, twigs, random);
  const skeleton = growSkeleton({ trunks, openFrom: Math.min(0.8 * bottom, 0.95 * fork), targets, rise, gnarl }, random);
  const tip = Math.max((leafCount === 0 ? 0.0028 : 0.0016) * height, 0.002);
  const stout = (girth * height) / Math.sqrt(trunks.length);
  const parts: Shape[] = drawSkeleton(skeleton, {
    girth: stout,
    tip,
    trunkCount: trunks.length,
    profile: trunkProfile(spec.trunk ?? 'straight'),
  });
  if (leafCount === 0) parts.push(...drawTwigs(skeleton, { length: 0.13 * height, tip: 1.4 * tip }, random));
  else {
    if (spec.core !== undefined) parts.push(drawCore(crown, spec.core));
    parts.push(
      ...drawFoliage(
        {
          tips: skeleton.tips,
          middle: [0, bottom + 0.35 * (top - bottom), 0],
          habit: spec.habit ?? 'spray',
          count: leafCount,
          leaf: leafSize(spec, size, crown.top - crown.bottom),
          cluster,
          blossom: spec.blossom ?? 0,
          halfHeight: 0.5 * (top - bottom),
        },
        random,
      ),
    );
  }
  parts.push(...extrasOf(spec, { size, skeleton, stout, floor }, random));
  const lights: GeneratedLight[] = (spec.lights ?? 0) > 0 ? [{ at: [0, 0.6 * height, 0], color: '#ffe9a0', power: 3, when: 'always' }] : [];
  return { shape: group(...parts), finishes: FINISHES, ...(lights.length > 0 ? { lights } : {}) };
}

/** Length and width of a leaf: larger than the spec says where the leaves would not cover the crown. */
function leafSize(spec: TreeSpec, [width, height]: Vec3, tall: number): [number, number] {
  const [length, breadth] = spec.leaf ?? [0.035, 0.022];
  const { leaves = 1600, density = 2.2, habit = 'spray' } = spec;
  const area = 0.5 * length * breadth * height * height * leaves;
  const wanted = density * 0.78 * width * Math.max(tall, 0.55 * width);
  const factor = habit === 'strand' || habit === 'tuft' ? 1 : Math.min(2, Math.max(1, Math.sqrt(wanted / area)));
  return [length * height * factor, breadth * height * factor];
}

function extrasOf(
  spec: TreeSpec,
  { size, skeleton, stout, floor }: { size: Vec3; skeleton: Skeleton; stout: number; floor: number },
  random: GeneratorContext['random'],
): Shape[] {
  const height = size[1];
  const parts: Shape[] = [];
  if (spec.fruit !== undefined) parts.push(...drawFruit(skeleton, { ...spec.fruit, size: spec.fruit.size * height }, random));
  const { roots } = spec;
  if (roots?.kind === 'flare')
    parts.push(...drawFlareRoots({ count: roots.count, girth: stout, reach: Math.min(3.6 * stout, 0.36 * size[0]), floor }, random));
  if (roots?.kind === 'stilt') parts.push(...drawStiltRoots({ count: roots.count, height: 0.3 * height, spread: 0.3 * size[0] }, random));
  if (roots?.kind === 'aerial') parts.push(...drawAerialRoots(skeleton, { count: roots.count, radius: 0.3 * stout }, random));
  if (spec.face === true)
    parts.push(
      ...drawFace(skeleton, { girth: stout * trunkProfile(spec.trunk ?? 'straight')(0.3), height: Math.min(0.22 * height, 4 * stout) }),
    );
  if (spec.marks === true) parts.push(...drawMarks(skeleton, { girth: stout, height: 0.7 * height }, random));
  const lamps = skeleton.tips.filter((_, k) => k % Math.max(1, Math.floor(skeleton.tips.length / (spec.lights ?? 1))) === 0);
  if (spec.lights !== undefined)
    parts.push(...lamps.map(({ at }) => move(sphere('light', 0.012 * height, { detail: 1 }), at[0], at[1] - 0.02 * height, at[2])));
  if (spec.tray === true) parts.push(trayOf(size, floor));
  return parts;
}

/** A shallow tray on four feet with soil, as a bonsai has. */
function trayOf([width, , depth]: Vec3, floor: number): Shape {
  const [w, d] = [0.62 * width, 0.55 * depth];
  const feet = times(4, (k) => {
    const [x, , z] = polar(1, Math.PI / 4 + (k * Math.PI) / 2);
    return move(box('tray', 0.12 * w, 0.2 * floor, 0.12 * d), 0.55 * w * x, 0, 0.55 * d * z);
  });
  return group(
    ...feet,
    move(box('tray', w, 0.7 * floor, d, 0.1 * floor), 0, 0.15 * floor, 0),
    move(box('tray', 1.06 * w, 0.15 * floor, 1.06 * d, 0.03 * floor), 0, 0.78 * floor, 0),
    move(sphere('soil', [0.46 * w, 0.22 * floor, 0.45 * d], { detail: 2 }), 0, 0.9 * floor, 0),
  );
}
