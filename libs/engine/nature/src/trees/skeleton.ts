import type { GeneratorRandom } from '@diorama/catalogue';
import { sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { addVectors, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, wobble } from '../geometry/curves.js';

interface Node {
  readonly at: Vec3;
  readonly parent: number;
  /** Whether branches may leave here. */
  readonly isOpen: boolean;
  /** How many twigs it carries. */
  load: number;
}

/** A trunk with branches to the ends of its twigs. */
export interface Skeleton {
  readonly nodes: readonly Node[];
  /** Numbers of nodes from the foot of a branch to its end; the trunks first. */
  readonly branches: readonly (readonly number[])[];
  readonly tips: readonly { readonly at: Vec3; readonly direction: Vec3 }[];
}

/** How a skeleton grows. */
export interface Growth {
  /** The trunks, from the ground up. */
  readonly trunks: readonly (readonly Vec3[])[];
  /** Height from which branches leave the trunk. */
  readonly openFrom: number;
  /** The ends of twigs. */
  readonly targets: readonly Vec3[];
  readonly rise: number;
  readonly gnarl: number;
}

const STEPS = 4;

/** Joins each target to the nearest branch below it, those near the trunk first, so that they share limbs. */
export function growSkeleton({ trunks, openFrom, targets, rise, gnarl }: Growth, random: GeneratorRandom): Skeleton {
  const nodes: Node[] = [];
  const branches: number[][] = [];
  const addBranch = (points: readonly Vec3[], foot: number, isOpen: (point: Vec3) => boolean): void => {
    const chain = foot < 0 ? [] : [foot];
    for (const at of points) {
      nodes.push({ at, parent: chain.at(-1) ?? -1, isOpen: isOpen(at), load: 0 });
      chain.push(nodes.length - 1);
    }
    branches.push(chain);
  };
  for (const trunk of trunks) addBranch(trunk, -1, (at) => at[1] >= openFrom);
  const axis = trunks.map((trunk) => trunk.at(-1) as Vec3);
  const distance = (point: Vec3): number =>
    Math.min(...axis.map((top) => Math.hypot(point[0] - top[0], 0.7 * (point[1] - top[1]), point[2] - top[2])));
  const tips: { at: Vec3; direction: Vec3 }[] = [];
  for (const target of targets.toSorted((a, b) => distance(a) - distance(b))) {
    const foot = nearestOpen(nodes, target, rise);
    const from = (nodes[foot] as Node).at;
    const path = branchPath(from, target, { rise, gnarl }, random);
    addBranch(path.slice(1), foot, () => true);
    tips.push({ at: target, direction: normalizeVector(subtractVectors(target, path.at(-2) as Vec3)) });
    for (let k = nodes.length - 1; k >= 0; k = (nodes[k] as Node).parent) (nodes[k] as Node).load++;
  }
  return { nodes, branches, tips };
}

function nearestOpen(nodes: readonly Node[], target: Vec3, rise: number): number {
  let best = 0;
  let least = Infinity;
  nodes.forEach(({ at, isOpen }, k) => {
    if (!isOpen) return;
    const length = Math.hypot(target[0] - at[0], target[1] - at[1], target[2] - at[2]);
    const above = at[1] + 0.5 * rise * length - target[1];
    const cost = length + 1.4 * Math.max(0, above);
    if (cost < least) [best, least] = [k, cost];
  });
  return best;
}

function branchPath(from: Vec3, to: Vec3, { rise, gnarl }: { rise: number; gnarl: number }, random: GeneratorRandom): Vec3[] {
  const offset = subtractVectors(to, from);
  const length = Math.hypot(...offset);
  const level: Vec3 = [offset[0], 0, offset[2]];
  // A rising branch leaves outwards and turns up, a hanging one leaves upwards and turns down.
  const middle = addVectors(addVectors(from, scaleVector(level, rise >= 0 ? 0.62 : 0.5)), [
    0,
    offset[1] * (rise >= 0 ? 0.3 : 0.5) + (rise < 0 ? -0.5 * rise * length : 0),
    0,
  ]);
  const path = bezier(from, middle, to, STEPS);
  return path.map((point, k) => (k === 0 || k === STEPS ? point : addVectors(point, wobble(random, 0.28 * gnarl * length))));
}

/** The trunk's radius at a share of its length. */
export type TrunkProfile = (share: number) => number;

/** Tubes around a skeleton: radii follow the number of twigs above (the pipe model). */
export function drawSkeleton(
  skeleton: Skeleton,
  { girth, tip, trunkCount, profile }: { girth: number; tip: number; trunkCount: number; profile: TrunkProfile },
): Shape[] {
  const { nodes, branches } = skeleton;
  const most = Math.max(2, ...nodes.map(({ load }) => load));
  const power = Math.log(girth / tip) / Math.log(most);
  const radiusOf = (k: number): number => tip * Math.max(1, (nodes[k] as Node).load) ** power;
  return branches.map((chain, b) => {
    const isTrunk = b < trunkCount;
    const load = Math.max(...chain.slice(1).map((k) => (nodes[k] as Node).load));
    const radii = chain.map((k, j) => {
      if (isTrunk) return Math.max(0.3 * radiusOf(k), Math.min(girth, radiusOf(k)) * profile(j / (chain.length - 1)));
      return j === 0 ? Math.min(radiusOf(k) * 0.8, 1.15 * radiusOf(chain[1] as number)) : radiusOf(k);
    });
    if (!isTrunk) radii[radii.length - 1] = 0.5 * tip;
    const path = chain.map((k) => (nodes[k] as Node).at);
    return sweep('bark', path, radii, { sides: isTrunk ? 11 : load > 8 ? 7 : load > 2 ? 5 : 3 });
  });
}

/** Further bare twigs on the ends of branches: two forks at each. */
export function drawTwigs(skeleton: Skeleton, { length, tip }: { length: number; tip: number }, random: GeneratorRandom): Shape[] {
  return skeleton.tips.flatMap(({ at, direction }) =>
    [0, 1, 2].map(() => {
      const out = blendDirections([direction, 1], [wobble(random, 1), 0.75], [[0, 1, 0], 0.2]);
      const reach = length * random.range(0.5, 1.1);
      const bend = along(along(at, out, 0.5 * reach), wobble(random, 1), 0.1 * reach);
      return sweep(
        'bark',
        [at, bend, along(bend, blendDirections([out, 1], [wobble(random, 1), 0.5]), 0.5 * reach)],
        [0.6 * tip, 0.45 * tip, 0],
        { sides: 3 },
      );
    }),
  );
}
