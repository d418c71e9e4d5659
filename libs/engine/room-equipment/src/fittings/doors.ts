import type { GeneratorContext } from '@diorama/catalogue';
import { ellipse, hoop, plate, roller } from '@diorama/furnishing-parts';
import { array, bar, box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { archFrame, archOutline, rim } from './frames.js';

type Size = GeneratorContext['size'];

const knob = (slot: string, x: number, y: number, z: number): Shape =>
  group(
    ...[-1, 1].map((s) =>
      group(
        move(sphere(slot, 0.032, { detail: 2 }), x, y, s * (z + 0.05)),
        rod(slot, [x, y, 0], [x, y, s * (z + 0.05)], 0.012),
        move(box(slot, 0.05, 0.16, 0.008), x, y - 0.08, s * z),
      ),
    ),
  );

const lever = (slot: string, x: number, y: number, z: number, side: number): Shape =>
  group(
    ...[-1, 1].map((s) =>
      group(
        rod(slot, [x, y, 0], [x, y, s * (z + 0.05)], 0.011),
        rod(slot, [x, y, s * (z + 0.05)], [x + side * 0.11, y, s * (z + 0.05)], 0.011),
        move(box(slot, 0.045, 0.2, 0.008), x, y - 0.12, s * z),
      ),
    ),
  );

/** A door's frame at three sides. */
const jamb = (slot: string, w: number, h: number, d: number): Shape =>
  group(mirror(move(box(slot, 0.08, h, d), w / 2 - 0.04, 0, 0)), move(box(slot, w, 0.08, d), 0, h - 0.08, 0));

const panels = (w: number, h: number, t: number): Shape =>
  group(
    box('panel', w, h, t),
    ...[
      [0.08, 0.36],
      [0.5, 0.42],
    ].flatMap(([y = 0, tall = 0]) =>
      [-1, 1].flatMap((x) =>
        [-1, 1].map((s) =>
          move(
            group(box('frame', w * 0.34, tall * h, 0.008), move(box('panel', w * 0.25, tall * h - w * 0.09, 0.02, 0.008), 0, w * 0.045, 0)),
            x * w * 0.22,
            y * h,
            s * (t / 2),
          ),
        ),
      ),
    ),
  );

const panelDoor = ([w, h, d]: Size): Shape =>
  group(jamb('white', w, h, d), move(panels(w - 0.16, h - 0.1, 0.045), 0, 0.01, 0), knob('brass', w / 2 - 0.16, h * 0.48, 0.025));

const glassDoor = ([w, h, d]: Size): Shape =>
  group(
    jamb('frame', w, h, d),
    move(rim('frame', w - 0.16, h - 0.1, 0.11, 0.045), 0, 0.01, 0),
    move(box('glass', w - 0.3, h - 0.24, 0.012), 0, 0.08, 0),
    ...[0.3, 0.52, 0.74].map((y) => move(box('frame', w - 0.3, 0.03, 0.03), 0, y * h, 0)),
    move(box('frame', 0.03, h - 0.24, 0.03), 0, 0.08, 0),
    lever('brass', w / 2 - 0.14, h * 0.48, 0.025, -1),
  );

const doubleDoor = ([w, h, d]: Size): Shape =>
  group(
    jamb('frame', w, h, d),
    mirror(
      group(
        move(panels(w / 2 - 0.09, h - 0.1, 0.05), w / 4 - 0.04, 0.01, 0),
        move(hoop('brass', 0.07, 0.011, 'z', 16), 0.12, h * 0.45, 0.06),
        move(sphere('brass', 0.025, { detail: 1 }), 0.12, h * 0.45 + 0.07, 0.05),
      ),
    ),
  );

const slidingDoor = ([w, h, d]: Size): Shape =>
  group(
    rim('steel', w, h, 0.05, d),
    ...[-1, 1].map((s) =>
      move(
        group(
          rim('steel', w / 2, h - 0.1, 0.05, d * 0.36),
          move(box('glass', w / 2 - 0.08, h - 0.18, 0.01), 0, 0.04, 0),
          move(box('dark', 0.025, 0.4, 0.04), s * -(w / 4 - 0.06), h * 0.36, 0.02),
        ),
        s * w * 0.235,
        0.05,
        s * d * 0.18,
      ),
    ),
  );

const strap = (y: number, w: number, z: number): Shape =>
  group(
    ...[-1, 1].map((s) =>
      group(
        move(box('iron', w * 0.74, 0.05, 0.012), -w * 0.08, y, s * z),
        ...[0, 0.2, 0.4].map((x) => move(sphere('iron', 0.014, { detail: 1 }), -w * 0.4 + x * w, y + 0.025, s * (z + 0.008))),
      ),
    ),
  );

const plankDoor = ([w, h, d]: Size): Shape =>
  group(
    jamb('stone', w, h, d),
    array(move(box('panel', (w - 0.17) / 5 - 0.006, h - 0.1, 0.06, 0.006), 0, 0.01, 0), 5, [(w - 0.17) / 5, 0, 0], true),
    strap(h * 0.2, w - 0.17, 0.03),
    strap(h * 0.74, w - 0.17, 0.03),
    move(hoop('iron', 0.06, 0.011, 'z', 16), w * 0.3, h * 0.45, 0.05),
  );

const archedDoor = ([w, h, d]: Size): Shape =>
  group(
    archFrame('stone', w, h, 0.16, d),
    extrude('frame', archOutline(w, h, 0.15), 0.07),
    ...[-2, -1, 0, 1, 2].map((k) =>
      move(
        box(
          'panel',
          (w - 0.34) / 5 - 0.012,
          h - w * 0.5 + (w / 2 - 0.17) * Math.sqrt(1 - (Math.min(2.4, Math.abs(k) + 0.5) / 2.6) ** 2) - 0.05,
          0.085,
          0.004,
        ),
        k * ((w - 0.34) / 5),
        0.16,
        0,
      ),
    ),
    strap(h * 0.22, w - 0.34, 0.045),
    strap(h * 0.6, w - 0.34, 0.045),
    move(hoop('iron', 0.08, 0.014, 'z', 18), w * 0.22, h * 0.42, 0.07),
  );

const metalDoor = ([w, h, d]: Size): Shape =>
  group(
    jamb('steel', w, h, d),
    move(box('metal', w - 0.16, h - 0.1, 0.06, 0.006), 0, 0.01, 0),
    ...[0.12, 0.56].map((y) => move(box('steel', w - 0.32, h * 0.34, 0.075, 0.006), 0, y * h, 0)),
    move(box('glass', 0.2, 0.36, 0.09), w * 0.1, h * 0.6, 0),
    rod('paint1', [-w * 0.32, h * 0.46, 0.09], [w * 0.32, h * 0.46, 0.09], 0.026),
    mirror(move(box('steel', 0.05, 0.1, 0.08), w * 0.32, h * 0.43, 0.05)),
    ...[0.16, 0.5, 0.84].map((y) => move(cylinder('steel', 0.02, 0.12), -w / 2 + 0.08, y * h, 0.04)),
  );

const saloonDoors = ([w, h, d]: Size): Shape => {
  const leaf = group(
    extrude(
      'frame',
      [
        [0, 0.06],
        [w / 2 - 0.14, 0],
        [w / 2 - 0.14, h * 0.5],
        [w * 0.3, h * 0.54],
        [w * 0.14, h * 0.5],
        [0, h * 0.42],
      ],
      0.04,
      {
        holes: [
          [
            [0.06, 0.12],
            [w / 2 - 0.2, 0.08],
            [w / 2 - 0.2, h * 0.44],
            [w * 0.28, h * 0.46],
            [0.06, h * 0.38],
          ],
        ],
      },
    ),
    array(turn(box('panel', w / 2 - 0.22, 0.05, 0.01), [-30, 0, 0], [w * 0.215, 0.13, 0]), 9, [0, h * 0.036, 0]),
  );
  return group(
    jamb('frame', w, h, d),
    ...[0, 1].map((k) => turn(move(leaf, 0, h * 0.2, 0), [0, k ? 180 : 0, 0], [k ? -0.01 : 0.01, 0, 0])),
  );
};

const barnDoor = ([w, h, d]: Size): Shape =>
  group(
    move(
      group(
        array(move(box('panel', (w * 0.7) / 6 - 0.005, h - 0.16, 0.04), 0, 0.02, 0), 6, [(w * 0.7) / 6, 0, 0], true),
        move(rim('frame', w * 0.7, h - 0.16, 0.11, 0.06), 0, 0.02, 0.01),
        move(box('frame', w * 0.7, 0.1, 0.06), 0, h * 0.46, 0.01),
        ...[
          [0.08, 0.47],
          [0.52, 0.9],
        ].map(([a = 0, b = 0], k) => bar('frame', [(k ? 1 : -1) * w * 0.32, a * h, 0.02], [(k ? -1 : 1) * w * 0.32, b * h, 0.02], 0.08)),
        mirror(
          group(
            move(box('iron', 0.05, 0.3, 0.012), w * 0.24, h - 0.32, 0.05),
            move(roller('iron', 0.05, 0.03, 'z', 16), w * 0.24, h - 0.05, 0.05),
          ),
        ),
        move(box('iron', 0.03, 0.3, 0.05), w * 0.28, h * 0.36, 0.06),
      ),
      -w * 0.12,
      0,
      0,
    ),
    move(box('iron', w, 0.05, 0.02), 0, h - 0.12, d * 0.1),
  );

const revolvingDoor = ([w, h, d]: Size): Shape => {
  const r = Math.min(w, d) / 2;
  return group(
    move(
      lathe(
        'steel',
        [
          [r, 0],
          [r, 0.26],
        ],
        { sides: 32, smooth: false },
      ),
      0,
      h - 0.26,
      0,
    ),
    plate('dark', ellipse(r, r, 32), 0.03),
    ...[0, 180].map((yaw) =>
      turn(
        group(
          ...[-2, -1, 0, 1, 2].map((k) =>
            turn(
              group(
                move(box('glass', r * 0.36, h - 0.28, 0.014), 0, 0.02, r * 0.96),
                move(box('steel', 0.03, h - 0.28, 0.04), r * 0.17, 0.02, r * 0.96),
              ),
              [0, 90 + k * 20, 0],
            ),
          ),
        ),
        [0, yaw, 0],
      ),
    ),
    ...[0, 90, 180, 270].map((yaw) =>
      turn(
        move(
          group(
            rim('steel', r * 0.88, h - 0.32, 0.05, 0.04),
            move(box('glass', r * 0.8, h - 0.4, 0.012), 0, 0.04, 0),
            rod('brass', [-r * 0.3, 1, 0.06], [r * 0.3, 1, 0.06], 0.016),
          ),
          r * 0.46,
          0.04,
          0,
        ),
        [0, yaw + 32, 0],
      ),
    ),
    move(cylinder('steel', 0.05, h - 0.2), 0, 0, 0),
  );
};

const cellDoor = ([w, h, d]: Size): Shape =>
  group(
    rim('iron', w, h, 0.08, d * 0.8),
    array(move(cylinder('iron', 0.018, h - 0.1, { sides: 8 }), 0, 0.05, 0), 9, [(w - 0.1) / 9, 0, 0], true),
    ...[0.35, 0.68].map((y) => move(box('iron', w - 0.1, 0.06, 0.03), 0, y * h, 0)),
    move(box('steel', 0.18, 0.24, d), w * 0.3, h * 0.4, 0),
    move(box('dark', 0.03, 0.06, d + 0.01), w * 0.3, h * 0.44, 0),
  );

const elevator = ([w, h, d]: Size): Shape =>
  group(
    move(box('stone', w, h, d * 0.5), 0, 0, -d * 0.25),
    mirror(move(box('steel', w * 0.12, h * 0.9, d * 0.5), w * 0.34, 0, d * 0.1)),
    move(box('steel', w * 0.8, h * 0.08, d * 0.5), 0, h * 0.84, d * 0.1),
    mirror(move(box('metal', w * 0.28 - 0.006, h * 0.84, d * 0.2, 0.004), w * 0.14, 0, d * 0.08)),
    move(box('dark', 0.014, h * 0.84, d * 0.21), 0, 0, d * 0.08),
    move(box('dark', w * 0.24, h * 0.06, 0.02), 0, h * 0.85, d * 0.36),
    ...[-1, 0, 1].map((k) => move(box('led', 0.03, 0.05, 0.026), k * 0.06, h * 0.862, d * 0.36)),
    move(box('steel', 0.12, 0.28, 0.02), w * 0.44, h * 0.4, d * 0.01),
    ...[0.06, 0.16].map((y, k) =>
      move(
        turn(
          extrude(
            'led',
            k
              ? [
                  [-0.03, 0],
                  [0.03, 0],
                  [0, 0.04],
                ]
              : [
                  [0, 0],
                  [0.03, 0.04],
                  [-0.03, 0.04],
                ],
            0.012,
          ),
          [0, 0, 0],
        ),
        w * 0.44,
        h * 0.4 + y + 0.02,
        d * 0.022,
      ),
    ),
    move(box('dark', w * 0.56, 0.012, d * 0.3), 0, 0, d * 0.3),
  );

const garageDoor = ([w, h, d]: Size): Shape =>
  group(
    jamb('white', w, h, d),
    ...[0, 1, 2, 3, 4].map((r) =>
      move(
        group(
          box('panel', w - 0.16, (h - 0.08) / 5 - 0.012, 0.05, 0.006),
          array(
            move(box(r === 4 ? 'glass' : 'frame', (w - 0.3) / 4 - 0.12, (h - 0.08) / 5 - 0.16, 0.062, 0.006), 0, 0.075, 0),
            4,
            [(w - 0.2) / 4, 0, 0],
            true,
          ),
        ),
        0,
        r * ((h - 0.08) / 5),
        0,
      ),
    ),
    move(box('dark', 0.2, 0.03, 0.06), 0, 0.12, 0.04),
  );

/** Doors in their frames. */
export const DOORS = {
  'panel-door': panelDoor,
  'glass-door': glassDoor,
  'double-door': doubleDoor,
  'sliding-door': slidingDoor,
  'plank-door': plankDoor,
  'arched-door': archedDoor,
  'metal-door': metalDoor,
  'saloon-doors': saloonDoors,
  'barn-door': barnDoor,
  'revolving-door': revolvingDoor,
  'cell-door': cellDoor,
  elevator,
  'garage-door': garageDoor,
} as const;
