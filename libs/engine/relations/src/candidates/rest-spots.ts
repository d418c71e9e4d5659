import type { GroundPoint } from '@diorama/world-model';

import { measureSize } from '../geometry/object-shape.js';
import { footOf, gapsOver, outlineOf, spanOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import type { ObjectDesign, RelationCandidate, SettledObject } from './relation-space.js';
import { bearingOf, spreadOver } from '../geometry/rectangle.js';

/** Ways in which the surfaces of one object give a place to another. */
export type RestKind = 'on' | 'under' | 'inside' | 'hanging-from' | 'above';

/** Places tried along each side of the outline of a carrier. */
const GRID = 13;
const SAMPLES = 5;
/** Metres and shares. */
const REST = {
  /** Surfaces at most so far above the one under the middle count as its slope: a share of the height, metres at most. */
  stepShare: 0.35,
  stepMax: 0.3,
  sinkShare: 0.22,
  /** y above which the viewer does not see a flat surface. */
  eyeLine: 0.25,
  /** Free height above what lies inside or on a shelf, as a share of its own. */
  headroom: 0.95,
  /** How far an object reaches out of a body without a hollow. */
  reachOut: 0.5,
} as const;
const SHRINKS = [1, 0.8, 0.65, 0.5] as const;
/** Candidates that are worth a closer look. */
const SPOTS_MAX = 220;

interface Spot extends GroundPoint {
  readonly y: number;
  readonly turn: number;
  readonly shrink: number;
  readonly quality: number;
}

/** The places that a carrier gives to an object, the best first. */
export function findRestSpots(
  kind: RestKind,
  design: ObjectDesign,
  carrier: SettledObject,
  ground: (x: number, z: number) => number,
): RelationCandidate[] {
  const { object } = carrier;
  const turns = [-bearingOf(outlineOf(object)), object.turn, object.turn + Math.PI / 2];
  const canShrink = kind === 'inside' || kind === 'under';
  for (const shrink of canShrink ? SHRINKS : [1]) {
    const spots = turns.flatMap((turn, k) =>
      gridOver(object, { design, turn, shrink }, kind).flatMap((trial) =>
        restAt(kind, trial, object, ground).map((spot) => ({ ...spot, quality: spot.quality - 0.08 * k })),
      ),
    );
    const best = spots.sort((a, b) => b.quality - a.quality).slice(0, SPOTS_MAX);
    if (best.length > 0) return best.map(({ x, z, y, turn }) => ({ x, z, y, turn, shrink, carrier }));
  }
  return [lastRest(kind, design, carrier)];
}

interface Trial {
  readonly object: PlacedObject;
  readonly shrink: number;
  /** From the middle of the carrier, 0 to 1. */
  readonly aside: number;
  /** Towards the viewer, -1 to 1. */
  readonly front: number;
}

/** The object at places in a grid over the outline of its carrier, clear of the edges where it is smaller. */
function gridOver(
  carrier: PlacedObject,
  { design, turn, shrink }: { design: ObjectDesign; turn: number; shrink: number },
  kind: RestKind,
): Trial[] {
  const outline = outlineOf(carrier);
  const scale = design.scale * shrink;
  const { outline: own } = design.shape;
  const size = Math.min(own.x[1] - own.x[0], own.z[1] - own.z[0]) * scale;
  const room = (side: number): number => Math.max(0, 1 - (kind === 'hanging-from' ? 0.3 : 0.9) * (size / side));
  const bearing = bearingOf(outline);
  const half = Math.hypot(outline.width, outline.depth) / 2;
  // What flies may keep beside the middle.
  const wide = (side: number): number => (kind === 'above' ? side + 2 * size : side * room(side));
  const grid = spreadOver({ ...outline, width: wide(outline.width), depth: wide(outline.depth) }, GRID, 1);
  return grid.map(({ x, z }) => {
    const [dx, dz] = [x - outline.x, z - outline.z];
    return {
      object: { shape: design.shape, x, z, y: 0, turn, scale },
      shrink,
      aside: Math.hypot(dx, dz) / half,
      front: (dz * Math.cos(bearing) - dx * Math.sin(bearing)) / half,
    };
  });
}

function restAt(kind: RestKind, trial: Trial, carrier: PlacedObject, ground: (x: number, z: number) => number): Spot[] {
  switch (kind) {
    case 'on':
      return restOn(trial, carrier);
    case 'inside':
      return restInside(trial, carrier, ground);
    case 'under':
      return restUnder(trial, carrier, ground);
    case 'hanging-from':
      return hangBelow(trial, carrier, ground);
    default:
      return hoverOver(trial, carrier);
  }
}

/** Levels in the air above the carrier. */
function hoverOver(trial: Trial, carrier: PlacedObject): Spot[] {
  const { height } = measureSize(trial.object);
  return [0, 1, 2, 3].map((level) =>
    spotOf(trial, spanOf(carrier).top + hoverGap(trial) + 1.3 * level * height, 1 - trial.aside - 0.25 * level),
  );
}

const hoverGap = ({ object }: Trial): number => Math.min(2.5, Math.max(0.25, 0.8 * measureSize(object).height));

function spotOf({ object, shrink }: Trial, bottom: number, quality: number): Spot {
  const { x, z, turn, shape, scale } = object;
  return { x, z, turn, shrink, y: bottom - shape.bottom * scale, quality };
}

/** Upright surfaces of the carrier below the object: flat, with room above. */
function restOn(trial: Trial, carrier: PlacedObject): Spot[] {
  const { object } = trial;
  const { height } = measureSize(object);
  const levels = gapsOver(carrier, object).filter(({ from, to }) => from > -Infinity && to - from >= REST.headroom * height);
  const span = spanOf(carrier);
  const points = spreadOver(footOf(object), SAMPLES, 0.9);
  return levels.flatMap(({ from: level, to }) => {
    const step = Math.min(REST.stepMax, Math.max(0.03, REST.stepShare * height));
    const floors: number[] = [];
    let blocked = 0;
    for (const point of points) {
      const gaps = gapsOver(carrier, point);
      const gap = gaps.findLast(({ from }) => from <= level + step);
      if (gap === undefined || gap.to < level + 0.8 * height) blocked++;
      else if (gap.from > -Infinity) floors.push(gap.from);
    }
    const highest = Math.max(level, ...floors);
    const near = floors.filter((floor) => floor >= highest - Math.max(0.03, 0.5 * step));
    const flat = near.length / points.length;
    if (blocked > 0.15 * points.length) return [];
    const mean = near.reduce((sum, floor) => sum + floor, 0) / Math.max(1, near.length);
    const bottom = highest - Math.min(highest - mean, REST.sinkShare * height);
    const isOpen = to === Infinity;
    const rise = (bottom - span.bottom) / Math.max(0.05, span.top - span.bottom);
    const isSeen = bottom < REST.eyeLine || span.top - span.bottom > 3;
    const quality = 1.6 * flat + (isOpen ? 0.35 : 0) + 0.45 * rise - (isSeen ? 0 : 0.45) - 0.15 * trial.aside + 0.06 * trial.front;
    return flat < 0.12 ? [] : [spotOf(trial, bottom, quality)];
  });
}

/** Floors of hollows below the rim of the carrier. */
function restInside(trial: Trial, carrier: PlacedObject, ground: (x: number, z: number) => number): Spot[] {
  const { object } = trial;
  const { height } = measureSize(object);
  const span = spanOf(carrier);
  return gapsOver(carrier, object).flatMap(({ from, to }) => {
    const floor = from === -Infinity ? Math.max(span.bottom, ground(object.x, object.z)) : from;
    if (floor > span.bottom + 0.72 * (span.top - span.bottom) || to - floor < Math.min(height, 0.8 * (span.top - floor))) return [];
    const points = spreadOver(footOf(object), SAMPLES, 0.85);
    const free = points.filter((point) =>
      gapsOver(carrier, point).some((gap) => gap.from <= floor + 0.25 * height && gap.to > floor + 0.5 * height),
    ).length;
    const share = free / points.length;
    const shows = Math.min(1, (floor + height - span.bottom) / Math.max(0.05, span.top - span.bottom));
    const isEnclosed = from > -Infinity || to < Infinity;
    if (share < 0.85 || !isEnclosed) return [];
    return [spotOf(trial, floor, share + (to === Infinity ? 0.4 : 0) + 0.3 * shows - 0.5 * trial.aside + 0.15 * trial.front)];
  });
}

/** The ground below the carrier, clear of its legs or its trunk. */
function restUnder(trial: Trial, carrier: PlacedObject, ground: (x: number, z: number) => number): Spot[] {
  const { object } = trial;
  const { height } = measureSize(object);
  const floor = ground(object.x, object.z);
  const [gap] = gapsOver(carrier, object);
  if (gap === undefined || gap.from > floor + 0.05 || gap.to === Infinity || gap.to - floor < height) return [];
  const isClear = spreadOver(footOf(object), SAMPLES, 1).every((point) => (gapsOver(carrier, point)[0]?.to ?? Infinity) >= floor + height);
  return isClear ? [spotOf(trial, floor, 1 + 0.5 * trial.front - 0.4 * trial.aside)] : [];
}

/** Undersides of the carrier with room below. */
function hangBelow(trial: Trial, carrier: PlacedObject, ground: (x: number, z: number) => number): Spot[] {
  const { object } = trial;
  const { height } = measureSize(object);
  const floor = ground(object.x, object.z);
  return gapsOver(carrier, object).flatMap(({ from, to }) => {
    const free = to - Math.max(from, floor) - height;
    if (to === Infinity || free < 0.05) return [];
    const bottom = to - height;
    const ease = Math.abs(bottom - floor - 1.7);
    // Below the lowest surface it is in sight; above it, branches and rocks are in the way.
    const hidden = from === -Infinity ? 0 : -1;
    return [spotOf(trial, bottom, hidden + 1 - 0.25 * Math.min(3, ease) + 0.4 * trial.front - 0.2 * trial.aside)];
  });
}

/** Where the surfaces of a carrier give no place. */
function lastRest(kind: RestKind, design: ObjectDesign, carrier: SettledObject): RelationCandidate {
  const { shape, scale } = design;
  const { object } = carrier;
  const outline = outlineOf(object);
  const span = spanOf(object);
  const bearing = bearingOf(outline);
  const { height, depth } = measureSize(design);
  const place = { x: outline.x, z: outline.z, turn: -bearing, carrier };
  switch (kind) {
    case 'inside':
      return { ...place, y: span.top - REST.reachOut * height };
    case 'hanging-from': {
      // At the side of a post or a wall, as from a hook.
      const foot = footOf(object);
      const out = Math.min(foot.width, foot.depth) / 2 + depth * 0.5 + 0.01;
      const bottom = Math.max(span.bottom + 0.3, span.bottom + 0.85 * (span.top - span.bottom) - height);
      return { ...place, x: foot.x - Math.sin(bearing) * out, z: foot.z + Math.cos(bearing) * out, y: bottom - shape.bottom * scale };
    }
    case 'under':
      return {
        x: outline.x - Math.sin(bearing) * 0.5 * outline.depth,
        z: outline.z + Math.cos(bearing) * 0.5 * outline.depth,
        turn: -bearing,
      };
    default:
      return { ...place, y: span.top - shape.bottom * scale };
  }
}
