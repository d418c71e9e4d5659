import { cacheLastValue } from '@diorama/jobs';
import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import type { OpenedScene } from '@diorama/render';
import type { RoomExtent } from '@diorama/places';
import { createDirection, EYE_HEIGHT } from '@diorama/world-model';
import type { WorldModel } from '@diorama/world-model';

import type { ClosedRoom, Placement, Surroundings } from '../cameras/picture.js';
import { clearPictureViews } from './clear-picture-views.js';
import { turnModel } from './turn-model.js';

/** A place with the directions in which pictures show it. */
export interface SurroundingsInput {
  readonly surroundings: Surroundings;
  readonly placements: readonly Pick<Placement, 'azimuth' | 'horizontalFov'>[];
}

/** What the jobs of a thread share that look at surroundings. */
export interface SurroundingsContext {
  readonly openSurroundings: (input: SurroundingsInput) => OpenedScene;
}

/** A context that keeps the surroundings it last worked on open; `dropSurroundings` gives them up. */
export function createSurroundingsContext(): SurroundingsContext & { readonly dropSurroundings: () => void } {
  const opened = cacheLastValue(openSurroundings);
  return { openSurroundings: opened.get, dropSurroundings: opened.drop };
}

/** Makes geometry and renderer of surroundings, without what stands in the views of pictures. A pure function. */
export function openSurroundings({ surroundings, placements }: SurroundingsInput): OpenedScene {
  return openModel(clearPictureViews(buildSurroundings(surroundings), placements));
}

function buildSurroundings({ scene, light, room }: Surroundings): WorldModel {
  const model = buildModel(scene, room === null ? null : extentOf(room));
  if (model.indoor) return room === null ? model : turnModel(model, room.heading);
  return light === null ? model : { ...model, sky: { ...model.sky, lightDirection: createDirection(light.azimuth, light.elevation) } };
}

const extentOf = ({ front, right, back, left, ceiling }: ClosedRoom): RoomExtent => ({
  x: [-left, right],
  z: [-front, back],
  height: ceiling + EYE_HEIGHT,
});
