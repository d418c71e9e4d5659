import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { RailSpec } from '../../parameters/vehicles/vehicles-road.js';

const row = rowsOf('vehicles');
const rail = (kind: RailSpec['kind']): RailSpec => ({ generator: 'rail', kind });
const TRACKS: RowDetails = { side: 'outdoors' };

/** Vehicles of rails. */
export const RAIL_ROWS: readonly CatalogueRow[] = [
  row('steam-locomotive', [2.9, 4.1, 15], rail('steam'), {
    ...TRACKS,
    words: 'train, steam train, locomotive, steam engine train, railway engine, old train',
    finishes: { body: 'paint #1f4a34', accent: 'paint #a82420' },
  }),
  row('diesel-locomotive', [3, 4.3, 17], rail('diesel'), {
    ...TRACKS,
    words: 'diesel engine, freight locomotive, diesel train',
    finishes: { body: 'paint #e08020', accent: 'paint #24272b', stripe: 'paint #f0e8d0' },
  }),
  row('electric-locomotive', [3, 4.6, 17], rail('electric'), {
    ...TRACKS,
    words: 'electric train engine',
    finishes: { body: 'paint #c02a24', stripe: 'paint #f0eee6' },
  }),
  row('railway-carriage', [2.9, 4, 20], rail('carriage'), {
    ...TRACKS,
    words:
      'passenger car, train car, train carriage, railway coach, rail coach, railcar, dining car, restaurant car, buffet car, sleeper carriage, sleeping car, sleeper car',
    finishes: { body: 'paint #6a2430', stripe: 'paint #e8d8a8' },
  }),
  row('boxcar', [3, 4.1, 13], rail('boxcar'), {
    ...TRACKS,
    words: 'freight car, goods wagon, railroad car, freight wagon',
    finishes: { body: 'paint #8a4030' },
  }),
  row('coal-wagon', [3, 3.4, 12], rail('hopper'), {
    ...TRACKS,
    words: 'hopper car, coal car, open wagon',
    finishes: { body: 'paint #4a5058' },
  }),
  row('flatcar', [2.8, 3.7, 15], rail('flatcar'), {
    ...TRACKS,
    words: 'container wagon, flat wagon',
    finishes: { body: 'paint #2f6a8a', accent: 'paint #c0622a' },
  }),
  row('tank-car', [2.9, 4.1, 13], rail('tank-car'), {
    ...TRACKS,
    words: 'tank wagon, rail tanker',
    finishes: { body: 'paint #23262a', stripe: 'paint #e8e6e0' },
  }),
  row('caboose', [3, 4.4, 10], rail('caboose'), {
    ...TRACKS,
    words: 'brake van',
    finishes: { body: 'paint #c02a24', roof: 'paint #2a2c30' },
  }),
  row('tram', [2.5, 3.9, 16], rail('tram'), {
    ...TRACKS,
    words: 'light rail, light rail vehicle, modern tram',
    finishes: { body: 'paint #e8e6e0', trim: 'paint #c8281e' },
  }),
  row('streetcar', [2.4, 3.7, 9.5], rail('cable-car'), {
    ...TRACKS,
    words: 'trolley, tramcar, trolley car, old tram, heritage tram',
    finishes: { body: 'paint #b02820', trim: 'paint #f0e0b0' },
    family: 'tram',
  }),
  row('subway-train', [2.8, 3.7, 18], rail('subway'), {
    ...TRACKS,
    side: 'outdoors',
    words: 'metro train, subway car, underground train, metro, tube train, commuter train',
    finishes: { body: 'metal #b4bac0', stripe: 'paint #2868b0', accent: 'metal #9aa0a6' },
  }),
  row('bullet-train', [3.2, 3.8, 25], rail('high-speed'), {
    ...TRACKS,
    words: 'high-speed train, shinkansen, maglev, maglev train',
    finishes: { body: 'paint #f0f0ee', stripe: 'paint #2c4fa0' },
  }),
  row('monorail', [2.8, 5, 16], rail('monorail'), {
    ...TRACKS,
    words: 'monorail train, people mover',
    finishes: { body: 'paint #e8e8e8', stripe: 'paint #d83a28' },
  }),
  row('mine-cart', [1, 1.2, 1.6], rail('mine-cart'), {
    words: 'minecart, ore cart, mining cart, mine car',
    finishes: { body: 'rust #7a5a44' },
  }),
  row('handcar', [1.5, 1.4, 2.1], rail('handcar'), { ...TRACKS, words: 'pump trolley, draisine', finishes: { body: 'paint #a83024' } }),
  row('gondola-lift', [2, 3.3, 2.2], rail('gondola-lift'), {
    ...TRACKS,
    words: 'cable car, cable car cabin, ski lift cabin, aerial tram, ski gondola',
    stand: 'air',
    lift: 5,
    finishes: { body: 'paint #d02c24' },
  }),
];
