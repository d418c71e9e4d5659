import type { Finish, Generator, SciFiSpec } from '@diorama/catalogue';

import { finished } from '../parts/palette.js';
import { BASES } from './bases.js';
import { DEVICES } from './devices.js';
import { INTERIOR } from './ship-interior.js';
import type { DrawSciFi } from './ship-interior.js';

/** Makes things of the future and of laboratories. */
export const generateSciFi: Generator<SciFiSpec> = ({ kind, count = 0 }, { size }) =>
  finished(THINGS[kind](size, count), 'body', { finishes: FINISHES });

const THINGS: Readonly<Record<SciFiSpec['kind'], DrawSciFi>> = { ...INTERIOR, ...DEVICES, ...BASES };

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
