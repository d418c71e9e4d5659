import { boxAt, extrude, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, spread, tube, turnedAt, turnedBody } from '../forms.js';

const war = assembledIn('goods', { side: 'outdoors', places: ['battlefield'] });
const field = assembledIn('architecture', { side: 'outdoors', places: ['battlefield'] });
const lists = assembledIn('architecture', { side: 'outdoors', places: ['castle'] });
const relic = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['museum'] });
const west = assembledIn('architecture', { side: 'outdoors', places: ['western-town'] });

/** A heraldic shield in the xy plane. */
const heraldic = (first: string, second: string, [x, y, z]: readonly [number, number, number]) =>
  group(
    move(plate(first, [0, -0.42, 0.26, -0.16, 0.3, 0.2, -0.3, 0.2, -0.26, -0.16], 0.04), x, y, z),
    boxAt(second, [0.12, 0.5, 0.045], [x, y - 0.3, z]),
    boxAt(second, [0.54, 0.12, 0.046], [x, y - 0.06, z]),
  );

/** Things of wars, castles, the west and digs. */
export const HISTORY_THINGS: readonly CatalogueRow[] = [
  field(
    'duckboards',
    [0.7, 0.109, 4],
    'duck boards, trench boards, trench duckboards, wooden slats on the mud, duckboard path, duckboard walkway',
    { wood: 'planks #7a6446', mud: 'mud' },
    [
      mirror(boxAt('wood', [0.09, 0.07, 4], [0.26, 0, 0])),
      ...Array.from({ length: 26 }, (_, k) =>
        turn(
          boxAt('wood', [0.68, 0.035, 0.1], [0, 0.07, 0], 0.004),
          [0, 5 * (spread(k + 1) - 0.5), 0],
          [0.02 * (spread(k, 0.37) - 0.5), 0.004 * (k % 2), -1.92 + 0.153 * k],
        ),
      ),
    ],
    { stand: 'flat', solid: 'none' },
  ),
  war(
    'trench-periscope',
    [0.553, 1.93, 0.484],
    'trench periscopes, box periscope, field periscope, artillery periscope',
    { wood: 'wood #5a5236', glass: 'glass #a8c8d0', dark: 'paint #1c1c18', leg: 'wood #6a5030' },
    [
      radial(rod('leg', [0, 0.8, 0.03], [0, 0, 0.3], 0.018), 3),
      boxAt('wood', [0.12, 1.3, 0.1], [0, 0.6, 0], 0.006),
      boxAt('dark', [0.09, 0.1, 0.02], [0, 1.76, 0.045]),
      boxAt('glass', [0.075, 0.08, 0.024], [0, 1.77, 0.046]),
      boxAt('dark', [0.09, 0.1, 0.02], [0, 0.66, -0.045]),
      boxAt('glass', [0.075, 0.08, 0.024], [0, 0.67, -0.046]),
      boxAt('wood', [0.13, 0.03, 0.14], [0, 1.89, 0.01]),
    ],
    { solid: 'none' },
  ),
  war(
    'machine-gun',
    [0.736, 0.687, 1.62],
    'maxim gun, heavy machine gun, vickers gun, machine guns, gatling gun, mounted machine gun, machine gun on a tripod',
    { steel: 'iron #2c2e30', jacket: 'iron #3c4038', brass: 'brass', wood: 'wood', box: 'paint #4a5238' },
    [
      mirror(rod('steel', [0.02, 0.45, 0.1], [0.34, 0, 0.5], 0.03)),
      rod('steel', [0, 0.45, 0.1], [0, 0, -0.75], 0.03),
      boxAt('steel', [0.12, 0.14, 0.42], [0, 0.45, -0.15], 0.01),
      disc('jacket', 0.07, 0.62, [0, 0.54, 0.06]),
      disc('steel', 0.03, 0.2, [0, 0.54, 0.66]),
      mirror(rod('wood', [0.05, 0.52, -0.36], [0.05, 0.62, -0.42], 0.018)),
      boxAt('box', [0.14, 0.2, 0.28], [0.3, 0, -0.1], 0.01),
      ...Array.from({ length: 9 }, (_, k) => boxAt('brass', [0.02, 0.018, 0.09], [0.07 + 0.024 * k, 0.53 - 0.004 * k * k * 1.4, -0.1])),
      boxAt('steel', [0.02, 0.06, 0.02], [0, 0.6, 0.0]),
    ],
  ),
  field(
    'searchlight',
    [1.32, 2.03, 1.16],
    'search light, anti-aircraft searchlight, searchlights, prison searchlight, military searchlight',
    { steel: 'metal #5a6056', glass: 'glow #fff4d0', rim: 'iron', wheel: 'rubber' },
    [
      boxAt('steel', [1, 0.2, 0.9], [0, 0.3, 0], 0.03),
      mirror(mirror(sideDisc('wheel', 0.25, 0.12, [0.44, 0.25, 0.3])), 'z'),
      post('steel', 0.2, 0.3, [0, 0.5, 0]),
      mirror(boxAt('steel', [0.08, 0.75, 0.14], [0.62, 0.75, 0])),
      boxAt('steel', [1.3, 0.1, 0.2], [0, 0.74, 0]),
      turn(
        group(
          turnedBody('steel', [0, -50, 30, -46, 50, -30, 54, 30, 50, 32, 48, 26, 0, 24], 28),
          turnedAt('glass', [0, 0, 48, 0, 48, 2, 0, 3], [0, 0.27, 0], 28),
          move(torus('rim', 0.53, 0.03, 28), 0, 0.31, 0),
        ),
        [50, 0, 0],
        [0, 1.4, 0],
      ),
    ],
  ),
  field(
    'tank-traps',
    [5.08, 1.32, 2.17],
    'tank trap, czech hedgehog, czech hedgehogs, anti-tank obstacle, anti-tank obstacles, beach obstacles, steel hedgehogs, tank obstacle, anti tank hedgehogs',
    { steel: 'rust #5a3c2c' },
    [-1.7, 0, 1.7].map((x, k) =>
      turn(
        group(
          ...(
            [
              [55, 0, 0],
              [-28, 0, 52],
              [-28, 0, -52],
            ] as const
          ).map((angles) =>
            turn(
              group(
                boxAt('steel', [0.03, 2, 0.2], [0, -1, 0]),
                boxAt('steel', [0.2, 2, 0.03], [0, -1, 0.09]),
                boxAt('steel', [0.2, 2, 0.03], [0, -1, -0.09]),
              ),
              angles,
            ),
          ),
        ),
        [0, 40 * k, 0],
        [x, 0.72, 0.4 * (k % 2)],
      ),
    ),
    { solid: 'parts' },
  ),
  field(
    'dragons-teeth',
    [6.78, 1.02, 3.68],
    "dragon's teeth, concrete tank obstacles, anti-tank pyramids, concrete pyramids in rows, dragons teeth defences",
    { concrete: 'concrete', moss: 'moss' },
    Array.from({ length: 15 }, (_, k) =>
      move(
        turn(turnedBody('concrete', [0, 0, 62, 0, 14, 100, 0, 102], 4), [0, 45, 0]),
        -2.9 + 1.4 * (k % 5) + 0.3 * (Math.floor(k / 5) % 2),
        0,
        -1.4 + 1.4 * Math.floor(k / 5),
      ),
    ),
    { solid: 'parts' },
  ),
  field(
    'air-raid-shelter',
    [2.56, 1.66, 2.95],
    'anderson shelter, corrugated shelter, backyard shelter, garden air raid shelter, corrugated iron shelter, nissen hut',
    { iron: 'metal #8a8c88', earth: 'soil #5a4a34', grass: 'grass', bag: 'fabric #a8946a', dark: 'paint #14110e', wood: 'wood' },
    [
      ...Array.from({ length: 15 }, (_, k) =>
        tube(
          'iron',
          Array.from({ length: 17 }, (__, j) => [
            1.02 * Math.cos((Math.PI * j) / 16),
            0.42 + 1.02 * Math.sin((Math.PI * j) / 16),
            -1.2 + 0.17 * k,
          ]).flat(),
          0.045,
          6,
        ),
      ),
      mirror(boxAt('iron', [0.08, 0.5, 2.6], [1.02, 0, 0])),
      boxAt('dark', [1.9, 1.3, 2.2], [0, 0, 0]),
      boxAt('iron', [2, 1.1, 0.05], [0, 0, 1.22]),
      plate('iron', [-0.98, 1.05, 0.98, 1.05, 0.6, 1.32, 0, 1.43, -0.6, 1.32], 0.05, 1.22),
      boxAt('dark', [0.66, 1.15, 0.03], [0, 0, 1.25]),
      ball('earth', [1.16, 0.74, 1.28], [0, 0.86, -0.12], 3),
      ball('grass', [1.02, 0.6, 1.12], [0, 1.05, -0.14], 3),
      ...[-1, 1].flatMap((side) =>
        Array.from({ length: 12 }, (_, k) =>
          ball('bag', [0.26, 0.09, 0.15], [side * (0.62 + 0.4 * (k % 2)), 0.08 + 0.155 * Math.floor(k / 2), 1.4], 1),
        ),
      ),
      boxAt('wood', [0.8, 0.08, 0.1], [0, 1.15, 1.26]),
    ],
    { solid: 'box' },
  ),
  war(
    'shell-casings',
    [1.05, 0.35, 0.815],
    'shell casing, spent shell casings, artillery shells, artillery shell, bullet casings, spent cartridges, bullet shells, brass casings, ammunition shells, cartridge cases, bullets',
    { brass: 'brass', tip: 'iron #4a4a44' },
    [
      ...Array.from({ length: 9 }, (_, k) =>
        turn(
          turn(group(turnedBody('brass', [0, 0, 4.6, 0, 4.6, 1, 4.2, 1.4, 4.2, 30, 3.8, 30, 3.8, 3, 0, 3], 14)), [0, 0, 84]),
          [0, 47 * k, 0],
          [-0.3 + 0.075 * k, 0.05 + 0.08 * (k % 2), -0.2 + 0.4 * spread(k + 1)],
        ),
      ),
      ...[0, 1, 2].map((k) =>
        move(
          group(turnedBody('brass', [0, 0, 4.6, 0, 4.4, 22, 0, 22], 14), turnedAt('tip', [0, 0, 4.2, 0, 3.4, 6, 0, 13], [0, 0.22, 0], 14)),
          0.3 + 0.1 * (k % 2),
          0,
          -0.1 + 0.12 * k,
        ),
      ),
    ],
    { stand: 'ground', solid: 'none' },
  ),
  lists(
    'jousting-barrier',
    [16.2, 1.46, 0.3],
    'joust barrier, jousting lane barrier, tilting rail, jousting rail, jousting fence, lists barrier',
    { red: 'fabric #b8242c', white: 'fabric #f4ecd8', wood: 'wood #8a5c34', gold: 'gold', blue: 'fabric #24508a' },
    [
      ...Array.from({ length: 16 }, (_, k) => boxAt(k % 2 === 0 ? 'red' : 'white', [1, 1, 0.08], [-7.5 + k, 0.2, 0])),
      ...Array.from({ length: 32 }, (_, k) =>
        plate(Math.floor(k / 2) % 2 === 0 ? 'white' : 'red', [-8 + 0.5 * k, 1.2, -7.75 + 0.5 * k, 0.92, -7.5 + 0.5 * k, 1.2], 0.14),
      ),
      rod('wood', [-8, 1.22, 0], [8, 1.22, 0], 0.07),
      ...Array.from({ length: 9 }, (_, k) =>
        group(boxAt('wood', [0.14, 1.25, 0.3], [-8 + 2 * k, 0, 0], 0.01), ball('gold', 0.1, [-8 + 2 * k, 1.36, 0])),
      ),
    ],
    { solid: 'box' },
  ),
  lists(
    'royal-stand',
    [9.65, 6.1, 4.04],
    'royal box, royal grandstand, tournament stand, jousting stand, tournament grandstand, royal pavilion, royal viewing stand, noble stand, spectators stand of a tournament, tournament box',
    {
      wood: 'wood #7a4e2c',
      red: 'fabric #a81c28',
      gold: 'gold',
      blue: 'fabric #24508a',
      white: 'fabric #f4ecd8',
      seat: 'fabric #6a1c28',
      pole: 'wood #5a3418',
    },
    [
      ...[0, 1, 2].map((k) => boxAt('wood', [8.8, 0.7 + 0.5 * k, 1.1], [0, 0, 1 - 1.1 * k], 0.02)),
      ...Array.from({ length: 18 }, (_, k) => boxAt(k % 2 === 0 ? 'red' : 'white', [0.49, 1, 0.05], [-4.16 + 0.49 * k, 0.1, 1.6])),
      boxAt('wood', [8.9, 0.1, 0.2], [0, 1.1, 1.6]),
      ...[-2.8, -1.6, 1.6, 2.8].flatMap((x) => [
        boxAt('seat', [0.9, 0.45, 0.5], [x, 1.2, -0.2], 0.04),
        boxAt('seat', [0.9, 0.9, 0.14], [x, 1.3, -0.45], 0.04),
      ]),
      boxAt('gold', [1.2, 0.5, 0.7], [0, 1.2, -0.1], 0.04),
      boxAt('red', [1.1, 1.6, 0.16], [0, 1.4, -0.42], 0.06),
      plate('gold', [-0.6, 3, 0.6, 3, 0.35, 3.3, 0, 3.5, -0.35, 3.3], 0.1, -0.42),
      mirror(mirror(rod('pole', [4.3, 0, 1.6], [4.3, 4.3, 1.6], 0.09)), 'z'),
      ...Array.from({ length: 18 }, (_, k) =>
        group(
          turn(boxAt(k % 2 === 0 ? 'red' : 'white', [0.49, 0.05, 2.2], [0, 0, 1]), [18, 0, 0], [-4.16 + 0.49 * k, 4.9, 0]),
          turn(boxAt(k % 2 === 0 ? 'red' : 'white', [0.49, 0.05, 2.2], [0, 0, -1]), [-18, 0, 0], [-4.16 + 0.49 * k, 4.9, 0]),
          plate(k % 2 === 0 ? 'gold' : 'blue', [-4.4 + 0.49 * k, 4.25, -4.16 + 0.49 * k, 3.8, -3.92 + 0.49 * k, 4.25], 0.05, 2),
        ),
      ),
      ...[-3.2, -1.1, 1.1, 3.2].map((x, k) => heraldic(k % 2 === 0 ? 'blue' : 'red', k % 2 === 0 ? 'gold' : 'white', [x, 0.75, 1.66])),
      ...[-4.3, 4.3].map((x) =>
        group(rod('pole', [x, 4.2, 1.6], [x, 6.1, 1.6], 0.04), plate('red', [x, 5.4, x + 0.9, 5.75, x, 6.1], 0.03, 1.6)),
      ),
    ],
    { solid: 'parts' },
  ),
  relic(
    'potsherds',
    [0.836, 0.207, 0.7],
    'potsherd, pottery shards, pottery shard, pottery fragments, broken pottery, sherds, ceramic fragments, pot sherds, flint tools, broken pots, pottery pieces, artefact fragments, shards of pottery, archaeological finds',
    { clay: 'clay #b06a40', dark: 'clay #7a4428', pale: 'clay #c89a70', band: 'paint #2a1c14' },
    [
      ...Array.from({ length: 17 }, (_, k) => {
        const outline = Array.from({ length: 6 }, (__, j): [number, number] => {
          const a = ((j + 0.5 * spread(k * 6 + j)) * Math.PI) / 3;
          const r = 0.045 + 0.05 * spread(k * 3 + j, 0.37);
          return [r * Math.cos(a), r * Math.sin(a)];
        });
        const slot = ['clay', 'dark', 'pale', 'clay'][k % 4] ?? 'clay';
        return turn(
          group(
            turn(extrude(slot, outline, 0.014), [90, 0, 0]),
            ...(k % 3 === 0 ? [boxAt('band', [0.08, 0.004, 0.014], [0, 0.006, 0])] : []),
          ),
          [12 * (spread(k, 0.37) - 0.5), 50 * k, 14 * (spread(k) - 0.5)],
          [0.42 * Math.sqrt((k + 0.5) / 17) * Math.cos(k * 2.4), 0.02, 0.32 * Math.sqrt((k + 0.5) / 17) * Math.sin(k * 2.4)],
        );
      }),
      turn(turnedBody('clay', [5, 0, 9, 4, 11, 9, 10.4, 9, 8.4, 4.4, 4.6, 0.6, 5, 0], 20), [70, 30, 0], [0.05, 0.06, 0.05]),
    ],
    { stand: 'ground', places: ['excavation', 'museum'] },
  ),
  field(
    'excavation-trench',
    [5, 0.68, 5],
    'excavation pit, archaeological trench, archaeology dig, dig site, archaeological dig, excavation grid, dig trench, archaeological excavation, excavated trench, excavation square',
    {
      earth: 'soil #8a6c48',
      deep: 'soil #6a5034',
      string: 'rope #f4f0e4',
      peg: 'paint #d83828',
      clay: 'clay #b06a40',
      stone: 'stone #b0a488',
      bone: 'bone',
      wood: 'wood',
      tag: 'paper',
    },
    [
      mirror(boxAt('earth', [0.8, 0.5, 5], [2.1, 0, 0], 0.06)),
      mirror(boxAt('earth', [3.6, 0.5, 0.8], [0, 0, 2.1], 0.06), 'z'),
      boxAt('deep', [3.6, 0.05, 3.6], [0, 0, 0]),
      boxAt('deep', [1.6, 0.22, 3.4], [-0.9, 0, 0], 0.03),
      ...[-1.7, -0.57, 0.57, 1.7].flatMap((t) => [
        rod('string', [t, 0.6, -1.9], [t, 0.6, 1.9], 0.006, 4),
        rod('string', [-1.9, 0.6, t], [1.9, 0.6, t], 0.006, 4),
        ...[-1.9, 1.9].flatMap((e) => [rod('peg', [t, 0.45, e], [t, 0.68, e], 0.016, 5), rod('peg', [e, 0.45, t], [e, 0.68, t], 0.016, 5)]),
      ]),
      ...Array.from({ length: 8 }, (_, k) => boxAt('stone', [0.32, 0.16 + 0.06 * (k % 2), 0.26], [0.9, 0.05, -1.4 + 0.4 * k], 0.03)),
      turn(turnedBody('clay', [0, 0, 8, 2, 14, 14, 12, 22, 6, 27, 7, 31, 0, 28], 16), [80, 0, 20], [0.3, 0.14, 0.6]),
      ...Array.from({ length: 7 }, (_, k) => ball('clay', [0.07, 0.015, 0.06], [-0.6 + 0.3 * spread(k + 1), 0.235, -1 + 0.3 * k], 1)),
      ball('bone', [0.11, 0.09, 0.13], [-1.2, 0.27, 0.7]),
      ...[0, 1, 2, 3].map((k) => rod('bone', [-1.35 + 0.08 * k, 0.24, 0.95], [-1.1 + 0.06 * k, 0.25, 1.25], 0.018, 6)),
      boxAt('tag', [0.1, 0.14, 0.01], [0.3, 0.05, 1]),
      rod('wood', [1.4, 0.06, 1.4], [1.62, 0.5, 1.62], 0.02),
    ],
    { solid: 'none', places: ['excavation'] },
  ),
  west(
    'hitching-post',
    [2.2, 1.15, 0.202],
    'hitching rail, hitching posts, horse rail, hitching rack, tethering rail',
    { wood: 'wood #7a5a3c', rope: 'rope' },
    [
      mirror(post('wood', 0.08, 1.15, [0.95, 0, 0], 10)),
      rod('wood', [-1.1, 0.92, 0], [1.1, 0.92, 0], 0.06),
      ...[-0.4, -0.36, -0.32].map((x) => turn(torus('rope', 0.075, 0.014, 14), [0, 0, 90], [x, 0.92, 0])),
      rod('rope', [-0.36, 0.86, 0.05], [-0.3, 0.3, 0.1], 0.014),
    ],
    { solid: 'box' },
  ),
];
