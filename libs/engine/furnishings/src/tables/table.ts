import type { Generated, GeneratorContext, TableSpec } from '@diorama/catalogue';
import {
  cushion,
  drawerFront,
  drawSupport,
  ellipse,
  made,
  plate,
  roundedRectangle,
  SUPPORT_FINISHES,
  tube,
} from '@diorama/furnishing-parts';
import { arcPoints, array, box, cylinder, extrude, group, lathe, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const DRAWERS = { handles: 'knob', fronts: 'flat' } as const;

/** A table or a desk. */
export function table(spec: TableSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const { thickness = 0.035, support, apron = 0, topHeight = 1 } = spec;
  const top = height * topHeight;
  const under = top - thickness;
  const isRound = spec.top === 'round' || spec.top === 'oval';
  const inset = spec.support.style === 'panels' ? 0 : isRound ? 0.22 * Math.min(width, depth) : 0.05;
  const space = { width: width - inset, depth: depth - inset, height: under };
  return made(
    group(
      move(tableTop(spec.top, width, depth, thickness), 0, under, 0),
      spec.top === 'half-round'
        ? move(drawSupport(support, { ...space, width: width * 0.78, depth: depth * 0.56 }), 0, 0, -depth * 0.18)
        : drawSupport(support, space),
      apron > 0 ? move(aprons(spec, { width: space.width - 0.04, depth: space.depth - 0.04, isRound }), 0, under - apron, 0) : group(),
      spec.shelf === undefined ? group() : move(tableTop(spec.top, width * 0.86, depth * 0.8, 0.022), 0, under * spec.shelf, 0),
      pedestals(spec, { width, depth, under }),
      spec.modesty === true ? move(box('frame', width - 0.12, under * 0.55, 0.02), 0, under * 0.45, -depth / 2 + 0.08) : group(),
      spec.above === undefined ? group() : move(above(spec.above, { width, depth, room: height - top, top }), 0, top, 0),
    ),
    {
      top: 'wood #a8763f',
      frame: 'wood #8f6234',
      front: 'wood #9c6a3a',
      ...SUPPORT_FINISHES,
      handle: 'brass',
      gap: 'paint #1c1712',
      inset: 'wood #7c5029',
      mirror: 'chrome #c4d4dc',
      cloth: 'fabric #f2ede2',
      china: 'ceramic',
      dark: 'plastic #1b1c20',
      screen: 'screen',
      light: 'glow #fff0c8',
      mat: 'fabric #2f5f3f',
      food: 'fruit',
    },
    {
      offers: [
        { kind: 'top', height: top, size: [width * 0.92, depth * 0.92] },
        { kind: 'underside', height: under, size: [width * 0.8, depth * 0.8] },
      ],
    },
  );
}

function tableTop(kind: TableSpec['top'], width: number, depth: number, thickness: number): Shape {
  switch (kind) {
    case 'rectangle':
      return box('top', width, thickness, depth, Math.min(0.006, thickness / 4));
    case 'rounded':
      return plate('top', roundedRectangle(width, depth, 0.14 * Math.min(width, depth)), thickness);
    case 'round':
    case 'oval':
      return plate('top', ellipse(width / 2, depth / 2, 32), thickness);
    case 'boat':
      return plate(
        'top',
        [...arcPoints([0, 0], [width * 1.6, depth / 2], 72, 108, 8), ...arcPoints([0, 0], [width * 1.6, depth / 2], 252, 288, 8)],
        thickness,
      );
    case 'half-round':
      return plate('top', arcPoints([0, -depth / 2], [width / 2, depth], 0, 180, 19), thickness);
    default:
      return group(
        plate('top', roundedRectangle(width, depth, 0.04), 0.015),
        plate('frame', roundedRectangle(width, depth, 0.04), Math.max(0.04, thickness), {
          holes: [roundedRectangle(width - 0.03, depth - 0.03, 0.03)],
        }),
      );
  }
}

function aprons(
  { apron = 0, drawers = 0 }: TableSpec,
  { width, depth, isRound }: { width: number; depth: number; isRound: boolean },
): Shape {
  if (isRound)
    return lathe(
      'frame',
      [
        [width / 2 - 0.02, 0],
        [width / 2, 0],
        [width / 2, apron],
        [width / 2 - 0.02, apron],
        [width / 2 - 0.02, 0],
      ],
      { sides: 28, smooth: false },
    );
  const boards = group(
    ...[-1, 1].map((s) => move(box('frame', width, apron, 0.02), 0, 0, s * (depth / 2 - 0.02))),
    mirror(move(box('frame', 0.02, apron, depth - 0.04), width / 2 - 0.02, 0, 0)),
  );
  if (drawers === 0) return boards;
  const each = (width - 0.06) / drawers;
  return group(
    boards,
    move(box('gap', width - 0.05, apron - 0.01, 0.006), 0, 0.005, depth / 2 - 0.01),
    array(move(drawerFront(each - 0.01, apron - 0.006, DRAWERS), 0, 0.003, depth / 2 - 0.01), drawers, [each, 0, 0], true),
  );
}

function pedestals({ pedestals: side }: TableSpec, { width, depth, under }: { width: number; depth: number; under: number }): Shape {
  if (side === undefined) return group();
  const w = Math.min(0.44, width * 0.32);
  const heights = [0.22, 0.22, 0.46];
  let y = under - 0.03;
  const fronts = heights.map((share) => {
    const h = share * (under - 0.09) * (1 / 0.9);
    y -= h;
    return move(drawerFront(w - 0.02, h, { handles: 'bar', fronts: 'flat' }), 0, y, depth / 2 - 0.07);
  });
  const stack = group(
    move(box('frame', w, under - 0.05, depth - 0.1, 0.004), 0, 0.05, -0.02),
    move(box('gap', w - 0.02, under - 0.08, 0.006), 0, 0.06, depth / 2 - 0.07),
    ...fronts,
  );
  const x = width / 2 - w / 2 - 0.03;
  return side === 'both' ? mirror(move(stack, x, 0, 0)) : move(stack, side === 'right' ? x : -x, 0, 0);
}

interface Above {
  readonly width: number;
  readonly depth: number;
  /** Height that is free above the top. */
  readonly room: number;
  readonly top: number;
}

/** A mirror with bulbs between two drawers. */
function dressingMirror(width: number, room: number, z: number): Shape {
  const frame = ellipse(width * 0.27, room * 0.46, 28);
  return group(
    move(extrude('frame', frame, 0.03), 0, room * 0.52, z + 0.05),
    move(
      extrude(
        'mirror',
        frame.map(([x, y]): Point2 => [x * 0.88, y * 0.88]),
        0.014,
      ),
      0,
      room * 0.52,
      z + 0.065,
    ),
    mirror(move(box('frame', 0.035, room * 0.6, 0.03), width * 0.3, 0, z + 0.05)),
    mirror(move(box('front', width * 0.24, 0.12, 0.16, 0.005), width * 0.36, 0, z + 0.1)),
    mirror(move(sphere('handle', 0.012, { detail: 1 }), width * 0.36, 0.06, z + 0.19)),
    ...bulbs(width, room, z),
  );
}

const hutch = (width: number, room: number, z: number): Shape =>
  group(
    mirror(move(box('frame', 0.022, room, 0.24), width / 2 - 0.03, 0, z + 0.13)),
    ...[0.45, 0.97].map((share) => move(box('top', width - 0.04, 0.022, 0.24), 0, share * room, z + 0.13)),
    move(box('frame', 0.02, room * 0.5, 0.22), width * 0.12, room * 0.46, z + 0.13),
    move(box('frame', width - 0.05, room, 0.01), 0, 0, z + 0.015),
    ...[0, 1, 2, 3, 4].map((k) =>
      move(box(['cloth', 'mat', 'food'][k % 3] as string, 0.035, room * 0.36, 0.15), -width * 0.4 + k * 0.045, room * 0.48, z + 0.13),
    ),
  );

const screens = (depth: number, z: number): Shape =>
  group(
    ...[-1, 1].map((s) =>
      turn(
        group(
          move(box('dark', 0.24, 0.016, 0.18), 0, 0, 0),
          move(box('dark', 0.04, 0.12, 0.03), 0, 0, -0.03),
          move(box('dark', 0.56, 0.34, 0.03, 0.006), 0, 0.1, 0),
          move(box('screen', 0.53, 0.31, 0.006), 0, 0.115, 0.016),
        ),
        [0, -12 * s, 0],
        [s * 0.3, 0, z + 0.2],
      ),
    ),
    move(box('dark', 0.44, 0.022, 0.15, 0.006), 0, 0, depth * 0.16),
    move(cushion('dark', 0.06, 0.03, 0.1, 0.012), 0.34, 0, depth * 0.16),
  );

function microphones(width: number, depth: number): Shape {
  const across = Math.max(2, Math.round(width / 0.9));
  const place = group(
    move(cylinder('dark', 0.045, 0.02, { sides: 12 }), 0, 0, 0),
    tube(
      'dark',
      [
        [0, 0.02, 0],
        [0, 0.16, 0],
        [0, 0.24, 0.05],
      ],
      0.006,
      5,
    ),
    move(box('cloth', 0.22, 0.006, 0.3), 0, 0, 0.18),
  );
  return group(
    ...[0, 180].map((yaw) => turn(array(move(place, 0, 0, depth * 0.12), across, [width / (across + 0.4), 0, 0], true), [0, yaw, 0])),
  );
}

/** Plates, glasses and cutlery on both long sides. */
function placeSettings(width: number, depth: number): Shape {
  const across = Math.max(2, Math.round(width / 0.62));
  const place = group(
    lathe(
      'china',
      [
        [0.07, 0],
        [0.12, 0.012],
        [0.13, 0.02],
        [0, 0.012],
      ],
      { sides: 18 },
    ),
    move(
      lathe(
        'mirror',
        [
          [0.03, 0],
          [0.004, 0.01],
          [0.004, 0.08],
          [0.035, 0.12],
          [0.03, 0.17],
          [0, 0.1],
        ],
        { sides: 10 },
      ),
      0.15,
      0,
      -0.08,
    ),
    mirror(move(box('mirror', 0.012, 0.004, 0.18), 0.16, 0, 0)),
  );
  return group(
    move(box('cloth', width * 0.9, 0.004, depth * 0.3), 0, 0, 0),
    ...[0, 180].map((yaw) => turn(array(move(place, 0, 0.004, depth * 0.3), across, [width / (across + 0.3), 0, 0], true), [0, yaw, 0])),
  );
}

function above(kind: NonNullable<TableSpec['above']>, { width, depth, room, top }: Above): Shape {
  const z = -depth / 2;
  switch (kind) {
    case 'mirror':
      return dressingMirror(width, room, z);
    case 'hutch':
      return hutch(width, room, z);
    case 'cloth':
      return draped(width, depth, top, room);
    case 'screens':
      return screens(depth, z);
    case 'microphones':
      return microphones(width, depth);
    case 'settings':
      return placeSettings(width, depth);
    default:
      return group(move(box('mat', width * 0.5, 0.008, depth * 0.55), 0, 0, depth * 0.08), lampOn(width, z));
  }
}

/** A cloth that hangs over the edges in folds, with place settings on it. */
function draped(width: number, depth: number, top: number, room: number): Shape {
  const drop = Math.min(top * 0.72, 0.56);
  const rim = (reach: number, wave: number): Vec3[] =>
    Array.from({ length: 65 }, (_, k): Vec3 => {
      const [x, z] = alongRectangle(k / 64, width + reach, depth + reach);
      const out = 1 + wave * Math.sin((k / 64) * 2 * Math.PI * 16);
      return [x * out, 0, z * out];
    });
  const ring = (points: Vec3[], y: number): Vec3[] => points.map(([x, , z]): Vec3 => [x, y, z]);
  return group(
    box('cloth', width + 0.012, 0.008, depth + 0.012),
    sheet('cloth', [ring(rim(0.012, 0), 0.004), ring(rim(0.05, 0.012), -drop * 0.5), ring(rim(0.09, 0.026), -drop)], 0.008),
    move(above('settings', { width, depth, room, top }), 0, 0.006, 0),
    move(
      lathe(
        'mirror',
        [
          [0.04, 0],
          [0.06, 0.06],
          [0.03, 0.14],
          [0.04, 0.16],
        ],
        { sides: 12 },
      ),
      0,
      0.008,
      0,
    ),
    ...[0, 1, 2, 3, 4].map((k) =>
      move(sphere('food', 0.045, { detail: 1 }), 0.07 * Math.sin(k * 1.26), 0.2 + 0.02 * (k % 2), 0.07 * Math.cos(k * 1.26)),
    ),
  );
}

/** A point on the border of a rectangle with round corners, at a share of its length. */
function alongRectangle(share: number, width: number, depth: number): readonly [number, number] {
  const outline = roundedRectangle(width, depth, 0.08, 3);
  const lengths = outline.map(([x, y], k) => {
    const [nx, ny] = outline[(k + 1) % outline.length] as Point2;
    return Math.hypot(nx - x, ny - y);
  });
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  let k = 0;
  while (k < lengths.length - 1 && rest > (lengths[k] as number)) rest -= lengths[k++] as number;
  const [x, y] = outline[k] as Point2;
  const [nx, ny] = outline[(k + 1) % outline.length] as Point2;
  const t = rest / (lengths[k] as number);
  return [x + t * (nx - x), y + t * (ny - y)];
}

const bulbs = (width: number, room: number, z: number): Shape[] =>
  [-1, 1].flatMap((s) =>
    [0.25, 0.5, 0.75].map((share) => move(sphere('light', 0.022, { detail: 1 }), s * width * 0.3, room * share, z + 0.08)),
  );

const lampOn = (width: number, z: number): Shape =>
  group(
    move(cylinder('handle', 0.07, 0.015, { sides: 16 }), -width * 0.36, 0, z + 0.14),
    rod('handle', [-width * 0.36, 0, z + 0.14], [-width * 0.36, 0.32, z + 0.14], 0.008),
    move(
      lathe(
        'mat',
        [
          [0.13, 0],
          [0.09, 0.09],
          [0.05, 0.1],
        ],
        { sides: 16 },
      ),
      -width * 0.36,
      0.28,
      z + 0.16,
    ),
  );
