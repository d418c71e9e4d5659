import type { RepresentedNoun } from '@diorama/scene';

/** Words of the prompt that a scene shows because the reader or a planner read them so. */
export interface ShownWords extends Omit<RepresentedNoun, 'as'> {
  readonly as: RepresentedNoun['as'] | 'planned';
}
