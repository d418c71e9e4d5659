import type { Generator, RoadVehicleSpec } from '@diorama/catalogue';
import { array, box, boxAt, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drumX, finished, range, slab } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { BOX_PLANS, boxCar } from './boxes.js';
import type { BoxName } from './boxes.js';
import { car, CAR_PLANS } from './cars.js';
import type { CarName } from './cars.js';
import { SPECIALS } from './specials.js';
import type { SpecialName } from './specials.js';
import { semiTruck, truck } from './trucks.js';

/** Makes motor vehicles of the road. */
export const generateRoadVehicle: Generator<RoadVehicleSpec> = (spec, { size, variant }) => {
  const [width, height, length] = size;
  const raised = spec.roof === undefined ? 0 : (ROOF_HEIGHTS[spec.roof] ?? 0);
  const inner: Vec3 = [width, height - raised, length];
  const parts = [bodyOf(spec, inner)];
  if (spec.roof !== undefined) parts.push(move(ROOFS[spec.roof](inner), 0, height - raised - 0.02, 0));
  if (spec.stripe !== undefined) parts.push(STRIPES[spec.stripe](inner));
  const { colors = [] } = spec;
  const color = colors[variant % Math.max(1, colors.length)];
  return finished(group(...parts), 'body', {
    finishes: { cargo: 'paint #e8e6e0', bark: 'bark', ...(color === undefined ? {} : { body: color }) },
  });
};

function bodyOf({ body, cargo, wheels }: RoadVehicleSpec, size: Vec3): Shape {
  if (body === 'truck') return truck(cargo ?? 'box', size);
  if (body === 'semi') return semiTruck(cargo ?? 'box', size);
  if (Object.hasOwn(CAR_PLANS, body)) return car(CAR_PLANS[body as CarName], size, wheels);
  if (Object.hasOwn(BOX_PLANS, body)) return boxCar(BOX_PLANS[body as BoxName], size);
  return SPECIALS[body as SpecialName](size);
}

type RoofName = NonNullable<RoadVehicleSpec['roof']>;

const ROOF_HEIGHTS: Readonly<Record<RoofName, number>> = {
  'light-bar': 0.16,
  'taxi-sign': 0.2,
  cone: 1,
  awning: 0,
  'pop-top': 0.5,
};

/** What stands on a roof, from y = 0 upwards. */
const ROOFS: Readonly<Record<RoofName, (size: Vec3) => Shape>> = {
  'light-bar': ([width, height, length]) => {
    // The bar stands over the front seats: on the cab of long vehicles.
    const z = length > 7 ? 0.34 * length : height > 2 ? 0.08 * length : -0.08 * length;
    const half = 0.31 * width;
    return group(
      boxAt('dark', [2 * half, 0.05, 0.26], [0, 0, z]),
      boxAt('beacon', [0.8 * half, 0.13, 0.24], [0.58 * half, 0.04, z], 0.03),
      boxAt('redlight', [0.8 * half, 0.13, 0.24], [-0.58 * half, 0.04, z], 0.03),
    );
  },
  'taxi-sign': ([, , length]) =>
    group(boxAt('dark', [0.5, 0.05, 0.24], [0, 0, -0.06 * length]), boxAt('sign', [0.46, 0.16, 0.2], [0, 0.04, -0.06 * length], 0.04)),
  cone: ([, , length]) =>
    move(
      group(
        // prettier-ignore
        turn(lathe('waffle', [[0.03, 0], [0.3, 0.66]], { sides: 14 }), [0, 0, 0]),
        move(sphere('cream', [0.34, 0.26, 0.34], { detail: 2 }), 0, 0.7, 0),
        move(sphere('red', 0.07, { detail: 1 }), 0, 0.97, 0),
      ),
      0,
      0,
      0.06 * length,
    ),
  awning: ([width, height, length]) =>
    group(
      ...range(8).map((k) => {
        const [z0, step] = [-0.34 * length, 0.06 * length];
        const [a, b] = [z0 + k * step, z0 + (k + 1) * step];
        const [x0, x1] = [width / 2, width / 2 + 0.9];
        // prettier-ignore
        return slab(k % 2 === 0 ? 'red' : 'white', [[x0, -0.1 * height, a], [x1, -0.26 * height, a], [x1, -0.26 * height, b], [x0, -0.1 * height, b]], 0.02);
      }),
      boxAt('dark', [0.06, 0.36 * height, 0.46 * length], [width / 2 - 0.02, -0.52 * height, -0.1 * length]),
      boxAt('steel', [0.5, 0.05, 0.5 * length], [width / 2 + 0.1, -0.54 * height, -0.1 * length]),
      boxAt('steel', [0.5, 0.2, 0.5], [0.2, 0, -0.3 * length], 0.05),
    ),
  'pop-top': ([width, , length]) =>
    group(
      turn(box('trim', 0.8 * width, 0.08, 0.5 * length, 0.03), [-12, 0, 0], [0, 0.32, -0.1 * length]),
      boxAt('canvas', [0.72 * width, 0.3, 0.42 * length], [0, 0, -0.1 * length]),
      drumX('accent', 0.09, 0.5 * width, [0, 0.04, 0.2 * length]),
    ),
};

/** Stripes on both sides of a vehicle. */
const STRIPES: Readonly<Record<NonNullable<RoadVehicleSpec['stripe']>, (size: Vec3) => Shape>> = {
  band: ([width, height, length]) =>
    mirror(boxAt('stripe', [0.02, 0.07 * height, 0.8 * length], [width / 2 - 0.034, 0.36 * height, -0.06 * length])),
  checker: ([width, height, length]) => {
    const side = 0.045 * height;
    return mirror(
      group(
        ...[0, 1].map((row) =>
          array(
            boxAt('stripe', [0.02, side, side], [width / 2 - 0.037, 0.44 * height + row * side, -0.36 * length + row * side]),
            Math.floor((0.36 * length) / side),
            [0, 0, 2 * side],
          ),
        ),
      ),
    );
  },
  halves: ([width, height, length]) =>
    mirror(boxAt('stripe', [0.02, 0.3 * height, 0.3 * length], [width / 2 - 0.034, 0.26 * height, -0.02 * length])),
};
