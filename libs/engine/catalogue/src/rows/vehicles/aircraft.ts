import type { AerostatSpec, AeroplaneSpec, RotorcraftSpec } from '../../parameters/vehicles/vehicles-air.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('vehicles');
const plane = (fuselage: AeroplaneSpec['fuselage'], rest: Omit<AeroplaneSpec, 'generator' | 'fuselage'>): AeroplaneSpec => ({
  generator: 'aeroplane',
  fuselage,
  ...rest,
});
const plain = { wings: { height: 0.5, sweep: 0, chord: 0.2, taper: 1 }, engines: 'none', tail: 'none', gear: 'none' } as const;
const rotor = (kind: RotorcraftSpec['kind']): RotorcraftSpec => ({ generator: 'rotorcraft', kind });
const light = (kind: AerostatSpec['kind']): AerostatSpec => ({ generator: 'aerostat', kind });
const GROUND: RowDetails = { side: 'outdoors', solid: 'parts' };
const flying = (lift: number): RowDetails => ({ side: 'outdoors', stand: 'air', lift });

/** Aeroplanes, helicopters, balloons and airships. */
export const AIRCRAFT_ROWS: readonly CatalogueRow[] = [
  row(
    'airliner',
    [36, 11.8, 38],
    plane('tube', {
      wings: { height: 0.1, sweep: 25, chord: 0.19, taper: 0.3 },
      engines: 'under-wing',
      count: 2,
      tail: 'plain',
      gear: 'wheels',
      windows: true,
    }),
    {
      ...GROUND,
      words: 'airplane, aeroplane, plane, passenger plane, jetliner, commercial airplane, passenger jet, jet, jet airliner',
      finishes: { body: 'paint #f4f4f2', fin: 'paint #2f5f9a', tip: 'paint #2f5f9a' },
    },
  ),
  row(
    'jumbo-jet',
    [64, 19, 70],
    plane('tube', {
      wings: { height: 0.1, sweep: 33, chord: 0.2, taper: 0.28 },
      engines: 'under-wing',
      count: 4,
      tail: 'plain',
      gear: 'wheels',
      windows: true,
    }),
    {
      ...GROUND,
      words: 'four-engined jet, wide-body jet',
      finishes: { body: 'paint #f2f2ee', fin: 'paint #b02a34', tip: 'paint #b02a34' },
      family: 'airliner',
    },
  ),
  row(
    'private-jet',
    [19, 6.2, 20],
    plane('tube', {
      wings: { height: 0.08, sweep: 24, chord: 0.17, taper: 0.36 },
      engines: 'tail',
      tail: 't',
      gear: 'wheels',
      windows: true,
    }),
    {
      ...GROUND,
      words: 'business jet, executive jet, learjet',
      finishes: { body: 'paint #f4f4f2', fin: 'paint #1f2c44', tip: 'paint #1f2c44', belly: 'paint #1f2c44' },
      family: 'airliner',
    },
  ),
  row(
    'cargo-plane',
    [40, 12, 35],
    plane('stout', {
      wings: { height: 1, sweep: 4, chord: 0.15, taper: 0.5 },
      engines: 'wing-propellers',
      count: 4,
      tail: 'plain',
      gear: 'wheels',
    }),
    {
      ...GROUND,
      words: 'transport plane, military transport, freight plane',
      finishes: {
        body: 'paint #6a7060',
        belly: 'paint #7a8070',
        wing: 'paint #646a5a',
        tip: 'paint #646a5a',
        fin: 'paint #6a7060',
        engine: 'paint #646a5a',
      },
    },
  ),
  row(
    'propeller-plane',
    [11, 2.8, 8.4],
    plane('slim', { wings: { height: 1, sweep: 1, chord: 0.19, taper: 0.8 }, engines: 'nose', tail: 'plain', gear: 'wheels' }),
    {
      ...GROUND,
      words: 'light aircraft, cessna, small plane, prop plane, light plane',
      finishes: { body: 'paint #f2f0e8', belly: 'paint #c8342a', wing: 'paint #f2f0e8', tip: 'paint #c8342a', fin: 'paint #c8342a' },
    },
  ),
  row(
    'biplane',
    [9.4, 3, 7.4],
    plane('slim', { wings: { height: 0.1, sweep: 1, chord: 0.19, taper: 0.92, decks: 2 }, engines: 'nose', tail: 'plain', gear: 'wheels' }),
    {
      ...GROUND,
      words: 'double-decker plane, stunt plane, old plane, vintage plane',
      finishes: {
        body: 'paint #c8302a',
        belly: 'paint #c8302a',
        wing: 'paint #e8c048',
        tip: 'paint #e8c048',
        fin: 'paint #e8c048',
        prop: 'wood #8a5a30',
      },
    },
  ),
  row(
    'triplane',
    [7.4, 3.1, 6],
    plane('slim', {
      wings: { height: 0.05, sweep: 0, chord: 0.17, taper: 0.95, decks: 3 },
      engines: 'nose',
      tail: 'plain',
      gear: 'wheels',
    }),
    {
      ...GROUND,
      words: 'red baron, three-winged plane',
      finishes: {
        body: 'paint #a81c1c',
        belly: 'paint #a81c1c',
        wing: 'paint #b02020',
        tip: 'paint #b02020',
        fin: 'paint #f0eee6',
        prop: 'wood #8a5a30',
      },
      family: 'biplane',
    },
  ),
  row(
    'warplane',
    [11.4, 3.6, 9.4],
    plane('slim', { wings: { height: 0.16, sweep: 4, chord: 0.24, taper: 0.5 }, engines: 'nose', tail: 'plain', gear: 'wheels' }),
    {
      ...GROUND,
      words: 'spitfire, world war plane, propeller fighter',
      finishes: { body: 'paint #5c6444', belly: 'paint #9aa6a8', wing: 'paint #5c6444', tip: 'paint #e0b830', fin: 'paint #5c6444' },
    },
  ),
  row(
    'fighter-jet',
    [10.4, 4.8, 16],
    plane('jet', {
      wings: { height: 0.5, sweep: 40, chord: 0.38, taper: 0.22 },
      engines: 'inner',
      count: 2,
      tail: 'twin',
      gear: 'wheels',
      arms: true,
    }),
    {
      ...GROUND,
      words: 'jet fighter, fighter plane, military jet, warjet',
      finishes: { body: 'paint #7f8a92', belly: 'paint #97a2aa', wing: 'paint #7a858d', tip: 'paint #7a858d', fin: 'paint #7f8a92' },
    },
  ),
  row('stealth-bomber', [42, 5.2, 26], plane('delta', plain), {
    ...GROUND,
    words: 'flying wing, stealth plane, stealth aircraft',
    finishes: { body: 'paint #33373c' },
  }),
  row(
    'bomber',
    [31, 6.2, 23],
    plane('tube', {
      wings: { height: 0.5, sweep: 6, chord: 0.17, taper: 0.45 },
      engines: 'wing-propellers',
      count: 4,
      tail: 'plain',
      gear: 'wheels',
    }),
    {
      ...GROUND,
      words: 'bomber plane, flying fortress, heavy bomber',
      finishes: {
        body: 'paint #5c6048',
        belly: 'paint #8a9090',
        wing: 'paint #565a44',
        tip: 'paint #565a44',
        fin: 'paint #5c6048',
        engine: 'paint #4c503c',
      },
    },
  ),
  row(
    'seaplane',
    [13, 4, 10],
    plane('slim', { wings: { height: 1, sweep: 1, chord: 0.19, taper: 0.85 }, engines: 'nose', tail: 'plain', gear: 'floats' }),
    {
      side: 'outdoors',
      stand: 'water',
      words: 'floatplane, water plane, flying boat',
      finishes: { body: 'paint #f0b428', belly: 'paint #f0b428', wing: 'paint #f0b428', tip: 'paint #2c4a7a', fin: 'paint #2c4a7a' },
    },
  ),
  row(
    'glider',
    [16, 1.9, 7],
    plane('glider', { wings: { height: 0.7, sweep: 1, chord: 0.12, taper: 0.4 }, engines: 'none', tail: 't', gear: 'none' }),
    {
      ...flying(60),
      words: 'sailplane, soaring plane',
      finishes: { body: 'paint #f6f6f4', wing: 'paint #f2f2f0', belly: 'paint #f6f6f4', fin: 'paint #f6f6f4' },
    },
  ),
  row('ultralight', [9.6, 2.6, 5.6], plane('bare', plain), {
    ...GROUND,
    words: 'microlight, light sport aircraft',
    finishes: { body: 'paint #2c8a6a', wing: 'fabric #f0c028', tip: 'fabric #d84a20', fin: 'fabric #f0c028' },
  }),
  row('hang-glider', [9.6, 2.6, 4.6], plane('hang', plain), {
    ...flying(40),
    words: 'delta glider, kite glider',
    finishes: { body: 'fabric #d8342a', accent: 'fabric #2f5f9a' },
  }),
  row('paper-plane', [0.16, 0.06, 0.28], plane('paper', plain), {
    words: 'paper airplane, paper aeroplane, paper dart',
    finishes: { body: 'paper #f8f8f4', fold: 'paper #d8dade' },
    stand: 'surface',
    semantic: 'object',
  }),
  row('space-shuttle', [24, 15, 37], plane('shuttle', plain), {
    ...GROUND,
    words: 'shuttle, orbiter, spaceplane',
    finishes: { body: 'paint #f2f2ee', dark: 'ceramic #2a2c30', nozzle: 'metal #4a4c50' },
  }),
  row('helicopter', [11, 3.6, 11.4], rotor('light'), {
    ...GROUND,
    words: 'chopper helicopter, copter, rescue helicopter, light helicopter',
    finishes: { body: 'paint #d8342a', fin: 'paint #d8342a', stripe: 'paint #f2f2ee' },
  }),
  row('military-helicopter', [15, 4.6, 16], rotor('transport'), {
    ...GROUND,
    words: 'transport helicopter, army helicopter, black hawk',
    finishes: { body: 'paint #4f5640', fin: 'paint #4f5640', stripe: 'paint #4a513c' },
    family: 'helicopter',
  }),
  row('attack-helicopter', [14, 4.4, 15.6], rotor('attack'), {
    ...GROUND,
    words: 'gunship helicopter, apache, combat helicopter',
    finishes: { body: 'paint #3f463a', fin: 'paint #3f463a', stripe: 'paint #3a4136', steel: 'metal #5a6066' },
    family: 'helicopter',
  }),
  row('tandem-helicopter', [16, 5.8, 28], rotor('tandem'), {
    ...GROUND,
    words: 'chinook, cargo helicopter, twin-rotor helicopter',
    finishes: { body: 'paint #5a6048' },
    family: 'helicopter',
  }),
  row('gyrocopter', [7, 2.7, 4.4], rotor('gyrocopter'), {
    ...GROUND,
    words: 'autogyro, gyroplane',
    finishes: { body: 'paint #f0b020' },
  }),
  row('tiltrotor', [17, 5.4, 17], rotor('tiltrotor'), {
    ...GROUND,
    words: 'v 22 osprey, vtol aircraft',
    finishes: { body: 'paint #7a8286', fin: 'paint #7a8286' },
  }),
  row('ornithopter', [8, 3, 5], rotor('ornithopter'), {
    ...GROUND,
    words: 'flapping machine, da vinci flying machine, flying machine',
    principal: 'canvas',
    finishes: { canvas: 'canvas #d8c090' },
  }),
  row('drone', [0.5, 0.16, 0.5], rotor('quadcopter'), {
    stand: 'air',
    lift: 2,
    words: 'quadcopter, quadrotor, camera drone, uav',
    finishes: { body: 'plastic #e4e4e2', redlight: 'lamp #ff3428' },
    semantic: 'object',
  }),
  row('delivery-drone', [1.2, 0.42, 1.2], rotor('hexacopter'), {
    stand: 'air',
    lift: 4,
    words: 'hexacopter, multicopter, cargo drone',
    finishes: { body: 'plastic #3a3f46', redlight: 'lamp #ff3428' },
    semantic: 'object',
    family: 'drone',
  }),
  row('hot-air-balloon', [15, 21, 15], light('balloon'), {
    ...flying(25),
    words: 'balloon with a basket, hot air balloon ride',
    variants: 1,
  }),
  row('zeppelin', [26, 28, 120], light('zeppelin'), {
    ...flying(60),
    words: 'rigid airship, dirigible, hindenburg',
    finishes: { body: 'metal #c4c8cc', second: 'paint #7a8088' },
  }),
  row('blimp', [12, 15, 42], light('blimp'), {
    ...flying(50),
    words: 'advertising blimp',
    finishes: { body: 'fabric #e8e8e6', third: 'fabric #2868b0', second: 'paint #d8d8d4' },
    family: 'zeppelin',
  }),
  row('airship', [14, 19, 34], light('airship'), {
    ...flying(25),
    words: 'flying ship, steampunk airship, sky ship, skyship',
    finishes: { body: 'canvas #b8683a', second: 'canvas #d8c090', third: 'fabric #7a2c24' },
  }),
  row('parachute', [6, 7, 6], light('parachute'), {
    ...flying(30),
    words: 'round parachute, cargo parachute',
    finishes: { body: 'fabric #e8742c', second: 'fabric #f4f0e4' },
  }),
  row('paraglider', [10, 7.5, 3], light('paraglider'), {
    ...flying(40),
    words: 'paragliding wing, parafoil',
    finishes: { body: 'fabric #2878c8', second: 'fabric #f0c020', third: 'fabric #e8e8e4' },
  }),
  row('weather-balloon', [2.4, 7, 2.4], light('weather-balloon'), {
    ...flying(30),
    words: 'sounding balloon, radiosonde',
    finishes: { body: 'rubber #f2f0ea' },
  }),
];
