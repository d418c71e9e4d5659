import type { Generator, RailSpec } from '@diorama/catalogue';
import { boxAt, group, mirror, rod } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drumX, finished, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { dieselLocomotive, electricLocomotive, smoothTrain, steamLocomotive } from './locomotives.js';
import { boxcar, caboose, carriage, flatcar, gondolaLift, handcar, hopper, mineCart, subway, tankCar, tram } from './wagons.js';

/** Makes locomotives, wagons, trams and other vehicles of rails. */
export const generateRail: Generator<RailSpec> = ({ kind }, { size }) =>
  finished(KINDS[kind](size), 'body', { finishes: { roof: 'metal #6a6e72' } });

const KINDS: Readonly<Record<RailSpec['kind'], (size: Vec3) => Shape>> = {
  steam: steamLocomotive,
  diesel: dieselLocomotive,
  electric: electricLocomotive,
  carriage,
  boxcar,
  hopper,
  flatcar,
  'tank-car': tankCar,
  caboose,
  tram: (size) => tram(size, 'modern'),
  'cable-car': (size) => tram(size, 'heritage'),
  subway,
  'high-speed': (size) => smoothTrain(size, { nose: 5.5, bogies: true, power: 2.2 }),
  monorail: ([width, height, length]) => {
    const beam = 0.36 * height;
    return group(
      { form: 'placed', part: smoothTrain([width, height - beam, length], { nose: 2.4, bogies: false, power: 3 }), move: [0, beam, 0] },
      mirror(boxAt('body', [0.28 * width, 0.3 * height, 0.8 * length], [0.36 * width, 0.24 * height, -0.02 * length], 0.08)),
      boxAt('concrete', [0.34 * width, beam + 0.1, length], [0, 0, 0]),
      ...spread(-0.4, 0.4, 5).map((z) =>
        rod('dark', [-0.2 * width, 0.3 * height, z * length], [0.2 * width, 0.3 * height, z * length], 0.1),
      ),
      drumX('dark', 0.05, 0.3 * width, [0, 0.3 * height, 0]),
    );
  },
  'mine-cart': mineCart,
  handcar,
  'gondola-lift': gondolaLift,
};
