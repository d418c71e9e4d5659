import type { GeneratorContext } from '@diorama/catalogue';
import { drawContents, roller, tube } from '@diorama/furnishing-parts';
import { box, extrude, group, lathe, mirror, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Room = Pick<GeneratorContext, 'size' | 'random'>;

/** Draws the tool chest. */
export const toolChest = ({ size: [w, h, d] }: Room): Shape =>
  group(
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => move(roller('rubber', 0.06, 0.04, 'x', 14), x * w * 0.42, 0.06, z * d * 0.38))),
    move(box('pole1', w, h * 0.56, d * 0.94, 0.008), 0, 0.12, 0),
    ...[0, 1, 2, 3].map((k) =>
      move(
        group(box('pole1', w * 0.94, h * 0.115, 0.02, 0.004), move(box('steel', w * 0.8, 0.018, 0.02), 0, h * 0.085, 0.012)),
        0,
        0.14 + k * h * 0.13,
        d * 0.47,
      ),
    ),
    move(box('ink', w * 1.01, 0.02, d * 0.96), 0, 0.12 + h * 0.56, 0),
    move(box('pole1', w * 0.96, h * 0.26, d * 0.8, 0.008), 0, 0.14 + h * 0.56, -d * 0.04),
    ...[0, 1, 2].map((k) =>
      move(
        group(box('pole1', w * 0.9, h * 0.06, 0.02, 0.004), move(box('steel', w * 0.76, 0.014, 0.02), 0, h * 0.04, 0.012)),
        0,
        0.16 + h * (0.56 + 0.075 * k),
        d * 0.36,
      ),
    ),
    tube(
      'steel',
      [
        [w * 0.5, h * 0.6, -d * 0.3],
        [w * 0.56, h * 0.62, -d * 0.3],
        [w * 0.56, h * 0.62, d * 0.3],
        [w * 0.5, h * 0.6, d * 0.3],
      ],
      0.014,
    ),
  );

/** Draws the toy chest. */
export const toyChest = ({ size: [w, h, d], random }: Room): Shape =>
  group(
    box('panel', w, h * 0.62, d * 0.9, 0.015),
    move(box('frame', w * 0.9, h * 0.46, 0.02), 0, h * 0.08, d * 0.45),
    ...['pole1', 'fish2', 'weed', 'pole2'].map((slot, k) =>
      move(
        extrude(
          slot,
          Array.from({ length: 10 }, (_, n) => {
            const r = n % 2 ? 0.03 : 0.07;
            return [r * Math.cos((n * Math.PI) / 5 + 0.94), r * Math.sin((n * Math.PI) / 5 + 0.94)] as const;
          }),
          0.02,
        ),
        (k - 1.5) * w * 0.2,
        h * 0.3,
        d * 0.46,
      ),
    ),
    turn(move(box('panel', w * 1.02, 0.04, d * 0.94, 0.01), 0, 0, d * 0.47), [-72, 0, 0], [0, h * 0.62, -d * 0.44]),
    move(drawContents('toys', { width: w * 0.86, height: 0.4, depth: d * 0.6 }, random), 0, h * 0.5, 0.04),
  );

/** Draws the wine rack. */
export const wineRack = ({ size: [w, h, d] }: Room): Shape => {
  const [across, up] = [Math.max(3, Math.round(w / 0.13)), Math.max(3, Math.round(h / 0.13))];
  return group(
    mirror(move(box('frame', 0.02, h, d), w / 2 - 0.01, 0, 0)),
    ...[0, h - 0.02].map((y) => move(box('frame', w, 0.02, d), 0, y, 0)),
    ...Array.from({ length: across - 1 }, (_, k) => move(box('frame', 0.012, h, d), ((k + 1) / across - 0.5) * w, 0, 0)),
    ...Array.from({ length: up - 1 }, (_, k) => move(box('frame', w, 0.012, d), 0, ((k + 1) / up) * h, 0)),
    ...Array.from({ length: across * up }, (_, k) =>
      (k * 7) % 5 === 0
        ? group()
        : turn(
            lathe(
              'bottle',
              [
                [0.036, 0],
                [0.038, 0.02],
                [0.038, 0.17],
                [0.014, 0.23],
                [0.014, 0.3],
              ],
              { sides: 9, bands: [null, null, null, 'cloth'] },
            ),
            [90, 0, 0],
            [(((k % across) + 0.5) / across - 0.5) * w, ((Math.floor(k / across) + 0.5) / up) * h - 0.01, -d * 0.42],
          ),
    ),
  );
};

/** Draws the vitrine. */
export const vitrine = ({ size: [w, h, d], random }: Room): Shape =>
  group(
    box('frame', w, h * 0.34, d, 0.01),
    mirror(mirror(move(box('brass', 0.02, h * 0.64, 0.02), w / 2 - 0.01, h * 0.34, d / 2 - 0.01), 'z')),
    move(box('frame', w, 0.05, d, 0.01), 0, h - 0.05, 0),
    move(box('light', w * 0.8, 0.012, d * 0.5), 0, h - 0.06, 0),
    move(box('glass', w - 0.02, h * 0.62, 0.008), 0, h * 0.34, -d / 2 + 0.01),
    ...[0.34, 0.56, 0.77].map((y, k) =>
      group(
        move(box(k ? 'glass' : 'cloth', w - 0.03, 0.014, d - 0.03), 0, y * h, 0),
        move(
          drawContents(k === 1 ? 'dishes' : 'trophies', { width: w - 0.1, height: h * 0.19, depth: d * 0.5 }, random),
          0,
          y * h + 0.014,
          0,
        ),
      ),
    ),
  );

/** Draws the museum case. */
export const museumCase = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('white', w, h * 0.58, d, 0.012),
    move(box('cloth', w * 0.9, 0.02, d * 0.9), 0, h * 0.58, 0),
    mirror(mirror(move(box('steel', 0.014, h * 0.4, 0.014), w / 2 - 0.012, h * 0.58, d / 2 - 0.012), 'z')),
    ...[-1, 1].map((s) => move(box('steel', w, 0.014, 0.014), 0, h - 0.014, s * (d / 2 - 0.012))),
    mirror(move(box('steel', 0.014, 0.014, d), w / 2 - 0.012, h - 0.014, 0)),
    move(
      lathe(
        'gold',
        [
          [0.08, 0],
          [0.03, 0.03],
          [0.02, 0.1],
          [0.06, 0.14],
          [0.12, 0.22],
          [0.13, 0.3],
          [0.11, 0.3],
          [0, 0.18],
        ],
        { sides: 20 },
      ),
      0,
      h * 0.6,
      0,
    ),
    move(box('face', w * 0.4, 0.1, 0.01), 0, h * 0.4, d / 2),
  );

/** Draws the cube shelf. */
export const cubeShelf = ({ size: [w, h, d], random }: Room): Shape => {
  const n = 4;
  const c = w / n;
  const m = Math.round(h / c);
  return group(
    ...Array.from({ length: n + 1 }, (_, k) => move(box('white', 0.025, h, d), (k / n - 0.5) * (w - 0.025), 0, 0)),
    ...Array.from({ length: m + 1 }, (_, k) => move(box('white', w, 0.025, d), 0, (k / m) * (h - 0.025), 0)),
    ...Array.from({ length: n * m }, (_, k) => {
      const at = [((k % n) + 0.5) * c - w / 2, Math.floor(k / n) * (h / m) + 0.025] as const;
      const kind = (k * 5) % 4;
      return kind === 0
        ? move(
            group(
              box(['pole2', 'fish2', 'weed'][k % 3] as string, c - 0.05, c - 0.07, d * 0.9, 0.01),
              move(box('ink', 0.08, 0.03, 0.01), 0, c * 0.6, d * 0.45),
            ),
            at[0],
            at[1],
            0,
          )
        : kind === 3
          ? group()
          : move(
              drawContents(kind === 1 ? 'books' : 'plants', { width: c - 0.07, height: c - 0.06, depth: d * 0.8 }, random),
              at[0],
              at[1],
              0,
            );
    }),
  );
};
