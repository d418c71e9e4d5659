import type { CoralSpec, CropSpec, DebrisSpec, MushroomSpec, StrangePlantSpec } from '../../parameters/nature/nature-shrubs.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

/** A row of crops. */
export const crop = (
  id: string,
  size: Size,
  kind: CropSpec['kind'],
  spec: Pick<CropSpec, 'rows' | 'each'>,
  details: RowDetails = {},
): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'crop', kind, ...spec },
    { semantic: 'plant', solid: 'none', variants: 2, side: 'outdoors', places: ['farm'], ...details },
  );

/** A row of mushrooms. */
export const mushroom = (id: string, size: Size, spec: Omit<MushroomSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'mushroom', ...spec }, { semantic: 'plant', solid: 'none', variants: 3, family: 'mushroom', ...details });

/** A row of corals. */
export const coral = (id: string, size: Size, kind: CoralSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'coral', kind },
    { semantic: 'plant', stand: 'under-water', variants: 2, family: 'staghorn-coral', places: ['coral reef', 'underwater'], ...details },
  );

/** A row of strange plants. */
export const strange = (id: string, size: Size, kind: StrangePlantSpec['kind'], count: number, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'strange-plant', kind, count },
    { semantic: 'plant', solid: 'cylinder', variants: 3, family: 'alien-plant', places: ['alien planet'], ...details },
  );

/** A row of wood, leaves and small finds. */
export const debris = (id: string, size: Size, kind: DebrisSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'debris', kind }, { semantic: 'object', solid: 'none', variants: 2, ...details });
