import type { ApplianceSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { made } from '../parts/made.js';
import { cushion, plate, roundedRectangle, tube } from '../parts/solids.js';
import { barHandle, fridge, frenchFridge, retroFridge, glassDoor, chest } from './cooling-fronts.js';
import type { Front } from './cooling-fronts.js';

/** How far an open lid or door reaches beyond the box, metres. */
const OPENINGS: Readonly<Partial<Record<ApplianceSpec['front'], { readonly up: number; readonly out: number }>>> = {
  chest: { up: 0.42, out: 0 },
  'top-loader': { up: 0.44, out: 0 },
  dishwasher: { up: 0, out: 0.62 },
  grate: { up: 0.06, out: 0 },
};

/** A machine of a household: a box with the parts that say which. */
export function appliance(spec: ApplianceSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const hasFeet = spec.front !== 'microwave' && spec.front !== 'grate';
  const opening = OPENINGS[spec.front] ?? { up: 0, out: 0 };
  const front: Front = { width, height: height - opening.up, depth: depth - opening.out, z: (depth - opening.out) / 2 - 0.05 };
  return made(
    group(
      spec.front === 'retro-fridge'
        ? group()
        : move(
            box('body', width, front.height - (hasFeet ? 0.04 : 0) - (spec.front === 'range' ? 0.14 : 0), front.depth - 0.06, 0.012),
            0,
            hasFeet ? 0.04 : 0,
            -0.02,
          ),
      hasFeet ? move(box('dark', width - 0.06, 0.05, front.depth - 0.12), 0, 0, -0.02) : group(),
      FRONTS[spec.front](front),
    ),
    {
      body: 'paint #f2f2ee',
      panel: 'plastic #e4e5e4',
      steel: 'metal',
      dark: 'plastic #1f2124',
      door: 'plastic #d5d8da',
      glass: 'glass #26333c',
      knob: 'plastic #c8ccd0',
      handle: 'chrome',
      screen: 'screen #38c0a8',
      burner: 'iron #202022',
      seal: 'rubber #3a3d42',
      drum: 'metal #9aa0a6',
      cloth: 'fabric #4f7fb0',
      pane: 'glass',
      shelf: 'metal #d8dcde',
      bottle: 'glass #5f2230',
      light: 'glow #fff2d0',
      red: 'paint #c8302a',
      green: 'paint #4a8a4a',
      yellow: 'paint #e0b030',
    },
  );
}

const knob = (x: number, y: number, z: number, radius = 0.022): Shape =>
  move(
    turn(group(cylinder('knob', radius, 0.024, { sides: 14 }), move(box('dark', 0.004, 0.004, radius), 0, 0.023, -radius / 2)), [90, 0, 0]),
    x,
    y,
    z,
  );

function porthole({ width: w, height: h, z }: Front): Shape {
  const r = 0.29 * w;
  const y = h * 0.46;
  return group(
    move(box('panel', w - 0.01, 0.14, 0.05, 0.006), 0, h - 0.16, z),
    knob(0, h - 0.09, z + 0.025, 0.032),
    move(box('screen', 0.12, 0.05, 0.008), w * 0.24, h - 0.115, z + 0.024),
    ...[0, 1, 2].map((k) => move(box('knob', 0.02, 0.014, 0.008), w * 0.12 + 0.05 * k, h - 0.14, z + 0.024)),
    move(box('door', w * 0.26, 0.09, 0.02, 0.004), -w * 0.32, h - 0.135, z + 0.018),
    turn(
      lathe(
        'door',
        [
          [r + 0.05, 0],
          [r + 0.05, 0.03],
          [r + 0.01, 0.05],
          [r - 0.02, 0.045],
          [r - 0.02, 0],
          [r + 0.05, 0],
        ],
        { sides: 32 },
      ),
      [90, 0, 0],
      [0, y, z],
    ),
    turn(
      lathe(
        'glass',
        [
          [r, 0],
          [r * 0.8, 0.04],
          [r * 0.4, 0.06],
          [0, 0.065],
        ],
        { sides: 28 },
      ),
      [90, 0, 0],
      [0, y, z],
    ),
    move(box('handle', 0.03, 0.1, 0.03, 0.008), r + 0.02, y - 0.05, z + 0.045),
    move(box('panel', 0.14, 0.08, 0.01), -w * 0.34, 0.08, z + 0.012),
  );
}

function ovenDoor(w: number, h: number, y: number, z: number): Shape {
  return group(
    move(box('steel', w - 0.03, h, 0.04, 0.006), 0, y, z + 0.01),
    move(box('glass', w * 0.72, h * 0.5, 0.046), 0, y + h * 0.18, z + 0.01),
    barHandle(w * 0.8, 0, y + h - 0.05, z + 0.03),
  );
}

const ovenPanel = (w: number, y: number, z: number): Shape =>
  group(
    move(box('steel', w - 0.02, 0.1, 0.04, 0.004), 0, y, z + 0.01),
    ...[-0.38, -0.26, 0.26, 0.38].map((k) => knob(k * w, y + 0.05, z + 0.03)),
    move(box('screen', 0.13, 0.04, 0.006), 0, y + 0.03, z + 0.03),
  );

const burners = (w: number, d: number, y: number): Shape =>
  group(
    move(box('burner', w - 0.04, 0.012, d - 0.12), 0, y, -0.02),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((t) =>
        group(
          move(torus('steel', 0.08, 0.008, 18), x * w * 0.24, y + 0.016, t * d * 0.2 - 0.02),
          move(cylinder('dark', 0.035, 0.02, { sides: 12 }), x * w * 0.24, y + 0.01, t * d * 0.2 - 0.02),
          ...[0, 90].map((yaw) => turn(box('burner', 0.2, 0.012, 0.012), [0, yaw, 0], [x * w * 0.24, y + 0.026, t * d * 0.2 - 0.02])),
        ),
      ),
    ),
  );

const oven = ({ width: w, height: h, z }: Front): Shape =>
  group(ovenPanel(w, h - 0.13, z), ovenDoor(w, h - 0.32, 0.14, z), move(box('dark', w - 0.04, 0.06, 0.03), 0, 0.06, z + 0.01));

const doubleOven = ({ width: w, height: h, z }: Front): Shape =>
  group(ovenPanel(w, h - 0.13, z), ovenDoor(w, h * 0.34, h * 0.5, z), ovenDoor(w, h * 0.4, 0.08, z));

const range = ({ width: w, height: h, depth: d, z }: Front): Shape => {
  const top = h - 0.16;
  return group(
    burners(w, d, top + 0.02),
    move(box('steel', w, top + 0.01, 0.02), 0, 0.02, -d / 2 + 0.03),
    move(box('steel', w, 0.15, 0.04), 0, top + 0.01, -d / 2 + 0.04),
    group(
      move(box('steel', w, 0.1, 0.05, 0.006), 0, top - 0.1, z + 0.015),
      ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((k) => knob(k * w * 0.14, top - 0.05, z + 0.04, 0.026)),
    ),
    move(ovenDoor(w * 0.62, top - 0.2, 0.08, z), -w * 0.18, 0, 0),
    move(ovenDoor(w * 0.36, top - 0.2, 0.08, z), w * 0.31, 0, 0),
    move(
      group(
        lathe(
          'red',
          [
            [0.11, 0],
            [0.12, 0.02],
            [0.12, 0.12],
            [0.11, 0.13],
            [0.02, 0.15],
            [0.02, 0.17],
            [0, 0.175],
          ],
          { sides: 20 },
        ),
        mirror(move(box('handle', 0.05, 0.016, 0.02), 0.13, 0.09, 0)),
      ),
      w * 0.24,
      top + 0.05,
      -d * 0.2,
    ),
  );
};

const microwave = ({ width: w, height: h, z }: Front): Shape =>
  group(
    move(box('dark', w * 0.7, h - 0.03, 0.03, 0.005), -w * 0.13, 0.015, z + 0.01),
    move(box('glass', w * 0.5, h * 0.6, 0.034), -w * 0.14, h * 0.2, z + 0.01),
    barHandle(h * 0.7, w * 0.19, h / 2, z + 0.02, true),
    move(box('panel', w * 0.23, h - 0.03, 0.03, 0.004), w * 0.37, 0.015, z + 0.01),
    move(box('screen', w * 0.17, h * 0.14, 0.006), w * 0.37, h * 0.76, z + 0.026),
    ...Array.from({ length: 9 }, (_, k) =>
      move(box('knob', w * 0.04, h * 0.06, 0.006), w * 0.37 + ((k % 3) - 1) * w * 0.06, h * (0.62 - 0.1 * Math.floor(k / 3)), z + 0.026),
    ),
    knob(w * 0.37, h * 0.2, z + 0.026, h * 0.09),
    mirror(mirror(move(cylinder('dark', 0.015, 0.012), w * 0.42, -0.01, 0.1), 'z')),
  );

const dishwasher = ({ width: w, height: h, z, depth: d }: Front): Shape =>
  group(
    move(box('panel', w - 0.01, 0.12, 0.04, 0.004), 0, h - 0.13, z + 0.01),
    move(box('screen', 0.1, 0.03, 0.006), w * 0.28, h - 0.09, z + 0.03),
    ...[0, 1, 2, 3].map((k) => move(box('knob', 0.024, 0.012, 0.006), -w * 0.36 + k * 0.05, h - 0.08, z + 0.03)),
    // The door lies open with the lower basket drawn out.
    move(box('dark', w - 0.06, h - 0.26, 0.01), 0, 0.1, z + 0.006),
    turn(
      group(box('door', w - 0.01, 0.05, h - 0.2, 0.006), move(box('drum', w - 0.08, 0.01, h - 0.26), 0, 0.048, 0)),
      [4, 0, 0],
      [0, 0.06, z + (h - 0.2) / 2],
    ),
    move(
      group(
        plate('shelf', roundedRectangle(w - 0.1, d * 0.7, 0.02), 0.1, { holes: [roundedRectangle(w - 0.13, d * 0.7 - 0.03, 0.02)] }),
        ...Array.from({ length: 7 }, (_, k) =>
          turn(
            lathe(
              'body',
              [
                [0.04, 0],
                [0.11, 0.014],
                [0, 0.006],
              ],
              { sides: 16 },
            ),
            [0, 0, 82],
            [-w * 0.32 + k * 0.05, 0.12, 0.02],
          ),
        ),
        ...[0, 1].map((k) => move(cylinder('pane', 0.035, 0.12, { sides: 12 }), w * 0.22, 0.02, -0.1 + k * 0.1)),
      ),
      0,
      0.14,
      z + d * 0.34,
    ),
    move(
      group(
        plate('shelf', roundedRectangle(w - 0.1, d * 0.4, 0.02), 0.06, { holes: [roundedRectangle(w - 0.13, d * 0.4 - 0.03, 0.02)] }),
        ...[0, 1, 2, 3].map((k) =>
          move(
            lathe(
              'body',
              [
                [0.04, 0],
                [0.035, 0.08],
                [0.03, 0.08],
                [0, 0.07],
              ],
              { sides: 12 },
            ),
            -w * 0.3 + k * 0.12,
            0,
            0.04,
          ),
        ),
      ),
      0,
      h * 0.55,
      z + d * 0.16,
    ),
  );

const topLoader = ({ width: w, height: h, depth: d, z }: Front): Shape =>
  group(
    move(box('panel', w, 0.16, 0.1, 0.012), 0, h, -d / 2 + 0.07),
    ...[-0.3, -0.14, 0.3].map((k) => knob(k * w, h + 0.08, -d / 2 + 0.12, 0.03)),
    move(box('screen', 0.1, 0.04, 0.006), w * 0.08, h + 0.06, -d / 2 + 0.12),
    move(cylinder('drum', w * 0.36, 0.012, { sides: 28 }), 0, h - 0.004, 0.02),
    move(cylinder('dark', w * 0.33, 0.014, { sides: 28 }), 0, h - 0.004, 0.02),
    ...[0, 1, 2].map((k) =>
      turn(cushion('cloth', 0.2, 0.06, 0.16, 0.025), [8, 60 * k, 6], [0.08 * Math.sin(k * 2), h, 0.02 + 0.08 * Math.cos(k * 2)]),
    ),
    turn(move(box('body', w * 0.84, 0.03, w * 0.74, 0.008), 0, 0, w * 0.37), [-64, 0, 0], [0, h + 0.01, -d / 2 + 0.16]),
    move(box('panel', w * 0.6, 0.02, 0.01), 0, h * 0.86, z + 0.012),
  );

const grate = ({ width: w, height: h, z }: Front): Shape =>
  group(
    array(move(box('dark', w * 0.86, 0.012, 0.012), 0, h * 0.2, z + 0.012), Math.round(h / 0.05), [0, 0.03, 0]),
    knob(w * 0.36, h * 0.86, z + 0.012),
    tube(
      'handle',
      [
        [-0.06, h, 0],
        [-0.05, h + 0.05, 0],
        [0.05, h + 0.05, 0],
        [0.06, h, 0],
      ],
      0.01,
    ),
  );

const FRONTS: Readonly<Record<ApplianceSpec['front'], (front: Front) => Shape>> = {
  porthole,
  oven,
  'double-oven': doubleOven,
  microwave,
  dishwasher,
  fridge,
  'french-fridge': frenchFridge,
  'retro-fridge': retroFridge,
  'glass-door': glassDoor,
  chest,
  'top-loader': topLoader,
  range,
  grate,
};
