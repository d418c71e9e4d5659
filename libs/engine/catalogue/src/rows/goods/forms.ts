import type { TurnedFitting, TurnedSpec } from '../../parameters/goods/goods-turned.js';
import type { CatalogueRow, RowDetails, RowForm } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

/** Writes a row of goods: `item(id, size, form, words, details)`; it stands on a table or another top. */
export const itemsOf =
  (theme: 'goods' | 'fantasy' | 'interior' | 'robotics') =>
  (id: string, size: CatalogueRow['size'], form: RowForm, words = '', details: RowDetails = {}): CatalogueRow =>
    rowsOf(theme)(id, size, form, { stand: 'surface', ...(words === '' ? {} : { words }), ...details });

/** A turned body over a profile of radius and height, centimetres. */
export const turned = (
  profile: readonly number[],
  finish: Finish,
  rest: Omit<TurnedSpec, 'generator' | 'profile' | 'finish'> = {},
): TurnedSpec => ({ generator: 'turned', profile, finish, ...rest });

/** A fitting of a turned body: where it starts and ends in height, how far it stands out, how thick it is. */
export const fitting = (
  kind: TurnedFitting['kind'],
  [from, to, reach, thickness]: readonly [from: number, to: number, reach: number, thickness?: number],
  finish?: Finish,
  mark?: TurnedFitting['mark'],
): TurnedFitting => ({
  kind,
  from,
  to,
  reach,
  ...(thickness === undefined ? {} : { thickness }),
  ...(finish === undefined ? {} : { finish }),
  ...(mark === undefined ? {} : { mark }),
});
