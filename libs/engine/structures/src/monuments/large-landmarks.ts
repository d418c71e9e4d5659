import type { LandmarkKind } from '@diorama/catalogue';
import {
  bar,
  box,
  boxAt,
  cylinder,
  extrude,
  group,
  implicit,
  jitter,
  lathe,
  mirror,
  move,
  radial,
  scale,
  sphere,
  sweep,
  turn,
} from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { arc, beam, frustum, merlons, postAt } from '../solids/solids.js';

type Triple = readonly [number, number, number];

/** Half width of the Eiffel tower at a height. */
const eiffelHalf = (y: number): number => 30 * Math.exp(-y / 62) * (y < 20 ? 1 : 1) + 1;

function eiffel(): Shape {
  const levels = [0, 14, 28, 40, 52, 66, 80, 96, 112, 130, 150];
  const leg = levels.slice(0, -1).flatMap((y, k): Shape[] => {
    const next = levels[k + 1] ?? y;
    const [w, v] = [eiffelHalf(y), eiffelHalf(next)];
    const width = 2.6 * Math.exp(-y / 90) + 0.4;
    // Below the second platform each corner is a leg of two chords; above, the four corners share one lattice.
    const [inner, above] = y < 40 ? [w - 9 + y * 0.06, v - 9 + next * 0.06] : [-w, -v];
    return [
      bar('iron', [w, y, w], [v, next, v], width),
      ...(y < 40
        ? [bar('iron', [inner, y, w], [above, next, v], width * 0.7), bar('iron', [w, y, inner], [v, next, above], width * 0.7)]
        : []),
      bar('iron', [inner, y, w], [v, next, v], width * 0.5),
      bar('iron', [w, y, w], [above, next, v], width * 0.5),
      ...(y < 40 ? [bar('iron', [w, y, inner], [v, next, v], width * 0.5), bar('iron', [w, y, w], [v, next, above], width * 0.5)] : []),
    ];
  });
  const ring = (y: number, height: number): Shape =>
    boxAt('iron', [2 * eiffelHalf(y) + 3, height, 2 * eiffelHalf(y) + 3], [0, y - height / 2, 0]);
  const archBow = beam(
    'iron',
    arc([eiffelHalf(8) - 5, 17], 12, 168, 14).map(([x, y]): Triple => [x, y + 8, eiffelHalf(20)]),
    1.2,
  );
  return group(
    radial(group(...leg, archBow), 4),
    ring(28, 3.4),
    ring(52, 2.6),
    ring(112, 1.4),
    boxAt('iron', [7, 4, 7], [0, 146, 0]),
    postAt('iron', 2.2, 4, [0, 150, 0], { top: 1.2 }),
    postAt('iron', 0.6, 12, [0, 154, 0], { sides: 6 }),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x = 0, z = 0]) => boxAt('stone', [11, 2.6, 11], [x * 26.4, 0, z * 26.4])),
  );
}

function liberty(): Shape {
  return group(
    move(extrudeStar(15, 11, 5), 0, 0, 0),
    move(frustum('stone', [17, 17], 6, [14, 14]), 0, 5, 0),
    move(frustum('sandstone', [11, 11], 15, [8, 8]), 0, 11, 0),
    boxAt('stone', [9.4, 1.4, 9.4], [0, 25, 0]),
    move(
      group(
        implicit(
          'copper',
          [
            { from: [0, 1, 0], to: [0, 9, 0], radii: [3.1, 2.4] },
            { from: [0.9, 1, 1.3], to: [0.3, 10, 0.8], radii: [1.4, 0.8] },
            { from: [-1.2, 1, 1], to: [-0.6, 10, 0.9], radii: [1.4, 0.8] },
            { from: [-0.3, 9, 0], to: [0, 13.6, 0], radii: [2, 1.9] },
            { from: [-1.6, 14, 0], to: [1.6, 14, 0], radii: [1, 1] },
            { from: [0, 14, 0], to: [0, 16, 0.1], radii: [0.8, 0.75] },
            { from: [-1.9, 14, 0.1], to: [-3.1, 17, 0.3], radii: [0.95, 0.75] },
            { from: [-3.1, 17, 0.3], to: [-3, 21, 0.6], radii: [0.7, 0.5] },
            { from: [1.9, 13.8, 0.1], to: [2.4, 11, 0.7], radii: [0.95, 0.8] },
            { from: [2.4, 11, 0.7], to: [1.6, 11.4, 2], radii: [0.7, 0.5] },
          ],
          { blend: 0.8, cell: 0.42 },
        ),
        move(sphere('copper', [1.15, 1.5, 1.2], { detail: 2 }), 0, 16.9, 0.2),
        ...[-60, -40, -20, 0, 20, 40, 60].map((a) =>
          turn(move(frustum('copper', [0.4, 0.3], 2.1, [0.02, 0.02]), 0, 1.3, 0), [0, 0, a], [0, 17.3, 0.2]),
        ),
        turn(cylinder('copper', 1.35, 0.5, { sides: 14 }), [10, 0, 0], [0, 17.6, 0.1]),
        turn(boxAt('copper', [2, 3, 0.5], [0, 0, 0]), [-8, -30, 12], [2, 10, 1.9]),
        postAt('copper', 0.35, 2, [-3, 20.6, 0.7], { top: 0.7 }),
        move(
          lathe(
            'gold',
            [
              [0.5, 0],
              [0.95, 0.7],
              [0.5, 1.7],
              [0, 2.5],
            ],
            { sides: 10 },
          ),
          -3,
          22.5,
          0.7,
        ),
      ),
      0,
      26.4,
      0,
    ),
  );
}

const extrudeStar = (outer: number, inner: number, height: number): Shape => {
  const outline = Array.from({ length: 22 }, (_, k): Point2 => {
    const [r, angle] = [k % 2 === 0 ? outer : inner, (2 * Math.PI * k) / 22];
    return [r * Math.sin(angle), r * Math.cos(angle)];
  });
  return turn(extrude('stone2', outline, height), [-90, 0, 0], [0, height / 2, 0]);
};

function goldenGate(): Shape {
  const tower = (x: number): Shape =>
    group(
      ...[-4.4, 4.4].map((z) => group(boxAt('red', [3.6, 62, 2.6], [x, 0, z]), boxAt('red', [2.8, 14, 2.2], [x, 62, z]))),
      ...[26, 38, 50, 62, 73].map((y) => boxAt('red', [2.6, 3, 9], [x, y, 0])),
      boxAt('concrete', [10, 5, 18], [x, 0, 0]),
    );
  const curve = (x: number): number => (Math.abs(x) < 55 ? 24 + 50 * (x / 55) ** 2 : 74 - 52 * ((Math.abs(x) - 55) / 45) ** 0.9);
  const xs = Array.from({ length: 41 }, (_, k) => -100 + 5 * k);
  return group(
    tower(-55),
    tower(55),
    boxAt('red', [200, 2.6, 9], [0, 17, 0]),
    boxAt('asphalt', [200, 0.5, 9.6], [0, 19.6, 0]),
    ...[-4.6, 4.6].map((z) =>
      group(
        sweep(
          'red',
          xs.map((x): Triple => [x, Math.max(20, curve(x)), z]),
          0.7,
          { sides: 6 },
        ),
        ...xs.filter((x) => curve(x) > 22).map((x) => boxAt('red', [0.3, curve(x) - 19, 0.3], [x, 19, z])),
      ),
    ),
    ...[-98, 98].map((x) => boxAt('concrete', [8, 21, 14], [x, 0, 0])),
  );
}

function moonBase(): Shape {
  const dome = (x: number, z: number, r: number): Shape =>
    move(
      group(
        cylinder('grey', r * 1.08, 0.5, { sides: 20 }),
        move(lathe('white', arc(r, 0, 90, 6), { sides: 20 }), 0, 0.5, 0),
        ...[0, 60, 120, 180, 240, 300].map((a) =>
          turn(turn(boxAt('glass', [0.9, 0.7, 0.4], [0, 0, 0]), [-35, 0, 0], [0, 0.45 * r + 0.5, r * 0.86]), [0, a + 30, 0]),
        ),
      ),
      x,
      0,
      z,
    );
  const tunnel = (from: Triple, to: Triple): Shape => sweep('silver', [from, to], 1.05, { sides: 12 });
  return group(
    dome(0, 0, 5.4),
    dome(-10, 4, 3.4),
    dome(9, 5, 3.6),
    dome(4, -9.4, 3.2),
    tunnel([0, 1.05, 0], [-10, 1.05, 4]),
    tunnel([0, 1.05, 0], [9, 1.05, 5]),
    tunnel([0, 1.05, 0], [4, 1.05, -9]),
    boxAt('orange', [2.6, 2.8, 2.4], [0, 0, 5.6], 0.2),
    boxAt('dark', [1.6, 2.1, 2.5], [0, 0, 5.7]),
    ...[-13, -10, -7].map((x) =>
      group(turn(boxAt('navy', [2.6, 0.12, 4], [0, 0, 0]), [-35, 0, 0], [x, 1.6, -7]), postAt('grey', 0.12, 1.6, [x, 0, -7], { sides: 6 })),
    ),
    postAt('grey', 0.14, 9, [10.6, 0, -4], { sides: 6 }),
    turn(
      lathe(
        'white',
        [
          [0.2, 0],
          [1.9, 0.8],
          [1.8, 1],
          [0, 0.3],
        ],
        { sides: 16 },
      ),
      [55, 30, 0],
      [10.6, 9, -4],
    ),
    ...[0, 1, 2].map((k) => turn(cylinder('white', 0.9, 3, { sides: 12 }), [90, 0, 0], [12 + 2 * k, 0.9, -9])),
  );
}

function rushmore(): Shape {
  const head = (x: number, y: number, turned: number, extra: Shape): Shape =>
    turn(
      scale(
        group(
          move(sphere('granite', [2.4, 3.4, 2.4], { detail: 3 }), 0, 0, 0),
          move(frustum('granite', [0.9, 1.4], 2.2, [0.5, 0.6]), 0, -0.9, 2.3),
          mirror(boxAt('stone2', [0.9, 0.4, 0.5], [0.95, 0.6, 1.98])),
          mirror(boxAt('granite', [1.3, 0.4, 0.9], [0.95, 1, 2])),
          boxAt('stone2', [1.5, 0.3, 0.5], [0, -1.7, 1.9]),
          boxAt('granite', [1.8, 1, 1], [0, -3, 1.3], 0.2),
          boxAt('granite', [4.2, 1.6, 3], [0, 1.8, -0.3], 0.4),
          extra,
        ),
        1.42,
      ),
      [0, turned, 0],
      [x * 1.45, y, 4.6],
    );
  return group(
    jitter(frustum('granite', [36, 16], 15, [30, 7]), 1.6, 5),
    head(-7.6, 12.6, 14, mirror(boxAt('granite', [0.9, 3, 2.4], [2.2, -1, -0.4], 0.2))),
    head(-2.6, 12, 6, group()),
    head(2.4, 11.2, -8, group(boxAt('stone2', [2.8, 0.2, 0.3], [0, 0.7, 2.3]), boxAt('granite', [2, 0.4, 0.7], [0, -1.3, 2.1]))),
    head(7.8, 11.8, -16, boxAt('granite', [2.4, 2, 1.4], [0, -3.6, 1.2], 0.3)),
    ...Array.from({ length: 26 }, (_, k) =>
      jitter(move(frustum('stone', [2.6, 2.2], 1.8, [1, 1]), ((k * 37) % 30) - 15, 0, 6.4 + ((k * 13) % 5)), 0.5, k),
    ),
  );
}

function greatWall(): Shape {
  const path = Array.from({ length: 13 }, (_, k) => ({ x: -30 + 5 * k, y: 3.5 * Math.sin(k * 0.62), z: 5 * Math.sin(k * 0.4) }));
  const tower = (k: number): Shape => {
    const { x, y, z } = path[k] ?? { x: 0, y: 0, z: 0 };
    return move(
      group(
        box('masonry', 7, 14, 7),
        ...[0, 90, 180, 270].map((a) =>
          turn(
            group(
              move(merlons('masonry', 7.4, 0.8, 0.6), 0, 14, 3.3),
              ...[-1.8, 1.8].map((dx) => boxAt('dark', [0.9, 1.6, 0.3], [dx, 10.4, 3.5])),
            ),
            [0, a, 0],
          ),
        ),
      ),
      x,
      y - 1,
      z,
    );
  };
  return group(
    jitter(move(frustum('grass', [68, 34], 4, [60, 14]), 0, -4, 2), 0.8, 3),
    ...path.slice(0, -1).map((from, k) => {
      const to = path[k + 1] ?? from;
      const [yaw, pitch] = [Math.atan2(to.z - from.z, to.x - from.x), Math.atan2(to.y - from.y, to.x - from.x)];
      const length = Math.hypot(to.x - from.x, to.z - from.z) / Math.cos(pitch) + 0.6;
      return turn(
        turn(
          group(
            boxAt('masonry', [length, 10, 4.4], [0, -3, 0]),
            ...[-2, 2].map((z) => move(merlons('masonry', length, 0.7, 0.5), 0, 7, z)),
          ),
          [0, 0, (pitch * 180) / Math.PI],
        ),
        [0, (-yaw * 180) / Math.PI, 0],
        [(from.x + to.x) / 2, (from.y + to.y) / 2, (from.z + to.z) / 2],
      );
    }),
    tower(2),
    tower(10),
  );
}

/** Landmarks of the world. */
export const LARGE_LANDMARK_KINDS = {
  'eiffel-tower': eiffel,
  'statue-of-liberty': liberty,
  'golden-gate-bridge': goldenGate,
  'moon-base': moonBase,
  'mount-rushmore': rushmore,
  'great-wall': greatWall,
} satisfies Partial<KindTable<LandmarkKind>>;
