import type { EquipmentSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { made } from '@diorama/furnishing-parts';

import { CARE } from './care.js';
import { GYM } from './gym.js';

const EQUIPMENT = { ...CARE, ...GYM };

const FINISHES = {
  frame: 'metal #2e3238',
  steel: 'chrome',
  grey: 'metal #8d949a',
  pad: 'leather #1e1f22',
  red: 'leather #b02a26',
  belt: 'rubber #202124',
  body: 'plastic #dfe3e6',
  white: 'plastic #f2f3f1',
  dark: 'plastic #1c1d20',
  screen: 'screen',
  led: 'glow #40e070',
  yellow: 'paint #e8b820',
  blue: 'paint #2f5fb0',
  rope: 'rope #f0ece0',
  canvas: 'canvas #e8e4d8',
  wood: 'wood #c89a5c',
  oak: 'wood #8a5a30',
  mat: 'fabric #2f6fb0',
  leather: 'leather #9a6436',
  ball: 'plastic #7a3aa8',
  pin: 'paint #f6f4ee',
  stripe: 'paint #c82a2a',
  gutter: 'paint #3a3d42',
  bag: 'glass #d8eef4',
  paper: 'paper',
  ink: 'paint #18181a',
  bone: 'bone',
  tank: 'paint #2f8a4a',
  light: 'glow #f4f8ff',
  cloth: 'fabric #9cc8c0',
} as const;

/** Equipment for sport and care. */
export const equipment = ({ kind }: EquipmentSpec, { size }: GeneratorContext): Generated => made(EQUIPMENT[kind](size), FINISHES);
