import type { GeneratorRandom, LeafHabit } from '@diorama/catalogue';
import { blades } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import { normalizeVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, randomDirection, wobble } from '../geometry/curves.js';

/** The foliage of a tree. */
export interface Foliage {
  readonly tips: readonly { readonly at: Vec3; readonly direction: Vec3 }[];
  /** The middle of the crown, from which shading normals point. */
  readonly middle: Vec3;
  readonly habit: LeafHabit;
  readonly count: number;
  /** Metres. */
  readonly leaf: readonly [length: number, width: number];
  /** Radius of a cluster, metres. */
  readonly cluster: number;
  /** Share of the leaves that are blossoms. */
  readonly blossom: number;
  /** Half of the crown's height, metres. */
  readonly halfHeight: number;
}

const DOWN: Vec3 = [0, -1, 0];

/** Leaves at the ends of twigs, those in the lower part of the crown and of each cluster in the slot `shade`. */
export function drawFoliage(foliage: Foliage, random: GeneratorRandom): Shape[] {
  const bySlot: Record<'leaf' | 'shade' | 'blossom', Blade[]> = { leaf: [], shade: [], blossom: [] };
  const each = Math.max(1, Math.round(foliage.count / foliage.tips.length));
  for (const tip of foliage.tips) {
    const out = normalizeVector(subtractVectors(tip.at, foliage.middle));
    const height = (tip.at[1] - foliage.middle[1]) / foliage.halfHeight;
    for (let k = 0; k < each; k++) {
      const { blade, low } = LEAVES[foliage.habit](foliage, { tip, out, k, each, random });
      const isShaded = 0.5 * low - 0.35 * height + random.range(-0.35, 0.35) > 0.15;
      bySlot[random.next() < foliage.blossom ? 'blossom' : isShaded ? 'shade' : 'leaf'].push(blade);
    }
  }
  return (['leaf', 'shade', 'blossom'] as const).filter((slot) => bySlot[slot].length > 0).map((slot) => blades(slot, bySlot[slot]));
}

interface Place {
  readonly tip: { readonly at: Vec3; readonly direction: Vec3 };
  /** From the middle of the crown. */
  readonly out: Vec3;
  readonly k: number;
  readonly each: number;
  readonly random: GeneratorRandom;
}

/** A leaf, and how far down it sits in its cluster, -1 to 1. */
interface PlacedLeaf {
  readonly blade: Blade;
  readonly low: number;
}

const LEAVES: Readonly<Record<LeafHabit, (foliage: Foliage, place: Place) => PlacedLeaf>> = {
  spray: (foliage, place) => clusterLeaf(foliage, place, 0.75),
  pad: (foliage, place) => clusterLeaf(foliage, place, 0.32),
  tuft: ({ leaf: [length, width] }, { tip, out, random }) => {
    const direction = blendDirections([randomDirection(random), 1], [tip.direction, 0.7], [[0, 1, 0], 0.25]);
    const end = along(tip.at, direction, length * random.range(0.75, 1.1));
    return {
      blade: { path: [tip.at, end], width, shade: blendDirections([direction, 0.7], [out, 0.6], [[0, 1, 0], 0.3]) },
      low: -direction[1],
    };
  },
  strand: strandLeaf,
};

function clusterLeaf({ leaf: [length, width], cluster }: Foliage, { tip, out, random }: Place, flat: number): PlacedLeaf {
  const around = randomDirection(random);
  const reach = cluster * (0.45 + 0.6 * Math.sqrt(random.next()));
  const base: Vec3 = [tip.at[0] + around[0] * reach, tip.at[1] + around[1] * reach * flat, tip.at[2] + around[2] * reach];
  const direction = blendDirections([around, 0.7], [randomDirection(random), 0.7], [DOWN, 0.25]);
  const size = random.range(0.75, 1.25);
  return {
    blade: {
      path: [base, along(base, direction, length * size)],
      width: width * size,
      up: blendDirections([around, 0.6], [wobble(random, 1), 0.5], [[0, 1, 0], 0.4]),
      shade: blendDirections([out, 0.45], [around, 0.75], [[0, 1, 0], 0.3]),
    },
    low: -around[1],
  };
}

const STRANDS = 3;

/** A leaf on a string that hangs from the twig nearly to the ground. */
function strandLeaf({ leaf: [length, width], cluster }: Foliage, { tip, out, k, each, random }: Place): PlacedLeaf {
  const strand = k % STRANDS;
  const share = Math.floor(k / STRANDS) / Math.max(1, Math.ceil(each / STRANDS) - 1);
  const seed = 12.9 * tip.at[0] + 7.3 * tip.at[2] + 3.7 * strand;
  const fraction = seed * 5.13 - Math.floor(seed * 5.13);
  const drop = Math.max(0.1, tip.at[1] * (0.55 + 0.38 * fraction));
  const swing = 0.55 * cluster;
  const at: Vec3 = [
    tip.at[0] + swing * Math.cos(seed) * Math.sqrt(share) + out[0] * 0.5 * cluster * Math.sin(Math.PI * 0.5 * share),
    tip.at[1] + 0.1 * cluster - drop * share,
    tip.at[2] + swing * Math.sin(seed) * Math.sqrt(share) + out[2] * 0.5 * cluster * Math.sin(Math.PI * 0.5 * share),
  ];
  const direction = blendDirections([DOWN, 1], [wobble(random, 1), 0.45]);
  const level: Vec3 = [out[0], 0.25, out[2]];
  return {
    blade: { path: [at, along(at, direction, length)], width, up: level, shade: blendDirections([level, 1], [wobble(random, 1), 0.4]) },
    low: random.range(-0.6, 0.6),
  };
}
