import { array, boxAt, extrude, group, mirror, move, rod, torus, turn, scale } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, tube, turnedAt, turnedBody } from '../forms.js';

const built = assembledIn('architecture', { side: 'outdoors' });
const room = assembledIn('interior');
const item = assembledIn('goods', { stand: 'surface', solid: 'none' });

/** A lattice of laths in the xy plane over a width and a height, from the point at its lower middle. */
const lattice = (slot: string, [width, height]: Point2, [columns, rows]: Point2, thickness = 0.02): Shape =>
  group(
    array(boxAt(slot, [thickness, height, thickness], [0, 0, 0]), columns, [width / (columns - 1), 0, 0], true),
    array(boxAt(slot, [width, thickness, thickness], [0, 0, 0]), rows, [0, (height - thickness) / (rows - 1), 0]),
  );

/** The outline of an eight-pointed star. */
const EIGHT = Array.from({ length: 16 }, (_, k): Point2 => {
  const [angle, radius] = [(Math.PI * k) / 8, k % 2 === 0 ? 0.14 : 0.105];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

/** Things of cultures of the world. */
export const WORLD_CULTURE_THINGS: readonly CatalogueRow[] = [
  room(
    'lattice-screen',
    [1.8, 2.1, 0.1],
    'mashrabiya, wooden lattice, lattice, lattice panel, lattice window, latticework, lattice fronts, lattice front, jali, jali screen, carved wooden screen, carved screen, mashrabiya screen, wooden lattice screen, kumiko screen, fretwork screen, lattice work, lattice partition',
    { wood: 'wood #6a3a1e', dark: 'wood #4a2612' },
    [
      mirror(boxAt('dark', [0.1, 2.1, 0.1], [0.85, 0, 0])),
      ...[0, 0.5, 2].map((y) => boxAt('dark', [1.8, 0.1, 0.1], [0, y, 0])),
      ...Array.from({ length: 5 }, (_, column) =>
        Array.from({ length: 5 }, (__, row) =>
          move(
            extrude('wood', EIGHT, 0.03, {
              holes: [
                Array.from({ length: 8 }, (___, k): Point2 => [0.06 * Math.cos((-Math.PI * k) / 4), 0.06 * Math.sin((-Math.PI * k) / 4)]),
              ],
            }),
            -0.64 + 0.32 * column,
            0.74 + 0.285 * row,
            0,
          ),
        ),
      ).flat(),
      move(lattice('wood', [1.6, 1.4], [11, 10], 0.016), 0, 0.6, -0.02),
      move(lattice('wood', [1.6, 0.4], [17, 5], 0.016), 0, 0.1, 0),
    ],
    { solid: 'box', stand: 'wall' },
  ),
  item(
    'hookah',
    [0.482, 0.755, 0.323],
    'shisha pipe, shisha, water pipe, nargile, hubble-bubble, hookah pipe, shisha pipes, waterpipe',
    { glass: 'glass #2f6aa8', brass: 'brass', hose: 'fabric #a8283c', clay: 'clay', coal: 'ember' },
    [
      turnedBody('glass', [0, 0, 9, 0, 11, 4, 11, 12, 7, 20, 3.4, 26, 3.6, 28, 0, 28], 24),
      turnedAt('brass', [0, 0, 3, 0, 2, 4, 3.4, 7, 1.6, 11, 1.6, 20, 3, 24, 1.6, 28, 1.6, 36, 0, 36], [0, 0.27, 0]),
      turnedAt('brass', [0, 0, 10, 1, 11, 2, 2, 2, 0, 2], [0, 0.62, 0]),
      turnedAt('clay', [0, 0, 2, 0, 5, 6, 4.4, 9, 0, 8], [0, 0.65, 0]),
      ...[0, 1, 2].map((k) => boxAt('coal', [0.03, 0.025, 0.03], [0.025 * Math.cos(k * 2.1), 0.73, 0.025 * Math.sin(k * 2.1)], 0.004)),
      tube(
        'hose',
        [0.03, 0.36, 0, 0.12, 0.42, 0.04, 0.22, 0.3, 0.08, 0.2, 0.06, 0.14, 0.04, 0.02, 0.2, -0.12, 0.03, 0.18, -0.2, 0.14, 0.12],
        0.014,
        8,
      ),
      tube('brass', [-0.2, 0.14, 0.12, -0.24, 0.26, 0.09], [0.013, 0.009]),
      ...[0.4, 0.52].map((y) => move(torus('brass', 0.03, 0.008, 14), 0, y, 0)),
    ],
    { places: ['living-room'], stand: 'ground' },
  ),
  item(
    'zellige-panel',
    [1.9, 1.3, 0.035],
    'azulejo, azulejos, mosaic tile wall, tilework, decorative tiles, islamic tiles, geometric tiles, blue tiles panel, iznik tiles, talavera tiles',
    { white: 'ceramic #f0ece0', green: 'ceramic #1f7a5a', blue: 'ceramic #24589a', ochre: 'ceramic #d8962c', grout: 'plaster #c8c0b0' },
    [
      boxAt('grout', [1.9, 1.3, 0.02], [0, 0, 0]),
      ...Array.from({ length: 24 }, (_, k) => {
        const [x, y] = [-0.775 + 0.31 * (k % 6), 0.185 + 0.31 * Math.floor(k / 6)];
        return group(
          boxAt('white', [0.3, 0.3, 0.012], [x, y - 0.15, 0.01]),
          move(extrude((k + Math.floor(k / 6)) % 2 === 0 ? 'green' : 'blue', EIGHT, 0.014), x, y, 0.012),
          move(
            extrude(
              'white',
              EIGHT.map(([a, b]): Point2 => [0.55 * a, 0.55 * b]),
              0.02,
            ),
            x,
            y,
            0.012,
          ),
          move(
            extrude(
              'ochre',
              EIGHT.map(([a, b]): Point2 => [0.28 * a, 0.28 * b]),
              0.026,
            ),
            x,
            y,
            0.012,
          ),
          ...[
            [1, 1],
            [1, -1],
            [-1, 1],
            [-1, -1],
          ].map(([a = 0, b = 0]) =>
            turn(boxAt('ochre', [0.05, 0.05, 0.014], [0, -0.025, 0]), [0, 0, 45], [x + 0.118 * a, y + 0.118 * b, 0.012]),
          ),
        );
      }),
    ],
    { stand: 'hung', places: ['living-room'] },
  ),
  built(
    'granary',
    [3.44, 4.39, 3.44],
    'raised granary, grain store, african granary, thatched granary, storehouse on stilts, mud granary, corn crib, thatched storehouse, horreo, qullqa, grain storehouse',
    { mud: 'plaster #b08458', thatch: 'straw #b8985c', wood: 'wood #6a4a30', stone: 'stone' },
    [
      ...[45, 135, 225, 315].map((a) =>
        turn(group(post('wood', 0.12, 0.9, [0, 0, 1.15], 10), post('stone', 0.24, 0.1, [0, 0.85, 1.15], 12)), [0, a, 0]),
      ),
      post('wood', 1.45, 0.12, [0, 0.95, 0], 20),
      turnedAt('mud', [0, 0, 110, 0, 130, 50, 128, 130, 110, 165, 0, 165], [0, 1.06, 0], 24),
      turnedAt('thatch', [0, 0, 172, -30, 170, -18, 100, 60, 40, 130, 8, 175, 0, 178], [0, 2.6, 0], 24),
      boxAt('wood', [0.5, 0.6, 0.1], [0, 1.7, 1.28]),
      turn(rod('wood', [0, 0, 0], [0, 2, 0], 0.06), [14, 0, 0], [0.6, 0, 1.1]),
    ],
    { solid: 'cylinder', places: ['village'] },
  ),
  item(
    'calabash',
    [0.47, 0.29, 0.27],
    'calabashes, gourd bowls, gourds, dried gourd, gourd bottle, calabash bowl, gourd vessels',
    { gourd: 'wood #c08840', dark: 'wood #7a4a1c', inner: 'wood #e0c898' },
    [
      turnedBody('gourd', [0, 0, 7, 1, 11, 7, 9, 14, 4, 18, 5, 22, 4, 26, 1.4, 29, 0, 29], 20),
      move(torus('dark', 0.1, 0.006, 20), 0, 0.1, 0),
      move(
        group(
          turnedBody('gourd', [0, 0, 5, 0, 10, 5, 12, 10, 11.4, 10, 9, 5, 0, 1.4], 20),
          turnedAt('inner', [0, 0, 9, 0, 11, 5, 0, 4], [0, 0.02, 0], 20),
        ),
        0.24,
        0,
        0.04,
      ),
    ],
    { places: ['village'] },
  ),
  item(
    'hieroglyph-panel',
    [1.82, 2.2, 0.115],
    'hieroglyphs, hieroglyphics, hieroglyph, egyptian wall relief, hieroglyphic wall, wall of hieroglyphs, egyptian hieroglyphs, carved hieroglyphs, wall relief, stone relief, carved relief, bas-relief, bas relief',
    { stone: 'sandstone #d0b080', cut: 'sandstone #9a7848', red: 'paint #a84a2c', blue: 'paint #2f6a8a', gold: 'paint #c8962c' },
    [
      boxAt('stone', [1.8, 2.2, 0.08], [0, 0, 0]),
      ...[-0.6, 0, 0.6].map((x) => boxAt('cut', [0.02, 2.1, 0.01], [x - 0.3, 0.05, 0.04])),
      boxAt('cut', [0.02, 2.1, 0.01], [0.9, 0.05, 0.04]),
      ...Array.from({ length: 27 }, (_, k) => {
        const [x, y] = [-0.6 + 0.6 * (k % 3), 0.12 + 0.23 * Math.floor(k / 3)];
        const slot = ['red', 'blue', 'cut', 'gold', 'cut'][(k * 7) % 5] ?? 'cut';
        const sign = (k * 5 + Math.floor(k / 3)) % 7;
        return move(
          sign === 0
            ? group(
                ball(slot, [0.13, 0.05, 0.02], [0, 0.08, 0]),
                disc('stone', 0.04, 0.03, [0, 0.08, 0]),
                tube(slot, [0.1, 0.06, 0, 0.14, -0.02, 0], 0.014),
              )
            : sign === 1
              ? group(
                  plate(slot, [-0.12, 0, 0.1, 0, 0.12, 0.08, 0.04, 0.14, -0.04, 0.1, -0.08, 0.16, -0.12, 0.14], 0.03),
                  rod(slot, [-0.02, 0, 0], [-0.02, -0.05, 0], 0.01),
                )
              : sign === 2
                ? tube(
                    slot,
                    [-0.18, 0.05, 0, -0.12, 0.1, 0, -0.06, 0.05, 0, 0, 0.1, 0, 0.06, 0.05, 0, 0.12, 0.1, 0, 0.18, 0.05, 0],
                    0.014,
                    5,
                  )
                : sign === 3
                  ? group(
                      turn(torus(slot, 0.05, 0.016, 18), [90, 0, 0], [0, 0.12, 0]),
                      boxAt(slot, [0.03, 0.12, 0.02], [0, -0.04, 0]),
                      boxAt(slot, [0.13, 0.03, 0.02], [0, 0.04, 0]),
                    )
                  : sign === 4
                    ? group(disc(slot, 0.07, 0.02, [0, 0.07, 0]), boxAt(slot, [0.26, 0.02, 0.02], [0, -0.03, 0]))
                    : sign === 5
                      ? group(
                          boxAt(slot, [0.04, 0.18, 0.02], [-0.08, -0.02, 0]),
                          boxAt(slot, [0.04, 0.18, 0.02], [0, -0.02, 0]),
                          boxAt(slot, [0.04, 0.18, 0.02], [0.08, -0.02, 0]),
                        )
                      : group(
                          ball(slot, [0.05, 0.06, 0.02], [0, 0.14, 0]),
                          plate(slot, [-0.1, -0.03, 0.1, -0.03, 0.05, 0.09, -0.05, 0.09], 0.024),
                        ),
          x,
          y,
          0.045,
        );
      }),
    ],
    { stand: 'hung', places: ['tomb', 'museum'] },
  ),
  built(
    'calendar-stone',
    [3.01, 3.11, 0.56],
    'aztec calendar, sun stone, aztec sun stone, mayan calendar, stone calendar, carved stone disc, aztec calendar stone, stone wheel carving',
    { stone: 'stone #8a8070', dark: 'stone #5e5648' },
    [
      move(
        group(
          disc('stone', 1.5, 0.3, [0, 0, -0.2], 48),
          ...[1.46, 1.22, 0.96, 0.62].map((r, k) => turn(torus(k % 2 === 0 ? 'dark' : 'stone', r, 0.05, 48), [90, 0, 0], [0, 0, 0.1])),
          ...Array.from({ length: 32 }, (_, k) => turn(boxAt('stone', [0.16, 0.14, 0.08], [0, 1.27, 0.1]), [0, 0, 11.25 * k])),
          ...Array.from({ length: 20 }, (_, k) =>
            turn(group(boxAt('dark', [0.22, 0.18, 0.06], [0, 1, 0.1]), ball('stone', [0.06, 0.06, 0.05], [0, 1.09, 0.16], 1)), [
              0,
              0,
              18 * k,
            ]),
          ),
          ...Array.from({ length: 8 }, (_, k) => turn(plate('stone', [-0.12, 0.65, 0.12, 0.65, 0, 0.95], 0.12, 0.12), [0, 0, 45 * k])),
          disc('dark', 0.44, 0.08, [0, 0, 0.08]),
          ball('stone', [0.28, 0.32, 0.12], [0, 0, 0.16], 3),
          mirror(ball('dark', 0.05, [0.1, 0.08, 0.26])),
          boxAt('dark', [0.16, 0.07, 0.04], [0, -0.16, 0.24]),
          plate('stone', [-0.05, -0.3, 0.05, -0.3, 0.03, -0.18, -0.03, -0.18], 0.1, 0.24),
        ),
        0,
        1.6,
        0,
      ),
      boxAt('dark', [1.4, 0.3, 0.5], [0, 0, 0], 0.03),
    ],
    { solid: 'box', places: ['museum'] },
  ),
  item(
    'canopic-jars',
    [0.59, 0.43, 0.174],
    'canopic jar, egyptian jars, egyptian burial jars',
    { stone: 'marble #e0d0a8', blue: 'paint #2a5a7a', gold: 'gold', dark: 'paint #20180f' },
    [-0.22, -0.07, 0.08, 0.23].map((x, k) =>
      move(
        group(
          turnedBody('stone', [0, 0, 5, 0, 7, 12, 7, 22, 5, 26, 0, 26], 18),
          ball('stone', [0.05, 0.06, 0.05], [0, 0.32, 0]),
          ...(k === 1
            ? [mirror(turnedAt('dark', [0, 0, 1.4, 0, 0, 7], [0.026, 0.36, 0], 8))]
            : k === 2
              ? [turn(turnedBody('dark', [0, 0, 2, 0, 0, 6], 8), [90, 0, 0], [0, 0.315, 0.045])]
              : [mirror(plate('blue', [0.02, 0.24, 0.07, 0.24, 0.05, 0.37, 0.02, 0.38], 0.05))]),
          boxAt('gold', [0.02, 0.14, 0.004], [0, 0.07, 0.07]),
          mirror(ball('dark', 0.007, [0.018, 0.33, 0.046], 1)),
        ),
        x,
        0,
        0,
      ),
    ),
    { places: ['tomb', 'museum'] },
  ),
  item(
    'cave-painting',
    [3.7, 2.26, 0.293],
    'cave paintings, rock painting, rock paintings, rock art, cave art, petroglyphs, petroglyph, handprints, hand prints, ochre handprints, prehistoric paintings, painted bison, prehistoric cave paintings',
    { rock: 'sandstone #b09878', ochre: 'paint #8a3c1c', black: 'paint #241a14', yellow: 'paint #b87a2c', hand: 'paint #c8b094' },
    [
      boxAt('rock', [3.1, 1.9, 0.2], [0, 0.05, 0], 0.09),
      ...Array.from({ length: 14 }, (_, k) =>
        ball('rock', [0.4, 0.3, 0.14], [1.45 * Math.cos(k * 0.45), 1 + 0.85 * Math.sin(k * 0.45), 0.02], 2),
      ),
      ...[
        [-0.85, 1.2, 1, 'ochre'],
        [0.35, 1.3, 0.85, 'black'],
        [-0.15, 0.55, 0.75, 'yellow'],
      ].map(([x, y, size, slot]) =>
        move(
          scale(
            group(
              plate(
                String(slot),
                [
                  -0.5, 0, -0.42, -0.12, 0.3, -0.1, 0.44, -0.02, 0.6, -0.1, 0.68, 0, 0.56, 0.16, 0.4, 0.3, 0.2, 0.26, -0.1, 0.2, -0.45,
                  0.18,
                ],
                0.012,
              ),
              ...[-0.4, -0.26, 0.16, 0.28].map((leg, k) =>
                plate(
                  String(slot),
                  [leg, -0.4, leg + 0.03, -0.4, leg + 0.1, -0.08, leg - 0.02, -0.08].map((value, j) =>
                    j % 2 === 0 ? value + 0.03 * (k % 2) : value,
                  ),
                  0.012,
                ),
              ),
              tube('black', [0.54, 0.14, 0, 0.62, 0.24, 0, 0.6, 0.34, 0], 0.014, 5),
              tube('black', [0.46, 0.2, 0, 0.48, 0.32, 0, 0.42, 0.38, 0], 0.014, 5),
              tube(String(slot), [-0.48, 0.12, 0, -0.6, 0.02, 0, -0.62, -0.14, 0], 0.014, 5),
            ),
            Number(size),
          ),
          Number(x),
          Number(y),
          0.16,
        ),
      ),
      ...[
        [0.95, 0.5],
        [1.2, 0.85],
        [-1.2, 0.45],
        [0.7, 0.35],
      ].map(([x = 0, y = 0], k) =>
        move(
          turn(
            group(
              disc('ochre', 0.16, 0.008, [0, 0.02, -0.006]),
              ball('hand', [0.055, 0.06, 0.01], [0, 0, 0.006]),
              ...[-0.05, -0.018, 0.014, 0.046].map((dx) =>
                tube('hand', [dx * 0.8, 0.03, 0.008, dx * 1.5, 0.12 - 0.3 * Math.abs(dx), 0.008], 0.013, 6),
              ),
              tube('hand', [0.04, -0.01, 0.008, 0.09, 0.03, 0.008], 0.014, 6),
            ),
            [0, 0, 14 * Math.sin(k * 2)],
          ),
          x,
          y,
          0.13,
        ),
      ),
    ],
    { stand: 'wall', solid: 'box', places: ['cave'] },
  ),
];
