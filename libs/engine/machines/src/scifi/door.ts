import { boxAt, group, mirror, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drumZ, octagon, spread, turnedZ } from '@diorama/vehicle-parts';

/** A door in a heavy frame: two leaves with a window or with hazard stripes. */
export function door(width: number, height: number, depth: number, hasPorthole: boolean): Shape {
  const frame = octagon(width, height, 0.16 * width, [0, height / 2]);
  const opening = octagon(0.72 * width, 0.8 * height, 0.12 * width, [0, 0.47 * height]);
  return group(
    { form: 'extrude', slot: 'body', outline: frame, depth, holes: [opening] },
    // prettier-ignore
    { form: 'extrude', slot: 'trim', outline: octagon(0.78 * width, 0.86 * height, 0.13 * width, [0, 0.47 * height]), depth: 1.12 * depth, holes: [octagon(0.7 * width, 0.78 * height, 0.115 * width, [0, 0.47 * height])] },
    mirror(boxAt('leaf', [0.35 * width, 0.76 * height, 0.4 * depth], [0.178 * width, 0.09 * height, 0])),
    boxAt('dark', [0.012 * width, 0.76 * height, 0.42 * depth], [0, 0.09 * height, 0]),
    ...(hasPorthole
      ? // prettier-ignore
        [mirror(group(turnedZ('trim', [[0.1 * width, -0.25 * depth], [0.1 * width, 0.25 * depth]], [0.18 * width, 0.62 * height, 0], { sides: 20 }), turnedZ('pane', [[0.075 * width, -0.28 * depth], [0.075 * width, 0.28 * depth]], [0.18 * width, 0.62 * height, 0], { sides: 20 }))), turn(drumZ('accent', 0.1 * width, 0.46 * depth, [0, 0, 0], { sides: 8 }), [0, 0, 0], [0, 0.36 * height, 0])]
      : // prettier-ignore
        [...spread(-0.3, 0.3, 7).map((x) => turn(boxAt('accent', [0.05 * width, 0.14 * height, 0.44 * depth], [0, -0.07 * height, 0]), [0, 0, -30], [x * width, 0.2 * height, 0])), ...[0.4, 0.6].map((y) => boxAt('trim', [0.68 * width, 0.05 * height, 0.46 * depth], [0, y * height, 0]))]),
    boxAt('neon', [0.4 * width, 0.025 * height, 1.06 * depth], [0, 0.92 * height, 0]),
    boxAt('dark', [0.08 * width, 0.12 * height, 1.1 * depth], [0.435 * width, 0.46 * height, 0]),
    boxAt('greenlamp', [0.04 * width, 0.04 * height, 1.14 * depth], [0.435 * width, 0.52 * height, 0]),
    ...[-0.44, 0.44].flatMap((x) =>
      spread(0.2, 0.8, 5).map((y) => drumZ('dark', 0.014 * width, 1.06 * depth, [x * width, y * height, 0], { sides: 6 })),
    ),
  );
}
