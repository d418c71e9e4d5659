import type { Generated, MastSpec } from '@diorama/catalogue';
import { bar, boxAt, deform, group, lathe, move, radial, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { withFinishes } from '../finishes/palette.js';
import { ballAt, postAt } from '../solids/solids.js';

/** Draws a lattice mast with what it carries. */
export function createMast(spec: MastSpec): Generated {
  const { base, top, height, levels, banded = false, dishes = 0, arms = 0 } = spec;
  const slotOf = (level: number): string => (banded ? (level % 2 === 0 ? 'red' : 'white') : 'metal');
  const widthAt = (y: number): number => base + (top - base) * (y / height);
  return withFinishes(
    group(
      latticeMast(base, height, { top, levels, width: 0.045 * base, slotOf }),
      ...(banded ? [postAt('red', 0.12, 0.14 * height, [0, height, 0], { sides: 6 }), ballAt('red', 0.35, [0, 1.14 * height, 0])] : []),
      ...Array.from({ length: dishes }, (_, k) => {
        const y = (0.5 + 0.15 * k) * height;
        return turn(move(dish(0.16 * base), 0, y, widthAt(y) / 2 + 0.2), [0, 120 * k, 0]);
      }),
      ...Array.from({ length: arms }, (_, k) =>
        armsAt((0.66 + 0.15 * k) * height, (1.3 - 0.18 * k) * base, widthAt((0.66 + 0.15 * k) * height)),
      ),
    ),
  );
}

/** A lattice with four legs that narrows to the top. */
export function latticeMast(
  base: number,
  height: number,
  options: { readonly top: number; readonly levels: number; readonly width: number; readonly slotOf: (level: number) => string },
): Shape {
  const { levels, width, slotOf } = options;
  const half = base / 2;
  const rise = height / levels;
  const face = group(
    ...Array.from({ length: levels }, (_, k) => {
      const [low, high, slot] = [k * rise, (k + 1) * rise, slotOf(k)];
      return group(
        bar(slot, [half, low, half], [half, high, half], width * 1.3),
        bar(slot, [-half, low, half], [half, high, half], width * 0.7),
        bar(slot, [half, low, half], [-half, high, half], width * 0.7),
        bar(slot, [-half, high, half], [half, high, half], width * 0.8),
      );
    }),
  );
  return deform(radial(face, 4), { kind: 'taper', from: 0, to: height, factor: options.top / base });
}

const dish = (radius: number): Shape =>
  turn(
    lathe(
      'white',
      [
        [0.2 * radius, -0.3 * radius],
        [radius, 0],
        [radius, 0.2 * radius],
        [0, 0.1 * radius],
      ],
      { sides: 14 },
    ),
    [90, 0, 0],
  );

function armsAt(y: number, reach: number, width: number): Shape {
  const side = (s: 1 | -1): Shape =>
    group(
      bar('metal', [(s * width) / 2, y, 0.3], [s * reach, y + 0.2, 0], 0.16),
      bar('metal', [(s * width) / 2, y, -0.3], [s * reach, y + 0.2, 0], 0.16),
      bar('metal', [(s * width) / 2, y + 1.6, 0], [s * reach, y + 0.3, 0], 0.14),
      boxAt('teal', [0.24, 1.5, 0.24], [s * reach, y - 1.4, 0]),
    );
  return group(side(1), side(-1));
}
