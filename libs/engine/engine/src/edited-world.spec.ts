import type { Scene, SceneEdit } from '@diorama/domain';
import { pixelToDirection } from '@diorama/pano';
import type { OpenedScene } from '@diorama/render';
import { composeScene } from '@diorama/scene';
import type { Capture } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { openScene } from './open-scene.js';

const WIDTH = 128;

const capture = (scene: Scene): OpenedScene & { picture: Capture } => {
  const opened = openScene(scene);
  return { ...opened, picture: opened.renderer.capture({ origin: [0, 0, 0], width: WIDTH }, { start: 0, end: WIDTH / 2 }) };
};

interface Place {
  readonly x: number;
  readonly z: number;
}

/** Where the objects of an entry stand. */
const placesOf = ({ model }: OpenedScene, entry: number): Place[] =>
  model.instances.filter(({ requested }) => requested === entry).map(({ transform }) => ({ x: transform[3] ?? 0, z: transform[11] ?? 0 }));

/** Metres within which an edit may change a picture. */
interface Reach {
  /** From the object, on the ground: its size and the length of its shadow. */
  readonly ground: number;
  /** From the object to the ray through a pixel: some of the pixel's rays may meet the object though its centre does not. */
  readonly sight: number;
}

/** Metres on the ground between a place and the ray from the origin in a direction. */
function distanceToRay({ x, z }: Place, dx: number, dz: number): number {
  const along = Math.max(0, (x * dx + z * dz) / (dx * dx + dz * dz));
  return Math.hypot(x - along * dx, z - along * dz);
}

/**
 * Compares the pictures of a world before and after an edit, at the pixels that show the same surface before and after, out of the edit's reach.
 *
 * @returns the share of such pixels, and the largest difference of a channel among them, 0 to 1
 */
function compareElsewhere(scene: Scene, edit: SceneEdit & { object: number }, reach: Reach): { share: number; difference: number } {
  const [before, after] = [capture(scene), capture({ ...scene, version: 2, edits: [edit] })];
  const places = [...placesOf(before, edit.object), ...placesOf(after, edit.object)];
  const direction = new Float64Array(3);
  let compared = 0;
  let difference = 0;
  for (const [pixel, distance] of before.picture.distance.entries()) {
    if (distance !== after.picture.distance[pixel]) continue;
    pixelToDirection(WIDTH, pixel % WIDTH, Math.floor(pixel / WIDTH), direction);
    const [dx, dz] = [direction[0] ?? 0, direction[2] ?? 0];
    if (places.some((place) => Math.hypot(place.x - dx * distance, place.z - dz * distance) < reach.ground)) continue;
    if (places.some((place) => distanceToRay(place, dx, dz) < reach.sight)) continue;
    compared++;
    for (let k = 3 * pixel; k < 3 * pixel + 3; k++)
      difference = Math.max(difference, Math.abs((before.picture.color[k] ?? 0) - (after.picture.color[k] ?? 0)));
  }
  return { share: compared / before.picture.distance.length, difference };
}

const entryOf = ({ objects }: Scene, kind: string): number => objects.findIndex((asked) => asked.kind === kind);

describe('the picture of an edited world', () => {
  it('is the same to the bit outdoors, where neither the object nor its shadow is seen', () => {
    const { scene } = composeScene('a meadow with a well and a red barn', 7);
    const edit = { change: 'move', object: entryOf(scene, 'well'), to: { x: 5, z: -8 } } as const;
    const { share, difference } = compareElsewhere(scene, edit, { ground: 9, sight: 2.5 });
    expect(share).toBeGreaterThan(0.4);
    expect(difference).toBe(0);
  });

  it('differs in a room by the light alone that the object gives back', () => {
    const { scene } = composeScene('a living room with a red sofa', 3);
    const edit = { change: 'remove', object: entryOf(scene, 'sofa') } as const;
    const { share, difference } = compareElsewhere(scene, edit, { ground: 3, sight: 0 });
    expect(share).toBeGreaterThan(0.3);
    expect(difference).toBeLessThan(0.03);
  });
});
