import type { TreeSpec } from '../../parameters/nature/nature-trees.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

type Crown = TreeSpec['crown'];

/** Colours of bark, leaves and leaves in the shade. */
type Colours = readonly [bark: string, leaf: string, shade: string];

const OAK: Colours = ['#5f4e3e', '#5a8634', '#3a5f26'];

interface TreeDetails extends RowDetails {
  readonly colours?: Colours;
}

/** A tree with its crown, its other parameters and its colours. */
export function tree(
  id: string,
  size: Size,
  crown: Crown,
  spec: Omit<TreeSpec, 'generator' | 'crown'>,
  details: TreeDetails = {},
): CatalogueRow {
  const { colours = OAK, finishes = {}, ...rest } = details;
  const [bark, leaf, shade] = colours;
  const own: Record<string, Finish> = { bark: `bark ${bark}` as Finish, leaf: `leaf ${leaf}` as Finish, shade: `leaf ${shade}` as Finish };
  return row(
    id,
    size,
    { generator: 'tree', crown, ...spec },
    {
      semantic: 'tree',
      solid: { trunk: Math.max(0.08, (spec.girth ?? 0.025) * size[1]) },
      variants: 3,
      side: 'outdoors',
      family: 'broadleaf-tree',
      ...rest,
      finishes: { ...own, ...finishes },
    },
  );
}

/** Colours of a birch. */
export const BIRCH: Colours = ['#e4e0d6', '#8fb04a', '#6a8f38'];

/** Colours of a dead, dark tree. */
export const BLACK: Colours = ['#2e2824', '#3a3a30', '#24241e'];
