import type { Generated, GeneratorContext } from '@diorama/catalogue';

/** Makes one object of a fixed kind. */
export type Maker = (context: GeneratorContext) => Generated;
