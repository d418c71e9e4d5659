import { CATALOGUE } from '@diorama/catalogue';
import type { Material } from '@diorama/world-model';

/** A surface of a model in an object pack: the id of its row and the number of the surface. */
export type ModelSurfaceName = `model ${string}`;

export const toModelSurfaceName = (rowId: string, surface: number): ModelSurfaceName => `model ${rowId} ${surface}`;

export const isModelSurfaceName = (name: string): name is ModelSurfaceName => name.startsWith('model ');

/** The material of a surface. @throws RangeError for a name that is not one of a model in the catalogue */
export function makeModelMaterial(name: ModelSurfaceName): Material {
  const [, rowId = '', number] = name.split(' ');
  const form = CATALOGUE.get(rowId)?.form;
  const surface = form?.generator === 'model' ? form.model.surfaces[Number(number)] : undefined;
  if (surface === undefined) throw new RangeError(`unknown surface: ${name}`);
  const { color, emission, texture } = surface;
  return {
    name,
    albedo: color,
    pattern: 'plain',
    scale: 1,
    contrast: 0,
    bump: 0,
    emission,
    translucency: 0,
    ...(texture === null ? {} : { texture }),
  };
}
