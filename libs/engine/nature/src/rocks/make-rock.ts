import type { GeneratorRandom, RockSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Makes a rock of one kind in the size of its row. */
export type MakeRock = (size: Vec3, spec: RockSpec, random: GeneratorRandom) => Shape;
