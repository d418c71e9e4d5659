import { array, boxAt, cylinder, extrude, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../../row/row.js';
import { rowsOf } from '../../../row/row.js';
import { building } from '../forms/building-form.js';

const row = rowsOf('architecture', { side: 'outdoors' });

/** Metres of an elevated road: the height of its lower face, its width, and the thickness of its deck. */
const FLYOVER = { under: 7.4, width: 12, deck: 1 } as const;

/** A deck of a road with barriers, `length` metres along z, its lower face on y = 0. */
const deck = (length: number): Shape =>
  group(
    boxAt('concrete', [FLYOVER.width, FLYOVER.deck, length], [0, 0, 0]),
    boxAt('asphalt', [FLYOVER.width - 1, 0.06, length], [0, FLYOVER.deck, 0]),
    mirror(boxAt('concrete', [0.4, 0.9, length], [FLYOVER.width / 2 - 0.2, FLYOVER.deck, 0])),
    mirror(boxAt('concrete', [0.7, 0.9, length], [2.6, -0.9, 0])),
  );

/** A pier with a cross head; its top carries the deck. */
const pier = group(
  cylinder('concrete', 0.95, FLYOVER.under - 1.9, { sides: 16 }),
  extrude(
    'concrete',
    [
      [-1, FLYOVER.under - 2.6],
      [1, FLYOVER.under - 2.6],
      [4.6, FLYOVER.under - 1.4],
      [4.6, FLYOVER.under - 0.9],
      [-4.6, FLYOVER.under - 0.9],
      [-4.6, FLYOVER.under - 1.4],
    ],
    1.9,
  ),
);

/** The inrun of a ski jump, its foot at +z: heights along z, metres. */
const INRUN: readonly Point2[] = [
  [-26, 34],
  [-18, 28],
  [-8, 19.5],
  [4, 10.5],
  [14, 5.4],
  [20, 4.2],
];
const inrun = (drop: number): Point2[] => INRUN.map(([z, y]): Point2 => [-z, y - drop]);

/** Roads on piers, barriers, entrances and large works of sport. */
export const ROADWORK_ROWS: readonly CatalogueRow[] = [
  row(
    'flyover',
    [12, 9.3, 26],
    building([], [], group(move(deck(26), 0, FLYOVER.under, 0), ...[-7.5, 7.5].map((z) => move(pier, 0, 0, z))), 'concrete'),
    {
      words:
        'motorway flyover, highway flyover, road flyover, overpass, highway overpass, motorway overpass, elevated highway, elevated motorway, elevated road, elevated expressway, freeway overpass, motorway bridge, highway bridge',
      solid: 'parts',
      places: ['city-street'],
    },
  ),
  row('flyover-deck', [12, 2.8, 13], building([], [], move(deck(13), 0, 0.9, 0), 'concrete'), {
    words: 'elevated road deck',
    solid: 'none',
    family: 'flyover',
  }),
  row('flyover-pier', [9.2, 6.5, 1.9], building([], [], pier, 'concrete'), {
    words: 'bridge pier, concrete pier, motorway pillar, flyover pillar',
    solid: 'parts',
    family: 'flyover',
  }),
  row(
    'boom-barrier',
    [6.42, 1.2, 0.5],
    building(
      [],
      [],
      group(
        boxAt('yellow', [0.5, 1.1, 0.5], [-2.9, 0, 0]),
        ...Array.from({ length: 10 }, (_, k) => boxAt(k % 2 === 0 ? 'red' : 'white', [0.56, 0.14, 0.09], [-2.4 + 0.56 * k, 0.95, 0])),
        boxAt('iron', [0.14, 0.94, 0.14], [3, 0, 0]),
        boxAt('iron', [0.7, 0.3, 0.3], [-3, 0.9, 0]),
      ),
      'red',
    ),
    { words: 'barrier gate, boom gate, toll barrier, lifting barrier, border barrier, barrier arm', places: ['border-post'] },
  ),
  row(
    'guard-booth',
    [2.7, 2.6, 2.7],
    building(
      [],
      [],
      group(
        boxAt('white', [2.3, 1.1, 2.3], [0, 0, 0]),
        boxAt('glass', [2.2, 1, 2.2], [0, 1.1, 0]),
        mirror(mirror(boxAt('white', [0.14, 1, 0.14], [1.08, 1.1, 1.08])), 'z'),
        boxAt('white', [2.3, 0.34, 2.3], [0, 2.1, 0]),
        boxAt('blue', [2.7, 0.16, 2.7], [0, 2.44, 0]),
        boxAt('red', [2.32, 0.2, 2.32], [0, 0.8, 0]),
        boxAt('door', [0.7, 2, 0.06], [0.5, 0.02, 1.16]),
      ),
      'white',
    ),
    { words: 'sentry box, guard post, gatehouse booth, security booth, guardhouse, toll booth, checkpoint booth', places: ['border-post'] },
  ),
  row(
    'subway-entrance',
    [3.2, 3.54, 5.1],
    building(
      [],
      [],
      group(
        ...[0, 1, 2, 3, 4].map((k) => boxAt('dark', [2.4, 0.1, 0.6], [0, 0.3 - 0.06 * k, 1.6 - 0.62 * k])),
        boxAt('stone', [3, 0.2, 5], [0, 0, 0]),
        boxAt('dark', [2.4, 0.24, 3.4], [0, 0.01, -0.4]),
        mirror(boxAt('green', [0.12, 1.1, 4.8], [1.4, 0.2, 0])),
        boxAt('green', [2.8, 1.1, 0.12], [0, 0.2, -2.4]),
        mirror(rod('iron', [1.4, 0, 2.4], [1.4, 3, 2.4], 0.07)),
        boxAt('green', [3.2, 0.5, 0.2], [0, 2.7, 2.4]),
        boxAt('white', [2.2, 0.22, 0.24], [0, 2.84, 2.4]),
        mirror(move(sphere('lamp', 0.2, { detail: 2 }), 1.4, 3.34, 2.4)),
      ),
      'green',
    ),
    {
      words: 'metro entrance, underground entrance, tube entrance, subway stairs, metro station entrance, subway station entrance',
      places: ['city-street'],
    },
  ),
  row(
    'ski-jump',
    [9.8, 38.7, 49],
    building(
      [
        {
          size: [6, 34, 5],
          at: [0, 0, -25],
          taper: 0.86,
          storeys: 9,
          bays: [1, 1],
          windows: 'slit',
          open: [0.3, 0.4],
          roof: { kind: 'flat', height: 0.5 },
        },
        { size: [9, 4, 7], at: [0, 34, -25], bays: [4, 3], windows: 'ribbon', open: [1, 0.5], roof: { kind: 'flat', height: 0.6 } },
      ],
      [],
      group(
        turn(extrude('white', [...inrun(0), ...inrun(0.9).toReversed()], 4.2), [0, 90, 0]),
        mirror(turn(extrude('red', [...inrun(-0.8), ...inrun(0).toReversed()], 0.2), [0, 90, 0], [2.1, 0, 0])),
        ...[
          [-12, 22],
          [-2, 14],
          [8, 7.6],
        ].flatMap(([z = 0, y = 0]) => [boxAt('concrete', [0.9, y, 0.9], [1.3, 0, z]), boxAt('concrete', [0.9, y, 0.9], [-1.3, 0, z])]),
        boxAt('concrete', [4.2, 3.4, 5], [0, 0, 17.6]),
      ),
    ),
    {
      words: 'ski jumping hill, ski jump tower, ski jumping ramp, ski-jumping hill, ski flying hill, normal hill, large hill',
      solid: 'parts',
      finishes: { wall: 'concrete #c4c2bc', concrete: 'concrete #a8a69f' },
      places: ['ski-jumping'],
    },
  ),
  row(
    'drive-in-screen',
    [20, 13.52, 2.01],
    building(
      [],
      [],
      group(
        boxAt('white', [19, 9.5, 0.4], [0, 3.6, 0]),
        boxAt('dark', [20, 0.5, 0.5], [0, 3.2, 0]),
        boxAt('dark', [20, 0.5, 0.5], [0, 13, 0]),
        mirror(boxAt('dark', [0.5, 10, 0.5], [9.7, 3.4, 0])),
        ...[-8, -4, 0, 4, 8].flatMap((x) => [boxAt('iron', [0.4, 12, 0.4], [x, 0, -0.5]), rod('iron', [x, 10, -0.5], [x, 0, -1.6], 0.16)]),
      ),
      'white',
    ),
    { words: 'outdoor movie screen, drive-in movie screen, open-air screen, outdoor cinema screen', solid: 'parts', places: ['drive-in'] },
  ),
  row(
    'polytunnel',
    [6.38, 3.2, 19.7],
    building(
      [],
      [],
      group(
        ...Array.from({ length: 13 }, (_, k) => {
          const [a, b] = [(Math.PI * k) / 13, (Math.PI * (k + 1)) / 13];
          const at = (angle: number): readonly [number, number] => [3.1 * Math.cos(angle), 3.1 * Math.sin(angle)];
          return extrude('clear', [[0.99 * at(a)[0], 0.99 * at(a)[1]], at(a), at(b), [0.99 * at(b)[0], 0.99 * at(b)[1]]], 19.6);
        }),
        ...[-9.8, -4.9, 0, 4.9, 9.8].map((z) => ({
          form: 'sweep' as const,
          slot: 'silver',
          radius: 0.05,
          path: Array.from(
            { length: 13 },
            (_, k) => [3.14 * Math.cos((Math.PI * k) / 12), 3.14 * Math.sin((Math.PI * k) / 12), z] as const,
          ),
        })),
        ...[-1.6, 0, 1.6].flatMap((x) => [
          boxAt('soil', [0.9, 0.3, 18.6], [x, 0, 0]),
          array(move(sphere('leaf', [0.4, 0.4, 0.5], { detail: 1, roughness: 0.4 }), x, 0.6, 0), 16, [0, 0, 1.15], true),
        ]),
        mirror(boxAt('timber', [0.1, 2.1, 0.1], [0.7, 0, 9.8])),
        boxAt('timber', [1.5, 0.1, 0.1], [0, 2.1, 9.8]),
      ),
      'clear',
    ),
    {
      words: 'poly tunnel, hoop house, plastic greenhouse, plastic tunnel, growing tunnel, polythene tunnel',
      solid: 'none',
      family: 'greenhouse',
      places: ['greenhouse-field'],
    },
  ),
  row(
    'inverter-cabin',
    [6.2, 3.05, 2.6],
    building(
      [],
      [],
      group(
        boxAt('concrete', [6.2, 0.25, 2.6], [0, 0, 0]),
        boxAt('white', [6, 2.6, 2.4], [0, 0.25, 0]),
        boxAt('grey', [6.1, 0.2, 2.5], [0, 2.85, 0]),
        boxAt('grey', [1, 2.1, 0.06], [-2.2, 0.3, 1.2]),
        boxAt('grey', [1, 2.1, 0.06], [2.2, 0.3, 1.2]),
        array(boxAt('dark', [1.6, 0.08, 0.06], [0, 0.8, 1.21]), 9, [0, 0.18, 0]),
        boxAt('yellow', [0.3, 0.3, 0.05], [-2.2, 1.6, 1.24]),
      ),
      'white',
    ),
    {
      words: 'inverter station, inverter, inverter house, electrical cabin, substation cabin, transformer station',
      places: ['solar-farm'],
    },
  ),
  row(
    'stacked-containers',
    [12.1, 7.66, 2.5],
    building(
      [],
      [],
      group(
        ...(['red', 'blue', 'green', 'orange', 'navy', 'grey'] as const).map((slot, k) =>
          move(
            group(
              boxAt(slot, [6, 2.5, 2.44], [0, 0.05, 0]),
              array(boxAt(slot, [0.12, 2.3, 0.06], [0, 0.15, 1.22]), 18, [0.32, 0, 0], true),
              array(boxAt(slot, [0.12, 2.3, 0.06], [0, 0.15, -1.22]), 18, [0.32, 0, 0], true),
            ),
            k % 2 === 0 ? -3.05 : 3.05,
            2.58 * Math.floor(k / 2),
            0,
          ),
        ),
      ),
    ),
    { words: 'stack of containers, container stack, stacks of containers, stacked shipping containers', places: ['container-port'] },
  ),
];
