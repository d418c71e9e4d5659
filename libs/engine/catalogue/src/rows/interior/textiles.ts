import type { TextileSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: TextileSpec['kind']): TextileSpec => ({ generator: 'textile', kind: name });

const WALL = { stand: 'wall' } as const;
const HUNG = { stand: 'hung' } as const;
const FLAT = { stand: 'flat', family: 'rug', solid: 'none' } as const;

/** Curtains, blinds and carpets. */
export const TEXTILE_ROWS: readonly CatalogueRow[] = [
  row('curtain', [2, 2.3, 0.16], kind('curtain'), { ...WALL, words: 'drape, window curtain, drapery, velvet curtain' }),
  row('sheer-curtain', [1.8, 2.3, 0.12], kind('sheer-curtain'), {
    ...WALL,
    words: 'net curtain, voile curtain, white curtain',
    family: 'curtain',
  }),
  row('stage-curtain', [6, 3.6, 0.5], kind('stage-curtain'), {
    ...WALL,
    words: 'theater curtain, theatre curtain, red curtain',
    places: ['theater', 'stage'],
    family: 'curtain',
  }),
  row('bead-curtain', [0.95, 2, 0.06], kind('bead-curtain'), { ...WALL, words: 'beaded curtain', family: 'curtain', solid: 'none' }),
  row('hospital-curtain', [2.2, 2.1, 2], kind('hospital-curtain'), {
    words: 'ward curtain, cubicle curtain',
    places: ['hospital'],
    family: 'curtain',
    solid: 'parts',
  }),
  row('blinds', [1.2, 1.4, 0.07], kind('venetian-blinds'), {
    ...HUNG,
    words: 'blind, venetian blind, venetian blinds, window blind, jalousie',
  }),
  row('vertical-blinds', [1.6, 1.7, 0.1], kind('vertical-blinds'), {
    ...HUNG,
    words: 'vertical blind, slat curtain, office blinds',
    family: 'blinds',
  }),
  row('roller-blind', [1.1, 1.5, 0.1], kind('roller-blind'), {
    ...HUNG,
    words: 'roller shade, window shade, pull-down blind',
    family: 'blinds',
  }),
  row('roman-blind', [1.1, 1.3, 0.12], kind('roman-blind'), { ...HUNG, words: 'roman shade, folded blind', family: 'blinds' }),
  row('persian-carpet', [2.6, 0.04, 1.8], kind('persian-carpet'), {
    ...FLAT,
    words: 'oriental rug, persian rug, oriental carpet, turkish rug, flying carpet, magic carpet, patterned carpet',
  }),
  row('carpet', [2.4, 0.04, 1.7], kind('plain-carpet'), { ...FLAT, words: 'area rug, floor carpet, living room rug, modern rug' }),
  row('round-carpet', [1.8, 0.04, 1.8], kind('round-carpet'), { ...FLAT, words: 'round rug, circular rug, braided rug' }),
  row('shag-rug', [1.8, 0.08, 1.3], kind('shag-rug'), { ...FLAT, words: 'shaggy rug, fluffy rug, fur rug, sheepskin rug' }),
  row('runner-rug', [0.8, 0.04, 2.8], kind('runner'), { ...FLAT, words: 'hallway rug, carpet runner, hall runner, stair runner' }),
  row('red-carpet', [1.6, 0.03, 5], kind('red-carpet'), { ...FLAT, words: 'ceremonial carpet, royal carpet' }),
  row('doormat', [0.75, 0.03, 0.45], kind('doormat'), {
    ...FLAT,
    words: 'door mat, welcome mat, foot mat',
    places: ['living-room', 'village'],
  }),
  row('bearskin-rug', [1.7, 0.3, 2], kind('bearskin'), { ...FLAT, words: 'bear rug, bear skin, bear skin rug, animal rug, animal hide' }),
  row('cowhide-rug', [1.7, 0.03, 1.9], kind('cowhide'), { ...FLAT, words: 'cow hide, cow skin rug, cowhide' }),
  row('tatami', [1.8, 0.05, 1.8], kind('tatami'), { ...FLAT, words: 'tatami mat, straw mat, rush mat' }),
  row('foam-mat', [1.8, 0.03, 1.8], kind('foam-mats'), {
    ...FLAT,
    words: 'play mat, playmat, puzzle mat, gym mat, exercise mat, yoga mat',
  }),
];
