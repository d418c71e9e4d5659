import { CATALOGUE } from '@diorama/catalogue';
import type { SceneObject } from '@diorama/domain';
import { getFootprintSize } from '@diorama/things';

import { isInsideWorld, SPAWN_CLEARING_RADIUS } from './placement-context.js';
import type { PlacementContext, UnplacedObject } from './placement-context.js';

/** Kinds whose pieces join end to end and that are no row of the generator of walls. */
const JOINED: readonly string[] = ['fence', 'hedge'];
/** Walls that stand in or at buildings. */
const BUILT_IN: readonly string[] = ['interior-wall', 'window-wall', 'glass-wall'];
/** Metres: higher walls hide what is behind them, and gates are no part of a run. */
const HEIGHT_MAX = 2.7;

/** Metres from the way of the viewer to a parallel run, and along the way to its first piece. */
const ASIDE = 4.4;
const START = 2.4;
/** Radians by which such a run leads away from the way. */
const OUTWARDS = 0.09;
/** Metres ahead of the viewer at which a third run crosses the view. */
const ACROSS = 25;
/** Metres that a run is long, and pieces of which it has at least so many. */
const LENGTH = 26;
const PIECES_MIN = 3;
/** Steepest ground, rise over run, on which a piece stands. */
const STEEPNESS_MAX = 0.6;

/** Whether one object of a kind is a piece of a fence, a hedge or a low wall, so that "a fence" means a run of them. */
export function isBarrier(kind: string): boolean {
  if (JOINED.includes(kind)) return true;
  const row = CATALOGUE.get(kind);
  return row?.form.generator === 'wall' && row.size[1] <= HEIGHT_MAX && !BUILT_IN.includes(kind);
}

/** A place for one piece: metres, and radians of its front from +z. */
interface Slot {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/**
 * Puts down a run of pieces: the first two of an entry lead along both sides of the way ahead, the third crosses the view behind them. Pieces without
 * room are left out.
 *
 * @param k which of the objects of the entry it is
 * @param looks what all pieces have in common
 * @returns false if so few pieces have room that a single object shows more
 */
export function placeBarrierRun(
  context: PlacementContext,
  asked: SceneObject,
  k: number,
  looks: Omit<UnplacedObject, keyof Slot | 'kind' | 'scale'>,
): boolean {
  const piece = getFootprintSize(asked.kind)[0] * asked.size;
  const side = findSubjectSide(context);
  const sides = k === 0 ? [side, -side] : [-side];
  const runs = k < 2 ? sides.map((each) => listBeside(each, piece)) : k === 2 ? [listAcross(piece)] : [];
  for (const run of runs) {
    const pieces = run
      .map((slot) => ({ ...looks, kind: asked.kind, scale: asked.size, ...slot }))
      .filter((thing) => hasRoom(context, thing));
    if (pieces.length < PIECES_MIN) continue;
    for (const thing of pieces) context.put(thing);
    return true;
  }
  return false;
}

/** The side on which most of what the prompt asks for stands, 1 to the right: the first view turns to it. */
function findSubjectSide({ placed }: PlacementContext): number {
  const asked = placed.filter(({ kind, requested }) => requested !== undefined && !isBarrier(kind));
  return asked.reduce((sum, { x, z }) => sum + x / Math.hypot(x, z), 0) < 0 ? -1 : 1;
}

function listBeside(side: number, piece: number): Slot[] {
  return Array.from({ length: Math.ceil(LENGTH / piece) }, (_, i) => {
    const along = START + (i + 0.5) * piece;
    return {
      x: side * (ASIDE + along * Math.sin(OUTWARDS)),
      z: -along * Math.cos(OUTWARDS),
      turn: side * (OUTWARDS - Math.PI / 2),
    };
  });
}

function listAcross(piece: number): Slot[] {
  const count = Math.ceil(LENGTH / piece);
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * piece, z: -ACROSS, turn: 0 }));
}

/** Whether a piece stands on dry and gentle ground, clear of the viewer and of what stands already; its neighbours touch it. */
function hasRoom(context: PlacementContext, thing: UnplacedObject): boolean {
  const { x, z } = thing;
  const [width] = getFootprintSize(thing.kind);
  return (
    isInsideWorld(x, z, width) &&
    Math.hypot(x, z) > SPAWN_CLEARING_RADIUS + width / 4 &&
    context.isDry(x, z, 0.3) &&
    context.ground.steepnessAt(x, z, 1) < STEEPNESS_MAX &&
    context.isRectangleFree({ ...thing, scale: JOINT * thing.scale })
  );
}

/** Share of its size within which a piece must be free, so that neighbours touch. */
const JOINT = 0.9;
