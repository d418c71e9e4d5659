import type { CatalogueRow } from '../../row/row.js';
import { fitting, itemsOf, turned } from './forms.js';

const item = itemsOf('goods');

/** Vases, urns and jars of clay. */
export const VASE_ROWS: readonly CatalogueRow[] = [
  item(
    'vase',
    [0.184, 0.301, 0.184],
    turned([5, 0, 5.2, 0.6, 8.6, 7, 9, 12, 6.6, 19, 3.6, 24, 3.6, 26, 5.4, 30], 'ceramic #3566a8', {
      wall: 0.5,
      curve: true,
      bands: [
        [8.6, 9.6, 'ceramic #f2efe8'],
        [10.6, 13.4, 'ceramic #f2efe8'],
        [14.4, 15.4, 'ceramic #f2efe8'],
        [24, 25.4, 'ceramic #f2efe8'],
      ],
    }),
    'flower vase, porcelain vase, ming vase',
  ),
  item(
    'amphora',
    [0.393, 0.65, 0.297],
    turned([3, 0, 3.4, 2, 9, 14, 14, 30, 14.6, 40, 11, 48, 5, 53, 4.4, 60, 6.4, 63, 6.4, 65], 'clay #c07038', {
      wall: 0.8,
      curve: true,
      bands: [
        [24, 26, 'clay #2a1c18'],
        [32, 39, 'clay #2a1c18'],
        [42, 43.4, 'clay #2a1c18'],
      ],
      fittings: [fitting('pair', [45, 62, 5.6, 1.4])],
    }),
    'greek vase, greek amphora, clay amphora',
    { stand: 'ground' },
  ),
  item(
    'urn',
    [0.655, 0.66, 0.48],
    turned([14, 0, 14, 4, 7, 8, 7, 12, 14, 18, 22, 30, 24, 44, 20, 54, 18, 58, 23, 64, 23, 66], 'stone #b8b2a4', {
      wall: 2,
      curve: true,
      fittings: [fitting('pair', [40, 58, 7, 2])],
      bands: [[44, 47, 'stone #8e887c']],
    }),
    'stone urn, garden urn',
    { stand: 'ground' },
  ),
  item(
    'clay-pot',
    [0.371, 0.391, 0.371],
    turned([10, 0, 10.6, 1, 17, 12, 18.4, 22, 14, 32, 11, 35, 13.4, 39], 'clay', {
      wall: 1,
      curve: true,
      bands: [[20, 23, 'clay #e4c89a']],
    }),
    'water jar, storage jar, pottery, earthen pot',
    { stand: 'ground' },
  ),
];
