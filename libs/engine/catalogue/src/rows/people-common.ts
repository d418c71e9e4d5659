import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('people');

/** People of every day. */
export const COMMON_PEOPLE_ROWS: readonly CatalogueRow[] = [
  row('person', [0.69, 1.8, 0.3], { generator: 'person', top: ['fabric #3a6ea8', 'fabric #c8503c'], bottom: 'fabric #3a3f4a', hair: 'short', wears: [['belt', 'leather', 'gold']] }, { variants: 4 }),
  row('woman', [0.66, 1.67, 0.71], { generator: 'person', build: 'woman', top: 'fabric #c8503c', sleeves: 'short', hair: 'long', wears: [['dress', 'fabric #c8503c', 'fabric #f0e0c0']], shoes: 'leather #2a2a2a', left: 'basket' }, { variants: 4 }),
  row('child', [0.6, 1.19, 0.26], { generator: 'person', build: 'child', pose: 'wave', top: 'fabric #e0b030', sleeves: 'short', bottom: 'fabric #3a6ea8', trousers: 'short', hair: 'side' }, { variants: 4 }),
  row('knight', [1.23, 2.01, 0.99], { generator: 'person', top: 'metal #a8aeb6', bottom: 'metal #8a9098', shoes: 'metal #a8aeb6', gloves: 'metal #8a9098', hat: 'knight-helmet', wears: [['cuirass', 'metal #b8bec6', 'gold'], ['pauldrons', 'metal #b8bec6', 'gold'], ['limb-plates', 'metal #b8bec6', 'gold'], ['tabard', 'fabric #a82a26', 'fabric #f0e8d8']], left: 'heater-shield', right: 'sword' }, { variants: 1 }),
  row('wizard', [0.86, 2.09, 0.68], { generator: 'person', build: 'old', top: 'fabric #3a3a8a', hat: 'wizard-hat', hatColor: 'fabric #3a3a8a', hair: 'long', hairColor: 'hair #d8d8d8', beard: 'long', wears: [['robe', 'fabric #3a3a8a', 'gold'], ['belt', 'gold']], right: 'crystal-staff' }),
  row('dancer', [1.19, 1.84, 0.82], { generator: 'person', build: 'woman', pose: 'dance', top: 'fabric #a82a26', hair: 'bun', wears: [['gown', 'fabric #a82a26', 'fabric #1a1a1a']] }),
  row('runner', [0.64, 1.64, 1.17], { generator: 'person', pose: 'run', top: 'fabric #e0552c', sleeves: 'none', bottom: 'fabric #1a1a2a', trousers: 'short', shoes: 'plastic #f0f0f0' }),
  row('sitter', [0.63, 1.42, 0.73], { generator: 'person', pose: 'sit', top: 'fabric #4a8a5a', bottom: 'fabric #5a4a3a' }),
  row('centaur', [1.49, 2.16, 1.52], { generator: 'person', lower: 'horse', hair: 'wild', beard: 'full', left: 'drawn-bow', rightArm: 'draw' }),
  row('archer', [1.5, 2.16, 0.47], { generator: 'person', hat: 'robin-hat', hatColor: 'fabric #3a6a34', top: 'fabric #3a6a34', bottom: 'fabric #6a5a3a', footwear: 'boot', wears: [['tunic', 'fabric #3a6a34'], ['belt', 'leather', 'gold'], ['quiver', 'leather', 'feather #e8e8e0']], left: 'drawn-bow', rightArm: 'draw' }),
  row('mermaid', [1.18, 1.67, 0.46], { generator: 'person', build: 'woman', lower: 'fish', hair: 'long', hairColor: 'hair #b0381c' }),
  row('nude', [0.58, 1.64, 0.26], { generator: 'person', build: 'woman', hair: 'bald' }),
];
