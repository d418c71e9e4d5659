import { EYE_HEIGHT } from '@diorama/world-model';

import type { RoomBox } from '../cameras/picture.js';

/** A box: distances from the viewer to its walls, metres. */
export interface EstimatedRoom {
  /** Radians clockwise from the front to what counts as the front wall. */
  readonly heading: number;
  readonly front: number;
  readonly right: number;
  readonly back: number;
  readonly left: number;
  /** Height of the ceiling over the viewer. */
  readonly ceiling: number;
}

/** Metres that walls keep from the viewer, and height of a ceiling over the floor as a share of the room's size. */
const NEAREST_WALL = 1.8;
const FURTHEST_WALL = 9;
const LOWEST_CEILING = 2.5;
const HIGHEST_CEILING = 4.5;
const CEILING_SHARE = 0.42;
/** Metres to the walls of a room of which none was seen. */
const UNSEEN_WALL = 3.5;
/** Degrees to either side of a wall's middle that are asked for its distance. */
const ASIDE = 35;

/**
 * The box of a room: as its edges tell, else as far away as what stands in the columns of the panorama, `distance` in metres
 * along the floor, is at the front, at the sides and behind.
 */
export function estimateRoom(plan: RoomBox | null, distance: Float32Array): EstimatedRoom {
  if (plan === null) return fitRoom(distance);
  const heading = (plan.heading * Math.PI) / 180;
  const unseen = usualWall(plan);
  const wall = (side: keyof Walls): number => Math.max(NEAREST_WALL, plan[side] ?? unseen);
  return { heading, front: wall('front'), right: wall('right'), back: wall('back'), left: wall('left'), ceiling: plan.ceiling };
}

type Walls = Pick<EstimatedRoom, 'front' | 'right' | 'back' | 'left'>;

/** As far away as the walls that edges tell of. */
function usualWall({ front, right, back, left }: RoomBox): number {
  const seen = [front, right, back, left].filter((metres) => metres !== null);
  const usual = seen.length === 0 ? UNSEEN_WALL : Math.exp(seen.reduce((sum, metres) => sum + Math.log(metres), 0) / seen.length);
  return Math.min(FURTHEST_WALL, usual);
}

/** A box whose walls stand where most of what is seen in their directions does. */
function fitRoom(distance: Float32Array): EstimatedRoom {
  const width = distance.length;
  const wall = (side: number): number => {
    const metres: number[] = [];
    for (let aside = -ASIDE; aside <= ASIDE; aside += 2) {
      const column = Math.floor((((side + aside) / 360 + 0.5) * width + width) % width);
      metres.push((distance[column] as number) * Math.cos((aside * Math.PI) / 180));
    }
    const sorted = metres.sort((a, b) => a - b);
    return Math.min(FURTHEST_WALL, Math.max(NEAREST_WALL, sorted[sorted.length >> 1] as number));
  };
  const [front, right, back, left] = [wall(0), wall(90), wall(180), wall(-90)] as const;
  const size = (front + right + back + left) / 2;
  const height = Math.min(HIGHEST_CEILING, Math.max(LOWEST_CEILING, CEILING_SHARE * size));
  return { heading: 0, front, right, back, left, ceiling: height - EYE_HEIGHT };
}
