import type { Scene } from '@diorama/domain';

import type { MissingReason, RepresentationKind } from '@diorama/prompt-reading';

/** Words of a prompt that its scene does not represent. */
export interface MissingWords {
  readonly text: string;
  readonly why: MissingReason;
}

/** A noun of the prompt that the scene shows. */
export interface RepresentedNoun {
  /** Its words in the prompt, folded to small letters. */
  readonly text: string;
  /** What of the scene shows it: `objects/<index>`, or the name of a property such as `place` or `water`. */
  readonly id: string;
  /** The kind of object, or the value of the property. */
  readonly kind: string;
  readonly as: RepresentationKind;
}

/** What reading a prompt gives. */
export interface Composition {
  readonly scene: Scene;
  /** A true description of the scene in one sentence. What the scene lacks is in `missing` only. */
  readonly caption: string;
  /** Nouns of the prompt that the scene shows, in order of appearance. Empty for a given scene. */
  readonly represented: readonly RepresentedNoun[];
  /** Words of the prompt that ask for something the scene does not have, in order of appearance. */
  readonly notRepresented: readonly string[];
  /** The same words, each with the reason. */
  readonly missing: readonly MissingWords[];
}
