import type { LandformSpec, RockSpec, WaterSpec } from '../../parameters/nature/nature-rocks.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

/** A row of stones. */
export const rock = (
  id: string,
  size: Size,
  kind: RockSpec['kind'],
  spec: Omit<RockSpec, 'generator' | 'kind'> = {},
  details: RowDetails = {},
): CatalogueRow => row(id, size, { generator: 'rock', kind, ...spec }, { semantic: 'rock', variants: 3, family: 'rock', ...details });

/** A row of a landform. */
export const land = (id: string, size: Size, spec: Omit<LandformSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'landform', ...spec }, { semantic: 'rock', variants: 2, side: 'outdoors', ...details });

/** A row of water, ice or lava. */
export const water = (id: string, size: Size, kind: WaterSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'water', kind }, { semantic: 'object', variants: 2, side: 'outdoors', solid: 'none', ...details });
