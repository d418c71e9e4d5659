import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, drawerFront, made, sideways, tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const officeChair = (): Shape =>
  group(
    move(cylinder('dark', 0.025, 0.3), 0, 0.1, 0),
    lathe(
      'dark',
      [
        [0.26, 0],
        [0.26, 0.04],
        [0.04, 0.1],
      ],
      { sides: 10 },
    ),
    move(cushion('chair', 0.46, 0.09, 0.44, 0.04), 0, 0.4, 0),
    turn(cushion('chair', 0.42, 0.46, 0.07, 0.03), [8, 0, 0], [0, 0.54, 0.22]),
  );

/** Draws the cubicle. */
export function cubicle({ size: [w, h, d] }: GeneratorContext): Generated {
  const wall = (width: number): Shape =>
    group(
      box('frame', width, 0.1, 0.06),
      move(box('panel', width - 0.04, h - 0.16, 0.05, 0.008), 0, 0.1, 0),
      move(box('frame', width, 0.05, 0.06), 0, h - 0.06, 0),
    );
  return made(
    group(
      move(wall(w), 0, 0, -d / 2 + 0.03),
      mirror(turn(wall(d), [0, 90, 0], [w / 2 - 0.03, 0, 0])),
      move(box('desk', w - 0.12, 0.03, 0.66, 0.005), 0, 0.72, -d / 2 + 0.4),
      move(box('desk', 0.6, 0.03, d - 0.75, 0.005), -w / 2 + 0.37, 0.72, 0.28),
      move(
        group(
          box('drawer', 0.42, 0.66, 0.5, 0.005),
          ...[0.06, 0.26, 0.46].map((y) => move(drawerFront(0.4, 0.19, { handles: 'bar', fronts: 'flat' }), 0, y, 0.25)),
        ),
        -w / 2 + 0.36,
        0.03,
        0.5,
      ),
      move(
        group(
          box('dark', 0.22, 0.015, 0.16),
          move(box('dark', 0.04, 0.12, 0.03), 0, 0, -0.02),
          move(box('dark', 0.52, 0.34, 0.04), 0, 0.1, 0),
          move(box('screen', 0.48, 0.3, 0.01), 0, 0.12, 0.02),
        ),
        0.1,
        0.75,
        -d / 2 + 0.28,
      ),
      move(box('dark', 0.42, 0.02, 0.14), 0.1, 0.75, -d / 2 + 0.55),
      move(box('shelf', w * 0.5, 0.3, 0.28, 0.006), w * 0.2, h - 0.42, -d / 2 + 0.2),
      ...[0, 1, 2].map((k) => move(box('note', 0.09, 0.09, 0.004), -w * 0.3 + k * 0.13, 1.12 + 0.05 * (k % 2), -d / 2 + 0.062)),
      move(officeChair(), 0.12, 0, 0.3),
    ),
    {
      panel: 'fabric #8a97a3',
      frame: 'metal #b4b8bc',
      desk: 'wood #d8c4a0',
      drawer: 'paint #b4b8bc',
      front: 'paint #c4c8cc',
      handle: 'metal #5a5e62',
      inset: 'paint #b4b8bc',
      shelf: 'paint #c4c8cc',
      dark: 'plastic #1c1d20',
      screen: 'screen',
      note: 'paper #f0d850',
      chair: 'fabric #2f4f7a',
    },
  );
}

/** Draws the dj booth. */
export function djBooth({ size: [w, h, d] }: GeneratorContext): Generated {
  const deck = group(
    box('deck', 0.46, 0.07, 0.38, 0.01),
    move(cylinder('record', 0.165, 0.014, { sides: 28 }), -0.03, 0.07, 0),
    move(cylinder('label', 0.05, 0.016, { sides: 16 }), -0.03, 0.07, 0),
    tube(
      'metal',
      [
        [0.18, 0.1, -0.14],
        [0.18, 0.1, 0.04],
        [0.1, 0.095, 0.1],
      ],
      0.008,
      5,
    ),
  );
  const top = h - 0.12;
  return made(
    group(
      move(box('body', w, top - 0.04, d * 0.5, 0.01), 0, 0, d * 0.2),
      array(move(box('neon', 0.03, top * 0.72, 0.02), 0, top * 0.12, d * 0.45), 9, [w / 9.6, 0, 0], true),
      move(box('body', w + 0.02, 0.04, d, 0.01), 0, top - 0.04, 0),
      mirror(move(box('body', 0.06, top, d * 0.9), w / 2 - 0.04, 0, 0)),
      mirror(move(deck, w * 0.31, top, -0.02)),
      move(
        group(
          box('mixer', 0.34, 0.1, 0.38, 0.01),
          ...Array.from({ length: 12 }, (_, k) =>
            move(cylinder('knob', 0.014, 0.02, { sides: 8 }), -0.11 + (k % 4) * 0.073, 0.1, -0.13 + Math.floor(k / 4) * 0.07),
          ),
          ...[-0.1, 0, 0.1].map((x) => move(box('knob', 0.02, 0.016, 0.03), x, 0.1, 0.12)),
        ),
        0,
        top,
        -0.02,
      ),
    ),
    {
      body: 'paint #1a1a20',
      deck: 'metal #3a3d44',
      record: 'plastic #0c0c0e',
      label: 'paint #d83a4a',
      metal: 'chrome',
      mixer: 'plastic #26282e',
      knob: 'chrome',
      neon: 'neon #c030f0',
    },
  );
}

/** Draws the mixing console. */
export function mixingConsole({ size: [w, h, d] }: GeneratorContext): Generated {
  const strips = Math.round(w / 0.09);
  const slope = 12;
  const strip = group(
    box('panel', 0.075, 0.01, d * 0.6),
    ...[0, 1, 2, 3].map((k) => move(cylinder(k % 2 ? 'red' : 'knob', 0.011, 0.02, { sides: 7 }), 0, 0.01, -d * 0.26 + k * 0.06)),
    move(box('slot', 0.008, 0.003, d * 0.24), 0, 0.01, d * 0.15),
    move(box('fader', 0.026, 0.018, 0.03), 0, 0.01, d * 0.15),
  );
  const fader = (k: number): number => 0.06 * Math.sin(k * 1.7);
  return made(
    group(
      mirror(
        move(
          sideways(
            'wood',
            [
              [-d / 2, 0],
              [d * 0.3, 0],
              [d * 0.3, 0.08],
              [-d * 0.1, h * 0.5],
              [d / 2, h * 0.66],
              [d / 2, h * 0.74],
              [-d * 0.1, h * 0.86],
              [-d * 0.3, h],
              [-d / 2, h],
            ],
            0.06,
          ),
          w / 2 - 0.03,
          0,
          0,
        ),
      ),
      turn(
        group(
          box('body', w - 0.1, 0.1, d * 0.64),
          ...Array.from({ length: strips - 2 }, (_, k) => move(strip, (k - (strips - 3) / 2) * 0.09, 0.1, fader(k) * 0.02)),
        ),
        [slope, 0, 0],
        [0, h * 0.66, d * 0.14],
      ),
      turn(
        group(
          box('body', w - 0.1, h * 0.26, 0.08),
          array(
            group(move(box('screen', 0.09, 0.05, 0.01), 0, h * 0.12, 0.04), move(box('light', 0.014, 0.06, 0.01), 0.07, h * 0.06, 0.04)),
            Math.floor(w / 0.2),
            [0.19, 0, 0],
            true,
          ),
        ),
        [-14, 0, 0],
        [0, h * 0.7, -d * 0.24],
      ),
      move(box('body', w - 0.2, h * 0.5, 0.3), 0, 0.1, -d * 0.2),
    ),
    {
      body: 'metal #2c2f34',
      panel: 'paint #4a4e54',
      wood: 'wood #7a4a28',
      knob: 'plastic #d8d8d4',
      red: 'plastic #d83a2a',
      slot: 'paint #0c0c0e',
      fader: 'plastic #f0f0ec',
      screen: 'screen #f0d060',
      light: 'glow #50e060',
    },
  );
}
