import type { SkySpec } from '@diorama/catalogue';
import { extrude, group, lathe, move, relief, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { cycle, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { fractalNoise3 } from '../geometry/noise.js';
import type { MakeSky } from './make-sky.js';

/** A ball of radius 0.5 around the origin, coloured by direction. */
function globe(slotOf: (direction: Vec3) => string | null, slot: string, rows = 44): Shape {
  const sides = Math.round(1.5 * rows);
  const direction = (row: number, k: number): Vec3 => {
    const polarAngle = (Math.PI * 0.5 * row) / rows;
    return polar(Math.sin(polarAngle), (2 * Math.PI * k) / sides, Math.cos(polarAngle));
  };
  const half = (flip: 1 | -1): Shape => {
    const grid = times(rows + 1, (row) => times(sides, (k): Vec3 => scaleVector(direction(row, k), 0.5)));
    const cells = times(rows, (row) =>
      times(sides, (k) => {
        const [x, y, z] = direction(row + 0.5, k + 0.5);
        return slotOf([x, flip * y, z]);
      }),
    );
    return relief(slot, grid, { rings: true, cells, base: -0.001 });
  };
  return group(half(1), scale(half(-1), [1, -1, 1]));
}

const MARIA: readonly (readonly [x: number, y: number, r: number])[] = points3(
  [-0.42, 0.42, 0.34],
  [0.18, 0.5, 0.26],
  [0.46, 0.2, 0.24],
  [-0.5, -0.02, 0.3],
  [0.12, 0.1, 0.16],
  [-0.16, -0.34, 0.22],
  [0.62, 0.5, 0.12],
);

const moonSlot = ([x, y, z]: Vec3): string | null => {
  const wobble = 0.16 * fractalNoise3(3, [3 * x, 3 * y, 3 * z], 3);
  const isSea =
    (z > -0.2 && MARIA.some(([mx, my, r]) => Math.hypot(x - mx, y - my) + wobble < r)) ||
    (z <= -0.2 && fractalNoise3(9, [1.8 * x, 1.8 * y, 1.8 * z], 2) > 0.26);
  return isSea ? 'sea' : null;
};

/** Rims of craters on a globe. */
const craters = (count: number): Shape[] =>
  times(count, (k) => {
    const y = 1 - (2 * (k + 0.5)) / count;
    const angle = k * GOLDEN_ANGLE;
    const r = 0.02 + 0.05 * ((k * 0.618) % 1) ** 2;
    const lean = (Math.acos(y) * 180) / Math.PI;
    const [x, , z] = polar(Math.sqrt(1 - y * y), angle);
    return turn(
      turn(
        lathe('crater', points2([1.2 * r, -0.2 * r], [1.15 * r, 0.12 * r], [r, 0.2 * r], [0.8 * r, 0.06 * r], [0, 0.02 * r]), {
          sides: 12,
          bands: [null, null, null, 'sea'],
        }),
        [lean, 0, 0],
      ),
      [0, (angle * 180) / Math.PI, 0],
      [0.497 * x, 0.497 * y, 0.497 * z],
    );
  });

const standing = (shape: Shape, [w, h, d]: Vec3): Shape => move(scale(shape, [w, h, d]), 0, 0.5 * h, 0);

const moonBall = group(globe(moonSlot, 'moon'), ...craters(34));
const smallMoon = group(globe(moonSlot, 'moon', 26), ...craters(14));
const moon: MakeSky = (size) => standing(moonBall, size);

/** A waning crescent, the horns to the right. */
const crescent: MakeSky = ([w, h, d]) => {
  const outer = times(25, (k): Point2 => {
    const angle = (Math.PI * (75 + (210 * k) / 24)) / 180;
    return [0.5 * Math.cos(angle), 0.5 * Math.sin(angle)];
  });
  const inner = times(23, (k): Point2 => {
    const angle = (Math.PI * (275 - (190 * (k + 1)) / 24)) / 180;
    return [0.17 + 0.4 * Math.cos(angle), 0.41 * Math.sin(angle)];
  });
  return move(
    scale(
      group(
        extrude('moon', [...outer, ...inner], 0.14),
        ...times(6, (k) =>
          move(scale(sphere('sea', 1, { detail: 1 }), [0.03, 0.035, 0.02]), -0.36 + 0.03 * Math.sin(k * 2), -0.26 + 0.1 * k, 0.068),
        ),
      ),
      [w / 0.63, h, d / 0.14],
    ),
    0,
    0.5 * h,
    0,
  );
};

const twoMoons: MakeSky = ([w, h, d]) => {
  const small = { form: 'restyled', part: smallMoon, slots: { moon: 'pale', sea: 'band', crater: 'planet' } } as const;
  return group(
    move(scale(smallMoon, 0.82 * h), -0.5 * w + 0.41 * h, 0.41 * h, 0),
    move(scale(small, 0.42 * h), 0.5 * w - 0.21 * h, h - 0.21 * h, 0.2 * d - 0.2 * h),
  );
};

const gasSlot = ([x, y, z]: Vec3): string | null => {
  const spot = Math.hypot((x - 0.34) / 0.26, (y + 0.32) / 0.13);
  if (z > 0 && spot < 1) return spot < 0.62 ? 'red' : 'pale';
  const latitude = y * 7 + 0.5 * fractalNoise3(4, [3 * x, 9 * y, 3 * z], 2);
  return cycle(['band', null, 'pale', null, 'band', 'pale', null], Math.floor(latitude + 70));
};

const planet: MakeSky = (size) => standing(turn(globe(gasSlot, 'planet'), [0, 0, 14]), size);

const ringed: MakeSky = ([w, h, d]) => {
  const bands = ([x, y, z]: Vec3): string | null =>
    cycle(['band', null, 'pale', null], Math.floor(y * 5 + 40 + 0.12 * fractalNoise3(3, [4 * x, 4 * y, 4 * z], 2)));
  const ring = (slot: string, from: number, to: number): Shape =>
    lathe(slot, points2([from, -0.006], [to, -0.006], [to, 0.006], [from, 0.006], [from, -0.006]), { sides: 56 });
  const body = group(
    scale(globe(bands, 'planet'), [0.5, 0.46, 0.5]),
    ring('ring', 0.31, 0.39),
    ring('gap', 0.39, 0.405),
    ring('pale', 0.405, 0.46),
    ring('ring', 0.467, 0.5),
  );
  return move(scale(turn(body, [16, 0, -20]), [w, w, d]), 0, 0.5 * h, 0);
};

/** Land from the Atlantic side: blots for the continents, x to the east. */
const CONTINENTS: readonly (readonly [longitude: number, latitude: number, radius: number, stretch: number])[] = [
  [-96, 44, 24, 1.3],
  [-108, 58, 22, 1.5],
  [-84, 52, 17, 1],
  [-92, 20, 8, 1],
  [-60, -8, 19, 0.9],
  [-64, -28, 13, 0.8],
  [-70, -44, 7, 0.6],
  [-42, 72, 13, 0.9],
  [18, 8, 20, 1.1],
  [0, 18, 18, 1.3],
  [24, -18, 14, 0.8],
  [10, 50, 12, 1.5],
  [20, 63, 9, 1],
  [-4, 40, 6, 1],
  [45, 25, 12, 1],
  [78, 22, 11, 0.8],
  [60, 55, 22, 1.8],
  [100, 52, 24, 1.7],
  [105, 32, 16, 1],
  [135, -25, 16, 1.3],
  [114, 0, 7, 1.5],
];

const earthSlot = ([x, y, z]: Vec3): string | null => {
  const latitude = (Math.asin(y) * 180) / Math.PI;
  const longitude = (Math.atan2(x, z) * 180) / Math.PI - 30;
  const noise = 7 * fractalNoise3(6, [4 * x, 4 * y, 4 * z], 3);
  if (Math.abs(latitude) + noise > 74) return 'ice';
  if (fractalNoise3(12, [2.2 * x, 6 * y, 2.2 * z], 3) > 0.3) return 'cloud';
  const isLand = CONTINENTS.some(([lon, lat, r, stretch]) => {
    const away = ((((longitude - lon + 180) % 360) + 360) % 360) - 180;
    return Math.hypot((away * Math.cos((latitude * Math.PI) / 180)) / stretch, latitude - lat) + noise < r;
  });
  if (!isLand) return null;
  return latitude + noise > 12 && latitude + noise < 32 ? 'desert' : 'land';
};

const earth: MakeSky = (size) => standing(turn(globe(earthSlot, 'ocean'), [0, 0, -18]), size);

const sun: MakeSky = ([w, h, d]) =>
  move(
    group(
      scale(sphere('sun', 0.33, { detail: 3 }), [w, h, d]),
      ...times(16, (k) => {
        const long = k % 2 === 0;
        const outline: Point2[] = points2([-0.05, 0.36], [0.05, 0.36], [0, long ? 0.5 : 0.44]);
        return scale(turn(extrude('ray', outline, 0.05), [0, 0, k * 22.5]), [w, h, d]);
      }),
    ),
    0,
    0.5 * h,
    0,
  );

const eclipse: MakeSky = ([w, h, d]) =>
  move(
    group(
      move(scale(sphere('black', 0.34, { detail: 3 }), [w, h, d]), 0, 0, 0.05 * d),
      scale(turn(lathe('sun', points2([0.33, -0.02], [0.38, 0], [0.33, 0.02], [0.31, 0], [0.33, -0.02]), { sides: 40 }), [90, 0, 0]), [
        w,
        h,
        d,
      ]),
      ...times(28, (k) =>
        scale(
          turn(extrude('ray', points2([-0.03, 0.36], [0.03, 0.36], [0, 0.4 + 0.1 * ((k * 0.618) % 1)]), 0.02), [0, 0, (360 * k) / 28]),
          [w, h, d],
        ),
      ),
    ),
    0,
    0.5 * h,
    0,
  );

/** A dark ball in a glowing disc that is bent over its top. */
const blackHole: MakeSky = ([w, h, d]) => {
  const disc = (slot: string, from: number, to: number): Shape =>
    lathe(slot, points2([from, -0.008], [to, -0.004], [to, 0.004], [from, 0.008], [from, -0.008]), { sides: 56 });
  const flat = group(disc('core', 0.2, 0.25), disc('sun', 0.25, 0.33), disc('flame', 0.33, 0.43), disc('ember', 0.43, 0.5));
  const halo = (slot: string, radius: number, thick: number): Shape =>
    turn(
      lathe(slot, points2([radius, -thick], [radius + thick, 0], [radius, thick], [radius - thick, 0], [radius, -thick]), { sides: 40 }),
      [90, 0, 0],
    );
  return move(
    group(
      scale(sphere('black', 0.165, { detail: 3 }), [w, w, d]),
      scale(turn(flat, [9, 0, -8]), [w, w, d]),
      scale(group(halo('core', 0.19, 0.014), halo('flame', 0.22, 0.016)), [w, w, d]),
    ),
    0,
    0.5 * h,
    0,
  );
};

/** Suns, moons and planets. */
export const SPACE_KINDS = {
  moon,
  crescent,
  moons: twoMoons,
  planet,
  'ringed-planet': ringed,
  earth,
  sun,
  eclipse,
  'black-hole': blackHole,
} as const satisfies Partial<Record<SkySpec['kind'], MakeSky>>;
