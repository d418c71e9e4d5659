import type { Gloss } from '@diorama/world-model';

import type { MaterialName } from './material-table.js';

const metal = (straight: number, roughness: number): Gloss => ({ straight, roughness, isTinted: true });
const smooth = (straight: number, roughness: number): Gloss => ({ straight, roughness, isTinted: false });

/** The materials of the table that mirror; the others are matt. */
const GLOSSES: Readonly<Partial<Record<MaterialName, Gloss>>> = {
  'car-paint': smooth(0.05, 0.3),
  'car-glass': smooth(0.1, 0.05),
  'head-glass': smooth(0.08, 0.1),
  'tail-glass': smooth(0.06, 0.1),
  'dark-glass': smooth(0.15, 0.05),
  'sky-glass': smooth(0.26, 0.05),
  'window-glass': smooth(0.15, 0.05),
  'shop-glass': smooth(0.12, 0.05),
  'black-glass': smooth(0.06, 0.05),
  enamel: smooth(0.05, 0.2),
  steel: metal(0.35, 0.3),
  'stainless-steel': metal(0.35, 0.3),
  brass: metal(0.4, 0.3),
  gold: metal(0.4, 0.3),
};

/** How a material of the table mirrors; undefined for a matt one. */
export const findGloss = (name: MaterialName): Gloss | undefined => GLOSSES[name];
