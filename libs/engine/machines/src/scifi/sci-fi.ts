import type { Finish, GeneratedLight, Generator, SciFiSpec } from '@diorama/catalogue';
import { finished } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { BASES } from './bases.js';
import { DEVICES } from './devices.js';
import { RELICS } from './relics.js';
import { INTERIOR } from './ship-interior.js';
import type { DrawSciFi } from './ship-interior.js';

/** Makes things of the future and of laboratories. */
export const generateSciFi: Generator<SciFiSpec> = ({ kind }, { size }) =>
  finished(THINGS[kind](size), 'body', { finishes: FINISHES, lights: lightsOf(kind, size) });

/** The light of kinds that shine: its height as a share, its colour and its power. */
const LIGHTS: Partial<Record<SciFiSpec['kind'], readonly [height: number, color: string, power: number]>> = {
  hologram: [0.5, '#58d8ff', 1.4],
  'hologram-table': [0.7, '#58d8ff', 1.6],
  portal: [0.5, '#4080ff', 3],
  reactor: [0.5, '#40d0ff', 4],
  'warp-core': [0.5, '#60a0ff', 4],
  teleporter: [0.4, '#58e0f0', 2],
  'force-field': [0.5, '#48b8ff', 1.5],
  'tesla-coil': [0.8, '#c0a8ff', 3],
  'plasma-globe': [0.6, '#d060ff', 0.6],
  'server-core': [0.5, '#50ffb0', 2],
  'power-cell': [0.5, '#70ff60', 0.5],
};

function lightsOf(kind: SciFiSpec['kind'], [, height]: Vec3): GeneratedLight[] {
  const light = LIGHTS[kind];
  return light === undefined ? [] : [{ at: [0, light[0] * height, 0], color: light[1], power: light[2], when: 'always' }];
}

const THINGS: Readonly<Record<SciFiSpec['kind'], DrawSciFi>> = { ...INTERIOR, ...DEVICES, ...BASES, ...RELICS };

const FINISHES: Readonly<Record<string, Finish>> = {
  body: 'paint #c4ccd2',
  trim: 'metal #5a626a',
  leaf: 'metal #8a929a',
  accent: 'paint #e8a020',
  cover: 'glass #7fc8d8',
  planet: 'neon #2f8fd0',
  figure: 'neon #48c8ff',
  hologram: 'neon #58d8ff',
  field: 'neon #48b8ff',
  swirl: 'neon #b8f0ff',
  vortex: 'neon #3060e0',
  pad: 'screen #1c4f78',
  spark: 'neon #c0a8ff',
  beam: 'neon #ff3040',
  fluid: 'glass #58c88a',
  creature: 'skin #8ab078',
  bubble: 'glass #d8fff0',
  visor: 'glass #c88a28',
  boot: 'rubber #5a5e64',
  grate: 'metal #6a6e72',
  rail: 'paint #e8b020',
  redlamp: 'lamp #ff3428',
  greenlamp: 'lamp #40e060',
  glowsoft: 'neon #2890d0',
  tube: 'glass #a8c8d4',
  land: 'grass #5f8a46',
  sun: 'glow #ffd060',
  slime: 'neon #70e020',
  flesh: 'hide #6a5a48',
  vein: 'hide #4a3c34',
  leafa: 'leaf #4f8a3c',
  leafb: 'leaf #7aa848',
};
