import type { GeneratorContext } from '@diorama/catalogue';
import { ellipse, hoop } from '@diorama/furnishing-parts';
import { array, box, extrude, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { archFrame, archOutline, rim } from './frames.js';

type Size = GeneratorContext['size'];

const sill = (w: number, d: number): Shape => move(box('white', w * 1.06, 0.05, d * 1.6, 0.008), 0, -0.02, d * 0.3);

const sashWindow = ([w, h, d]: Size): Shape =>
  group(
    sill(w * 0.94, d * 0.6),
    rim('white', w * 0.96, h, 0.07, d * 0.7),
    ...[0, 1].map((k) =>
      move(
        group(
          rim('white', w * 0.96 - 0.12, h / 2 - 0.04, 0.05, 0.04),
          move(box('glass', w * 0.96 - 0.2, h / 2 - 0.12, 0.01), 0, 0.04, 0),
          move(box('white', 0.025, h / 2 - 0.1, 0.025), 0, 0.04, 0),
          move(box('white', w * 0.96 - 0.2, 0.025, 0.025), 0, h / 4 - 0.02, 0),
        ),
        0,
        0.06 + k * (h / 2 - 0.05),
        k ? -0.02 : 0.02,
      ),
    ),
  );

const casement = ([w, h, d]: Size): Shape => {
  const leaf = group(
    rim('frame', w / 2 - 0.06, h - 0.14, 0.06, 0.04),
    move(box('glass', w / 2 - 0.16, h - 0.24, 0.01), 0, 0.05, 0),
    ...[0.35, 0.66].map((y) => move(box('frame', w / 2 - 0.1, 0.025, 0.025), 0, y * (h - 0.14), 0)),
  );
  return group(
    rim('frame', w, h, 0.07, 0.1),
    ...[-1, 1].map((s) => turn(move(leaf, -s * (w / 4 - 0.03), 0.07, 0), [0, s * 52, 0], [s * (w / 2 - 0.06), 0, 0.03])),
    move(box('brass', 0.02, 0.1, 0.03), 0, h * 0.45, d * 0.01),
  );
};

const archedWindow = ([w, h, d]: Size): Shape =>
  group(
    archFrame('stone', w, h, 0.1, d),
    archFrame('white', w - 0.18, h - 0.09, 0.05, d * 0.5),
    extrude('glass', archOutline(w - 0.2, h - 0.1), 0.014),
    ...[-0.17, 0.17].map((x) => move(box('white', 0.03, h - 0.26, 0.04), x * w, 0.1, 0)),
    ...[0.28, 0.52, 0.76].map((y) => move(box('white', w - 0.22, 0.03, 0.04), 0, y * (h - w * 0.3), 0)),
    move(box('stone', w * 1.08, 0.08, d * 1.4, 0.01), 0, -0.04, d * 0.2),
  );

const roundWindow = ([w, , d]: Size): Shape => {
  const r = w / 2;
  return move(
    group(
      extrude('frame', ellipse(r, r, 32), d, { holes: [ellipse(r * 0.84, r * 0.84, 32)] }),
      extrude('glass', ellipse(r * 0.86, r * 0.86, 32), 0.014),
      ...[0, 90].map((roll) => turn(move(box('frame', 0.035, r * 1.7, 0.04), 0, -r * 0.85, 0), [0, 0, roll])),
    ),
    0,
    r,
    0,
  );
};

const bayWindow = ([w, h, d]: Size): Shape => {
  const pane = (width: number): Shape =>
    group(
      rim('white', width, h * 0.6, 0.06, 0.07),
      move(box('glass', width - 0.1, h * 0.6 - 0.1, 0.012), 0, 0.05, 0),
      move(box('white', 0.03, h * 0.56, 0.03), 0, 0.03, 0),
      move(box('white', width - 0.1, 0.03, 0.03), 0, h * 0.4, 0),
    );
  const body = (y: number, t: number): Shape =>
    move(
      turn(
        extrude(
          'white',
          [
            [-w / 2, -d / 2],
            [w / 2, -d / 2],
            [w * 0.3, d / 2],
            [-w * 0.3, d / 2],
          ],
          t,
        ),
        [90, 0, 0],
      ),
      0,
      y + t / 2,
      0,
    );
  const angle = (Math.atan2(d, w * 0.2) * 180) / Math.PI;
  return group(
    body(0, h * 0.28),
    body(h * 0.88, h * 0.06),
    move(pane(w * 0.6), 0, h * 0.28, d / 2 - 0.04),
    ...[-1, 1].map((s) => turn(pane(Math.hypot(w * 0.2, d) - 0.06), [0, s * angle, 0], [s * w * 0.39, h * 0.28, 0.01])),
    move(box('cloth', w * 0.56, 0.08, d * 0.7, 0.02), 0, h * 0.28, -d * 0.02),
  );
};

const roofWindow = ([w, h, d]: Size): Shape =>
  turn(
    group(
      rim('frame', w, h, 0.07, d * 0.3),
      turn(
        move(
          group(rim('frame', w - 0.16, h - 0.16, 0.06, 0.05), move(box('glass', w - 0.24, h - 0.26, 0.012), 0, 0.05, 0)),
          0,
          -(h - 0.16) / 2,
          0,
        ),
        [-16, 0, 0],
        [0, h / 2, d * 0.16],
      ),
      rod('steel', [-w * 0.3, h - 0.12, 0.03], [w * 0.3, h - 0.12, 0.03], 0.012),
    ),
    [-34, 0, 0],
  );

const COLOURS = ['red', 'blue', 'amber', 'green', 'violet'] as const;

/** Coloured panes between leads under a pointed arch, a rose at the top. */
function stainedGlass([w, h, d]: Size): Shape {
  const inner = w - 0.2;
  const low = h - w * 0.8;
  const rows = Math.round(low / 0.24);
  const cells = Array.from({ length: rows * 4 }, (_, k) => {
    const [c, r] = [k % 4, Math.floor(k / 4)];
    const [x, y, s] = [(c - 1.5) * (inner / 4), 0.1 + (r + 0.5) * ((low - 0.14) / rows), inner / 9];
    return group(
      move(
        box(COLOURS[(c * 2 + r * 3) % 5] as string, inner / 4 - 0.02, (low - 0.14) / rows - 0.02, 0.02),
        x,
        y - (low - 0.14) / rows / 2 + 0.01,
        0,
      ),
      move(
        turn(
          extrude(
            COLOURS[(c + r + 2) % 5] as string,
            [
              [0, -s],
              [s * 0.7, 0],
              [0, s],
              [-s * 0.7, 0],
            ],
            0.028,
          ),
          [0, 0, 0],
        ),
        x,
        y,
        0,
      ),
    );
  });
  const rose = group(
    ...Array.from({ length: 8 }, (_, k) =>
      turn(move(extrude(COLOURS[k % 5] as string, ellipse(w * 0.06, w * 0.1, 12), 0.03), 0, w * 0.13, 0), [0, 0, 45 * k]),
    ),
    extrude('amber', ellipse(w * 0.05, w * 0.05, 14), 0.034),
    hoop('stone', w * 0.25, 0.022, 'z', 26),
  );
  return group(
    extrude('stone', archOutline(w, h, 0, true), d, { holes: [archOutline(w, h, 0.1, true)] }),
    extrude('blue', archOutline(w, h, 0.09, true), 0.012),
    extrude(
      'dark',
      [
        [-inner / 2, 0.09],
        [inner / 2, 0.09],
        [inner / 2, low],
        [-inner / 2, low],
      ],
      0.014,
    ),
    ...cells,
    move(box('stone', 0.05, low - 0.06, d * 0.6), 0, 0.08, 0),
    move(box('stone', inner, 0.05, d * 0.6), 0, low - 0.04, 0),
    move(rose, 0, low + w * 0.33, 0),
  );
}

function roseWindow([w, , d]: Size): Shape {
  const r = w / 2;
  const ringOf = (count: number, at: number, a: number, b: number): Shape[] =>
    Array.from({ length: count }, (_, k) =>
      turn(move(extrude(COLOURS[(k * 2 + count) % 5] as string, ellipse(a * r, b * r, 14), d * 0.4), 0, at * r, 0), [
        0,
        0,
        (360 / count) * k,
      ]),
    );
  return move(
    group(
      extrude('stone', ellipse(r, r, 40), d, { holes: [ellipse(r * 0.86, r * 0.86, 40)] }),
      extrude('stone', ellipse(r * 0.88, r * 0.88, 36), d * 0.3),
      ...ringOf(16, 0.72, 0.1, 0.1),
      ...ringOf(12, 0.44, 0.085, 0.16),
      extrude('amber', ellipse(r * 0.14, r * 0.14, 18), d * 0.42),
      move(hoop('stone', r * 0.2, 0.05 * r, 'z', 24), 0, 0, d * 0.1),
      hoop('stone', r * 0.6, 0.03 * r, 'z', 32),
    ),
    0,
    r,
    0,
  );
}

const shutterWindow = ([w, h, d]: Size): Shape => {
  const inner: Size = [w * 0.52, h, d];
  const leaf = group(
    rim('sea', w * 0.23, h * 0.94, 0.04, 0.04),
    array(move(turn(box('sea', w * 0.2, 0.045, 0.008), [-30, 0, 0]), 0, 0.05, 0), Math.round(h / 0.07), [
      0,
      (h * 0.94 - 0.12) / Math.round(h / 0.07),
      0,
    ]),
  );
  return group(sashWindow(inner), mirror(move(leaf, w * 0.385, h * 0.03, 0.02)));
};

/** Windows in their frames. */
export const WINDOWS = {
  'sash-window': sashWindow,
  'casement-window': casement,
  'arched-window': archedWindow,
  'round-window': roundWindow,
  'bay-window': bayWindow,
  'roof-window': roofWindow,
  'stained-glass': stainedGlass,
  'rose-window': roseWindow,
  'shutter-window': shutterWindow,
} as const;
