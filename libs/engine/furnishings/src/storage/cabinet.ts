import type { CabinetSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import { bowl, CONTENT_FINISHES, drawSupport, made, SUPPORT_FINISHES, tube } from '@diorama/furnishing-parts';
import { arcPoints, box, cylinder, extrude, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { drawCells } from './cells.js';

const BOARD = 0.022;
/** Room for fronts and handles in front of the box. */
const FRONT = 0.03;

/** A piece of case furniture. */
export function cabinet(spec: CabinetSpec, { size: [width, height, depth], random }: GeneratorContext): Generated {
  const { feet = 0.08, support, overhang = 0.015, upper } = spec;
  const over = crownHeight(spec, height);
  const total = height - over;
  const low = upper === undefined ? total : total * (1 - upper.height);
  const inner = { width: width - 2 * overhang, depth: depth - FRONT - overhang };
  const lower = move(carcass(spec, { ...inner, height: low - feet - 0.006 }, random), 0, feet, -FRONT / 2);
  const plinth =
    support === undefined
      ? feet > 0
        ? move(box('plinth', inner.width - 0.03, feet + 0.005, inner.depth - 0.05), 0, 0, -0.04)
        : group()
      : drawSupport(support, { width: inner.width, depth: inner.depth, height: feet });
  const z = -depth / 2;
  const hutch = (share: number, part: CabinetSpec): Shape => {
    const deep = share * inner.depth;
    return move(
      carcass(part, { width: inner.width - 0.03, depth: deep, height: total - low - (overhang > 0 ? 0.006 : 0) }, random),
      0,
      low,
      z + deep / 2 + 0.006,
    );
  };
  return made(
    group(
      lower,
      plinth,
      upper === undefined ? group() : hutch(upper.depth, { ...spec, columns: upper.columns }),
      overhang > 0 || upper !== undefined ? move(box('top', width, BOARD, depth - 0.004, 0.004), 0, low - BOARD, 0) : group(),
      upper === undefined || overhang === 0
        ? group()
        : move(
            box('top', width, BOARD, upper.depth * inner.depth + 0.03, 0.004),
            0,
            total - BOARD,
            z + (upper.depth * inner.depth) / 2 + 0.014,
          ),
      move(crown(spec, { width, depth, over }), 0, total, 0),
      spec.on === undefined ? group() : move(ornament(spec.on, { width, depth }), 0, low, 0),
    ),
    FINISHES,
    { offers: [{ kind: 'top', height: upper === undefined ? total : low, size: [width, depth] }] },
  );
}

const FINISHES = {
  front: 'wood #9c6a3c',
  body: 'wood #8a5c32',
  top: 'wood #8a5c32',
  inset: 'wood #7c5029',
  inside: 'wood #5f3f22',
  plinth: 'wood #5a3a20',
  handle: 'brass',
  gap: 'paint #1d1712',
  mirror: 'chrome #c4d4dc',
  label: 'paper',
  pane: 'glass',
  jewel: 'gold',
  television: 'plastic #17181a',
  screen: 'screen #2c5f9a',
  tap: 'chrome',
  cloth: 'fabric #efe9dc',
  shade: 'canvas #efe2c4',
  pad: 'fabric #a8d0d8',
  ...CONTENT_FINISHES,
  ...SUPPORT_FINISHES,
} as const;

/** Sides, top, bottom and back around cells; stands on y = 0. */
function carcass(
  spec: CabinetSpec,
  { width, height, depth }: { width: number; height: number; depth: number },
  random: GeneratorRandom,
): Shape {
  const grid = {
    width: width - 2 * BOARD,
    height: height - 2 * BOARD,
    depth: depth - BOARD,
    columns: spec.columns,
    style: { handles: spec.handles, fronts: spec.fronts ?? 'flat' },
  };
  return group(
    mirror(move(box(spec.glazed === true ? 'pane' : 'body', BOARD, height, depth), width / 2 - BOARD / 2, 0, 0)),
    move(box('body', width - 2 * BOARD, BOARD, depth), 0, 0, 0),
    move(box('body', width - 2 * BOARD, BOARD, depth), 0, height - BOARD, 0),
    move(box('inside', width - 2 * BOARD, height - 2 * BOARD, BOARD / 2), 0, BOARD, -depth / 2 + BOARD / 4),
    move(drawCells(grid, random), 0, BOARD, depth / 2),
  );
}

function crownHeight({ crown = 'flat', mirror: hasMirror = false, on }: CabinetSpec, height: number): number {
  if (hasMirror) return 0.44 * height;
  if (on !== undefined) return ORNAMENT_HEIGHT[on];
  return { flat: 0, none: 0, cornice: 0.08, arch: 0.16 }[crown];
}

const ORNAMENT_HEIGHT = { television: 0.66, vases: 0.34, sink: 0.28, cloth: 0.02, lamp: 0.46, pad: 0.1 } as const;

function crown(
  { crown: kind = 'flat', mirror: hasMirror = false }: CabinetSpec,
  { width, depth, over }: { width: number; depth: number; over: number },
): Shape {
  const z = -depth / 2;
  if (hasMirror) {
    const [w, h] = [width * 0.66, over];
    const outline: Point2[] = [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h - w * 0.3],
      ...arcPoints([0, h - w * 0.3], [w / 2, w * 0.3], 0, 180, 10).slice(1, -1),
      [-w / 2, h - w * 0.3],
    ];
    const inner = outline.map(([x, y]): Point2 => [x * 0.86, 0.05 + y * 0.88]);
    return group(move(extrude('top', outline, 0.03), 0, 0, z + 0.03), move(extrude('mirror', inner, 0.014), 0, 0, z + 0.045));
  }
  switch (kind) {
    case 'cornice':
      return group(
        move(box('top', width - 0.02, 0.03, depth - 0.02), 0, 0, 0),
        move(box('top', width + 0.03, 0.03, depth + 0.015, 0.006), 0, 0.025, 0),
        move(box('top', width + 0.06, 0.03, depth + 0.03, 0.006), 0, 0.05, 0),
      );
    case 'arch': {
      const w = width + 0.03;
      const outline: Point2[] = [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, 0.05],
        ...arcPoints([0, 0.05], [w / 2 - 0.06, over - 0.05], 0, 180, 12),
        [-w / 2, 0.05],
      ];
      return group(
        move(extrude('top', outline, 0.05), 0, 0, depth / 2 - 0.05),
        move(box('top', w, 0.03, depth), 0, 0, 0),
        move(sphere('handle', [0.06, 0.05, 0.03], { detail: 1 }), 0, over * 0.5, depth / 2 - 0.02),
      );
    }
    default:
      return group();
  }
}

/** A vase, a bowl and a picture. */
function vases(width: number, depth: number): Shape {
  const vase = lathe(
    'china',
    [
      [0.05, 0],
      [0.09, 0.08],
      [0.08, 0.17],
      [0.035, 0.23],
      [0.05, 0.27],
      [0.04, 0.27],
      [0, 0.12],
    ],
    { sides: 16 },
  );
  return group(
    move(vase, -width * 0.34, 0, 0),
    move(
      bowl(
        'blue',
        [
          [0.05, 0],
          [0.11, 0.04],
          [0.14, 0.09],
        ],
        0.01,
        16,
      ),
      width * 0.1,
      0,
      0,
    ),
    move(turn(box('inside', 0.3, 0.34, 0.02), [0, 0, 0]), width * 0.33, 0, -depth * 0.3),
    move(box('cream', 0.25, 0.29, 0.024), width * 0.33, 0.025, -depth * 0.3),
  );
}

/** A basin with taps. */
const sink = (depth: number): Shape =>
  group(
    move(
      bowl(
        'china',
        [
          [0.1, 0],
          [0.2, 0.06],
          [0.22, 0.12],
        ],
        0.015,
        24,
      ),
      0,
      0,
      0.03,
    ),
    tube(
      'tap',
      [
        [0, 0, -depth * 0.34],
        [0, 0.22, -depth * 0.34],
        [0, 0.27, -depth * 0.26],
        [0, 0.23, -depth * 0.16],
      ],
      0.012,
    ),
    mirror(move(cylinder('tap', 0.014, 0.07, { sides: 8 }), 0.09, 0, -depth * 0.34)),
  );

const tableLamp = (width: number): Shape =>
  move(
    group(
      lathe(
        'china',
        [
          [0.06, 0],
          [0.09, 0.06],
          [0.07, 0.16],
          [0.02, 0.22],
          [0.02, 0.26],
        ],
        { sides: 14 },
      ),
      move(
        lathe(
          'shade',
          [
            [0.14, 0],
            [0.09, 0.2],
          ],
          { sides: 18, smooth: false },
        ),
        0,
        0.25,
        0,
      ),
    ),
    width * 0.1,
    0,
    0,
  );

function ornament(kind: NonNullable<CabinetSpec['on']>, { width, depth }: { width: number; depth: number }): Shape {
  switch (kind) {
    case 'television':
      return group(
        move(box('television', 0.5, 0.02, 0.22), 0, 0, 0),
        move(box('television', 0.07, 0.08, 0.04), 0, 0, -0.02),
        move(box('television', width * 0.72, 0.6, 0.04, 0.006), 0, 0.06, 0),
        move(box('screen', width * 0.7, 0.57, 0.006), 0, 0.075, 0.019),
      );
    case 'vases':
      return vases(width, depth);
    case 'sink':
      return sink(depth);
    case 'lamp':
      return tableLamp(width);
    default:
      return group(
        move(box('pad', width - 0.08, 0.06, depth - 0.08, 0.02), 0, 0, 0),
        mirror(move(box('top', 0.025, 0.1, depth - 0.02), width / 2 - 0.02, 0, 0)),
        move(box('top', width, 0.1, 0.02), 0, 0, -depth / 2 + 0.02),
      );
  }
}
