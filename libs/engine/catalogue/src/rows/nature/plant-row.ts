import type { CactusSpec, GrassSpec, GroundCoverSpec, RosetteSpec, SeaweedSpec } from '../../parameters/nature/nature-herbs.js';
import type { ClimberSpec, ShrubSpec } from '../../parameters/nature/nature-shrubs.js';
import type { PalmTreeSpec } from '../../parameters/nature/nature-trees.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

type Specs = GrassSpec | GroundCoverSpec | RosetteSpec | SeaweedSpec | ClimberSpec | ShrubSpec | CactusSpec | PalmTreeSpec;

/** Adds rows of one generator whose rows share these details. */
const writer =
  <Spec extends Specs>(generator: Spec['generator'], shared: RowDetails) =>
  (id: string, size: Size, spec: Omit<Spec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
    row(id, size, { generator, ...spec } as Spec, { semantic: 'plant', variants: 3, ...shared, ...details });

/** A row of grasses. */
export const grass = writer<GrassSpec>('grass', { solid: 'none', side: 'outdoors' });

/** A row of low plants. */
export const cover = writer<GroundCoverSpec>('ground-cover', { solid: 'none' });

/** A row of rosettes. */
export const rosette = writer<RosetteSpec>('rosette', { solid: 'none' });

/** A row of plants of the sea. */
export const weed = writer<SeaweedSpec>('seaweed', { solid: 'none', stand: 'under-water', family: 'seaweed' });

/** A row of climbing plants. */
export const climber = writer<ClimberSpec>('climber', { solid: 'none', family: 'hanging-vine' });

/** A row of shrubs. */
export const shrub = writer<ShrubSpec>('shrub', { solid: 'box', family: 'bush' });

/** A row of cacti. */
export const cactus = writer<CactusSpec>('cactus', { solid: 'cylinder', side: 'outdoors', family: 'cactus', places: ['desert'] });

/** A row of ferns. */
export const fern = writer<PalmTreeSpec>('palm-tree', { solid: 'none', family: 'fern' });
