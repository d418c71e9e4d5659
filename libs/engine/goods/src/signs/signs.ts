import type { Finish, FlagSpec, Generator, SignSpec } from '@diorama/catalogue';
import { ball, ellipse, madeInCentimetres, rectangle, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { extrude, group, mirror, move, rod, sheet, starOutline, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { ROAD_SIGNS } from './road-signs.js';
import { DECORATIONS } from './decorations.js';

/** Flags on a pole and banners on a bar: stripes along or across, with an emblem; centimetres. */
export const generateFlag: Generator<FlagSpec> = ({ mount, size: [width, height], stripes, along, emblem, pole }) => {
  const finishes: Record<string, Finish> = Object.fromEntries(stripes.map((finish, k) => [`stripe-${k}`, finish]));
  if (emblem !== undefined) finishes['emblem'] = emblem[1];
  finishes['pole'] = pole[1];
  finishes['knob'] = 'gold';
  const wave = (x: number, y: number): number =>
    mount === 'pole' ? 0.07 * width * Math.sin((7 * x) / width) * (0.3 + x / width) : 0.02 * width * Math.sin((9 * x) / width + y / height);
  const strip = (k: number): Shape => {
    const [from, to] = [k / stripes.length, (k + 1) / stripes.length];
    const us =
      along === 'across' ? [from, from + (to - from) / 3, from + (2 * (to - from)) / 3, to] : Array.from({ length: 11 }, (_, i) => i / 10);
    const vs = along === 'across' ? [0, 0.5, 1] : [1 - to, 1 - (from + to) / 2, 1 - from];
    return sheet(
      `stripe-${k}`,
      vs.map((v) => us.map((u): Vec3 => [u * width, v * height, wave(u * width, v * height)])),
      1,
    );
  };
  const cloth = group(...stripes.map((_, k) => strip(k)), ...(emblem === undefined ? [] : emblemOf(emblem[0], width, height, wave)));
  if (mount === 'banner')
    return madeInCentimetres(
      [
        move(cloth, -width / 2, 0, 0),
        extrude(
          `stripe-${stripes.length - 1}`,
          [
            [-width / 2, 0.2],
            [0, -0.24 * width],
            [width / 2, 0.2],
          ],
          1.2,
        ),
        rod('pole', [-0.6 * width, height + 1, 0], [0.6 * width, height + 1, 0], 1.8),
        mirror(ball('knob', 3.4, [0.62 * width, height + 1, 0], 1)),
      ],
      finishes,
    );
  return madeInCentimetres(
    [
      rod('pole', [0, 0, 0], [0, pole[0], 0], Math.max(2, 0.012 * pole[0]), 10),
      ball('knob', Math.max(3, 0.02 * pole[0]), [0, pole[0], 0], 1),
      move(cloth, 1.5, pole[0] - height - 4, 0),
      spun('pole', [0.05 * pole[0], 0, 0.045 * pole[0], 0.02 * pole[0], 0.02 * pole[0], 0.04 * pole[0], 0, 0.05 * pole[0]]),
    ],
    finishes,
  );
};

function emblemOf(
  kind: NonNullable<FlagSpec['emblem']>[0],
  width: number,
  height: number,
  wave: (x: number, y: number) => number,
): Shape[] {
  const s = 0.3 * Math.min(width, height);
  const at: Vec3 = [width / 2, height / 2, wave(width / 2, height / 2)];
  const both = (outline: readonly Point2[], depth = 6): Shape => extrude('emblem', outline, depth);
  const shapes: Readonly<Record<typeof kind, readonly Shape[]>> = {
    star: [both(starOutline(5, s, 0.42 * s))],
    cross: [both(rectangle(-0.3 * s, -1.4 * s, 0.3 * s, 1.4 * s), 6.2), both(rectangle(-1.1 * s, -0.1 * s, 1.1 * s, 0.5 * s))],
    skull: [
      move(both(ellipse(0.62 * s, 0.56 * s, [0, 0], 18)), 0, 0.3 * s, 0),
      both(rectangle(-0.34 * s, -0.46 * s, 0.34 * s, -0.1 * s)),
      ...[1, -1].map((side) => ({
        form: 'restyled' as const,
        part: extrude('emblem', ellipse(0.16 * s, 0.18 * s, [0.24 * side * s, 0.26 * s], 10), 7),
        slots: { emblem: 'stripe-0' },
      })),
      ...[34, -34].map((angle) =>
        turn(
          group(
            both(rectangle(-1.2 * s, -0.11 * s, 1.2 * s, 0.11 * s), 5.6),
            ...[1, -1].flatMap((x) => [1, -1].map((y) => both(ellipse(0.16 * s, 0.16 * s, [1.2 * x * s, 0.14 * y * s], 8), 5.8))),
          ),
          [0, 0, angle],
          [0, -0.5 * s, 0],
        ),
      ),
    ],
    lion: [
      both([
        [-0.7 * s, -s],
        [-0.4 * s, -0.2 * s],
        [-0.9 * s, 0.3 * s],
        [-0.4 * s, 0.4 * s],
        [-0.5 * s, s],
        [0, 0.6 * s],
        [0.5 * s, s],
        [0.4 * s, 0.4 * s],
        [0.9 * s, 0.3 * s],
        [0.4 * s, -0.2 * s],
        [0.7 * s, -s],
        [0, -0.6 * s],
      ]),
    ],
  };
  const slope = Math.atan2(wave(at[0] + 1, at[1]) - wave(at[0] - 1, at[1]), 2);
  return shapes[kind].map((part) => turn(part, [0, (-slope * 180) / Math.PI, 0], at));
}

const KINDS: Readonly<Record<SignSpec['kind'], Maker>> = { ...ROAD_SIGNS, ...DECORATIONS };

/** Signs without text, barriers and things that lie flat on the ground. */
export const generateSign: Generator<SignSpec> = ({ kind }, context) => KINDS[kind](context);
