import type { SpacecraftSpec } from '../../parameters/vehicles/vehicles-air.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('scifi');
const space = (kind: SpacecraftSpec['kind']): SpacecraftSpec => ({ generator: 'spacecraft', kind });
const GROUND: RowDetails = { side: 'outdoors', semantic: 'vehicle' };
const flying = (lift: number): RowDetails => ({ ...GROUND, stand: 'air', lift });

/** Rockets, spaceships, satellites, stations and rovers. */
export const SPACECRAFT_ROWS: readonly CatalogueRow[] = [
  row('rocket', [6, 34, 6], space('rocket'), {
    ...GROUND,
    words: 'space rocket, launch vehicle, carrier rocket, moon rocket',
    finishes: { body: 'paint #f2f2f0', stripe: 'paint #c8342a' },
  }),
  row('retro-rocket', [6, 15, 6], space('retro-rocket'), {
    ...GROUND,
    words: 'rocket ship, rocketship, cartoon rocket, toy rocket, retro rocket ship',
    finishes: { body: 'paint #e8e8e6', stripe: 'paint #d8281e' },
    family: 'rocket',
  }),
  row('heavy-rocket', [11, 60, 4], space('heavy-rocket'), {
    ...GROUND,
    words: 'heavy launcher, falcon heavy',
    finishes: { body: 'paint #f0f0ee', stripe: 'paint #2f5f9a' },
    family: 'rocket',
  }),
  row('shuttle-stack', [20, 56, 19], space('booster-stack'), {
    ...GROUND,
    words: 'shuttle on its launch stack, space shuttle launch',
    finishes: { body: 'paint #c8702c', white: 'paint #f2f2ee', dark: 'paint #2a2c30' },
    family: 'space-shuttle',
  }),
  row('missile', [2.4, 3.6, 5.4], space('missile'), {
    ...GROUND,
    words: 'rocket launcher, cruise missile, missile launcher',
    finishes: { body: 'paint #5a6248', stripe: 'paint #c8281e' },
  }),
  row('ufo', [12, 4.6, 12], space('saucer'), {
    ...flying(8),
    words: 'flying saucer, alien ship, alien spaceship, unidentified flying object',
    finishes: { body: 'metal #a8b0b8', glass: 'glass #8ad0b0', glow: 'neon #60ff90', lamp: 'lamp #ffd060' },
  }),
  row('star-fighter', [11, 4.6, 12.5], space('fighter'), {
    ...GROUND,
    words: 'starfighter, space fighter, x-wing, fighter spaceship',
    finishes: { body: 'paint #d4d2ca', stripe: 'paint #c03028' },
  }),
  row('space-interceptor', [7, 7.4, 6.4], space('interceptor'), {
    ...flying(6),
    words: 'tie fighter, imperial fighter',
    finishes: { body: 'paint #9aa2aa', grey: 'metal #6a7078', dark: 'paint #1c1e22' },
    family: 'star-fighter',
  }),
  row('space-freighter', [18, 10, 40], space('freighter'), {
    ...GROUND,
    words: 'cargo spaceship, space hauler, cargo ship of space',
    finishes: { body: 'paint #b8b4a8', accent: 'paint #c8742c', stripe: 'paint #3f6a8a' },
    family: 'spaceship',
  }),
  row('battle-cruiser', [120, 50, 220], space('cruiser'), {
    ...flying(80),
    words: 'star destroyer, space cruiser, battlecruiser, capital ship, space battleship, dreadnought',
    finishes: { body: 'paint #b8bcc2' },
    family: 'spaceship',
  }),
  row('dropship', [18, 7, 19], space('dropship'), {
    ...GROUND,
    words: 'shuttlecraft, troop transport, landing ship',
    finishes: { body: 'paint #5f6a60', stripe: 'paint #d8a020', grey: 'metal #5a6066' },
    family: 'spaceship',
  }),
  row('spaceship', [13, 5.4, 17], space('scout'), {
    ...GROUND,
    words: 'spacecraft, starship, scout ship, space ship, space vessel',
    finishes: { body: 'paint #dfe2e6', stripe: 'paint #2f6ab8' },
  }),
  row('mothership', [140, 48, 140], space('mothership'), {
    ...flying(120),
    words: 'alien mothership, giant spaceship, invasion ship',
    finishes: { body: 'metal #4a505a', glow: 'neon #7a60ff', grey: 'metal #5a606a' },
  }),
  row('organic-ship', [14, 7, 18], space('organic'), {
    ...flying(8),
    words: 'living ship, bio-ship, alien bioship',
    finishes: { body: 'shell #5a3f5a', glow: 'neon #b060ff', nozzle: 'shell #2a1c2c' },
  }),
  row('ring-ship', [30, 30, 50], space('ring-ship'), {
    ...flying(30),
    words: 'rotating spaceship, interstellar ship, ring starship',
    finishes: { body: 'paint #e0e2e4' },
    family: 'spaceship',
  }),
  row('starliner', [90, 44, 190], space('starliner'), {
    ...flying(80),
    words: 'exploration starship, galactic cruiser',
    finishes: { body: 'paint #ccd2d8', stripe: 'paint #a8b0b8' },
    family: 'spaceship',
  }),
  row('lander', [9, 7, 9], space('lander'), {
    ...GROUND,
    words: 'lunar lander, moon lander, lunar module, landing module, mars lander',
    finishes: { body: 'paint #d0d2d0' },
  }),
  row('space-capsule', [3.9, 3.6, 3.9], space('capsule'), {
    ...GROUND,
    words: 'capsule, reentry capsule, command module, crew capsule',
    finishes: { body: 'metal #b8b4ac', stripe: 'paint #8a4a2a', dark: 'ceramic #3a2c24' },
  }),
  row('escape-pod', [3, 3, 4.6], space('escape-pod'), {
    ...GROUND,
    words: 'pod, lifepod, life pod, evacuation pod',
    finishes: { body: 'paint #e8e6de', stripe: 'paint #e06a1c' },
  }),
  row('satellite', [12, 5, 3], space('satellite'), { ...flying(60), words: 'communications satellite, comsat, artificial satellite' }),
  row('cubesat', [1, 0.7, 0.3], space('cube-satellite'), {
    ...flying(30),
    words: 'cube satellite, nanosatellite, small satellite',
    finishes: { body: 'metal #c0c4c8' },
    family: 'satellite',
  }),
  row('space-probe', [8, 5, 7], space('probe'), {
    ...flying(40),
    words: 'voyager, deep space probe, probe',
    finishes: { body: 'metal #b8bcc0' },
  }),
  row('sputnik', [0.87, 1.2, 0.94], space('sphere-probe'), {
    ...flying(30),
    words: 'first satellite, sphere satellite',
    finishes: { body: 'chrome' },
    family: 'satellite',
  }),
  row('space-telescope', [12, 5.4, 13], space('space-telescope'), {
    ...flying(60),
    words: 'hubble, orbital telescope',
    finishes: { body: 'metal #c8ccd0', foil: 'metal #b8bcc0' },
  }),
  row('space-station', [70, 24, 56], space('station'), {
    places: ['outer space'],
    ...flying(80),
    words: 'orbital station, orbital laboratory, iss',
    finishes: { body: 'paint #e8e8e6', grey: 'metal #9aa0a6' },
    semantic: 'object',
  }),
  row('wheel-station', [100, 44, 100], space('wheel-station'), {
    places: ['outer space'],
    ...flying(90),
    words: 'ring station, rotating space station, torus station, space colony',
    finishes: { body: 'paint #dfe1e2' },
    semantic: 'object',
    family: 'space-station',
  }),
  row('rover', [2.4, 2.2, 2.9], space('rover'), {
    ...GROUND,
    words: 'mars rover, exploration rover, planetary rover',
    finishes: { body: 'paint #e0ded6' },
  }),
  row('crew-rover', [3, 2.8, 5.4], space('crew-rover'), {
    ...GROUND,
    words: 'pressurized rover, pressurised rover, exploration vehicle, moon truck',
    finishes: { body: 'paint #ecebe4', stripe: 'paint #e0701c' },
    family: 'rover',
  }),
  row('moon-buggy', [2, 2, 3.1], space('moon-buggy'), { ...GROUND, words: 'lunar rover, lunar roving vehicle', family: 'rover' }),
];
