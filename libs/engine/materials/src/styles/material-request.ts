import type { Substance } from '@diorama/lexicon';
import type { Rgb } from '@diorama/world-model';

/** The colour and the substance that a part is to have. */
export interface MaterialRequest {
  readonly color: Rgb | null;
  readonly substance: Substance | null;
}
