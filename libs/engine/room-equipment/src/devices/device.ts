import type { DeviceSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { made } from '@diorama/furnishing-parts';

import { COMPUTERS } from './computers.js';
import { HOME_ELECTRONICS } from './home-electronics.js';

const DEVICES = { ...COMPUTERS, ...HOME_ELECTRONICS };

const FINISHES = {
  body: 'plastic #1f2023',
  screen: 'screen',
  frame: 'plastic #141416',
  white: 'plastic #eceae4',
  beige: 'plastic #d8cfb4',
  key: 'plastic #d4d4d0',
  metal: 'metal #a4a9ae',
  chrome: 'chrome',
  wood: 'wood #7a4a28',
  cloth: 'fabric #3a3a3c',
  cone: 'rubber #26262a',
  ring: 'metal #c8ccd0',
  record: 'plastic #0c0c0e',
  label: 'paint #d83a3a',
  brass: 'brass',
  led: 'glow #40e070',
  accent: 'paint #2f6fd0',
  red: 'paint #c8302a',
  yellow: 'paint #e8c030',
  green: 'paint #3a8a4a',
  sky: 'screen #78b8e8',
  hill: 'screen #58a050',
  sun: 'glow #ffe080',
  lens: 'glass #203848',
  beam: 'lamp',
  paper: 'paper',
  light: 'glow #f4f8ff',
  cream: 'canvas #f6f4ee',
} as const;

/** An electronic device. */
export const device = ({ kind }: DeviceSpec, context: GeneratorContext): Generated => made(DEVICES[kind](context.size), FINISHES);
