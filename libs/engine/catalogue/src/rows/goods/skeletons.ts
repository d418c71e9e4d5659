import type { SoftSpec } from '../../parameters/creatures/creatures-small.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('goods');
const boneOf = (kind: SoftSpec['kind'], size: number): SoftSpec => ({
  generator: 'soft',
  kind,
  size,
  colors: { bone: '#cdb893', eye: '#241c14', horn: '#dccfae' },
});
const EXHIBIT: RowDetails = { side: 'indoors', usual: 2, places: ['temple-hall'], principal: 'bone', solid: 'box' };

/** Skeletons of large animals as museums mount them, seen from the side. */
export const SKELETON_ROWS: readonly CatalogueRow[] = [
  row('dinosaur-skeleton', [8.4, 4.2, 2.4], boneOf('theropod-skeleton', 8.4), {
    ...EXHIBIT,
    words: `dinosaur bones, dinosaur fossil, fossil skeleton, fossil dinosaur, t rex skeleton, t-rex skeleton, tyrannosaurus skeleton, trex skeleton,
      tyrannosaurus rex skeleton, prehistoric skeleton, raptor skeleton, skeleton of a dinosaur`,
  }),
  row('sauropod-skeleton', [11, 5.4, 2.9], boneOf('sauropod-skeleton', 11), {
    ...EXHIBIT,
    words:
      'brachiosaurus skeleton, brontosaurus skeleton, diplodocus skeleton, long-necked dinosaur skeleton, giant dinosaur skeleton, giraffe skeleton',
    family: 'dinosaur-skeleton',
  }),
  row('mammoth-skeleton', [4.6, 3.3, 2], boneOf('mammoth-skeleton', 4), {
    ...EXHIBIT,
    words: 'mastodon skeleton, elephant skeleton, mammoth bones, woolly mammoth skeleton, skeleton of a mammoth, animal skeleton',
    family: 'dinosaur-skeleton',
  }),
];
