import type { Finish, Generator, ToolSpec } from '@diorama/catalogue';
import { madeInCentimetres, spun } from '@diorama/goods-parts';
import { group, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { HEADS } from './heads.js';

const POSES: Readonly<Record<NonNullable<ToolSpec['pose']>, Vec3>> = {
  upright: [0, 0, 0],
  'head-down': [0, 0, 180],
  'head-down-leaning': [9, 0, 180],
  slanted: [0, 0, -68],
};

/** Tools, polearms and staffs: a shaft with a head. */
export const generateTool: Generator<ToolSpec> = ({
  head,
  shaft,
  finish,
  metal,
  accent = metal,
  size = 1,
  pose = 'upright',
  grip,
  light,
}) => {
  const [length, radius] = shaft;
  const finishes: Record<string, Finish> = { metal, shaft: finish, accent };
  const parts: Shape[] = [
    spun('shaft', [0.8 * radius, 0, radius, 0.6, radius, length, 0, length], { sides: 8 }),
    move({ form: 'placed', part: HEADS[head], scale: size }, 0, length, 0),
  ];
  if (grip === 'd') parts.push(handleD(radius));
  if (grip === 'wrap') parts.push(...wrap(radius, length));
  return madeInCentimetres(turn(group(...parts), POSES[pose]), finishes, light === undefined ? {} : { lights: [light] });
};

const handleD = (radius: number): Shape =>
  group(
    rod('shaft', [-5, -7, 0], [5, -7, 0], radius),
    rod('shaft', [-5, -7, 0], [0, 1, 0], 0.8 * radius),
    rod('shaft', [5, -7, 0], [0, 1, 0], 0.8 * radius),
  );

const wrap = (radius: number, length: number): Shape[] =>
  [0.06, 0.12, 0.18, 0.24, 0.3].map((share) =>
    spun('accent', [radius, 0, 1.25 * radius, 0.1 * radius, 1.25 * radius, 1.4 * radius, radius, 1.5 * radius], {
      at: [0, share * length, 0],
      sides: 8,
    }),
  );
