import type { CoralSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import { blades, extrude, group, lathe, loft, mirror, move, radial, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, GOLDEN_ANGLE, polar, times, wobble, cycle } from '../geometry/curves.js';

const FINISHES = {
  coral: 'paint #e8705a',
  groove: 'paint #a8443c',
  tip: 'paint #f8d8c0',
  second: 'paint #b060c8',
  third: 'paint #f0b030',
  fourth: 'paint #48b8b0',
  rock: 'stone #7a746c',
  dark: 'paint #3a2a3a',
  pearl: 'shell #f4ecf0',
} as const;

type MakeCoral = (size: Vec3, random: GeneratorRandom) => Shape;

/** A coral, an anemone, a sponge or a reef of them. */
export const makeCoral = ({ kind }: CoralSpec, { size, random }: GeneratorContext): Generated => ({
  shape: CORALS[kind](size, random),
  finishes: FINISHES,
});

/** A dome with winding ridges. */
const brain: MakeCoral = ([w, h, d]) => {
  const dome = scale(
    lathe(
      'groove',
      [
        [0.42, 0],
        [0.49, 0.25],
        [0.46, 0.6],
        [0.3, 0.9],
        [0, 0.98],
      ],
      { sides: 20 },
    ),
    [w, h, d],
  );
  const ridges = times(26, (k) => {
    const start = k * GOLDEN_ANGLE;
    const path = times(9, (j): Vec3 => {
      const lift = 0.1 + 0.8 * ((k * 0.618) % 1) + 0.07 * Math.sin(j * 1.7 + k);
      const share = Math.min(0.97, Math.max(0.05, lift));
      const r = 0.5 * Math.cos(share * 1.45) ** 0.6;
      const [x, , z] = polar(r, start + j * 0.2 + 0.16 * Math.cos(j * 1.6 + k));
      return [x * w, share * h, z * d];
    });
    return sweep('coral', path, 0.035 * Math.min(w, h * 1.4), { sides: 5 });
  });
  return group(dome, ...ridges);
};

/** A forking branch: tubes that split `level` times. */
function forks(
  from: Vec3,
  direction: Vec3,
  { length, radius, level, spread, flat }: { length: number; radius: number; level: number; spread: number; flat: boolean },
  slot: string,
  random: GeneratorRandom,
): Shape[] {
  const to = along(from, direction, length);
  const own = sweep(slot, [from, to], [radius, radius * 0.8], { sides: 6 });
  if (level === 0) return [own, move(sphere('tip', radius * 0.95, { detail: 0 }), ...to)];
  const count = level > 1 ? 3 : 2;
  return [
    own,
    ...times(count, (k) => {
      const side = (k - (count - 1) / 2) * spread + random.range(-0.15, 0.15);
      const bent = flat
        ? blendDirections(
            [direction, 1],
            [[Math.cos(Math.atan2(direction[1], direction[0]) + 1.57), Math.sin(Math.atan2(direction[1], direction[0]) + 1.57), 0], side],
          )
        : blendDirections([direction, 1], [polar(1, k * 2.1 + random.range(0, 1.5)), 0.75 * spread], [[0, 1, 0], 0.25]);
      return forks(
        to,
        bent,
        { length: length * random.range(0.68, 0.85), radius: radius * 0.78, level: level - 1, spread, flat },
        slot,
        random,
      );
    }).flat(),
  ];
}

const staghorn: MakeCoral = ([w, h], random) =>
  group(
    ...times(5, (k) =>
      forks(
        polar(0.06 * w, k * 1.257),
        blendDirections([[0, 1, 0], 0.8], [polar(1, k * 1.257 + 0.3), 0.7]),
        { length: 0.36 * h, radius: 0.05 * w, level: 2, spread: 0.95, flat: false },
        'coral',
        random,
      ),
    ).flat(),
  );

const fan: MakeCoral = ([w, h, d], random) => {
  const tubes = times(9, (k) => {
    const lean = (k - 4) * 0.24;
    return forks(
      [0, 0.06 * h, 0],
      [Math.sin(lean), Math.cos(lean), 0],
      { length: 0.3 * h, radius: 0.024 * h, level: 2, spread: 0.55, flat: true },
      'coral',
      random,
    );
  }).flat();
  const net = times(13, (k): Blade => {
    const radius = h * (0.22 + 0.055 * k);
    const path = times(11, (j): Vec3 => {
      const angle = (j - 5) * 0.22;
      return [radius * Math.sin(angle), 0.06 * h + radius * Math.cos(angle) * 0.96, 0];
    });
    return { path, width: path.map(() => 0.012 * h), up: [0, 0, 1] };
  });
  return scale(group(...tubes, blades('coral', net), scale(sphere('rock', 0.1 * h, { detail: 1, roughness: 0.2 }), [1.4, 0.7, 1])), [
    1,
    1,
    Math.max(1, d / w),
  ]);
};

const tubeOf = (slot: string, height: number, radius: number): Shape =>
  lathe(
    slot,
    [
      [0.7 * radius, 0],
      [0.85 * radius, 0.3 * height],
      [radius, 0.8 * height],
      [1.08 * radius, height],
      [0.72 * radius, height],
      [0.62 * radius, 0.8 * height],
      [0, 0.72 * height],
    ],
    { sides: 12, bands: [null, null, null, 'tip', 'dark', 'dark'] },
  );

const tube: MakeCoral = ([w, h, d], random) =>
  group(
    ...times(9, (k) => {
      const [x, , z] = polar(0.36 * Math.sqrt(k / 9), k * GOLDEN_ANGLE);
      return turn(tubeOf('coral', h * (k === 0 ? 1 : random.range(0.45, 0.9)), 0.11 * w), [14 * z * 2, 0, -14 * x * 2], [x * w, 0, z * d]);
    }),
  );

const barrel: MakeCoral = ([w, h, d]) => {
  const ribs = times(16, (k) => {
    const path = times(6, (j): Vec3 => {
      const [x, , z] = polar(0.5 * cycle([0.7, 0.88, 0.98, 1, 0.92, 0.82], j), (k * Math.PI) / 8);
      return [x * w, (h * j) / 5, z * d];
    });
    return sweep('groove', path, 0.03 * w, { sides: 5 });
  });
  return group(
    scale(
      lathe(
        'coral',
        [
          [0.34, 0],
          [0.44, 0.25],
          [0.49, 0.55],
          [0.44, 0.85],
          [0.4, 1],
          [0.3, 0.98],
          [0.26, 0.7],
          [0, 0.6],
        ],
        { sides: 20, bands: [null, null, null, null, 'tip', 'dark', 'dark'] },
      ),
      [w, h, d],
    ),
    ...ribs,
  );
};

const anemone: MakeCoral = ([w, h, d], random) => {
  const arms = times(56, (k) => {
    const share = Math.sqrt((k + 0.5) / 56);
    const [x, , z] = polar(0.26 * share, k * GOLDEN_ANGLE);
    const out = polar(1, k * GOLDEN_ANGLE + random.range(-0.3, 0.3));
    const from: Vec3 = [x * w, 0.42 * h, z * d];
    const tip: Vec3 = [
      out[0] * 0.46 * w * (0.25 + 0.75 * share),
      h * (1 - 0.36 * share * share),
      out[2] * 0.46 * d * (0.25 + 0.75 * share),
    ];
    const path = bezier(from, [from[0] + 0.1 * tip[0], 0.85 * tip[1], from[2] + 0.1 * tip[2]], tip, 4);
    return group(
      sweep(
        'coral',
        path,
        [0.024, 0.022, 0.02, 0.017, 0.012].map((r) => r * w),
        { sides: 5 },
      ),
      move(sphere('tip', 0.022 * w, { detail: 0 }), ...tip),
    );
  });
  return group(
    scale(
      lathe(
        'groove',
        [
          [0.34, 0],
          [0.26, 0.12],
          [0.25, 0.36],
          [0.3, 0.45],
          [0, 0.46],
        ],
        { sides: 16 },
      ),
      [w, h, d],
    ),
    ...arms,
  );
};

const table: MakeCoral = ([w, h, d], random) => {
  const plate = (radius: number, y: number, x: number): Shape =>
    move(
      scale(
        lathe(
          'coral',
          [
            [0, -0.05 * h],
            [0.5 * radius, 0],
            [radius, 0.1 * h],
            [0.96 * radius, 0.16 * h],
            [0.4 * radius, 0.07 * h],
            [0, 0.05 * h],
          ],
          { sides: 22, bands: ['groove', 'groove', 'tip', null, null] },
        ),
        [1, 1, d / w],
      ),
      x,
      y,
      0,
    );
  const knobs = times(60, (k) => {
    const [px, , pz] = polar(0.44 * w * Math.sqrt((k + 0.5) / 60), k * GOLDEN_ANGLE);
    return move(
      sphere('tip', [0.018 * w, 0.03 * w * random.range(0.7, 1.4), 0.018 * w], { detail: 0 }),
      px,
      h * 0.88 + 0.06 * h * (Math.hypot(px, pz) / (0.44 * w)),
      (pz * d) / w,
    );
  });
  return group(
    lathe(
      'rock',
      [
        [0.16 * w, 0],
        [0.07 * w, 0.3 * h],
        [0.09 * w, 0.85 * h],
        [0, 0.86 * h],
      ],
      { sides: 10 },
    ),
    plate(0.49 * w, 0.84 * h, 0),
    plate(0.3 * w, 0.5 * h, 0.06 * w),
    ...knobs,
  );
};

const disc: MakeCoral = ([w, h, d]) =>
  group(
    scale(
      lathe(
        'coral',
        [
          [0.36, 0],
          [0.5, 0.4],
          [0.42, 0.85],
          [0.12, 1],
          [0, 0.8],
        ],
        { sides: 24 },
      ),
      [w, h, d],
    ),
    radial(scale(sphere('tip', 1, { detail: 1 }), [0.014 * w, 0.42 * h, 0.17 * w]), 28, 0.3 * w),
  );

const finger: MakeCoral = ([w, h, d], random) =>
  group(
    sphere('groove', [0.4 * w, 0.12 * h, 0.4 * d], { detail: 1 }),
    ...times(16, (k) => {
      const [x, , z] = polar(0.34 * Math.sqrt((k + 0.3) / 16), k * GOLDEN_ANGLE);
      const tall = h * random.range(0.5, 0.95) * (1 - 0.5 * Math.hypot(x, z));
      const tip: Vec3 = [1.25 * x * w, tall, 1.25 * z * d];
      return group(
        sweep('coral', [[x * w, 0, z * d], [1.15 * x * w, 0.5 * tall, 1.15 * z * d], tip], [0.075 * w, 0.07 * w, 0.05 * w], { sides: 8 }),
        move(sphere('tip', 0.052 * w, { detail: 1 }), ...tip),
      );
    }),
  );

/** Different corals on rocks. */
const reef: MakeCoral = ([w, h, d], random) => {
  const at = (shape: Shape, x: number, y: number, z: number, slots: Readonly<Record<string, string>> = {}): Shape =>
    move({ form: 'restyled', part: shape, slots }, x * w, y * h, z * d);
  const rock = (x: number, z: number, r: number, tall: number, seed: number): Shape =>
    move(sphere('rock', [r * w, tall * h, r * w * 0.9], { detail: 2, roughness: 0.22, seed }), x * w, 0.3 * tall * h, z * d);
  const s = 0.34 * Math.min(w, d);
  return group(
    rock(0, 0, 0.3, 0.4, 3),
    rock(-0.28, 0.12, 0.2, 0.26, 5),
    rock(0.28, 0.1, 0.2, 0.3, 8),
    at(staghorn([1.1 * s, 0.46 * h, 1.1 * s], random), -0.02, 0.48, -0.12),
    at(brain([0.9 * s, 0.28 * h, 0.9 * s], random), 0.28, 0.3, 0.12, { coral: 'third', groove: 'tip' }),
    at(tube([0.8 * s, 0.5 * h, 0.8 * s], random), -0.3, 0.28, -0.06, { coral: 'second' }),
    at(fan([1.1 * s, 0.56 * h, 0.3 * s], random), 0.2, 0.34, -0.24, { coral: 'second' }),
    at(anemone([0.7 * s, 0.28 * h, 0.7 * s], random), -0.08, 0.4, 0.2, { coral: 'fourth', groove: 'second' }),
    at(finger([0.7 * s, 0.26 * h, 0.7 * s], random), -0.36, 0.16, 0.24, { coral: 'third' }),
    at(table([1.1 * s, 0.3 * h, 1.1 * s], random), 0.36, 0.16, -0.08, { coral: 'fourth', groove: 'dark' }),
  );
};

const starfish: MakeCoral = ([w, h, d]) =>
  scale(
    group(
      ...times(5, (k) => {
        const out = polar(1, (k * 2 * Math.PI) / 5 + Math.PI);
        return scale(
          sweep(
            'coral',
            [
              [0, 0.5, 0],
              [out[0] * 0.22, 0.5, out[2] * 0.22],
              [out[0] * 0.4, 0.38, out[2] * 0.4],
              [out[0] * 0.52, 0.24, out[2] * 0.52],
            ],
            [0.17, 0.13, 0.08, 0],
            { sides: 8 },
          ),
          [1, 1, 1],
        );
      }),
      ...times(26, (k) => {
        const [x, , z] = polar(0.05 + 0.09 * Math.floor(k / 5), ((k % 5) * 2 * Math.PI) / 5 + Math.PI);
        return move(sphere('tip', 0.022, { detail: 0 }), x, 0.64 - 0.34 * Math.hypot(x, z), z);
      }),
    ),
    [w, h * 1.4, d],
  );

const urchin: MakeCoral = ([w, h, d], random) => {
  const spines = times(110, (k): Blade => {
    const y = 1 - (1.75 * (k + 0.5)) / 110;
    const out = polar(Math.sqrt(1 - y * y), k * GOLDEN_ANGLE, y);
    const reach = random.range(0.85, 1);
    const at = (share: number): Vec3 => [out[0] * share * 0.5 * w, 0.42 * h + out[1] * share * 0.56 * h, out[2] * share * 0.5 * d];
    return { path: [at(0.4), at(reach)], width: 0.03 * w, up: blendDirections([wobble(random, 1), 1]), shade: out };
  });
  return group(move(sphere('dark', [0.24 * w, 0.28 * h, 0.24 * d], { detail: 2 }), 0, 0.4 * h, 0), blades('dark', spines));
};

/** Two fluted shells, open, with a soft body between them. */
const clam: MakeCoral = ([w, h, d]) => {
  const outline = (reach: number): Point2[] =>
    times(24, (k) => {
      const angle = (Math.PI * k) / 23;
      const out = reach * (1 + 0.07 * Math.cos(6 * angle * 2));
      return [0.5 * w * out * Math.cos(angle), 0.86 * h * out * Math.sin(angle)];
    });
  const shell = turn(
    loft(
      'pearl',
      [0.02, 0.16, 0.3, 0.42].map((z, k) => ({ z: z * d, outline: outline(cycle([1, 0.97, 0.78, 0.36], k)) })),
      { smooth: false },
    ),
    [24, 0, 0],
  );
  return group(
    mirror(move(shell, 0, 0.02 * h, 0.02 * d), 'z'),
    move(scale(sphere('fourth', 1, { detail: 2, roughness: 0.12 }), [0.42 * w, 0.5 * h, 0.12 * d]), 0, 0.3 * h, 0),
    move(sphere('pearl', 0.09 * w, { detail: 2 }), 0, 0.82 * h, 0),
    extrude(
      'second',
      [
        [-0.3 * w, 0],
        [0.3 * w, 0],
        [0.2 * w, 0.1 * h],
        [-0.2 * w, 0.1 * h],
      ],
      0.2 * d,
    ),
  );
};

const CORALS: Readonly<Record<CoralSpec['kind'], MakeCoral>> = {
  brain,
  fan,
  staghorn,
  tube,
  anemone,
  table,
  mushroom: disc,
  barrel,
  reef,
  finger,
  starfish,
  urchin,
  clam,
};
