import type { GeneratorRandom } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Makes a piece of water of one kind in the size of its row. */
export type MakeWater = (size: Vec3, random: GeneratorRandom) => Shape;
