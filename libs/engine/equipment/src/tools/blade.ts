import type { BladeSpec, Finish, Generator } from '@diorama/catalogue';
import { ball, madeInCentimetres, smoothPath, spun } from '@diorama/goods-parts';
import { arcPoints, box, group, loft, mirror, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Swords, daggers and knives: blade, guard, grip and pommel. The blade points down, or up with `pose` up, or along x. */
export const generateBlade: Generator<BladeSpec> = (spec) => {
  const finishes: Record<string, Finish> = {
    blade: spec.finish,
    grip: spec.grip[2],
    guard: spec.metal,
    ...(spec.base === undefined ? {} : { stone: spec.base }),
  };
  const [gripLength, gripRadius] = spec.grip;
  const parts: Shape[] = [
    bladeOf(spec),
    ...guardOf(spec),
    spun('grip', [gripRadius, 0, 1.1 * gripRadius, gripLength * 0.5, 0.9 * gripRadius, gripLength, 0, gripLength], {
      sides: 10,
      at: [0, 0, 0],
    }),
  ];
  if (spec.pommel === 'ball') parts.push(ball('guard', 1.7 * gripRadius, [0, gripLength + gripRadius, 0]));
  if (spec.pommel === 'gem')
    parts.push(
      spun('gem', [0.8 * gripRadius, 0, 1.8 * gripRadius, 1.2 * gripRadius, 0, 3.4 * gripRadius], { sides: 6, at: [0, gripLength, 0] }),
    );
  if (spec.pommel === 'cap')
    parts.push(
      spun('guard', [1.2 * gripRadius, 0, 1.25 * gripRadius, gripRadius, 0, 1.1 * gripRadius], { at: [0, gripLength, 0], sides: 10 }),
    );
  if (spec.pommel === 'gem') finishes['gem'] = 'crystal #d8283c';
  const wraps = Math.floor(gripLength / 3);
  if (spec.wrapped === true)
    for (let k = 0; k < wraps; k++)
      parts.push(spun('guard', [gripRadius, 0, 1.2 * gripRadius, 0.3, gripRadius, 0.6], { at: [0, 1.4 + 3 * k, 0], sides: 10 }));
  const whole = group(...parts);
  const posed = spec.pose === 'on-edge' ? turn(whole, [0, 0, 90]) : spec.pose === 'up' ? turn(whole, [0, 0, 180]) : whole;
  if (spec.base === undefined) return madeInCentimetres(posed, finishes);
  return madeInCentimetres([posed, rock(-0.72 * spec.length)], finishes);
};

/** Half the width of the blade and its bow sideways, at a share of its length. */
function bladeOf({ length, width, tip = 0.16, curve = 0, single = false, thickness = 0.7 }: BladeSpec): Shape {
  const steps = 14;
  const sections = Array.from({ length: steps + 1 }, (_, k) => {
    const share = k / steps;
    const bow = curve * share * share * length;
    const narrowing = share < 1 - tip ? 1 - 0.2 * share : (1 - 0.2 * share) * Math.max(0.04, Math.sqrt((1 - share) / tip));
    const half = 0.5 * width * narrowing;
    const thick = thickness * (0.4 + 0.6 * narrowing);
    const outline: Point2[] = single
      ? [
          [-half + bow, -0.15 * thick],
          [half + bow, -thick / 2],
          [half + bow, thick / 2],
          [-half + bow, 0.15 * thick],
        ]
      : [
          [-half + bow, 0],
          [bow, -thick / 2],
          [half + bow, 0],
          [bow, thick / 2],
        ];
    return { z: share * length, outline };
  });
  return turn(loft('blade', sections, { smooth: false }), [90, 0, 0]);
}

function guardOf({ guard, grip: [gripLength, gripRadius], width }: BladeSpec): Shape[] {
  switch (guard) {
    case 'cross':
      return [move(box('guard', 5 * width, 2, 1.8, 0.4), 0, -1, 0), mirror(ball('guard', 1.3, [2.5 * width, 0, 0], 1))];
    case 'curved':
      return [
        sweep(
          'guard',
          smoothPath(
            [
              [-2.6 * width, -3, 0],
              [-1.4 * width, -0.4, 0],
              [0, 0, 0],
              [1.4 * width, -0.4, 0],
              [2.6 * width, -3, 0],
            ],
            2,
          ),
          [0.5, 0.8, 1, 1.1, 1.2, 1.1, 1, 0.8, 0.5],
        ),
      ];
    case 'disc':
      return [spun('guard', [1.1 * width, -0.4, 1.2 * width, 0, 1.1 * width, 0.4, 0, 0.5], { sides: 16 })];
    case 'basket':
      return [
        spun('guard', [1.2, -1, 3, -0.4, 4.4, 2, 4, 2, 2.6, 0.2, 0, 0.2]),
        sweep(
          'guard',
          arcPoints([0, gripLength / 2], [5, gripLength / 2 + 1], -90, 90, 10).map(([x, y]): Vec3 => [x, y, 0]),
          0.5,
        ),
        sweep(
          'guard',
          arcPoints([0, gripLength / 2], [4, gripLength / 2 + 1], -90, 90, 10).map(([x, y]): Vec3 => [0.6 * x, y, 0.9 * x]),
          0.4,
        ),
        rod('guard', [-8, 0, 0], [8, 0, 0], 0.5),
      ];
    case 'collar':
      return [spun('guard', [1.2 * gripRadius, -1.6, 1.25 * gripRadius, 0, 0, 0.2], { sides: 10 })];
    default:
      return [];
  }
}

/** A boulder around the lower part of a blade. */
const rock = (y: number): Shape =>
  group(
    {
      form: 'placed',
      part: { form: 'sphere', radii: [30, 20, 26], detail: 3, roughness: 0.25, seed: 4, faceted: true, slot: 'stone' },
      move: [0, y - 18, 0],
    },
    {
      form: 'placed',
      part: { form: 'sphere', radii: [16, 9, 14], detail: 2, roughness: 0.3, seed: 9, faceted: true, slot: 'stone' },
      move: [22, y - 28, 8],
    },
  );
