import type { GeneratorRandom } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Makes an object of the sky in the size of its row. */
export type MakeSky = (size: Vec3, random: GeneratorRandom, variant: number) => Shape;
