import type { FramedSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { made } from '@diorama/furnishing-parts';

import { BOARDS } from './boards.js';
import { DOORS } from './doors.js';
import { PICTURES } from './pictures.js';
import { WINDOWS } from './windows.js';

const FRAMED = { ...BOARDS, ...DOORS, ...PICTURES, ...WINDOWS };

const FINISHES = {
  frame: 'wood #8a5a32',
  panel: 'wood #9c6a3e',
  white: 'paint #f2f0ea',
  glass: 'glass',
  metal: 'metal',
  steel: 'metal #8d949a',
  iron: 'iron #2c2c2e',
  brass: 'brass',
  gold: 'gold',
  mirror: 'chrome #c4d4dc',
  stone: 'stone #a8a298',
  dark: 'plastic #1a1b1e',
  red: 'glass #c02c34',
  blue: 'glass #2c58c0',
  green: 'glass #2f8a4a',
  amber: 'glass #e0a830',
  violet: 'glass #7a3a9a',
  sky: 'paint #8cb8d8',
  hill: 'paint #5a7f4a',
  field: 'paint #c8a850',
  sea: 'paint #3f6f94',
  skin: 'paint #d8a888',
  hair: 'paint #3a261a',
  dress: 'paint #5a1f2a',
  shade: 'paint #3c3228',
  paint1: 'paint #d84a3a',
  paint2: 'paint #2f6fb0',
  paint3: 'paint #f0c038',
  canvas: 'canvas #efe8d8',
  paper: 'paper',
  cork: 'wood #b88850',
  slate: 'paint #2c3a34',
  chalk: 'paint #e8ece8',
  ink: 'paint #2a2a30',
  cloth: 'fabric #7a2030',
  cloth2: 'fabric #d8b050',
  led: 'screen #e89030',
} as const;

/** A door, a window, a picture or a board in a frame. */
export const framed = ({ kind }: FramedSpec, { size }: GeneratorContext): Generated => made(FRAMED[kind](size), FINISHES);
