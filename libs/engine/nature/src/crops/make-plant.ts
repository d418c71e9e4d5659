import type { GeneratorRandom } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Makes one plant in a space of this size. */
export type MakePlant = (space: Vec3, random: GeneratorRandom) => Shape;
