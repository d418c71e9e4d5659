import type { Substance } from '@diorama/catalogue';
import type { ObjectState, SceneObject } from '@diorama/domain';
import type { Rgb } from '@diorama/world-model';

/** How an object looks where the prompt asks for more than its kind. */
export interface Appearance {
  /** Linear RGB of the principal part; null or left out for the usual color. */
  readonly color?: Rgb | null;
  /** What the principal part is made of. */
  readonly substance?: Substance | undefined;
  readonly state?: ObjectState | undefined;
  /** The entry of the scene that asks for the object. */
  readonly requested?: number | undefined;
}

/** The appearance that an entry of a scene asks for. */
export const createAppearance = ({ color, substance, state }: SceneObject, requested: number): Appearance => ({
  color,
  substance: substance as Substance | undefined,
  state,
  requested,
});
