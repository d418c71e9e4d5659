import type { Scene } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import type { RoomSide, WallOpening } from '@diorama/world-model';

import type { RoomShape } from './room-shape.js';

/** A room of the scene language is at most by these shares wider and deeper than its plan. */
const WIDER = 0.18;
const DEEPER = 0.16;
/** Share of the seeds in which a window of a side wall is missing, and metres by which one shifts. */
const BLIND = 0.25;
const SHIFT = 0.25;
/** Metres of free wall on both sides of a passage. */
const MARGIN = 0.45;
const PASSAGE = { width: 1.1, top: 2.15 } as const;
const ALCOVE = { width: 1.9, top: 2.2, depth: 0.95 } as const;
const ADJOINING = { width: [3, 4.2], depth: [2.6, 3.6] } as const;

/** The plan of a room in this seed: its size, and where its windows and doors are. */
export function varyRoomShape(shape: RoomShape, { seed, place }: Pick<Scene, 'seed' | 'place'>): RoomShape {
  const random = createRandomStream(seed, hashStreamName(`shape of ${place}`));
  const [wider, deeper] = [random.range(1, 1 + WIDER), random.range(1, 1 + DEEPER)];
  const openings = shape.openings.flatMap((opening): WallOpening[] => {
    const [blind, shift, flip] = [random.next(), random.range(-SHIFT, SHIFT), random.next()];
    // The front wall has the furniture that belongs to its windows.
    if (opening.side === 'front') return [opening];
    if (opening.kind === 'door') return [{ ...opening, along: flip < 0.5 ? opening.along : -opening.along }];
    const factor = opening.side === 'back' ? wider : deeper;
    return blind < BLIND ? [] : [{ ...opening, along: opening.along * factor + shift }];
  });
  const scaled = (values: readonly [number, number], factor: number): [number, number] => [values[0] * factor, values[1] * factor];
  return { ...shape, x: scaled(shape.x, wider), z: scaled(shape.z, deeper), openings };
}

/** What a room may open to. */
export interface AnnexChoice {
  /** Share of the seeds that have an annex, 0 to 1. */
  readonly chance: number;
  /** Kinds of objects that stand in it, one of these. */
  readonly kinds: readonly string[];
}

/** The room with an alcove or an adjoining room behind a side wall where the wall is free; the viewer sees it from the start. */
export function addAnnexOpening(shape: RoomShape, { chance, kinds }: AnnexChoice, random: RandomStream): RoomShape {
  const [draw, isAlcove] = [random.next(), random.next() < 0.4];
  const sides: readonly RoomSide[] = random.next() < 0.5 ? ['left', 'right'] : ['right', 'left'];
  const kind = kinds.length === 0 ? null : random.pick(kinds);
  const [width, depth, share] = [random.range(...ADJOINING.width), random.range(...ADJOINING.depth), random.range(0.25, 0.7)];
  if (draw >= chance || shape.height < PASSAGE.top + 0.3) return shape;
  const hole = isAlcove ? ALCOVE : PASSAGE;
  const beyond = isAlcove ? { width: ALCOVE.width, depth: ALCOVE.depth, kind } : { width, depth, kind };
  for (const side of sides) {
    const along = findFreeWall(shape, side, { width: hole.width, share });
    if (along !== null)
      return {
        ...shape,
        openings: [...shape.openings, { side, along, width: hole.width, bottom: 0, top: hole.top, kind: 'passage', beyond }],
      };
  }
  return shape;
}

/** Metres along a side wall from its middle where a hole has room, at about this share of the way from the viewer to the front wall. */
function findFreeWall({ z, openings }: RoomShape, side: RoomSide, { width, share }: { width: number; share: number }): number | null {
  const length = z[1] - z[0];
  // The left wall runs from the back to the front, the right wall from the front to the back.
  const sign = side === 'left' ? 1 : -1;
  const wanted = sign * ((z[0] + z[1]) / 2 - share * z[0]);
  for (let step = 0; step < 24; step++) {
    const along = wanted + (step % 2 === 0 ? 1 : -1) * 0.15 * Math.ceil(step / 2);
    const isInside = Math.abs(along) + width / 2 + MARGIN < length / 2;
    const isFree = openings.every((other) => other.side !== side || Math.abs(other.along - along) > (other.width + width) / 2 + MARGIN);
    if (isInside && isFree) return along;
  }
  return null;
}
