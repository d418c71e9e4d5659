import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const ROUND_CAT = { head: { size: 0.44 }, legs: { thick: 1.1 }, trunk: { length: 0.78 } } as const;
const TABBY = {
  coat: '#d88a3c',
  pattern: '#b0601e',
  'inner-ear': '#e0a090',
  nose: '#d88a80',
  muzzle: '#f4e8d8',
  iris: '#8ab040',
  socks: '#f4e8d8',
};

/** Cats and other pets. */
export const PET_ROWS: readonly CatalogueRow[] = [
  row(
    'cat',
    [0.108, 0.328, 0.573],
    quadrupedOf('feline', 0.25, TABBY, {
      ...ROUND_CAT,
      coat: { pattern: 'stripes', scale: 0.045, share: 0.36 },
      coatOnHead: true,
      whiskers: true,
    }),
    { words: 'tabby, tabby cat, house cat, ginger cat' },
  ),
  row(
    'sitting-cat',
    [0.133, 0.355, 0.495],
    quadrupedOf(
      'feline',
      0.25,
      {
        coat: '#7a7a80',
        muzzle: '#f0eee8',
        breast: '#f0eee8',
        feet: '#f0eee8',
        nose: '#d89088',
        iris: '#c8b040',
        pattern: '#4e4e56',
        'inner-ear': '#d8a098',
      },
      { ...ROUND_CAT, pose: 'sitting', coat: { pattern: 'stripes', scale: 0.045, share: 0.36 }, coatOnHead: true, whiskers: true },
    ),
    { words: 'grey cat', family: 'cat' },
  ),
  row(
    'black-cat',
    [0.133, 0.355, 0.495],
    quadrupedOf(
      'feline',
      0.25,
      { coat: '#1e1c1e', iris: '#b8d838', nose: '#2a2628', 'inner-ear': '#4a3c40' },
      { ...ROUND_CAT, pose: 'sitting', whiskers: true },
    ),
    { words: 'witch cat', family: 'cat' },
  ),
  row(
    'sleeping-cat',
    [0.133, 0.165, 0.611],
    quadrupedOf(
      'feline',
      0.25,
      { coat: '#f2ece2', pattern: '#c87a34', nose: '#d8a098', iris: '#6aa8d8', 'inner-ear': '#e0b0a4' },
      {
        ...ROUND_CAT,
        pose: 'lying',
        coat: { pattern: 'patches', scale: 0.16, share: 0.45 },
        coatOnHead: true,
        neck: { angle: 14 },
        whiskers: true,
      },
    ),
    { words: 'lying cat, calico cat', family: 'cat' },
  ),
  row(
    'siamese-cat',
    [0.115, 0.49, 0.467],
    quadrupedOf(
      'feline',
      0.27,
      { coat: '#e8dcc4', muzzle: '#3a2c26', ears: '#3a2c26', socks: '#3a2c26', tail: '#3a2c26', iris: '#5aa8f0', nose: '#2a2220' },
      { ...ROUND_CAT, whiskers: true, tail: { angle: 50, bend: 40 } },
    ),
    { words: 'siamese', family: 'cat' },
  ),
  row(
    'kitten',
    [0.0767, 0.176, 0.211],
    quadrupedOf(
      'feline',
      0.13,
      { ...TABBY, coat: '#e0a05a' },
      {
        pose: 'sitting',
        trunk: { length: 0.56, chest: 0.22, waist: 0.21, hip: 0.22 },
        head: { size: 0.6, eye: 0.1 },
        ears: { length: 0.34, width: 0.34 },
        legs: { thick: 1.4 },
        tail: { length: 0.6, radius: 0.05 },
        coat: { pattern: 'stripes', scale: 0.03, share: 0.35 },
        coatOnHead: true,
        whiskers: true,
      },
    ),
    { words: 'kitty, baby cat', family: 'cat' },
  ),
  row(
    'rabbit',
    [0.177, 0.234, 0.337],
    quadrupedOf(
      'leporine',
      0.2,
      { coat: '#a08468', 'tail-tip': '#f4f0ea', 'inner-ear': '#e0b0a0', belly: '#e8dfd0', nose: '#c88a80' },
      { pose: 'lying', neck: { angle: 30, length: 0.26 } },
    ),
    { words: 'bunny, wild rabbit' },
  ),
  row(
    'white-rabbit',
    [0.175, 0.41, 0.208],
    quadrupedOf(
      'leporine',
      0.2,
      { coat: '#f6f4f0', 'inner-ear': '#f0b8b0', nose: '#e8a098', iris: '#d8344a' },
      { pose: 'upright', head: { iris: true } },
    ),
    { words: 'easter bunny, bunny rabbit', family: 'rabbit' },
  ),
  row(
    'hare',
    [0.231, 0.554, 0.358],
    quadrupedOf(
      'leporine',
      0.32,
      { coat: '#9a7448', 'tail-tip': '#f0ece4', ears: '#8a663c', 'inner-ear': '#d8b090', belly: '#e8dcc4' },
      {
        pose: 'sitting',
        trunk: { chest: 0.22, waist: 0.22, hip: 0.28, length: 0.66 },
        legs: { thick: 1.0 },
        head: { size: 0.42 },
        ears: { length: 1.3 },
      },
    ),
    { words: 'jackrabbit', family: 'rabbit' },
  ),
  row(
    'guinea-pig',
    [0.0958, 0.0894, 0.202],
    quadrupedOf(
      'rodent',
      0.1,
      { coat: '#f2ece2', pattern: '#a85c24', ears: '#7a4a34', nose: '#d8a098', feet: '#e0b0a4' },
      {
        pose: 'lying',
        tail: { kind: 'none' },
        coat: { pattern: 'patches', scale: 0.1, share: 0.5 },
        coatOnHead: true,
        ears: { kind: 'drop', length: 0.2, width: 0.24, tilt: 100 },
      },
    ),
    { words: 'cavy' },
  ),
  row(
    'hamster',
    [0.0566, 0.104, 0.0747],
    quadrupedOf(
      'rodent',
      0.06,
      { coat: '#d89a54', belly: '#f6f0e4', muzzle: '#f6f0e4', cheeks: '#f0e4d0', feet: '#e8b8a8', 'inner-ear': '#d8a090' },
      {
        pose: 'upright',
        tail: { kind: 'stub', length: 0.08, radius: 0.04, angle: 10 },
        head: { cheek: 0.32, eye: 0.085 },
        trunk: { length: 0.56 },
      },
    ),
    { words: 'gerbil' },
  ),
  row(
    'mouse',
    [0.0326, 0.0445, 0.119],
    quadrupedOf(
      'rodent',
      0.035,
      { coat: '#8a827a', tail: '#d8a8a0', 'inner-ear': '#e8b0a8', nose: '#e0a098', feet: '#e0b0a8', belly: '#d8d2ca' },
      { whiskers: true, ears: { length: 0.46, width: 0.46 }, tail: { angle: -14, bend: 24, radius: 0.04 } },
    ),
    { words: 'field mouse' },
  ),
  row(
    'rat',
    [0.0835, 0.103, 0.384],
    quadrupedOf(
      'rodent',
      0.09,
      { coat: '#4a443e', tail: '#b88a80', 'inner-ear': '#b8867c', feet: '#c89a90', nose: '#b07c74' },
      {
        whiskers: true,
        trunk: { length: 1.15 },
        head: { size: 0.74, muzzle: [0.22, 0.07], skull: 0.28 },
        ears: { length: 0.26, width: 0.26 },
        tail: { angle: -16, bend: 26, length: 1.9, radius: 0.07 },
      },
    ),
    { words: 'sewer rat' },
  ),
];
