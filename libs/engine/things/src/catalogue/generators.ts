import type { AllGenerators, CatalogueRow, Generated, Generator, GeneratorContext } from '@diorama/catalogue';
import { CREATURE_GENERATORS } from '@diorama/creatures';
import { EQUIPMENT_GENERATORS } from '@diorama/equipment';
import { FIXTURE_GENERATORS } from '@diorama/fixtures';
import { FURNISHING_GENERATORS } from '@diorama/furnishings';
import { GOODS_GENERATORS } from '@diorama/goods';
import { MACHINE_GENERATORS } from '@diorama/machines';
import { NATURE_GENERATORS } from '@diorama/nature';
import { PERSON_GENERATORS } from '@diorama/people';
import { ROOM_EQUIPMENT_GENERATORS } from '@diorama/room-equipment';
import { STRUCTURE_GENERATORS } from '@diorama/structures';
import { VEHICLE_GENERATORS } from '@diorama/vehicles';

const GENERATORS: AllGenerators = {
  ...CREATURE_GENERATORS,
  ...EQUIPMENT_GENERATORS,
  ...FIXTURE_GENERATORS,
  ...FURNISHING_GENERATORS,
  ...GOODS_GENERATORS,
  ...MACHINE_GENERATORS,
  ...NATURE_GENERATORS,
  ...PERSON_GENERATORS,
  ...ROOM_EQUIPMENT_GENERATORS,
  ...STRUCTURE_GENERATORS,
  ...VEHICLE_GENERATORS,
};

/**
 * Makes the object of a row: its shape with finishes, those of the row before those of the generator.
 *
 * @throws RangeError for a row that a recipe or a model draws
 */
export function generateRow(row: CatalogueRow, context: Omit<GeneratorContext, 'size'>): Generated {
  const { form } = row;
  if (form.generator === 'shape') return { shape: form.shape, finishes: { ...form.finishes, ...row.finishes } };
  if (form.generator === 'recipe' || form.generator === 'model') throw new RangeError(`${row.id} is drawn by a ${form.generator}`);
  // The table is complete by its type; the compiler cannot relate a name to its own parameters.
  const generator = GENERATORS[form.generator] as Generator<typeof form>;
  const generated = generator(form, { ...context, size: row.size });
  return { ...generated, finishes: { ...generated.finishes, ...row.finishes } };
}
