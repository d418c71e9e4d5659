import { ROOM_KINDS } from '@diorama/domain';
import type { Place, Room, Scene } from '@diorama/domain';

import type { MissingReason } from './prompt-reading.js';
import type { RepresentedNoun } from './represented.js';

/** Whether a place is inside of something. */
export const isRoom = (place: Place): place is Room => (ROOM_KINDS as readonly string[]).includes(place);

/** Words of a prompt that its scene does not represent. */
export interface MissingWords {
  readonly text: string;
  readonly why: MissingReason;
}

/** What reading a prompt gives. */
export interface Composition {
  readonly scene: Scene;
  /** A true description of the scene, one or two sentences. */
  readonly caption: string;
  /** Nouns of the prompt that the scene shows, in order of appearance. Empty for a given scene. */
  readonly represented: readonly RepresentedNoun[];
  /** Words of the prompt that ask for something the scene does not have, in order of appearance. */
  readonly notRepresented: readonly string[];
  /** The same words, each with the reason. */
  readonly missing: readonly MissingWords[];
}
