import { SCENE_LIMITS } from '@diorama/domain';
import type { ObjectPlacement } from '@diorama/domain';
import { z } from 'zod';

import { lenientNumberBetween } from '../fields/lenient.js';

const horizontal = lenientNumberBetween(-SCENE_LIMITS.reach, SCENE_LIMITS.reach);

/** Where one object of a scene stands. */
export const objectPlacementSchema = z.object({
  x: horizontal.describe('Metres to the right of the origin, where the viewer starts.'),
  y: lenientNumberBetween(SCENE_LIMITS.lift.min, SCENE_LIMITS.lift.max)
    .nullish()
    .describe('Metres from the ground or the floor up to the foot of the object. Defaults to 0.'),
  z: horizontal.describe('Metres behind the origin. Objects in front of the viewer have a negative `z`.'),
  turn: lenientNumberBetween(SCENE_LIMITS.turn.min, SCENE_LIMITS.turn.max)
    .nullish()
    .describe('Degrees counter-clockwise, seen from above. At 0, the front faces +z. Defaults to 0.'),
});

/** A placement without nulls. */
export const wholePlacement = ({ x, y, z: back, turn }: z.output<typeof objectPlacementSchema>): ObjectPlacement => ({
  x,
  ...(y == null ? {} : { y }),
  z: back,
  ...(turn == null ? {} : { turn }),
});
