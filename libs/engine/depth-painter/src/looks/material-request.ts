import type { Substance } from '@diorama/scene';
import type { Rgb } from '@diorama/world-model';

/** Parts of a picture that a prompt can give a colour or a substance. */
export type Part = 'ground' | 'wall' | 'ceiling' | 'sky' | 'leaves' | 'building' | 'roof' | 'rock' | 'thing' | 'water' | 'all';

/** The colour and the substance that a part is to have. */
export interface MaterialRequest {
  readonly color: Rgb | null;
  readonly substance: Substance | null;
}
