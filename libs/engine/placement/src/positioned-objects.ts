import type { Scene, SceneObject } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';

import { createAppearance } from './appearance.js';
import type { Appearance } from './appearance.js';
import { chooseThingVariant, countThingVariants } from './placement-context.js';

/** An object whose place the scene states; metres, radians. */
export interface PositionedObject extends Appearance {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  /** From the ground or the floor to its foot. */
  readonly lift: number;
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
}

/** The objects whose places a scene states, entry by entry; the shapes of an entry follow one another in order. */
export function listPositionedObjects({ seed, objects }: Scene): PositionedObject[] {
  return objects.flatMap((asked, requested) => {
    const { kind, at = [], size, color } = asked;
    if (at.length === 0) return [];
    const shapes = countThingVariants(kind, color !== null);
    const first = chooseThingVariant(kind, color !== null, createRandomStream(seed, hashStreamName(`positioned ${requested} ${kind}`)));
    const appearance = createAppearance(asked, requested);
    return at.map(({ x, y = 0, z, turn = 0 }, k) => ({
      kind,
      x,
      z,
      lift: y,
      turn: (turn * Math.PI) / 180,
      scale: size,
      variant: (first + k) % shapes,
      ...appearance,
    }));
  });
}

/** The entries of a scene whose places the engine chooses, each with its number in the scene. */
export const listUnpositioned = ({ objects }: Scene): [number, SceneObject][] =>
  [...objects.entries()].filter(([, { at }]) => at === undefined);
