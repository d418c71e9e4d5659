import { array, boxAt, group, lathe, mirror, move, rod } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  crossPane,
  drumX,
  drumY,
  drumZ,
  ladder,
  plateX,
  railing,
  rods,
  shell,
  sideWindows,
  slab,
  spread,
  squircle,
  turnedZ,
  wheel,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** Rail wheels on both sides at places along z. */
export const railWheels = (radius: number, gauge: number, places: readonly number[]): Shape =>
  group(
    // prettier-ignore
    ...places.map((z) => group(mirror(move(wheel('rail', radius, 0.16), gauge / 2, radius, z)), drumX('iron', 0.08, gauge, [0, radius, z], { sides: 8 }))),
  );

/** A bogie with two axles around z. */
export const bogie = (z: number, gauge: number, radius = 0.42): Shape =>
  group(
    railWheels(radius, gauge, [z - 1, z + 1]),
    mirror(boxAt('dark', [0.12, 0.3, 2.6], [gauge / 2 + 0.12, 0.34, z], 0.04)),
    // prettier-ignore
    mirror(copies(boxAt('frame', [0.14, 0.26, 0.3], [gauge / 2 + 0.16, 0.28, 0]), [[0, 0, z - 1], [0, 0, z + 1]])),
    boxAt('dark', [gauge, 0.3, 0.5], [0, 0.6, z]),
  );

/** Buffers and a coupling at both ends. */
export const buffers = (half: number, y: number, length: number): Shape =>
  mirror(
    group(
      mirror(
        group(
          drumZ('dark', 0.09, 0.4, [half, y, length / 2 - 0.2], { sides: 10 }),
          drumZ('iron', 0.2, 0.05, [half, y, length / 2], { sides: 14 }),
        ),
      ),
      boxAt('iron', [0.2, 0.2, 0.3], [0, y - 0.12, length / 2 - 0.18]),
    ),
    'z',
  );

/** A steam locomotive with its tender: boiler, chimney, domes, cab, wheels with rods, cow catcher. */
export function steamLocomotive([width, height, length]: Vec3): Shape {
  const s = height / 4;
  const half = width / 2;
  const front = length / 2;
  const [cabBack, boilerFront] = [front - 7.6 * s, front - 0.9 * s];
  const axis = 2.25 * s;
  const r = 0.72 * s;
  const drivers = [cabBack + 1.4 * s, cabBack + 2.9 * s, cabBack + 4.4 * s];
  const wheels = (z: number, radius: number): Shape => mirror(move(wheel('rail', radius, 0.16 * s), 0.62 * half, radius, z));
  return group(
    // prettier-ignore
    turnedZ('body', [[0.72 * s, 0], [0.72 * s, boilerFront - cabBack - 2.1 * s], [0.74 * s, boilerFront - cabBack - 2 * s], [0.74 * s, boilerFront - cabBack - 1.2 * s]], [0, axis, cabBack + 1.2 * s], { smooth: false, sides: 24 }),
    // prettier-ignore
    turnedZ('dark', [[0.75 * s, 0], [0.75 * s, 0.9 * s], [0.6 * s, 1.02 * s], [0.001, 1.08 * s]], [0, axis, boilerFront - 1 * s], { smooth: false, sides: 24 }),
    ...spread(cabBack + 2 * s, boilerFront - 1.2 * s, 4).map((z) => drumZ('brass', 0.755 * s, 0.07 * s, [0, axis, z], { sides: 24 })),
    // prettier-ignore
    move(lathe('dark', [[0.34 * s, 0], [0.24 * s, 0.2 * s], [0.24 * s, 0.7 * s], [0.4 * s, 1.02 * s], [0.4 * s, 1.1 * s]], { smooth: false, sides: 16 }), 0, axis + 0.64 * s, boilerFront - 0.5 * s),
    // prettier-ignore
    ...[2.6, 4].map((z) => move(lathe('brass', [[0.34 * s, 0], [0.32 * s, 0.3 * s], [0.2 * s, 0.46 * s], [0.001, 0.5 * s]], { sides: 16 }), 0, axis + 0.64 * s, cabBack + z * s)),
    drumZ('lamp', 0.2 * s, 0.2 * s, [0, axis + 0.55 * s, boilerFront + 0.14 * s], { sides: 14 }),
    drumZ('brass', 0.23 * s, 0.16 * s, [0, axis + 0.55 * s, boilerFront + 0.1 * s], { sides: 14 }),
    // The cab.
    // prettier-ignore
    mirror(plateX('accent', [[cabBack, 1.3 * s], [cabBack + 1.5 * s, 1.3 * s], [cabBack + 1.5 * s, 3.6 * s], [cabBack, 3.6 * s]], 0.08 * s, 0.82 * half, [[[cabBack + 0.4 * s, 2.5 * s], [cabBack + 1.2 * s, 2.5 * s], [cabBack + 1.2 * s, 3.3 * s], [cabBack + 0.4 * s, 3.3 * s]]])),
    boxAt('accent', [1.64 * half, 2.3 * s, 0.1 * s], [0, 1.3 * s, cabBack + 1.5 * s]),
    mirror(boxAt('glass', [0.4 * half, 0.5 * s, 0.12 * s], [0.56 * half, 2.8 * s, cabBack + 1.51 * s])),
    // prettier-ignore
    plateX('dark', [[cabBack - 0.3 * s, 3.58 * s], [cabBack + 1.8 * s, 3.58 * s], [cabBack + 1.7 * s, 3.74 * s], [cabBack - 0.2 * s, 3.74 * s]], 2 * half),
    boxAt('dark', [1.6 * half, 0.16 * s, boilerFront - cabBack + 0.2 * s], [0, 1.2 * s, (boilerFront + cabBack) / 2]),
    mirror(
      boxAt(
        'accent',
        [0.3 * half, 0.1 * s, boilerFront - cabBack - 1.5 * s],
        [0.86 * half, 1.5 * s, (boilerFront + cabBack) / 2 + 0.75 * s],
      ),
    ),
    // Running gear.
    ...drivers.map((z) => wheels(z, r)),
    ...drivers.map((z) => mirror(drumX('accent', 0.56 * r, 0.1 * s, [0.66 * half, r, z], { sides: 18 }))),
    ...[boilerFront - 0.2 * s, boilerFront - 1 * s].map((z) => wheels(z, 0.4 * s)),
    mirror(boxAt('steel', [0.07 * s, 0.16 * s, 3.1 * s], [0.78 * half, 0.5 * s, drivers[1] ?? 0])),
    // prettier-ignore
    mirror(rods('steel', [[[0.84 * half, 0.58 * s, drivers[1] ?? 0], [0.84 * half, 0.85 * s, boilerFront - 0.9 * s]]], 0.06 * s)),
    mirror(drumZ('dark', 0.3 * s, 0.9 * s, [0.84 * half, 0.85 * s, boilerFront - 0.5 * s], { sides: 14 })),
    // Pilot.
    boxAt('accent', [1.7 * half, 0.24 * s, 0.16 * s], [0, 1 * s, boilerFront + 0.3 * s]),
    // prettier-ignore
    ...spread(-1, 1, 9).map((t) => rod('accent', [0.8 * half * t, 0.12 * s, boilerFront + (1.1 - 0.7 * Math.abs(t)) * s - 0.2 * s], [0.7 * half * t, 1 * s, boilerFront + 0.34 * s], 0.045 * s, 5)),
    tender(s, half, -front, cabBack - 0.35 * s),
  );
}

const tender = (s: number, half: number, back: number, front: number): Shape =>
  group(
    boxAt('body', [1.6 * half, 1.4 * s, front - back], [0, 1.2 * s, (back + front) / 2], 0.05 * s),
    boxAt('coal', [1.3 * half, 0.5 * s, 0.7 * (front - back)], [0, 2.4 * s, (back + front) / 2], 0.22 * s),
    ...[2, 1.3].map((y) => boxAt('brass', [1.62 * half, 0.05 * s, front - back + 0.02], [0, y * s, (back + front) / 2])),
    boxAt('dark', [1.5 * half, 0.3 * s, front - back], [0, 0.9 * s, (back + front) / 2]),
    railWheels(0.42 * s, 1.24 * half, spread(back + 0.5 * s, front - 0.5 * s, 3)),
    boxAt('iron', [0.2, 0.2, 0.5 * s], [0, s, front + 0.15 * s]),
  );

/** A diesel locomotive: a hood with grilles, a cab and walkways. */
export function dieselLocomotive([width, height, length]: Vec3): Shape {
  const [half, front] = [width / 2, length / 2];
  const deck = 0.32 * height;
  const cabZ = front - 0.26 * length;
  const walk = (x: number): readonly Vec3[] => spread(-front + 0.4, front - 0.4, 9).map((z): Vec3 => [x, deck + 0.1, z]);
  return group(
    boxAt('dark', [2 * half - 0.1, 0.24, length - 0.4], [0, deck - 0.18, 0]),
    boxAt('accent', [2 * half, 0.12, length - 0.3], [0, deck, 0]),
    boxAt('body', [1.1 * half, 0.56 * height, 0.58 * length], [0, deck, -0.17 * length], 0.1),
    boxAt('body', [1.1 * half, 0.34 * height, 0.16 * length], [0, deck, front - 0.12 * length], 0.1),
    boxAt('body', [1.9 * half, 0.64 * height, 0.14 * length], [0, deck, cabZ + 0.02 * length], 0.12),
    boxAt('dark', [1.94 * half, 0.04 * height, 0.16 * length], [0, 0.965 * height, cabZ + 0.02 * length], 0.04),
    ...[-1, 1].map((s) => boxAt('glass', [1.5 * half, 0.18 * height, 0.02], [0, 0.72 * height, cabZ + 0.02 * length + s * 0.071 * length])),
    // prettier-ignore
    sideWindows(0.95 * half, [[cabZ - 0.03 * length, cabZ + 0.07 * length]], [0.7 * height, 0.88 * height]),
    mirror(
      array(boxAt('dark', [0.04, 0.3 * height, 0.07 * length], [0.55 * half, 0.44 * height, -0.42 * length]), 5, [0, 0, 0.1 * length]),
    ),
    ...spread(-0.4, -0.1, 3).map((z) => drumY('dark', 0.3 * half, 0.06 * height, [0, deck + 0.55 * height, z * length], { sides: 16 })),
    mirror(boxAt('stripe', [0.02, 0.06 * height, 0.56 * length], [0.555 * half, deck + 0.08 * height, -0.17 * length])),
    boxAt('stripe', [1.12 * half, 0.08 * height, 0.02], [0, deck + 0.14 * height, front - 0.04 * length]),
    mirror(railing('white', walk(half - 0.05), 0.9, 0.018)),
    bogie(-0.3 * length, 1.5),
    bogie(0.3 * length, 1.5),
    drumZ('dark', 0.3 * half + 0.16, 0.24 * length, [0, 0.2 * height, 0], { sides: 16 }),
    mirror(drumZ('lamp', 0.1, 0.08, [0.16, deck + 0.28 * height, front - 0.035 * length])),
    buffers(0.6 * half, deck - 0.06, length),
    mirror(move(ladder('dark', 0.5, deck, 0.04), half - 0.3, 0.1, front - 0.16)),
    // prettier-ignore
    slab('dark', [[-0.8 * half, 0.1, front - 0.1], [0.8 * half, 0.1, front - 0.1], [0.8 * half, deck - 0.1, front - 0.2], [-0.8 * half, deck - 0.1, front - 0.2]], 0.08),
  );
}

/** An electric locomotive with sloped ends and pantographs. */
export function electricLocomotive([width, height, length]: Vec3): Shape {
  const [half, front] = [width / 2 - 0.04, length / 2];
  const roof = 0.8 * height;
  // prettier-ignore
  const line = (mirrorZ: 1 | -1): Point2[] => [[mirrorZ * (front - 1), roof], [mirrorZ * (front - 0.3), 0.5 * height], [mirrorZ * front, 0.3 * height]];
  return group(
    shell('body', {
      top: [...line(-1).toReversed(), ...line(1)],
      // prettier-ignore
      half: [[-front, 0.86 * half], [-front + 0.6, half], [front - 0.6, half], [front, 0.86 * half]],
      floor: 0.2 * height,
      arches: [],
      shoulder: [0.2, 0.16],
    }),
    // prettier-ignore
    ...[1, -1].map((s): Shape => ({ form: 'placed', part: crossPane('glass', [front - 0.3, 0.52 * height, 0.7 * half], [front - 0.9, roof - 0.16, 0.66 * half]), turn: [0, s > 0 ? 0 : 180, 0] })),
    mirror(boxAt('stripe', [0.02, 0.1 * height, 0.86 * length], [half - 0.005, 0.34 * height, 0])),
    mirror(
      array(boxAt('dark', [0.03, 0.16 * height, 0.08 * length], [half - 0.01, 0.52 * height, -0.28 * length]), 5, [0, 0, 0.14 * length]),
    ),
    bogie(-0.3 * length, 1.5, 0.46),
    bogie(0.3 * length, 1.5, 0.46),
    pantograph(roof, height, -0.3 * length),
    pantograph(roof, height, 0.3 * length),
    ...spread(-0.16, 0.16, 4).map((z) => boxAt('frame', [1.1 * half, 0.14, 0.06 * length], [0, roof - 0.02, z * length])),
    // prettier-ignore
    mirror(mirror(drumZ('lamp', 0.1, 0.1, [0.6 * half, 0.34 * height, front - 0.04])), 'z'),
    buffers(0.6 * half, 0.25 * height, length),
  );
}

/** A pantograph on a roof. */
export const pantograph = (roof: number, top: number, z: number): Shape =>
  group(
    boxAt('dark', [1, 0.08, 0.9], [0, roof, z]),
    // prettier-ignore
    mirror(rods('dark', [[[0.4, roof + 0.08, z - 0.4], [0.34, (roof + top) / 2, z + 0.5]], [[0.34, (roof + top) / 2, z + 0.5], [0.3, top - 0.06, z - 0.2]]], 0.035)),
    boxAt('dark', [1.5, 0.05, 0.2], [0, top - 0.06, z - 0.2]),
  );

/** The nose and cars of a train with a smooth skin. */
export function smoothTrain([width, height, length]: Vec3, style: { nose: number; bogies: boolean; power: number }): Shape {
  const [half, front] = [width / 2, length / 2];
  const floor = 0.16 * height;
  // prettier-ignore
  const sections = [...spread(-front, front - style.nose, 3).map((z) => ({ z, t: 1 })), ...spread(0.18, 1, 6).map((u) => ({ z: front - style.nose * (1 - u), t: Math.sqrt(Math.max(0.02, 1 - u ** style.power)) }))];
  const body: Shape = {
    form: 'loft',
    slot: 'body',
    sections: sections.map(({ z, t }) => {
      const h = (height - floor) * (0.3 + 0.7 * t);
      return { z, outline: squircle(half * (0.35 + 0.65 * t), h / 2, 4, 20, [0, floor + h / 2]) };
    }),
    smooth: true,
  };
  const panes = spread(-front + 1.2, front - style.nose - 1.6, Math.round((length - style.nose) / 1.6));
  return group(
    body,
    mirror(boxAt('dark', [0.02, 0.26 * height, length - style.nose - 1.2], [half - 0.003, 0.5 * height, -style.nose / 2])),
    // prettier-ignore
    mirror(copies(boxAt('glass', [0.03, 0.2 * height, 1.1], [half, 0.53 * height, 0]), panes.map((z): Vec3 => [0, 0, z]))),
    mirror(boxAt('stripe', [0.03, 0.06 * height, length - style.nose - 0.4], [half - 0.003, 0.34 * height, -style.nose / 2])),
    mirror(boxAt('trim', [0.05, 0.6 * height, 0.9], [half - 0.02, 0.22 * height, -front + 2.2])),
    crossPane('glass', [front - 0.34 * style.nose, 0.74 * height, 0.42 * half], [front - 0.75 * style.nose, 0.97 * height, 0.5 * half]),
    mirror(boxAt('lamp', [0.26, 0.1, 0.3], [0.36 * half, 0.34 * height, front - 0.16 * style.nose])),
    // prettier-ignore
    ...(style.bogies ? [bogie(-0.32 * length, 1.5, 0.4), bogie(0.26 * length, 1.5, 0.4), boxAt('dark', [1.6 * half, 0.2 * height, 0.4 * length], [0, 0.1 * height, 0])] : []),
  );
}
