import type { Generated, GeneratorContext } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';

import { withFinishes } from './palette.js';

/** A shape for each kind, from the size, the variant and the random numbers of a row. */
export type KindTable<Kind extends string> = { readonly [Name in Kind]: (context: GeneratorContext) => Shape };

/** The generator of a table of kinds. */
export const createKinds =
  <Kind extends string>(table: KindTable<Kind>, principal?: Slot) =>
  ({ kind }: { readonly kind: Kind }, context: GeneratorContext): Generated =>
    withFinishes(table[kind](context), principal);
