import type { ExtraKind } from '@diorama/catalogue';
import { extrude, group, mirror, sheet, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A wing of feathers in rows; its root lies at the origin and it spreads to +x and up. */
const feathered = (size: number): Shape => {
  const arm: Vec3[] = [
    [0.03, 0, 0],
    [0.22, 0.26, -0.05],
    [0.46, 0.44, -0.08],
    [0.66, 0.46, -0.08],
  ].map(([x = 0, y = 0, z = 0]): Vec3 => [size * x, size * y, size * z]);
  const feather = (share: number, length: number, lean: number, z: number): Shape => {
    const spot = share * 3;
    const k = Math.min(2, Math.floor(spot));
    const [a, b] = [arm[k] as Vec3, arm[k + 1] as Vec3];
    const t = spot - k;
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const angle = (lean * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const at = (along: number, aside: number): Vec3 => [
      x + size * (length * along * dx + aside * dy),
      y + size * (length * along * dy - aside * dx),
      a[2] + z,
    ];
    return sheet(
      'wing',
      [
        [at(0, -0.04), at(0, 0.04)],
        [at(0.6, -0.055), at(0.6, 0.055)],
        [at(0.92, -0.035), at(0.92, 0.035)],
        [at(1, -0.008), at(1, 0.008)],
      ],
      0.014,
    );
  };
  const row = (count: number, length: (share: number) => number, z: number): Shape[] =>
    Array.from({ length: count }, (_, k) => feather(k / (count - 1), length(k / (count - 1)), 2 + 62 * (k / (count - 1)) ** 1.4, z));
  return group(
    sweep(
      'wing',
      arm,
      [0.04, 0.05, 0.045, 0.03].map((radius) => radius * size),
      { sides: 7 },
    ),
    ...row(10, (share) => 0.5 + 0.22 * share, -0.01),
    ...row(9, (share) => 0.3 + 0.12 * share, 0.015),
    ...row(8, (share) => 0.16 + 0.06 * share, 0.035),
  );
};

/** A wing of skin between fingers. */
const skinWing = (size: number): Shape => {
  const point = (x: number, y: number): readonly [number, number] => [size * x, size * y];
  const tips = [
    [0.95, 0.3],
    [0.86, -0.06],
    [0.6, -0.28],
    [0.3, -0.32],
  ] as const;
  return group(
    extrude(
      'membrane',
      [
        point(0.02, -0.12),
        point(0.16, -0.16),
        point(0.3, -0.32),
        point(0.42, -0.16),
        point(0.6, -0.28),
        point(0.68, -0.06),
        point(0.86, -0.06),
        point(0.84, 0.14),
        point(0.95, 0.3),
        point(0.75, 0.46),
        point(0.52, 0.62),
        point(0.22, 0.3),
        point(0.02, 0.06),
      ].map(([x, y]) => [x, y] as const),
      0.016,
    ),
    sweep(
      'membrane',
      [
        [0, 0, 0],
        [0.26 * size, 0.32 * size, 0],
        [0.52 * size, 0.62 * size, 0],
      ],
      [0.04, 0.034, 0.026],
      { sides: 7 },
    ),
    ...tips.map(([x, y]) =>
      sweep(
        'membrane',
        [
          [0.52 * size, 0.62 * size, 0.004],
          [0.6 * (x - 0.52) * size + 0.54 * size, (0.62 + 0.5 * (y - 0.62)) * size, 0.01],
          [x * size, y * size, 0.004],
        ],
        [0.022, 0.016, 0.006],
        { sides: 6 },
      ),
    ),
    sweep(
      'horn',
      [
        [0.51 * size, 0.6 * size, 0],
        [0.53 * size, 0.72 * size, 0.02],
      ],
      [0.024, 0],
      { sides: 6 },
    ),
  );
};

const oval = (length: number, width: number, degrees: number, slot: string): Shape => {
  const angle = (degrees * Math.PI) / 180;
  const outline = Array.from({ length: 16 }, (_, k): readonly [number, number] => {
    const turn = (2 * Math.PI * k) / 16;
    const [u, v] = [0.5 * length * (1 - Math.cos(turn)), width * Math.sin(turn) * (0.55 + 0.45 * ((1 - Math.cos(turn)) / 2))];
    return [u * Math.cos(angle) + v * Math.sin(angle), u * Math.sin(angle) - v * Math.cos(angle)];
  });
  return extrude(slot, outline, 0.012);
};

const fairyWing = (): Shape =>
  group(
    oval(0.72, 0.19, 40, 'gauze'),
    oval(0.46, 0.14, -28, 'gauze'),
    sweep(
      'fin',
      [
        [0, 0, 0.008],
        [0.3, 0.25, 0.008],
        [0.5, 0.42, 0.008],
      ],
      [0.008, 0.006, 0.002],
      { sides: 4 },
    ),
    sweep(
      'fin',
      [
        [0, 0, 0.008],
        [0.2, -0.1, 0.008],
        [0.36, -0.19, 0.008],
      ],
      [0.008, 0.006, 0.002],
      { sides: 4 },
    ),
  );

/** Wings by name; the frame lies between the shoulder blades. */
export const WINGS: Readonly<Partial<Record<ExtraKind, () => Shape>>> = {
  'angel-wings': () => mirror(feathered(1.05)),
  'small-wings': () => mirror(feathered(0.6)),
  'bat-wings': () => mirror(skinWing(1)),
  'fairy-wings': () => mirror(fairyWing()),
};
