import type { Generated, GeneratorContext, SpecialLampSpec } from '@diorama/catalogue';
import { bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { made } from '../parts/made.js';
import { cushion, tube } from '../parts/solids.js';
import { LAMP_FINISHES } from './lamp-finishes.js';
import { oilLamp, lantern, candlestick, candelabra, menorah, torchHolder } from './candles.js';
import type { Size } from './candles.js';
import { stageLight, trackLight, tubeLight, exitSign, discoBall, surgicalLight, ringLight, workLight } from './stage-lamps.js';

const lavaLamp = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    lathe(
      'chrome',
      [
        [r * 0.95, 0],
        [r, 0.01],
        [r * 0.62, h * 0.16],
        [r * 0.86, h * 0.3],
      ],
      { sides: 24 },
    ),
    move(
      lathe(
        'amber',
        [
          [r * 0.84, 0],
          [r * 0.9, h * 0.04],
          [r * 0.42, h * 0.54],
          [r * 0.36, h * 0.56],
        ],
        { sides: 24 },
      ),
      0,
      h * 0.3,
      0,
    ),
    ...[
      [0.36, 0.72],
      [0.5, 0.6],
      [0.63, 0.46],
      [0.76, 0.36],
    ].map(([y = 0, s = 0], k) =>
      move(sphere('lava', [r * s * 1.04, r * s * 0.8, r * s * 1.04], { detail: 2 }), 0.1 * r * (k % 2 ? 1 : -1), y * h, r * 0.16),
    ),
    move(
      lathe(
        'chrome',
        [
          [r * 0.4, 0],
          [r * 0.26, h * 0.13],
          [0, h * 0.14],
        ],
        { sides: 20 },
      ),
      0,
      h * 0.86,
      0,
    ),
  );
};

const ceilingFan = ([w, h]: Size): Shape => {
  const y = h * 0.42;
  return group(
    move(
      lathe(
        'stand',
        [
          [0.07, 0],
          [0.09, 0.05],
          [0.04, 0.07],
        ],
        { sides: 18 },
      ),
      0,
      h - 0.06,
      0,
    ),
    rod('stand', [0, y, 0], [0, h - 0.04, 0], 0.014),
    move(
      lathe(
        'stand',
        [
          [0.07, 0],
          [0.13, 0.03],
          [0.13, 0.1],
          [0.05, 0.13],
        ],
        { sides: 20 },
      ),
      0,
      y - 0.06,
      0,
    ),
    ...Array.from({ length: 5 }, (_, k) =>
      turn(
        group(
          bar('brass', [0, 0, 0.1], [0, 0, 0.22], 0.03),
          turn(move(box('wood', 0.14, 0.012, w * 0.5 - 0.2, 0.004), 0, 0, w * 0.25 + 0.1), [0, 0, 10]),
        ),
        [0, 72 * k, 0],
        [0, y, 0],
      ),
    ),
    move(
      lathe(
        'paper',
        [
          [0.02, 0],
          [0.09, 0.04],
          [0.11, 0.1],
        ],
        { sides: 20 },
      ),
      0,
      y - 0.16,
      0,
    ),
    rod('brass', [0.06, y - 0.08, 0.06], [0.06, 0, 0.06], 0.004, 5),
  );
};

const stringLights = ([w, h]: Size): Shape => {
  const at = (t: number): Vec3 => [(t - 0.5) * w, h - (h - 0.1) * 0.9 * (1 - (2 * t - 1) ** 2), 0];
  return group(
    tube('black', [0, 0.25, 0.5, 0.75, 1].map(at), 0.008, 5),
    ...Array.from({ length: 13 }, (_, k) => {
      const [x, y] = at((k + 0.5) / 13);
      return group(
        move(cylinder('black', 0.014, 0.04), x, y - 0.05, 0),
        move(sphere('bulb', [0.032, 0.042, 0.032], { detail: 1 }), x, y - 0.08, 0),
      );
    }),
  );
};

const paperLantern = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    move(
      lathe(
        'red',
        [
          [r * 0.4, -h * 0.26],
          ...Array.from(
            { length: 15 },
            (_, k) => [r * Math.cos((k / 14 - 0.5) * 2.3) * (k % 2 ? 1 : 0.965), h * 0.25 * Math.sin((k / 14 - 0.5) * 2.3)] as const,
          ),
          [r * 0.4, h * 0.26],
        ],
        { sides: 22, smooth: false },
      ),
      0,
      h * 0.56,
      0,
    ),
    ...[0.29, 0.8].map((y) => move(cylinder('gold', r * 0.42, h * 0.04, { sides: 18 }), 0, y * h, 0)),
    rod('black', [0, h * 0.82, 0], [0, h, 0], 0.006),
    rod('gold', [0, 0.2 * h, 0], [0, h * 0.3, 0], 0.01),
    move(
      lathe(
        'red',
        [
          [r * 0.16, 0],
          [r * 0.12, h * 0.18],
          [0, h * 0.2],
        ],
        { sides: 10 },
      ),
      0,
      0,
      0,
    ),
  );
};

const saltLamp = ([w, h, d]: Size): Shape =>
  group(
    cylinder('wood', w * 0.45, h * 0.12, { sides: 20 }),
    move(sphere('salt', [w * 0.42, h * 0.5, d * 0.4], { detail: 2, roughness: 0.3, faceted: true, seed: 7 }), 0, h * 0.54, 0),
  );

const shojiLamp = ([w, h, d]: Size): Shape =>
  group(
    box('wood', w, 0.03, d),
    mirror(mirror(move(box('wood', 0.024, h, 0.024), w / 2 - 0.012, 0, d / 2 - 0.012), 'z')),
    move(box('paper', w - 0.03, h - 0.1, d - 0.03), 0, 0.05, 0),
    ...[0.3, 0.6, 0.96].map((y) =>
      group(
        ...[-1, 1].map((s) => move(box('wood', w, 0.014, 0.014), 0, y * h, s * (d / 2 - 0.01))),
        mirror(move(box('wood', 0.014, 0.014, d), w / 2 - 0.01, y * h, 0)),
      ),
    ),
    ...[-1, 1].map((s) => move(box('wood', 0.014, h - 0.06, 0.014), 0, 0.03, s * (d / 2 - 0.01))),
  );

const crystalLamp = ([w, h]: Size): Shape =>
  group(
    lathe(
      'chrome',
      [
        [w * 0.26, 0],
        [w * 0.26, 0.015],
        [0.02, 0.03],
      ],
      { sides: 20 },
    ),
    ...[0.12, 0.26, 0.4].map((y, k) => move(sphere('crystal', w * (0.14 - 0.02 * k), { detail: 1, faceted: true }), 0, y * h, 0)),
    rod('chrome', [0, 0.02, 0], [0, h * 0.56, 0], 0.008),
    move(
      lathe(
        'shade',
        [
          [w * 0.49, 0],
          [w * 0.32, h * 0.38],
        ],
        { sides: 24, smooth: false },
      ),
      0,
      h * 0.54,
      0,
    ),
    ...Array.from({ length: 14 }, (_, k) =>
      move(
        sphere('crystal', [0.012, 0.026, 0.012], { detail: 0 }),
        w * 0.46 * Math.cos(k * 0.449),
        h * 0.52,
        w * 0.46 * Math.sin(k * 0.449),
      ),
    ),
  );

const neonHeart = ([w, h, d]: Size): Shape =>
  group(
    move(box('black', w, h, d * 0.3, 0.01), 0, 0, -d * 0.3),
    tube(
      'neon',
      [
        [0, h * 0.18, 0],
        [w * 0.3, h * 0.46, 0],
        [w * 0.36, h * 0.68, 0],
        [w * 0.2, h * 0.84, 0],
        [0, h * 0.68, 0],
        [-w * 0.2, h * 0.84, 0],
        [-w * 0.36, h * 0.68, 0],
        [-w * 0.3, h * 0.46, 0],
        [0, h * 0.18, 0],
      ],
      0.022,
    ),
    move(cushion('white', 0.06, 0.06, 0.04), w * 0.4, h * 0.06, 0),
  );

const LAMPS: Readonly<Record<SpecialLampSpec['kind'], (size: Size) => Shape>> = {
  'lava-lamp': lavaLamp,
  'ceiling-fan': ceilingFan,
  'stage-light': stageLight,
  'track-light': trackLight,
  'tube-light': tubeLight,
  'exit-sign': exitSign,
  'disco-ball': discoBall,
  'string-lights': stringLights,
  'oil-lamp': oilLamp,
  lantern,
  'paper-lantern': paperLantern,
  menorah,
  candlestick,
  candelabra,
  'salt-lamp': saltLamp,
  'torch-holder': torchHolder,
  'surgical-light': surgicalLight,
  'ring-light': ringLight,
  'shoji-lamp': shojiLamp,
  'crystal-lamp': crystalLamp,
  'work-light': workLight,
  'neon-heart': neonHeart,
};

/** A light of a special build. */
export const specialLamp = ({ kind }: SpecialLampSpec, { size }: GeneratorContext): Generated =>
  made(LAMPS[kind](size), LAMP_FINISHES, {
    lights: [
      { at: [0, size[1] * 0.7, 0], color: '#ffc888', power: 0.8, when: kind === 'lava-lamp' || kind === 'neon-heart' ? 'always' : 'lit' },
    ],
  });
