import type { RoofSpec } from '@diorama/catalogue';
import { array, box, boxAt, cylinder, extrude, group, lathe, move, radial, sheet, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

import { arc, ballAt, frustum, merlons, rim } from '../solids/solids.js';

type Plan = readonly [width: number, depth: number];

/** A roof over a rectangle, its eaves on y = 0. */
export function boxRoof(roof: RoofSpec, [width, depth]: Plan, wall: Slot): Shape {
  const { kind, height: h, overhang: o = 0.4, slot = 'roof', ridge = width >= depth ? 'x' : 'z' } = roof;
  const along = (make: (plan: Plan) => Shape): Shape => (ridge === 'z' ? make([width, depth]) : turn(make([depth, width]), [0, 90, 0]));
  switch (kind) {
    case 'gable':
    case 'thatch':
      return along((plan) => gable(slot, wall, plan, { h, o, t: kind === 'thatch' ? 0.16 * h + 0.25 : 0.04 * h + 0.12 }));
    case 'hip':
      return group(
        frustum(slot, [width + 2 * o, depth + 2 * o], h, [Math.max(0, width - depth), Math.max(0, depth - width)]),
        boxAt('trim', [width + 2 * o - 0.1, 0.15, depth + 2 * o - 0.1], [0, -0.14, 0]),
      );
    case 'mansard':
      return group(
        frustum(slot, [width + 2 * o, depth + 2 * o], 0.78 * h, [width - 0.5 * h, depth - 0.5 * h]),
        boxAt('trim', [width - 0.46 * h, 0.12, depth - 0.46 * h], [0, 0.78 * h, 0]),
        move(frustum(slot, [width - 0.5 * h, depth - 0.5 * h], 0.22 * h, [0.5 * width, 0.4 * depth]), 0, 0.8 * h, 0),
      );
    case 'pyramid':
    case 'spire':
      return frustum(slot, [width + 2 * o, depth + 2 * o], h, [0.02, 0.02]);
    case 'pagoda':
      return curvedRoof(slot, [width, depth], h, o);
    case 'barrel':
      return along(([w, d]) => extrude(slot, arc([w / 2 + o, h], 0, 180, 12), d + 2 * o));
    case 'shed':
      return along(([w, d]) => shed(slot, wall, [w, d], h, o));
    case 'sawtooth':
      return sawtooth(slot, [width, depth], h, roof.count ?? 4);
    case 'battlements':
      return battlements(slot, [width, depth], h);
    case 'flat':
      return group(
        boxAt(roof.slot ?? 'trim', [width + 2 * o, 0.12 + 0.1 * h, depth + 2 * o], [0, 0, 0]),
        move(rim(roof.slot ?? 'trim', [width + 1.2 * o, depth + 1.2 * o], h, Math.max(0.2, 0.4 * h)), 0, 0.1, 0),
      );
    default:
      return group(
        boxAt('trim', [width + 2 * o, 0.25, depth + 2 * o], [0, 0, 0]),
        move(roundRoof({ ...roof, overhang: 0 }, Math.min(width, depth) / 2, 20), 0, 0.2, 0),
      );
  }
}

/** A roof over a circle or a regular polygon, its eaves on y = 0. */
export function roundRoof(roof: RoofSpec, radius: number, sides: number): Shape {
  const { kind, height: h, overhang: o = 0.3, slot = 'roof' } = roof;
  const r = radius + o;
  switch (kind) {
    case 'dome':
      return group(
        lathe(
          slot,
          arc([r, h * 0.92], 0, 90, 8).map(([x, y]): Point2 => [Math.max(0, x), y]),
          { sides: Math.max(16, sides) },
        ),
        lathe(
          'gold',
          [
            [0.05 * r, 0.88 * h],
            [0.05 * r, 0.95 * h],
            [0, h],
          ],
          { sides: 8 },
        ),
      );
    case 'onion':
      return onionDome(slot, r, h, sides);
    case 'battlements':
      return group(
        move(cylinder(slot, r, 0.5 * h, { sides }), 0, 0, 0),
        move(
          radial(box(slot, 0.55 * h, h, 0.35 * h), Math.max(6, Math.round((2 * Math.PI * r) / (1.15 * h))), r - 0.18 * h),
          0,
          0.45 * h,
          0,
        ),
      );
    case 'flat':
      return lathe(
        slot,
        [
          [r, 0],
          [r, h],
          [r * 0.9, h],
          [r * 0.9, 0.4 * h],
          [0, 0.4 * h],
        ],
        { sides, smooth: false },
      );
    default:
      return pointedRoof(kind, slot, r, h, sides);
  }
}

/** A thatched, a curved or a plain cone. */
function pointedRoof(kind: RoofSpec['kind'], slot: Slot, r: number, h: number, sides: number): Shape {
  switch (kind) {
    case 'thatch':
      return lathe(
        'thatch',
        [
          [r, -0.12 * h],
          [r * 1.02, 0],
          [r * 0.55, 0.52 * h],
          [0.12 * r, 0.93 * h],
          [0, h],
        ],
        { sides, smooth: true },
      );
    case 'pagoda':
      return lathe(
        slot,
        [
          [r, 0],
          [r * 1.02, 0.06 * h],
          [r * 0.6, 0.3 * h],
          [r * 0.28, 0.62 * h],
          [0.05 * r, h],
          [0, h],
        ],
        { sides, smooth: false },
      );
    default:
      return lathe(
        slot,
        [
          [r, -0.02 * h],
          [r, 0],
          [0, h],
        ],
        { sides, smooth: false },
      );
  }
}

/** A bulb that narrows to a tip. */
export const onionDome = (slot: Slot, r: number, h: number, sides = 16): Shape =>
  group(
    lathe(
      slot,
      (
        [
          [0.8, 0],
          [0.98, 0.1],
          [1.1, 0.24],
          [1.06, 0.38],
          [0.84, 0.52],
          [0.5, 0.66],
          [0.22, 0.78],
          [0.08, 0.87],
          [0, 0.9],
        ] as const
      ).map(([x, y]): Point2 => [x * r, y * h]),
      { sides: Math.max(14, sides) },
    ),
    boxAt('gold', [0.05 * r, 0.16 * h, 0.05 * r], [0, 0.84 * h, 0]),
    ballAt('gold', 0.08 * r, [0, 0.92 * h, 0]),
  );

function gable(slot: Slot, wall: Slot, [w, d]: Plan, { h, o, t }: { h: number; o: number; t: number }): Shape {
  const [xe, ye] = [w / 2 + o, (-h * o) / (w / 2)];
  return group(
    extrude(
      wall,
      [
        [-w / 2, -0.01],
        [w / 2, -0.01],
        [0, h],
      ],
      d,
    ),
    extrude(
      slot,
      [
        [-xe, ye],
        [0, h],
        [xe, ye],
        [xe, ye + t],
        [0, h + t],
        [-xe, ye + t],
      ],
      d + 2 * o,
    ),
  );
}

function shed(slot: Slot, wall: Slot, [w, d]: Plan, h: number, o: number): Shape {
  const grow = (h * o) / w;
  return group(
    extrude(
      wall,
      [
        [-w / 2, -0.01],
        [w / 2, -0.01],
        [-w / 2, h],
      ],
      d,
    ),
    extrude(
      slot,
      [
        [-w / 2 - o, h + grow],
        [w / 2 + o, -grow],
        [w / 2 + o, 0.15 - grow],
        [-w / 2 - o, h + grow + 0.15],
      ],
      d + 2 * o,
    ),
  );
}

function sawtooth(slot: Slot, [w, d]: Plan, h: number, count: number): Shape {
  const tooth = w / count;
  return array(
    group(
      extrude(
        slot,
        [
          [-tooth / 2, 0],
          [tooth / 2, 0],
          [-tooth / 2, h],
        ],
        d,
      ),
      boxAt('glass', [0.12, 0.7 * h, 0.9 * d], [-tooth / 2 - 0.02, 0.15 * h, 0]),
    ),
    count,
    [tooth, 0, 0],
    true,
  );
}

function battlements(slot: Slot, [w, d]: Plan, h: number): Shape {
  const t = 0.5 * h;
  const size = 0.75 * h;
  const row = (length: number): Shape => merlons(slot, length, size, t);
  return group(
    boxAt(slot, [w + 0.5 * h, 0.4 * h, d + 0.5 * h], [0, -0.1 * h, 0]),
    move(row(w + 0.4 * h), 0, 0.28 * h, d / 2),
    move(row(w + 0.4 * h), 0, 0.28 * h, -d / 2),
    turn(row(d), [0, 90, 0], [w / 2, 0.28 * h, 0]),
    turn(row(d), [0, 90, 0], [-w / 2, 0.28 * h, 0]),
  );
}

/** A hipped roof with concave slopes and raised corners, as on pagodas. */
function curvedRoof(slot: Slot, [w, d]: Plan, h: number, o: number): Shape {
  const [rw, rd] = [Math.max(0.12 * w, w - d) / 2, Math.max(0.12 * d, d - w) / 2];
  const [ew, ed] = [w / 2 + o, d / 2 + o];
  const side = (a: number, b: number, ra: number, rb: number): Shape =>
    sheet(
      slot,
      [0, 0.2, 0.45, 0.7, 1].map((t) =>
        [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((u): readonly [number, number, number] => [
          u * (a + (ra - a) * t),
          h * t ** 1.5 + 0.22 * h * Math.abs(u) ** 4 * (1 - t) ** 2,
          b + (rb - b) * t,
        ]),
      ),
      0.05 * h + 0.06,
    );
  const front = side(ew, ed, rw, rd);
  const flank = side(ed, ew, rd, rw);
  return group(
    front,
    turn(front, [0, 180, 0]),
    turn(flank, [0, 90, 0]),
    turn(flank, [0, -90, 0]),
    boxAt(slot, [2 * rw + 0.12 * h, 0.14 * h, 2 * rd + 0.12 * h], [0, 0.95 * h, 0]),
    frustum('trim', [1.75 * ew, 1.75 * ed], 0.25 * h, [w * 0.8, d * 0.8]),
  );
}
