import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const NO_TAIL = { kind: 'none' } as const;
const FROG = {
  build: 'lizard',
  trunk: { length: 0.72, chest: 0.36, waist: 0.44, hip: 0.32, width: 1.25, croup: 0.7 },
  neck: { length: 0.3, angle: 20, root: 0.34, tip: 0.3 },
} as const;
const FROG_HEAD = {
  size: 0.85,
  skull: 0.34,
  width: 1.25,
  muzzleWidth: 1.75,
  muzzle: [0.24, 0.15],
  drop: 0.06,
  eye: 0.15,
  eyeAt: [0.62, 0.85, 0.4],
  cheek: 0.14,
  brow: 0,
  pitch: -8,
} as const;

/** Reptiles and amphibians. */
export const REPTILE_ROWS: readonly CatalogueRow[] = [
  row(
    'lizard',
    [0.125, 0.0769, 0.386],
    quadrupedOf(
      'lizard',
      0.07,
      { coat: '#6a9a3a', pattern: '#3e6420', belly: '#d8d8a0', iris: '#e0a820', claws: '#2a2a1e' },
      { skin: 'scales', coat: { pattern: 'spots', scale: 0.03, share: 0.3 } },
    ),
    { words: 'salamander, newt' },
  ),
  row(
    'gecko',
    [0.092, 0.0575, 0.249],
    quadrupedOf(
      'lizard',
      0.05,
      { coat: '#e0a83c', pattern: '#5a3a1e', belly: '#f4ead0', iris: '#c8c8b0', feet: '#e8b85a' },
      {
        skin: 'skin',
        coat: { pattern: 'spots', scale: 0.016, share: 0.3 },
        head: { eye: 0.11, skull: 0.3 },
        tail: { kind: 'ringed', length: 1.8, radius: 0.17, angle: -8, bend: 12 },
        legs: { foot: 2 },
      },
    ),
    { words: 'leopard gecko', family: 'lizard' },
  ),
  row(
    'iguana',
    [0.286, 0.206, 0.876],
    quadrupedOf(
      'lizard',
      0.16,
      { coat: '#5a8a44', dorsal: '#8aa85a', jaw: '#8ab060', iris: '#d89a30', tail: '#4a6a3a' },
      {
        skin: 'scales',
        dorsal: 'spikes',
        dorsalSize: 1.6,
        neck: { angle: 30 },
        headMarks: [{ part: 'jaw', at: [0, -1.2, 0.7], radii: [0.12, 0.7, 0.7], solid: true }],
      },
    ),
    { family: 'lizard' },
  ),
  row(
    'chameleon',
    [0.1, 0.23, 0.395],
    quadrupedOf(
      'lizard',
      0.16,
      { coat: '#5ab04a', pattern: '#e0c83c', iris: '#e08a30', crest: '#4a9a3e' },
      {
        skin: 'scales',
        coat: { pattern: 'stripes', scale: 0.07, share: 0.3 },
        trunk: { length: 1.0, chest: 0.34, waist: 0.4, hip: 0.3, width: 0.55, arch: 0.14 },
        neck: { length: 0.3, angle: 10 },
        legs: { kind: 'short', thick: 0.9, stance: 0.16 },
        head: { size: 0.66, skull: 0.32, width: 0.8, eye: 0.16, eyeAt: [0.85, 0.4, 0.5], muzzle: [0.2, 0.1], muzzleWidth: 0.9 },
        headMarks: [{ part: 'coat', at: [0, 0.9, -0.7], radii: [0.18, 0.7, 0.9], solid: true }],
        tail: { kind: 'curl', length: 0.7, radius: 0.1, angle: 20 },
      },
    ),
    { family: 'lizard' },
  ),
  row(
    'komodo-dragon',
    [0.718, 0.455, 2.34],
    quadrupedOf(
      'lizard',
      0.4,
      { coat: '#6a6250', claws: '#1e1a16', tongue: '#d88a7a', iris: '#4a3a20' },
      {
        skin: 'scales',
        legs: { claws: true, thick: 1.3 },
        neck: { length: 0.6, angle: 16 },
        head: { size: 0.9, skull: 0.22, muzzle: [0.17, 0.12], gape: 6 },
        tail: { length: 2.6 },
      },
    ),
    { words: 'monitor lizard', family: 'lizard' },
  ),
  row(
    'crocodile',
    [0.802, 0.579, 3.43],
    quadrupedOf(
      'crocodile',
      0.42,
      { coat: '#5a6640', belly: '#c8bc8a', dorsal: '#444e30', teeth: '#f4eedc', iris: '#d8b830', jaw: '#a8a070', tongue: '#c87a70' },
      { skin: 'scales', dorsal: 'scutes', dorsalSize: 1.7, teeth: true, head: { gape: 12 } },
    ),
    { words: 'alligator, gator, caiman' },
  ),
  row(
    'resting-crocodile',
    [0.764, 0.525, 3.27],
    quadrupedOf(
      'crocodile',
      0.4,
      { coat: '#4a4a34', dorsal: '#3a3a28', teeth: '#f4eedc', iris: '#d8b830' },
      { skin: 'scales', dorsal: 'scutes', dorsalSize: 1.7, teeth: true, pose: 'crouching' },
    ),
    { words: 'nile crocodile', family: 'crocodile' },
  ),
  row(
    'turtle',
    [0.322, 0.22, 0.527],
    quadrupedOf(
      'lizard',
      0.18,
      { coat: '#7a9a4a', shell: '#5a4a28', 'shell-plates': '#7a6a38', plastron: '#d8c488', iris: '#c88a20' },
      {
        skin: 'scales',
        shell: 1.5,
        trunk: { length: 1.2, waist: 0.3, hip: 0.28, chest: 0.3 },
        neck: { length: 0.7, angle: 20, root: 0.2, tip: 0.16 },
        head: { size: 0.55, skull: 0.34, muzzle: [0.26, 0.18], muzzleWidth: 1.1, brow: 0 },
        tail: { kind: 'stub', length: 0.4, radius: 0.08, angle: -10 },
      },
    ),
    { words: 'terrapin' },
  ),
  row(
    'tortoise',
    [0.543, 0.567, 0.981],
    quadrupedOf(
      'lizard',
      0.4,
      { coat: '#8a7a5a', shell: '#6a5630', 'shell-plates': '#a8884a', plastron: '#c8b070', claws: '#c8bca0', iris: '#3a3020' },
      {
        skin: 'hide',
        shell: 2.3,
        trunk: { length: 0.95, waist: 0.3, hip: 0.28, chest: 0.3 },
        legs: { kind: 'column', thick: 0.95, stance: 0.38 },
        neck: { length: 0.74, angle: 28, root: 0.17, tip: 0.13 },
        head: { size: 0.42, skull: 0.36, muzzle: [0.28, 0.2], brow: 0 },
        tail: { kind: 'stub', length: 0.3, radius: 0.07, angle: -30 },
      },
    ),
    { words: 'giant tortoise', family: 'turtle' },
  ),
  row(
    'sea-turtle',
    [0.819, 0.354, 1.01],
    quadrupedOf(
      'lizard',
      0.3,
      { coat: '#6a8a7a', shell: '#4a6a5a', 'shell-plates': '#6a8a5a', plastron: '#d8d0a8', feet: '#5a7a6a', iris: '#1e1e1e' },
      {
        skin: 'scales',
        shell: 1.3,
        trunk: { length: 1.3, waist: 0.28, hip: 0.26, chest: 0.28 },
        legs: { kind: 'flipper', thick: 1, stance: 0.7 },
        neck: { length: 0.8, angle: 12, root: 0.2, tip: 0.17 },
        head: { size: 0.6, skull: 0.34, muzzle: [0.26, 0.18], brow: 0 },
        tail: { kind: 'stub', length: 0.3, radius: 0.07, angle: -10 },
      },
    ),
    { words: 'green turtle', family: 'turtle' },
  ),
  row(
    'frog',
    [0.0792, 0.113, 0.121],
    quadrupedOf(
      'lizard',
      0.07,
      { coat: '#5aa038', pattern: '#2e5a1e', belly: '#e8e8b8', jaw: '#c8d88a', iris: '#e8b830', feet: '#6aac44' },
      {
        skin: 'skin',
        pose: 'sitting',
        rise: 30,
        trunk: { ...FROG.trunk, length: 0.66 },
        neck: { length: 0.3, angle: 24, root: 0.34, tip: 0.3 },
        head: { ...FROG_HEAD, pitch: 0 },
        legs: { kind: 'short', thick: 1.3, foot: 2.2, stance: 0.3 },
        tail: NO_TAIL,
        coat: { pattern: 'spots', scale: 0.03, share: 0.2 },
      },
    ),
    { words: 'tree frog, bullfrog' },
  ),
  row(
    'toad',
    [0.146, 0.115, 0.16],
    quadrupedOf(
      'lizard',
      0.08,
      { coat: '#7a6240', pattern: '#4e3c24', belly: '#c8b48a', jaw: '#a88e60', iris: '#d8a030' },
      {
        skin: 'hide',
        trunk: { ...FROG.trunk, waist: 0.5, chest: 0.42 },
        neck: FROG.neck,
        head: { ...FROG_HEAD, eye: 0.11 },
        legs: { foot: 1.9, thick: 1.2 },
        tail: NO_TAIL,
        coat: { pattern: 'spots', scale: 0.022, share: 0.34 },
        pose: 'crouching',
      },
    ),
    { family: 'frog' },
  ),
  row(
    'poison-dart-frog',
    [0.0565, 0.0726, 0.0861],
    quadrupedOf(
      'lizard',
      0.05,
      { coat: '#1e64d8', pattern: '#0e1a3a', iris: '#141414', legs: '#1a3c9a' },
      {
        skin: 'skin',
        pose: 'sitting',
        rise: 30,
        trunk: { ...FROG.trunk, length: 0.66 },
        neck: { length: 0.3, angle: 24, root: 0.34, tip: 0.3 },
        head: { ...FROG_HEAD, pitch: 0 },
        legs: { kind: 'short', thick: 1.1, foot: 2, stance: 0.3 },
        tail: NO_TAIL,
        coat: { pattern: 'spots', scale: 0.014, share: 0.3 },
      },
    ),
    { words: 'blue frog', family: 'frog' },
  ),
];
