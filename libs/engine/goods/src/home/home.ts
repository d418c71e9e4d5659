import type { Generator, HouseholdSpec } from '@diorama/catalogue';
import { madeInCentimetres, pointsOf, roundedRectangle, smoothOutline, smoothPath, spun, vectorsOf } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { extrude, group, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { CLOTHES } from './clothes.js';
import { TEXTILES } from './textiles.js';
import { DEVICES } from './devices.js';
import { SMALL_GOODS } from './small-goods.js';

const spoonOf =
  (kind: 'spoon' | 'fork' | 'whisk' | 'ladle' | 'spatula'): Maker =>
  () => {
    const heads: Readonly<Record<string, Shape>> = {
      spoon: { form: 'placed', part: sphere('metal', [2.6, 3.8, 1.1], { detail: 3 }), move: [0, 21, 0.4] },
      fork: group(
        move(extrude('metal', smoothOutline(pointsOf([-0.6, 0, 0.6, 0, 2.2, 2.6, 2.2, 4, -2.2, 4, -2.2, 2.6]), 2), 0.6), 0, 15, 0),
        ...[-1.8, -0.6, 0.6, 1.8].map((x) => rod('metal', [x, 18, 0], [x * 1.05, 24.6, 0.5], 0.35, 6)),
      ),
      whisk: group(
        ...[0, 30, 60, 90, 120, 150].map((a) =>
          turn(
            sweep(
              'metal',
              smoothPath(vectorsOf([0.4, 14, 0, 3.4, 20, 0, 3.2, 25, 0, 0, 27.4, 0, -3.2, 25, 0, -3.4, 20, 0, -0.4, 14, 0]), 3),
              0.18,
              { sides: 5 },
            ),
            [0, a, 0],
          ),
        ),
      ),
      ladle: turn(spun('metal', [0, 0, 3, 0.8, 4.4, 3, 4.6, 4.4, 4.2, 4.4, 3.8, 3, 0, 1]), [0, 0, 0], [0, -3, 4]),
      spatula: group(
        move(
          extrude('metal', roundedRectangle(7, 9, 1), 0.4, { holes: [-2, 0, 2].map((x) => roundedRectangle(0.8, 5, 0.3, [x, 0])) }),
          0,
          20,
          0,
        ),
      ),
    };
    const grip =
      kind === 'ladle'
        ? sweep('metal', smoothPath(vectorsOf([0, 1, 0.4, 0, 10, 0, 0, 24, 0, 0, 27, 1.6, 0, 25.4, 2.6]), 3), 0.5)
        : spun('metal', [0.9, 0, 1, 0.6, 0.7, 7, 0.5, 13, 0.45, 18], { sides: 8 });
    return madeInCentimetres(group(heads[kind] as Shape, grip), { metal: kind === 'spatula' ? 'metal #6c7278' : 'chrome #8f979f' });
  };

const KINDS: Readonly<Record<HouseholdSpec['kind'], Maker>> = {
  ...TEXTILES,
  ...DEVICES,
  ...SMALL_GOODS,
  ...CLOTHES,
  spoon: spoonOf('spoon'),
  fork: spoonOf('fork'),
  whisk: spoonOf('whisk'),
  ladle: spoonOf('ladle'),
  spatula: spoonOf('spatula'),
};

/** Household goods and clothes of a fixed kind. */
export const generateHousehold: Generator<HouseholdSpec> = ({ kind }, context) => KINDS[kind](context);
