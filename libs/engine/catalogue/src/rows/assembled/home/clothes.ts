import { boxAt, group, mirror, move, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const item = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['bathroom', 'bedroom'] });
const worn = assembledIn('goods', { stand: 'hung', solid: 'none', places: ['bedroom', 'shop'] });

/** Clothes that are assembled from simple shapes. */
export const CLOTHING_THINGS: readonly CatalogueRow[] = [
  item(
    'slippers',
    [0.24, 0.103, 0.265],
    'slipper, pair of slippers, house slippers, sandals, sandal, flip-flops, flip flops, flip-flop, house shoes, ballet shoes, ballet slippers, geta',
    { sole: 'leather #4a3424', cloth: 'fabric #8a3040', fluff: 'fur #f0e8dc' },
    [-0.07, 0.07].map((x) =>
      group(
        turn(
          plate('sole', [-0.045, -0.13, 0.045, -0.13, 0.05, 0.06, 0.035, 0.12, -0.035, 0.12, -0.05, 0.06], 0.02),
          [90, 0, 0],
          [x, 0.012, 0],
        ),
        ball('cloth', [0.05, 0.045, 0.085], [x, 0.03, 0.05]),
        turn(torus('fluff', 0.036, 0.012, 16), [60, 0, 0], [x, 0.045, -0.02]),
      ),
    ),
    { stand: 'ground', family: 'sneakers', places: ['bedroom'] },
  ),
  worn(
    'apron',
    [0.735, 0.917, 0.031],
    'kitchen apron, chef apron, leather apron, striped apron, blacksmith apron, oven gloves, oven glove, oven mitt, oven mitts',
    { cloth: 'fabric #d8d0bc', stripe: 'fabric #3a5a80', tie: 'fabric #3a5a80', mitt: 'fabric #c84a38' },
    [
      plate('cloth', [-0.32, 0.02, 0.32, 0.02, 0.3, 0.5, 0.14, 0.6, 0.12, 0.82, -0.12, 0.82, -0.14, 0.6, -0.3, 0.5], 0.02),
      ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) => boxAt('stripe', [0.025, Math.abs(x) > 0.13 ? 0.46 : 0.78, 0.024], [x, 0.03, 0])),
      boxAt('cloth', [0.3, 0.2, 0.03], [0, 0.22, 0.004]),
      tube('tie', [-0.1, 0.82, 0, -0.06, 0.93, 0, 0.06, 0.93, 0, 0.1, 0.82, 0], 0.009, 5),
      mirror(tube('tie', [0.3, 0.5, 0, 0.36, 0.4, 0, 0.34, 0.2, 0.01], 0.009, 5)),
    ],
    { places: ['kitchen'] },
  ),
  worn(
    'suit',
    [0.749, 1.51, 0.153],
    'business suit, suit jacket, dinner jacket, tuxedo, suit and tie, suits, uniform, necktie, bow tie, school uniform, military uniform, dress uniform',
    { cloth: 'fabric #24283a', shirt: 'fabric #f4f2ec', tie: 'fabric #a82430', hanger: 'wood', button: 'plastic #14141a' },
    [
      tube('hanger', [-0.2, 1.36, 0, 0, 1.44, 0, 0.2, 1.36, 0], 0.014, 6),
      tube('hanger', [0, 1.43, 0, 0, 1.48, 0, 0.03, 1.5, 0, 0.03, 1.47, 0], 0.006, 5),
      plate('cloth', [-0.24, 0.68, 0.24, 0.68, 0.24, 1.3, 0.1, 1.41, -0.1, 1.41, -0.24, 1.3], 0.12),
      mirror(tube('cloth', [0.23, 1.3, 0, 0.31, 1, 0.01, 0.3, 0.74, 0.03], [0.075, 0.065, 0.05], 9)),
      plate('shirt', [0, 1, 0.07, 1.4, -0.07, 1.4], 0.13),
      plate('tie', [0, 1.02, 0.026, 1.1, 0.014, 1.36, -0.014, 1.36, -0.026, 1.1], 0.14),
      mirror(plate('cloth', [0, 0.98, 0.06, 1.15, 0.14, 1.24, 0.09, 1.4, 0.05, 1.4], 0.145)),
      ...[0.8, 0.92].map((y) => ball('button', 0.011, [0, y, 0.064], 1)),
      mirror(plate('cloth', [0.01, 0, 0.13, 0, 0.17, 0.7, 0, 0.7], 0.08)),
    ],
    { family: 'coat' },
  ),
  worn(
    'jeans',
    [0.45, 1.01, 0.0908],
    'trousers, pair of jeans, pants, pair of trousers, denim jeans, shorts, slacks, dungarees, overalls, blue jeans',
    { denim: 'fabric #34558a', seam: 'fabric #c89048', belt: 'leather #5a3820', brass: 'brass' },
    [
      plate('denim', [-0.2, 0, -0.06, 0, -0.01, 0.62, 0.01, 0.62, 0.06, 0, 0.2, 0, 0.22, 0.98, -0.22, 0.98], 0.08),
      boxAt('belt', [0.45, 0.05, 0.086], [0, 0.96, 0]),
      boxAt('brass', [0.06, 0.05, 0.09], [0, 0.96, 0]),
      mirror(tube('seam', [0.08, 0.96, 0.042, 0.13, 0.86, 0.042, 0.21, 0.84, 0.042], 0.004, 5)),
      tube('seam', [0, 0.94, 0.042, 0, 0.64, 0.042], 0.004, 5),
      mirror(boxAt('seam', [0.1, 0.006, 0.084], [0.13, 0.03, 0])),
    ],
    { family: 't-shirt' },
  ),
  worn(
    'jumper',
    [0.884, 0.704, 0.208],
    'sweater, woolly jumper, knitted jumper, wool jumper, christmas jumper, pullover, hoodie, cardigan, knitwear, knitted sweater, sweatshirt',
    { wool: 'wool #3a6a5a', band: 'wool #f0e4cc', red: 'wool #b83838' },
    [
      plate('wool', [-0.24, 0.04, 0.24, 0.04, 0.23, 0.5, 0.12, 0.68, -0.12, 0.68, -0.23, 0.5], 0.09),
      mirror(tube('wool', [0.2, 0.58, 0, 0.34, 0.34, 0, 0.38, 0.12, 0], [0.09, 0.075, 0.06], 9)),
      boxAt('band', [0.5, 0.06, 0.1], [0, 0, 0], 0.01),
      mirror(post('band', 0.062, 0.06, [0.38, 0.06, 0], 10)),
      move(torus('band', 0.08, 0.026, 18), 0, 0.68, 0),
      ...Array.from({ length: 9 }, (_, k) =>
        turn(boxAt(k % 2 === 0 ? 'red' : 'band', [0.045, 0.045, 0.1], [0, 0, 0]), [0, 0, 45], [-0.2 + 0.05 * k, 0.4, 0]),
      ),
    ],
    { family: 't-shirt' },
  ),
  worn(
    'cloak',
    [0.941, 1.55, 0.239],
    'hooded cloak, travelling cloak, wizard cloak, black cloak, red cloak, robe, robes, dressing gown, bathrobe, bath robe, hanging robe, wizard robe, poncho, monk robe',
    { cloth: 'fabric #5a1c28', trim: 'gold', dark: 'fabric #2a0c14' },
    [
      ...Array.from({ length: 9 }, (_, k) =>
        tube(
          'cloth',
          [
            -0.16 + 0.04 * k,
            1.28,
            0.02 * Math.sin(k * 2),
            -0.3 + 0.075 * k,
            0.7,
            0.03 * Math.sin(k * 2),
            -0.4 + 0.1 * k,
            0.03,
            0.04 * Math.sin(k * 2),
          ],
          [0.05, 0.065, 0.075],
          7,
        ),
      ),
      turn(torus('cloth', 0.13, 0.075, 18), [70, 0, 0], [0, 1.36, 0]),
      ball('dark', [0.1, 0.14, 0.05], [0, 1.38, 0.03]),
      ball('trim', 0.026, [0, 1.24, 0.09], 1),
      tube('trim', [-0.07, 1.27, 0.07, 0, 1.22, 0.1, 0.07, 1.27, 0.07], 0.008, 5),
      tube('trim', [-0.42, 0.03, 0.07, 0, 0.02, 0.09, 0.42, 0.03, 0.07], 0.014, 5),
    ],
    { family: 'coat' },
  ),
  worn(
    'kimono',
    [1.44, 1.36, 0.076],
    'kimonos, silk kimono, yukata, hanging kimono, hanfu, kimono on a stand, kimono rack, embroidered robe, kimono display',
    {
      silk: 'fabric #24506a',
      blossom: 'petal #f4b0c4',
      obi: 'fabric #c8982c',
      lining: 'fabric #c83838',
      wood: 'wood #3a2414',
      branch: 'bark',
    },
    [
      rod('wood', [-0.72, 1.34, -0.02], [0.72, 1.34, -0.02], 0.018),
      plate('silk', [-0.3, 0, 0.3, 0, 0.3, 1.36, -0.3, 1.36], 0.05),
      mirror(plate('silk', [0.28, 0.72, 0.68, 0.66, 0.7, 1.3, 0.28, 1.36], 0.05)),
      mirror(boxAt('lining', [0.02, 0.62, 0.056], [0.69, 0.67, 0])),
      boxAt('obi', [0.62, 0.26, 0.06], [0, 0.62, 0]),
      plate('lining', [-0.03, 0.9, 0.1, 1.36, 0.04, 1.36, -0.06, 0.98], 0.06),
      plate('lining', [0.03, 0.9, -0.04, 1.0, -0.1, 1.36, -0.04, 1.36], 0.062),
      tube('branch', [0.28, 0.02, 0.03, 0.12, 0.22, 0.03, 0.2, 0.42, 0.03, 0, 0.56, 0.03], 0.008, 5),
      ...Array.from({ length: 22 }, (_, k) =>
        ball(
          'blossom',
          [0.03, 0.03, 0.01],
          [
            k < 14 ? -0.05 + 0.3 * spread(k + 1) : (k % 2 === 0 ? 1 : -1) * (0.4 + 0.22 * spread(k)),
            k < 14 ? 0.06 + 0.5 * spread(k, 0.37) : 0.75 + 0.5 * spread(k, 0.37),
            0.028,
          ],
          1,
        ),
      ),
    ],
    { family: 'dress' },
  ),
  worn(
    'wedding-dress',
    [1.01, 1.42, 1.02],
    'wedding gown, bridal gown, ball gown, white wedding dress, bridal dress, ballgown, princess dress, prom dress, tutu, wedding dress on a mannequin',
    { silk: 'fabric #f8f4ee', lace: 'fabric #efe6dc', stand: 'wood #5a3a20', pearl: 'ceramic' },
    [
      turnedBody('silk', [0, 0, 48, 0, 46, 10, 36, 46, 22, 82, 13, 96, 14, 104, 17, 118, 15, 128, 0, 128], 28),
      ...Array.from({ length: 22 }, (_, k) =>
        turn(tube('lace', [0, 0.02, 0.47, 0, 0.5, 0.35, 0, 0.9, 0.16], [0.04, 0.026, 0.012], 6), [0, 16.4 * k, 0]),
      ),
      move(torus('lace', 0.13, 0.02, 24), 0, 0.97, 0),
      turnedAt('stand', [0, 0, 4, 0, 4, 8, 5, 10, 0, 14], [0, 1.28, 0], 14),
      mirror(ball('lace', [0.06, 0.05, 0.06], [0.16, 1.25, 0])),
      ...Array.from({ length: 12 }, (_, k) => turn(ball('pearl', 0.012, [0, 1.2, 0.165], 1), [0, 30 * k, 0])),
    ],
    { stand: 'ground', family: 'dress' },
  ),
  worn(
    'swimsuit',
    [0.407, 0.739, 0.054],
    'bathing suit, bikini, swimming costume, swimming trunks, one-piece swimsuit, swimwear on a hook, leotard',
    { cloth: 'fabric #d83a5c', stripe: 'fabric #f8f4ec', hanger: 'plastic #d8d8d4' },
    [
      plate(
        'cloth',
        [-0.03, 0, 0.03, 0, 0.17, 0.16, 0.14, 0.3, 0.17, 0.5, 0.1, 0.46, 0, 0.42, -0.1, 0.46, -0.17, 0.5, -0.14, 0.3, -0.17, 0.16],
        0.05,
      ),
      ...[0.2, 0.28, 0.36].map((y) => boxAt('stripe', [0.26, 0.025, 0.054], [0, y, 0])),
      mirror(tube('cloth', [0.13, 0.47, 0, 0.11, 0.64, 0], 0.012, 6)),
      tube('hanger', [-0.2, 0.61, 0, 0, 0.68, 0, 0.2, 0.61, 0], 0.01, 6),
      tube('hanger', [0, 0.67, 0, 0, 0.72, 0, 0.025, 0.735, 0], 0.005, 5),
    ],
    { family: 'dress' },
  ),
];
