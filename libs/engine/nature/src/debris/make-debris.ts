import type { GeneratorRandom } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Makes a small thing of one kind in the size of its row. */
export type MakeDebris = (size: Vec3, random: GeneratorRandom) => Shape;
