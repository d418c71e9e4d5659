import { SCENE_LIMITS } from '@diorama/domain';
import type { ObjectPlacement } from '@diorama/domain';
import { z } from 'zod';

import { lenientNumberBetween } from '../fields/lenient.js';

const horizontal = lenientNumberBetween(-SCENE_LIMITS.reach, SCENE_LIMITS.reach);

/** Where one object of a scene stands. */
export const objectPlacementSchema = z.object({
  x: horizontal.describe('Distance to the right of the origin, in metres. The viewer starts at the origin.'),
  y: lenientNumberBetween(SCENE_LIMITS.lift.min, SCENE_LIMITS.lift.max)
    .nullish()
    .describe('Height of the foot of the object above the ground or the floor, in metres. Defaults to 0.'),
  z: horizontal.describe('Distance behind the origin, in metres. Objects in front of the viewer have a negative `z`.'),
  turn: lenientNumberBetween(SCENE_LIMITS.turn.min, SCENE_LIMITS.turn.max)
    .nullish()
    .describe('Rotation in degrees, counter-clockwise as seen from above. At 0, the front faces +z. Defaults to 0.'),
});

/** A placement without nulls. */
export const wholePlacement = ({ x, y, z: back, turn }: z.output<typeof objectPlacementSchema>): ObjectPlacement => ({
  x,
  ...(y == null ? {} : { y }),
  z: back,
  ...(turn == null ? {} : { turn }),
});
