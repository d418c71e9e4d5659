import { arcPoints, array, box, extrude, group, lathe, mirror, move, sphere, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** How the fronts of drawers and doors look. */
export interface FrontStyle {
  readonly handles: 'knob' | 'bar' | 'ring' | 'cup' | 'slot' | 'latch' | 'none';
  readonly fronts: 'flat' | 'panel' | 'arched';
}

const THICKNESS = 0.02;
/** Half of the gap between neighbouring fronts. */
const GAP = 0.004;

/** A handle around the origin on a plane that faces +z. */
function handle(kind: FrontStyle['handles'], length: number, isUpright: boolean): Shape {
  switch (kind) {
    case 'knob':
      return group(
        turn(
          lathe(
            'handle',
            [
              [0.006, 0],
              [0.006, 0.014],
              [0.017, 0.02],
              [0.015, 0.03],
              [0, 0.034],
            ],
            { sides: 10 },
          ),
          [90, 0, 0],
        ),
      );
    case 'bar': {
      const half = length / 2;
      const bar = group(
        move(box('handle', length, 0.012, 0.012, 0.003), 0, -0.006, 0.026),
        mirror(move(box('handle', 0.01, 0.01, 0.028), half * 0.82, -0.005, 0.013)),
      );
      return isUpright ? turn(bar, [0, 0, 90]) : bar;
    }
    case 'ring':
      return group(
        move(sphere('handle', [0.012, 0.012, 0.01], { detail: 1 }), 0, 0.012, 0.006),
        turn(torus('handle', 0.024, 0.0045, 10), [90, 0, 0], [0, -0.014, 0.012]),
      );
    case 'cup':
      return move(turn(extrude('handle', arcPoints([0, 0], 0.045, 180, 360, 8), 0.03), [0, 0, 0]), 0, 0.02, 0.014);
    case 'slot':
      return move(box('gap', Math.min(0.12, length), 0.02, 0.006), 0, -0.01, 0);
    case 'latch':
      return group(
        move(box('handle', 0.03, 0.11, 0.012, 0.003), 0, -0.055, 0.005),
        move(box('handle', 0.018, 0.018, 0.04, 0.004), 0, 0.01, 0.014),
      );
    default:
      return group();
  }
}

const arched = (w: number, h: number): Point2[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, h - 0.4 * w],
  ...arcPoints([0, h - 0.4 * w], [w / 2, 0.4 * w], 0, 180, 8).slice(1, -1),
  [-w / 2, h - 0.4 * w],
];

/** A board with a raised border, its back at z = 0, standing on y = 0. */
export function panelFront(slot: string, width: number, height: number, style: FrontStyle['fronts']): Shape {
  const [w, h] = [width - 2 * GAP, height - 2 * GAP];
  const rim = Math.min(0.07, 0.2 * w, 0.2 * h);
  const base = move(box(slot, w, h, THICKNESS, 0.003), 0, GAP, THICKNESS / 2);
  if (style === 'flat' || rim < 0.02) return base;
  const inner =
    style === 'arched'
      ? move(extrude('inset', arched(w - 2 * rim, h - 2 * rim), 0.006), 0, GAP + rim, THICKNESS)
      : move(box('inset', w - 2 * rim, h - 2 * rim, 0.006), 0, GAP + rim, THICKNESS);
  const field = move(box(slot, w - 3 * rim, Math.max(0.01, h - 3 * rim), 0.014, 0.006), 0, GAP + 1.5 * rim, THICKNESS);
  return group(base, inner, style === 'arched' ? group() : field);
}

/** A drawer's front, its back at z = 0. */
export function drawerFront(width: number, height: number, style: FrontStyle): Shape {
  const hold = handle(style.handles, Math.min(0.16, 0.4 * width), false);
  const y = height / 2 + (style.handles === 'slot' ? 0.3 * height : 0);
  const holds =
    style.handles !== 'bar' && style.handles !== 'slot' && width > 0.55
      ? mirror(move(hold, 0.27 * width, y, THICKNESS + 0.006))
      : move(hold, 0, y, THICKNESS + 0.006);
  return group(panelFront('front', width, height, style.fronts === 'arched' ? 'panel' : style.fronts), holds);
}

/** A filing drawer with a label and a grip. */
export const fileDrawer = (width: number, height: number): Shape =>
  group(
    panelFront('front', width, height, 'flat'),
    move(box('handle', 0.14, 0.018, 0.03, 0.005), 0, height * 0.42, THICKNESS + 0.012),
    move(box('handle', 0.1, 0.05, 0.006), 0, height * 0.62, THICKNESS + 0.002),
    move(box('label', 0.085, 0.034, 0.006), 0, height * 0.62 + 0.008, THICKNESS + 0.005),
  );

/** A door, its back at z = 0; `hinge` is the side of the hinges. */
export function doorFront(width: number, height: number, style: FrontStyle, hinge: 'left' | 'right'): Shape {
  const side = hinge === 'left' ? 1 : -1;
  const hold = move(handle(style.handles, Math.min(0.2, 0.3 * height), true), side * (width / 2 - 0.045), height * 0.5, THICKNESS + 0.006);
  return group(panelFront('front', width, height, style.fronts), hold);
}

/** A framed pane, its back at z = 0. */
export function glassFront(width: number, height: number, style: FrontStyle, hinge: 'left' | 'right', pane = 'glass'): Shape {
  const [w, h] = [width - 2 * GAP, height - 2 * GAP];
  const rim = Math.min(0.045, 0.14 * w);
  const upright = box('front', rim, h, THICKNESS, 0.003);
  const rail = box('front', w, rim, THICKNESS, 0.003);
  const side = hinge === 'left' ? 1 : -1;
  return group(
    mirror(move(upright, w / 2 - rim / 2, GAP, THICKNESS / 2)),
    move(rail, 0, GAP, THICKNESS / 2),
    move(rail, 0, GAP + h - rim, THICKNESS / 2),
    pane === 'none' ? group() : move(box(pane, w - rim, h - rim, 0.006), 0, GAP + rim / 2, THICKNESS / 2),
    move(handle(style.handles, 0.12, true), side * (width / 2 - rim / 2 - GAP), height * 0.45, THICKNESS + 0.006),
  );
}

/** A door of sloping slats, its back at z = 0. */
export function louvreFront(width: number, height: number, style: FrontStyle, hinge: 'left' | 'right'): Shape {
  const count = Math.max(4, Math.round(height / 0.06));
  const slat = turn(box('front', width - 0.1, 0.05, 0.008), [-35, 0, 0]);
  return group(
    glassFront(width, height, style, hinge, 'none'),
    move(box('gap', width - 0.06, height - 0.06, 0.004), 0, 0.03, 0.003),
    array(move(slat, 0, 0.05, 0.016), count, [0, (height - 0.14) / (count - 1), 0]),
  );
}

/** Slots for air in a panel. */
export const ventFront = (width: number, height: number): Shape =>
  group(
    panelFront('front', width, height, 'flat'),
    array(move(box('gap', width * 0.6, 0.012, 0.006), 0, height * 0.7, THICKNESS), 4, [0, 0.035, 0]),
  );
