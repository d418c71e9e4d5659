import { array, bar, boxAt, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumY,
  drumZ,
  ladder,
  octagon,
  plateX,
  railing,
  range,
  rods,
  sideWindows,
  spread,
  tube,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { bogie, buffers, pantograph, railWheels } from './locomotives.js';

/** Evenly spaced panes from back to front, each a share of its step wide. */
const panesAlong = (back: number, front: number, count: number, share = 0.72): Point2[] => {
  const step = (front - back) / count;
  return spread(back + step / 2, front - step / 2, count).map((z): Point2 => [z - (share * step) / 2, z + (share * step) / 2]);
};

/** The outline of a railway car: straight sides and an arched roof. */
const carOutline = (half: number, floor: number, height: number): Point2[] => [
  [half, floor],
  [half, floor + 0.74 * (height - floor)],
  [0.86 * half, floor + 0.9 * (height - floor)],
  [0.45 * half, height],
  [-0.45 * half, height],
  [-0.86 * half, floor + 0.9 * (height - floor)],
  [-half, floor + 0.74 * (height - floor)],
  [-half, floor],
];

const carBody = ([width, height, length]: Vec3, floor: number): Shape => {
  const outline = carOutline(width / 2, floor, height);
  const strips = [null, 'roof', 'roof', 'roof', 'roof', 'roof', null, 'dark'];
  // prettier-ignore
  return { form: 'loft', slot: 'body', smooth: false, strips, sections: [{ z: -length / 2, outline }, { z: length / 2, outline }] };
};

/** A passenger carriage. */
export const carriage = ([width, height, length]: Vec3): Shape => {
  const half = width / 2 - 0.02;
  return group(
    carBody([width - 0.04, height, length - 0.5], 0.26 * height),
    // prettier-ignore
    sideWindows(half, panesAlong(-0.42 * length, 0.42 * length, Math.round(length / 1.9)), [0.52 * height, 0.72 * height], 'pane'),
    mirror(boxAt('stripe', [0.02, 0.05 * height, length - 0.6], [half - 0.004, 0.44 * height, 0])),
    mirror(boxAt('stripe', [0.02, 0.03 * height, length - 0.6], [half - 0.004, 0.76 * height, 0])),
    // prettier-ignore
    mirror(mirror(group(boxAt('trim', [0.04, 0.5 * height, 0.8], [half - 0.01, 0.28 * height, 0.455 * length]), boxAt('pane', [0.05, 0.18 * height, 0.5], [half - 0.01, 0.54 * height, 0.455 * length])), 'z')),
    mirror(boxAt('dark', [0.9, 0.6 * height, 0.12], [0, 0.28 * height, length / 2 - 0.22]), 'z'),
    bogie(-0.34 * length, 1.5),
    bogie(0.34 * length, 1.5),
    boxAt('dark', [1.2 * half, 0.1 * height, 0.3 * length], [0, 0.16 * height, 0]),
    array(boxAt('frame', [0.4, 0.1, 0.6], [0, height - 0.03, -0.36 * length]), 6, [0, 0, 0.144 * length]),
    buffers(0.6 * half, 0.28 * height, length),
  );
};

const underframe = ([width, height, length]: Vec3): Shape =>
  group(
    boxAt('dark', [0.86 * width, 0.2, length - 0.7], [0, 0.23 * height, 0]),
    bogie(-0.34 * length, 1.5),
    bogie(0.34 * length, 1.5),
    buffers(0.3 * width, 0.26 * height, length),
  );

/** A closed goods wagon with a sliding door. */
export const boxcar = ([width, height, length]: Vec3): Shape => {
  const half = width / 2 - 0.06;
  return group(
    underframe([width, height, length]),
    carBody([2 * half, height, length - 0.5], 0.28 * height),
    mirror(array(boxAt('frame', [0.06, 0.5 * height, 0.1], [half, 0.28 * height, -0.46 * length]), 12, [0, 0, 0.0836 * length])),
    mirror(boxAt('trim', [0.1, 0.48 * height, 0.2 * length], [half + 0.02, 0.29 * height, 0])),
    // prettier-ignore
    mirror(rods('dark', [[[half + 0.08, 0.3 * height, -0.06 * length], [half + 0.08, 0.76 * height, 0.06 * length]]], 0.03)),
    mirror(mirror(move(ladder('frame', 0.44, 0.5 * height, 0.04), half - 0.4, 0.28 * height, length / 2 - 0.2), 'z')),
  );
};

/** An open wagon with coal. */
export const hopper = ([width, height, length]: Vec3): Shape => {
  const half = width / 2 - 0.06;
  // prettier-ignore
  const side: Point2[] = [[-0.48 * length, 0.5 * height], [-0.3 * length, 0.26 * height], [0.3 * length, 0.26 * height], [0.48 * length, 0.5 * height], [0.48 * length, 0.92 * height], [-0.48 * length, 0.92 * height]];
  return group(
    underframe([width, height, length]),
    plateX('body', side, 2 * half),
    mirror(array(boxAt('body', [0.1, 0.5 * height, 0.14], [half, 0.4 * height, -0.4 * length]), 8, [0, 0, 0.1143 * length])),
    boxAt('body', [2 * half + 0.1, 0.07, 0.98 * length], [0, 0.9 * height, 0]),
    boxAt('coal', [1.8 * half, 0.18 * height, 0.92 * length], [0, 0.82 * height, 0], 0.3),
  );
};

/** A flat wagon with a container. */
export const flatcar = ([width, height, length]: Vec3): Shape =>
  group(
    underframe([width, height, length]),
    boxAt('planks', [width, 0.1, length - 0.5], [0, 0.28 * height, 0]),
    // prettier-ignore
    ...[-0.25, 0.25].map((z) => group(boxAt(z < 0 ? 'body' : 'accent', [0.94 * width, 0.66 * height, 0.44 * length], [0, 0.31 * height, z * length]), mirror(array(boxAt('frame', [0.03, 0.56 * height, 0.06], [0.47 * width, 0.36 * height, (z - 0.2) * length]), 9, [0, 0, 0.05 * length])))),
  );

/** A tank wagon. */
export const tankCar = ([width, height, length]: Vec3): Shape => {
  const r = Math.min(width / 2 - 0.04, 0.33 * height);
  const y = 0.28 * height + r;
  return group(
    underframe([width, height, length]),
    // prettier-ignore
    turnedZ('body', [[0.3 * r, 0], [0.8 * r, 0.12], [r, 0.5], [r, length - 1.6], [0.8 * r, length - 1.22], [0.3 * r, length - 1.1]], [0, y, -length / 2 + 0.55], { sides: 24 }),
    ...spread(-0.34, 0.34, 3).map((z) => drumZ('stripe', 1.012 * r, 0.14, [0, y, z * length], { sides: 24 })),
    drumY('frame', 0.4, height - y - r, [0, y + r - 0.04, 0], { sides: 16 }),
    boxAt('frame', [1.2, 0.04, 2], [0, y + 0.97 * r, 0]),
    // prettier-ignore
    mirror(railing('frame', [[0.6, y + r, -1], [0.6, y + r, 0], [0.6, y + r, 1]], 0.5, 0.02)),
    mirror(move(turn(ladder('frame', 0.4, y + 0.8 * r - 0.6, 0.04), [0, 90, 0]), r + 0.04, 0.6, 0)),
    mirror(boxAt('dark', [0.1, 0.24 * height, 0.3], [0.6 * r, 0.24 * height, 0.34 * length])),
  );
};

/** The guard's van at the end of a train, with a lookout on the roof. */
export const caboose = ([width, height, length]: Vec3): Shape => {
  const half = width / 2 - 0.06;
  const porch = 0.39 * length;
  return group(
    underframe([width, height, length]),
    carBody([2 * half, 0.84 * height, 2 * porch], 0.28 * height),
    boxAt('body', [1.5 * half, 0.2 * height, 0.24 * length], [0, 0.78 * height, 0]),
    boxAt('roof', [1.7 * half, 0.04 * height, 0.28 * length], [0, 0.96 * height, 0]),
    // prettier-ignore
    sideWindows(0.75 * half, [[-0.09 * length, -0.01 * length], [0.01 * length, 0.09 * length]], [0.86 * height, 0.94 * height], 'pane'),
    sideWindows(half, panesAlong(-0.32 * length, 0.32 * length, 3, 0.4), [0.5 * height, 0.66 * height], 'pane'),
    boxAt('planks', [2 * half, 0.1, length - 0.5], [0, 0.27 * height, 0]),
    boxAt('roof', [2 * half, 0.05, length - 0.5], [0, 0.8 * height, 0]),
    // prettier-ignore
    mirror(railing('yellow', [[half, 0.28 * height, porch], [half, 0.28 * height, length / 2 - 0.3], [0.4 * half, 0.28 * height, length / 2 - 0.3]], 0.9, 0.03), 'x'),
    // prettier-ignore
    mirror(mirror(rods('yellow', [[[half - 0.05, 0.28 * height, length / 2 - 0.3], [half - 0.05, 0.8 * height, length / 2 - 0.3]]], 0.03)), 'z'),
    drumY('dark', 0.12, 0.16 * height, [0.5 * half, 0.8 * height, -0.28 * length], { sides: 10 }),
    boxAt('trim', [0.7, 0.42 * height, 0.04], [0, 0.3 * height, porch]),
  );
};

/** A tram: a low car with large windows and a pantograph. */
export const tram = ([width, height, length]: Vec3, style: 'modern' | 'heritage'): Shape => {
  const half = width / 2 - 0.03;
  const roof = 0.82 * height;
  const ends: Vec3[] = [[0, 0, length / 2 - 0.04]];
  const outline = (w: number): Point2[] => octagon(2 * w, roof - 0.25, 0.16, [0, (roof + 0.25) / 2]);
  const count = Math.round(length / (style === 'modern' ? 2 : 1.2));
  return group(
    // prettier-ignore
    { form: 'loft', slot: 'body', smooth: false, sections: [[-0.5, 0.72], [-0.45, 1], [0.45, 1], [0.5, 0.72]].map(([z, w]) => ({ z: (z ?? 0) * length, outline: outline((w ?? 1) * half) })), strips: [null, null, 'roof', 'roof', 'roof', null, null, 'dark'] },
    mirror(boxAt('trim', [0.02, 0.3 * height, 0.88 * length], [half - 0.004, 0.42 * height, 0])),
    sideWindows(half, panesAlong(-0.44 * length, 0.44 * length, count, 0.84), [0.44 * height, 0.68 * height], 'pane'),
    // prettier-ignore
    mirror(copies(group(boxAt('dark', [0.05, 0.56 * height, 1.2], [half - 0.01, 0.13 * height, 0]), ...[-0.28, 0.28].map((z) => boxAt('pane', [0.06, 0.4 * height, 0.46], [half - 0.01, 0.24 * height, z]))), [[0, 0, -0.28 * length], [0, 0, 0.28 * length]])),
    // prettier-ignore
    mirror(copies(group(boxAt('glass', [1.2 * half, 0.26 * height, 0.08], [0, 0.44 * height, 0]), mirror(drumZ('lamp', 0.1, 0.1, [0.5 * half, 0.28 * height, 0])), boxAt('amber', [0.8 * half, 0.09 * height, 0.1], [0, 0.71 * height, 0])), ends), 'z'),
    boxAt('roof', [1.2 * half, 0.1, 0.6 * length], [0, roof - 0.02, 0]),
    ...(style === 'modern'
      ? [pantograph(roof + 0.06, height, 0), boxAt('dark', [2 * half - 0.1, 0.3, 0.5], [0, 0.3, 0])]
      : // prettier-ignore
        [rod('dark', [0, roof, 0], [0, height, -0.42 * length], 0.04), boxAt('roof', [0.9 * half, 0.3, 0.5 * length], [0, roof - 0.02, 0])]),
    railWheels(0.34, 1.4, [-0.3 * length - 0.8, -0.3 * length + 0.8, 0.3 * length - 0.8, 0.3 * length + 0.8]),
    boxAt('dark', [1.7 * half, 0.3, 0.9 * length], [0, 0.2, 0]),
  );
};

/** An underground train: a box with double doors and a flat front with a door. */
export const subway = ([width, height, length]: Vec3): Shape => {
  const half = width / 2 - 0.03;
  const doors = spread(-0.34 * length, 0.34 * length, 4);
  return group(
    carBody([2 * half, height, length - 0.3], 0.24 * height),
    mirror(boxAt('stripe', [0.02, 0.07 * height, length - 0.4], [half - 0.004, 0.4 * height, 0])),
    // prettier-ignore
    mirror(copies(group(boxAt('accent', [0.04, 0.56 * height, 1.4], [half - 0.01, 0.26 * height, 0]), boxAt('dark', [0.05, 0.56 * height, 0.03], [half - 0.01, 0.26 * height, 0]), ...[-0.35, 0.35].map((z) => boxAt('pane', [0.055, 0.24 * height, 0.44], [half - 0.01, 0.5 * height, z]))), doors.map((z): Vec3 => [0, 0, z]))),
    // prettier-ignore
    sideWindows(half, doors.slice(1).map((z, k): Point2 => [(doors[k] ?? 0) + 1, z - 1]), [0.5 * height, 0.73 * height], 'pane'),
    // prettier-ignore
    ...[1, -1].map((s) => group(boxAt('dark', [1.86 * half, 0.32 * height, 0.06], [0, 0.48 * height, s * (length / 2 - 0.14)]), boxAt('pane', [0.6, 0.26 * height, 0.08], [0, 0.5 * height, s * (length / 2 - 0.13)]), mirror(boxAt('glass', [0.6, 0.24 * height, 0.08], [0.58 * half, 0.52 * height, s * (length / 2 - 0.13)])), boxAt('amber', [0.8, 0.07 * height, 0.07], [0, 0.83 * height, s * (length / 2 - 0.14)]), mirror(drumZ('lamp', 0.1, 0.08, [0.66 * half, 0.36 * height, s * (length / 2 - 0.14)])), boxAt('stripe', [1.86 * half, 0.07 * height, 0.05], [0, 0.4 * height, s * (length / 2 - 0.15)]))),
    bogie(-0.34 * length, 1.5),
    bogie(0.34 * length, 1.5),
    boxAt('dark', [1.6 * half, 0.14 * height, 0.4 * length], [0, 0.12 * height, 0]),
    array(boxAt('frame', [1.1, 0.08, 1.4], [0, height - 0.04, -0.3 * length]), 3, [0, 0, 0.3 * length]),
  );
};

/** A tub for ore on four small wheels. */
export const mineCart = ([width, height, length]: Vec3): Shape => {
  const half = width / 2;
  // prettier-ignore
  const profile = (w: number, z: number) => ({ z, outline: [[-w * 0.7, 0.34 * height], [w * 0.7, 0.34 * height], [w, 0.84 * height], [-w, 0.84 * height]] as Point2[] });
  return group(
    // prettier-ignore
    { form: 'loft', slot: 'body', smooth: false, sections: [profile(0.82 * half, -0.46 * length), profile(half, -0.4 * length), profile(half, 0.4 * length), profile(0.82 * half, 0.46 * length)] },
    ...[-0.3, 0, 0.3].map((z) =>
      mirror(bar('iron', [0.72 * half, 0.34 * height, z * length], [1.01 * half, 0.84 * height, z * length], 0.05)),
    ),
    boxAt('iron', [2 * half + 0.04, 0.05 * height, 0.88 * length], [0, 0.81 * height, 0]),
    // prettier-ignore
    { form: 'scattered', on: boxAt('coal', [1.7 * half, 0.08 * height, 0.76 * length], [0, 0.84 * height, 0], 0.05), parts: [{ form: 'sphere', radii: [0.13, 0.11, 0.12], slot: 'stone', detail: 0, roughness: 0.2 }, { form: 'sphere', radii: [0.08, 0.08, 0.1], slot: 'gold', detail: 0 }], count: 26, seed: 4 },
    boxAt('planks', [1.3 * half, 0.12 * height, 0.96 * length], [0, 0.24 * height, 0]),
    railWheels(0.16 * height, 1.2 * half, [-0.28 * length, 0.28 * length]),
    mirror(boxAt('iron', [0.12, 0.1, 0.1], [0, 0.26 * height, 0.48 * length]), 'z'),
  );
};

/** A platform with a rocking lever that drives it. */
export const handcar = ([width, height, length]: Vec3): Shape =>
  group(
    boxAt('planks', [width, 0.1, length], [0, 0.42, 0]),
    boxAt('body', [0.6 * width, 0.14, 0.96 * length], [0, 0.3, 0]),
    railWheels(0.25, 0.86 * width, [-0.32 * length, 0.32 * length]),
    // prettier-ignore
    mirror(rods('body', [[[0.24 * width, 0.5, -0.24 * length], [0.06 * width, height - 0.2, 0]], [[0.24 * width, 0.5, 0.24 * length], [0.06 * width, height - 0.2, 0]]], 0.035)),
    // prettier-ignore
    turn(group(boxAt('iron', [0.08, 0.06, 0.8 * length], [0, -0.03, 0]), ...[-0.4, 0.4].map((z) => drumX('wood', 0.03, 0.6 * width, [0, 0, z * length]))), [-14, 0, 0], [0, height - 0.16, 0]),
    rod('iron', [0, 0.4, 0.16 * length], [0, height - 0.3, 0.2 * length], 0.025),
  );

/** A cabin with windows that hangs from a cable. */
export const gondolaLift = ([width, height, length]: Vec3): Shape => {
  const cabin = 0.66 * height;
  return group(
    // prettier-ignore
    { form: 'loft', slot: 'body', smooth: false, sections: [[-0.5, 0.8], [-0.4, 1], [0.4, 1], [0.5, 0.8]].map(([z, w]) => ({ z: (z ?? 0) * length, outline: octagon((w ?? 1) * width, cabin, 0.22, [0, cabin / 2]) })) },
    // prettier-ignore
    sideWindows(width / 2, [[-0.34 * length, -0.03 * length], [0.03 * length, 0.34 * length]], [0.4 * cabin, 0.86 * cabin], 'pane'),
    ...[1, -1].map((s) => boxAt('pane', [0.6 * width, 0.44 * cabin, 0.03], [0, 0.42 * cabin, (s * length) / 2])),
    // prettier-ignore
    mirror(rods('dark', [[[0.1, cabin, 0], [0.1, height - 0.16, 0]]], 0.04)),
    tube(
      'dark',
      [
        [0, cabin, 0.3],
        [0, cabin + 0.14, 0],
        [0, cabin, -0.3],
      ],
      0.05,
    ),
    boxAt('dark', [0.3, 0.2, 0.9], [0, height - 0.26, 0]),
    ...spread(-0.36, 0.36, 4).map((z) => drumX('steel', 0.1, 0.08, [0, height - 0.1, z])),
    rod('steel', [0, height - 0.02, -0.6 * length], [0, height - 0.02, 0.6 * length], 0.025),
    ...range(2).map((k) => boxAt('dark', [0.9 * width, 0.06, 0.06], [0, 0.2 * cabin, (k - 0.5) * 0.98 * length])),
  );
};
