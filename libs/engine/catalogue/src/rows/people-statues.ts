import { group, lathe, mirror, move, radial, sphere, sweep } from '@diorama/shape-language';

import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('people');
const fantasy = rowsOf('fantasy');

const MARBLE = 'marble #e6e1d8';
const BRONZE = 'verdigris #6a9a86';
const STONE = 'stone #a09a90';

/** Statues of people, skeletons, ghosts and figures. */
export const STATUE_ROWS: readonly CatalogueRow[] = [
  row('marble-statue', [0.9, 2.19, 0.9], { generator: 'person-statue', person: { build: 'woman', pose: 'relaxed', hair: 'bun', head: 'stone', top: MARBLE, sleeves: 'none', wears: [['cassock', MARBLE], ['toga', MARBLE, MARBLE]], left: 'amphora' }, material: MARBLE, plinth: 'drum' }, { words: 'statue of a woman, greek statue, classical statue, sculpture, venus, goddess statue, stone figure', solid: 'cylinder' }),
  row('bronze-statue', [0.96, 2.96, 0.96], { generator: 'person-statue', person: { pose: 'relaxed', hair: 'short', beard: 'short', head: 'stone', top: STONE, bottom: STONE, shoes: STONE, wears: [['long-coat', STONE, STONE]], leftArm: 'hip', rightArm: 'high' }, material: BRONZE, plinth: 'block', plinthMaterial: 'granite' }, { words: 'statue of a man, monument, hero statue, memorial, statue of a hero, city statue', family: 'marble-statue' }),
  row('equestrian-statue', [1.06, 4.01, 2.14], { generator: 'person-statue', person: { pose: 'ride', hair: 'short', hat: 'bicorne-plain', top: STONE, bottom: STONE, shoes: STONE, wears: [['cape', STONE], ['epaulettes', STONE]], right: 'raised-sword', leftArm: 'carry' }, material: BRONZE, plinth: 'block', plinthMaterial: 'granite', cut: 'rider' }, { words: 'statue of a rider, horseman statue, horse statue, rider statue, statue of a man on a horse', family: 'marble-statue', solid: 'box' }),
  row('bust', [0.52, 0.85, 0.29], { generator: 'person-statue', person: { hair: 'curly', beard: 'short' }, material: MARBLE, plinth: 'none', cut: 'bust' }, { words: 'marble bust, portrait bust, head sculpture, bust of a man', stand: 'surface', family: 'marble-statue' }),
  row('buddha-statue', [1.16, 1.44, 1.18], { generator: 'person-statue', person: { build: 'stocky', pose: 'meditate', hair: 'bald', hat: 'ushnisha', head: 'stone', wears: [['toga', 'gold', 'gold']] }, material: 'gold', plinth: 'lotus' }, { words: 'buddha, golden buddha, sitting buddha', family: 'marble-statue', solid: 'cylinder' }),
  row('stone-buddha', [0.86, 1.44, 0.89], { generator: 'person-statue', person: { build: 'stocky', pose: 'meditate', hair: 'bald', hat: 'ushnisha', head: 'stone', rightArm: 'bless', wears: [['toga', STONE, STONE]] }, material: 'stone #7a7a70', plinth: 'slab' }, { words: 'jizo, bodhisattva, temple statue, stone buddha statue', family: 'marble-statue', solid: 'cylinder' }),
  row('gargoyle', [1.18, 0.95, 0.57], { generator: 'person-statue', person: { build: 'imp', pose: 'crouch', head: 'demon', hair: 'bald', lean: 12, extras: ['devil-horns', 'bat-wings', 'tusks'], wears: [['claws', STONE]] }, material: 'stone #6a6862', plinth: 'slab' }, { words: 'stone gargoyle, grotesque, stone demon', family: 'marble-statue' }),
  row('angel-statue', [2.58, 2.57, 0.9], { generator: 'person-statue', person: { build: 'woman', pose: 'pray', hair: 'long', head: 'stone', top: STONE, extras: ['angel-wings'], wears: [['cassock', STONE], ['wide-sleeves', STONE]] }, material: 'stone #b0aca2', plinth: 'block' }, { words: 'stone angel, weeping angel, cemetery angel, statue of an angel', family: 'marble-statue' }),
  row('christ-statue', [1.8, 2.7, 0.96], { generator: 'person-statue', person: { pose: 'arms-out', hair: 'long', beard: 'short', head: 'stone', top: STONE, wears: [['robe', STONE], ['rope-belt', STONE]] }, material: 'concrete #c8c6be', plinth: 'block' }, { words: 'christ the redeemer, jesus statue, statue of christ, redeemer', family: 'marble-statue' }),
  row('madonna-statue', [0.9, 2.18, 0.9], { generator: 'person-statue', person: { build: 'woman', pose: 'pray', head: 'stone', hat: 'hood', top: MARBLE, wears: [['cassock', MARBLE], ['closed-cloak', MARBLE]] }, material: 'plaster #dcd8d0', plinth: 'drum' }, { words: 'virgin mary, statue of a saint, mary statue, saint statue', family: 'marble-statue', solid: 'cylinder' }),
  row('thinker-statue', [1.01, 2.35, 1.14], { generator: 'person-statue', person: { build: 'strong', pose: 'think', lean: 26, hair: 'short', head: 'stone', wears: [['seat-rock', STONE]] }, material: 'bronze #5a4a34', plinth: 'block', plinthMaterial: 'granite' }, { words: 'the thinker, seated statue, statue of a thinking man', family: 'marble-statue' }),
  row('justice-statue', [1.29, 2.19, 0.9], { generator: 'person-statue', person: { build: 'woman', hair: 'bun', head: 'stone', hat: 'headband', top: MARBLE, sleeves: 'none', wears: [['cassock', MARBLE], ['sash', MARBLE]], left: 'scales', right: 'planted-sword', rightArm: 'low' }, material: BRONZE, plinth: 'drum', plinthMaterial: 'granite' }, { words: 'lady justice, justitia, statue of justice', family: 'marble-statue', solid: 'cylinder' }),
  row('liberty-figure', [0.9, 3.26, 0.9], { generator: 'person-statue', person: { build: 'woman', hair: 'bun', head: 'stone', hat: 'ray-crown', top: STONE, wears: [['cassock', STONE], ['toga', STONE, STONE]], left: 'book', right: 'torch', rightArm: 'high' }, material: 'verdigris #7ab09c', plinth: 'block', plinthMaterial: 'granite' }, { words: 'statue with a torch, freedom statue', family: 'marble-statue', solid: 'cylinder' }),
  row('atlas-statue', [1.13, 2.66, 1.17], { generator: 'person-statue', person: { build: 'strong', legs: 'one-knee', leftArm: 'high', rightArm: 'high', hair: 'curly', beard: 'full', head: 'stone', wears: [['loincloth', STONE], ['carried-globe', STONE]] }, material: MARBLE, plinth: 'slab' }, { words: 'statue of atlas, titan with a globe, man carrying the world', family: 'marble-statue' }),
  row('knight-statue', [0.96, 2.72, 1.08], { generator: 'person-statue', person: { hat: 'great-helm', top: STONE, bottom: STONE, shoes: STONE, wears: [['cuirass', STONE], ['pauldrons', STONE], ['limb-plates', STONE], ['tassets', STONE], ['cape', STONE]], right: 'planted-sword', leftArm: 'clasp' }, material: STONE, plinth: 'block' }, { words: 'stone knight, guardian statue, statue of a knight, warrior statue', family: 'marble-statue' }),
  row('pharaoh-statue', [0.8, 1.58, 1.18], { generator: 'person-statue', person: { pose: 'sit', hat: 'nemes', hair: 'bald', beard: 'pharaoh', head: 'stone', wears: [['broad-collar', STONE], ['stone-throne', STONE]] }, material: 'sandstone #c8a468', plinth: 'slab' }, { words: 'abu simbel statue, egyptian statue, seated pharaoh, colossus of memnon', family: 'marble-statue', solid: 'box' }),
  row('terracotta-warrior', [0.8, 1.96, 0.6], { generator: 'person-statue', person: { hair: 'topknot', beard: 'moustache', head: 'stone', top: STONE, bottom: STONE, shoes: STONE, rightArm: 'low', wears: [['long-tunic', STONE], ['lamellar-vest', STONE, STONE], ['scarf', STONE]] }, material: 'clay #b07a54', plinth: 'slab' }, { words: 'terracotta soldier, clay warrior, clay soldier', family: 'marble-statue', solid: 'cylinder' }),
  row('moai', [1.71, 3.37, 1.12], { generator: 'moai' }, { words: 'easter island head, easter island statue, stone head, giant head, tiki head', family: 'marble-statue' }),
  row('garden-gnome', [0.16, 0.39, 0.41], { generator: 'person', build: 'dwarf', tall: 0.34, top: 'paint #2a7a3a', bottom: 'paint #3a5ab8', shoes: 'paint #3a2414', hair: 'short', hairColor: 'paint #f4f2ec', beard: 'full', hat: 'gnome-hat', hatColor: 'paint #d8241c', skin: 'ceramic #f0c0a0', wears: [['tunic', 'paint #2a7a3a'], ['belt', 'paint #1c1a1a', 'gold']], right: 'fishing-rod' }, { words: 'lawn gnome, ceramic gnome, garden dwarf', family: 'gnome' }),
  row('mannequin', [0.79, 1.84, 0.59], { generator: 'person-statue', person: { build: 'woman', tall: 1.75, pose: 'relaxed', hair: 'bald', head: 'stone', leftArm: 'hip' }, material: 'plastic #e8ddd0', plinth: 'slab', plinthMaterial: 'metal #8a9096' }, { words: 'shop dummy, dummy, shop-window dummy, crash test dummy, display figure', solid: 'cylinder' }),
  row('voodoo-idol', [0.7, 1.54, 0.7], { generator: 'person-statue', person: { build: 'dwarf', pose: 'clasp', head: 'orc', hair: 'topknot', extras: ['tusks'], wears: [['grass-skirt', STONE], ['bone-necklace', STONE]] }, material: 'wood #6a4424', plinth: 'drum' }, { words: 'idol, tiki, tribal statue, wooden idol, carved figure, fetish', family: 'marble-statue', solid: 'cylinder' }),
  row('nutcracker', [0.16, 0.48, 0.08], { generator: 'person', build: 'man', tall: 0.42, legs: 'together', head: 'stone', skin: 'wood #e8b890', hair: 'short', hairColor: 'wool #f4f2ec', beard: 'full', top: 'paint #c8241c', bottom: 'paint #24427a', shoes: 'paint #1c1a1c', footwear: 'boot', hat: 'shako', hatColor: 'paint #1c1c24', wears: [['tailcoat', 'paint #c8241c', 'gold'], ['epaulettes', 'gold'], ['double-buttons', 'gold'], ['belt', 'paint #f0eee8', 'gold']] }, { words: 'nutcracker doll, wooden soldier, nutcracker figure', stand: 'surface' }),
  row('crowd', [3.37, 2.03, 1.8], {
    generator: 'people-group',
    members: [
      { at: [-1.35, 0.3, 20], pose: 'wave', top: 'fabric #c8503c', bottom: 'fabric #3a5078', shoes: 'leather #4a3020', hair: 'short' },
      { at: [-0.75, -0.5, 10], build: 'woman', top: 'fabric #e0b030', sleeves: 'short', shoes: 'leather #1c1a1a', hair: 'long', wears: [['dress', 'fabric #e0b030']] },
      { at: [-0.2, 0.5, -8], build: 'child', tall: 1.2, top: 'fabric #3a9a5a', bottom: 'fabric #3a5078', shoes: 'leather #4a3020', hair: 'side', rightArm: 'high' },
      { at: [0.25, -0.35, 0], build: 'stocky', top: 'fabric #5a5a6a', bottom: 'fabric #3a3430', shoes: 'leather #1c1a1a', hair: 'bald', beard: 'full', hat: 'cap', hatColor: 'fabric #2a5aa8' },
      { at: [0.75, 0.4, -18], build: 'woman', top: 'fabric #7a4aa0', bottom: 'fabric #4a4a58', shoes: 'leather #1c1a1a', hair: 'bun', pose: 'hands-on-hips' },
      { at: [1.35, -0.2, -25], build: 'slender', top: 'fabric #3a7ab0', bottom: 'fabric #6a5a44', shoes: 'leather #4a3020', hair: 'curly', leftArm: 'high', rightArm: 'high' },
      { at: [-0.55, -1.05, 5], top: 'fabric #8a3a4a', bottom: 'fabric #2a2c34', shoes: 'leather #1c1a1a', hair: 'short', leftArm: 'high' },
      { at: [0.85, -0.95, -6], build: 'old', top: 'fabric #a89a7a', bottom: 'fabric #4a4a44', shoes: 'leather #4a3020', hair: 'short', hairColor: 'hair #d8d4cc' },
    ],
  }, { words: 'group of people, audience, mob, spectators, gathering, throng, queue of people', solid: 'parts' }),
  row('couple', [1.26, 1.8, 0.59], {
    generator: 'people-group',
    members: [
      { at: [-0.33, 0, 24], top: 'fabric #34506a', bottom: 'fabric #4a4238', shoes: 'leather #4a3020', hair: 'side', leftArm: 'clasp' },
      { at: [0.33, 0, -24], build: 'woman', top: 'fabric #c8405a', sleeves: 'short', shoes: 'leather #1c1a1a', hair: 'long', hairColor: 'hair #8a5a2c', wears: [['dress', 'fabric #c8405a']], rightArm: 'clasp' },
    ],
  }, { words: 'lovers, man and woman, husband and wife, two people, pair of people', solid: 'parts' }),
  row('family', [1.9, 1.8, 0.82], {
    generator: 'people-group',
    members: [
      { at: [-0.62, -0.1, 8], top: 'fabric #4a7a5a', bottom: 'fabric #3a4250', shoes: 'leather #4a3020', hair: 'short', beard: 'short' },
      { at: [0.62, -0.1, -8], build: 'woman', top: 'fabric #e0a040', sleeves: 'short', shoes: 'leather #1c1a1a', hair: 'ponytail', wears: [['dress', 'fabric #e0a040']] },
      { at: [-0.16, 0.15, 4], build: 'child', tall: 1.24, top: 'fabric #c8403c', sleeves: 'short', bottom: 'fabric #3a5a8a', trousers: 'short', shoes: 'plastic #ecebe6', hair: 'side' },
      { at: [0.24, 0.22, -4], build: 'child', tall: 0.98, top: 'fabric #d878a8', sleeves: 'short', shoes: 'leather #c83a50', hair: 'pigtails', wears: [['dress', 'fabric #d878a8']], right: 'teddy' },
    ],
  }, { words: 'parents and children, father and mother with children, household', solid: 'parts' }),
  fantasy('skeleton', [0.7, 1.78, 0.4], { generator: 'bones', pose: 'stand', leftArm: 'hang', rightArm: 'wave' }, { words: 'human skeleton, bones of a man, undead skeleton, anatomical skeleton', solid: 'cylinder' }),
  fantasy('ghost', [1, 1.7, 0.7], {
    generator: 'shape',
    shape: group(
      lathe('sheet', [[0.42, 0.22], [0.44, 0.28], [0.36, 0.7], [0.31, 1.1], [0.29, 1.35], [0.24, 1.56], [0.13, 1.68], [0, 1.7]], { sides: 28 }),
      radial(move(sphere('sheet', [0.085, 0.2, 0.07], { detail: 1 }), 0, 0.2, 0), 12, 0.365),
      mirror(sweep('sheet', [[0.2, 1.05, 0.05], [0.42, 1.12, 0.2], [0.55, 1.24, 0.3]], [0.16, 0.12, 0.06], { sides: 12 })),
      mirror(move(sphere('hole', [0.05, 0.075, 0.03], { detail: 2 }), 0.095, 1.42, 0.25)),
      move(sphere('hole', [0.045, 0.06, 0.03], { detail: 2 }), 0, 1.24, 0.295),
    ),
    finishes: { sheet: 'fabric #f4f4f2', hole: 'plastic #141418' },
  }, { words: 'spook, spirit, bedsheet ghost, halloween ghost, boo', solid: 'none', stand: 'air', lift: 0.15 }),
];
