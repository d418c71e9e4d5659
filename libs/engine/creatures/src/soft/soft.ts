import type { Generator, SoftSpec } from '@diorama/catalogue';
import { group, scale } from '@diorama/shape-language';

import { createPalette } from '../anatomy/palette.js';
import type { PartTable } from '../anatomy/palette.js';
import { SHELLFISH } from './shellfish.js';
import { SOFT_BODIES } from './soft-bodies.js';
import { WEIRD_BODIES } from './weird-bodies.js';

const PARTS: PartTable = {
  body: ['skin', '#b84a3a'],
  arms: ['skin', 'body'],
  belly: ['skin', 'body'],
  suckers: ['skin', '#e8c8b8'],
  spots: ['skin', 'suckers'],
  bell: ['glass', 'body'],
  rim: ['glass', 'body'],
  threads: ['glass', 'bell'],
  shell: ['shell', '#b8844a'],
  stripes: ['shell', '#8a5a30'],
  inside: ['shell', '#f0e0d0'],
  claws: ['shell', 'body'],
  'claw-tips': ['shell', 'claws'],
  legs: ['shell', 'body'],
  horn: ['bone', '#e8dcc0'],
  bone: ['bone', '#e4dcc4'],
  plinth: ['wood', '#4a3222'],
  rod: ['metal', '#2c2e30'],
  water: ['water', '#3a6a84'],
  foam: ['foam', '#e6eef2'],
  goo: ['glass', 'body'],
  core: ['glow', 'body'],
  iris: ['eye', '#e8c850'],
  eye: ['eye', '#141416'],
  glint: ['paint', '#ffffff'],
  mouth: ['skin', '#2a1a1e'],
};

/** Molluscs, jellyfish, crustaceans, slimes and other bodies of a form of their own. */
export const soft: Generator<SoftSpec> = ({ kind, size, colors }) => {
  const isHard = kind === 'lobster' || kind === 'crab' || kind === 'shrimp' || kind === 'hermit-crab';
  const palette = createPalette(PARTS, colors, isHard ? { body: 'shell' } : {});
  const draw = { ...SOFT_BODIES, ...SHELLFISH, ...WEIRD_BODIES }[kind];
  return { shape: scale(group(...draw(palette)), size), finishes: palette.finishes };
};
