import type { Finish, FruitSpec, Generator } from '@diorama/catalogue';
import { ball, madeInCentimetres, pointsOf, radiusAt, smoothLine, smoothOutline, spun, stripedBody } from '@diorama/goods-parts';
import { extrude, group, move, radial, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Fruit and vegetables: a turned, lobed or striped body with stem, leaves or a crown. */
export const generateFruit: Generator<FruitSpec> = (spec, { random }) => {
  const height = topOf(spec.profile);
  const finishes: Record<string, Finish> = { body: spec.finish };
  const parts: Shape[] = [bodyOf(spec, height)];
  if (spec.stripe !== undefined) finishes['stripe'] = spec.stripe;
  if (spec.bumps !== undefined) {
    finishes['bump'] = spec.bumps[0];
    parts.push(...bumpsOf(spec.profile, spec.bumps));
  }
  if (spec.stem !== undefined) {
    const [stemFinish, length, thickness] = spec.stem;
    finishes['stem'] = stemFinish;
    const foot = height - (spec.dent ?? 0);
    parts.push(
      sweep(
        'stem',
        [
          [0, foot - 0.3, 0],
          [0.06 * length, foot + 0.6 * length, 0],
          [0.3 * length, foot + length, 0],
        ],
        [1.3 * thickness, thickness, thickness],
      ),
    );
  }
  if (spec.leaves !== undefined) {
    const [leafFinish, count, length, lift] = spec.leaves;
    finishes['leaf'] = leafFinish;
    parts.push(move(radial(leafShape(length, lift), count), 0, height - (spec.dent ?? 0), 0));
  }
  if (spec.crown !== undefined) {
    finishes['leaf'] = spec.crown[0];
    parts.push(move(crownOf(spec.crown[1]), 0, height - 0.5, 0));
  }
  const whole = spec.lying === true ? turn(group(...parts), [0, 0, -90]) : group(...parts);
  return madeInCentimetres(turn(whole, [0, random.range(-20, 20), 0]), finishes);
};

const topOf = (flat: readonly number[]): number => Math.max(...flat.filter((_, k) => k % 2 === 1));

function bodyOf({ profile, lobes, stripe }: FruitSpec, height: number): Shape {
  if (lobes !== undefined) {
    const radius = Math.max(...profile.filter((_, k) => k % 2 === 0));
    const lobe = move(sphere('body', [(2.4 * radius) / lobes, height / 2, radius * 0.52], { detail: 2 }), 0, height / 2, radius * 0.46);
    return group(radial(lobe, lobes), ball('body', [radius * 0.6, height * 0.42, radius * 0.6], [0, height / 2, 0], 1));
  }
  if (stripe !== undefined) return stripedBody(profile, ['body', 'stripe'], 16, 2);
  return spun('body', profile, { curve: true, sides: 18 });
}

/** Small balls in rows on the skin. */
function bumpsOf(profile: readonly number[], [, rows, count, size]: NonNullable<FruitSpec['bumps']>): Shape[] {
  const line = smoothLine(pointsOf(profile), 3);
  const [low, high] = [line[0]?.[1] ?? 0, topOf(profile)];
  return Array.from({ length: rows }, (_, row) => {
    const y = low + ((high - low) * (row + 0.7)) / (rows + 0.4);
    const part = move(sphere('bump', [size, size, 0.5 * size], { detail: 0 }), 0, y, radiusAt(line, y));
    return turn(radial(part, count), [0, (180 / count) * (row % 2), 0]);
  });
}

/** A leaf that starts at the axis and points forwards. */
function leafShape(length: number, lift: number): Shape {
  const half = 0.24 * length;
  const outline = smoothOutline(
    [
      [0, 0],
      [half, 0.4 * length],
      [0, length],
      [-half, 0.4 * length],
    ],
    3,
  );
  return turn(extrude('leaf', outline, 0.06 * length), [90 - lift, 0, 0]);
}

/** A tuft of pointed leaves, as on a pineapple. */
function crownOf(length: number): Shape {
  const spike = (count: number, lift: number, size: number): Shape =>
    radial(turn(spun('leaf', [0.14 * length, 0, 0.11 * length, size * 0.5, 0, size], { sides: 4 }), [90 - lift, 0, 0]), count);
  return group(spike(8, 40, length * 0.8), spike(7, 60, length), turn(spike(5, 80, length * 1.1), [0, 20, 0]));
}

/** A leaf for other kinds of food. */
export const leafOf = (length: number, lift: number, slot = 'leaf'): Shape =>
  scale(
    turn(
      extrude(
        slot,
        smoothOutline(
          [
            [0, 0],
            [0.24, 0.4],
            [0, 1],
            [-0.24, 0.4],
          ],
          3,
        ),
        0.06,
      ),
      [90 - lift, 0, 0],
    ),
    length,
  );
