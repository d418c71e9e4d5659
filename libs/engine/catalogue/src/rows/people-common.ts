import type { PersonParameters } from '../parameters/people.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const theme = rowsOf('people');
const row = (id: string, size: readonly [number, number, number], person: PersonParameters, details: RowDetails = {}): CatalogueRow =>
  theme(id, size, { generator: 'person', ...person }, { family: 'person', solid: 'cylinder', ...details });

const HAIRS = ['hair #3a2718', 'hair #17120f', 'hair #c09a4a', 'hair #6a3418'] as const;
const JEANS = ['fabric #3a5078', 'fabric #3a3f4a', 'fabric #6a5a44', 'fabric #2a2c34'] as const;
const SHIRTS = ['fabric #3a78b8', 'fabric #c8503c', 'fabric #4a8a5a', 'fabric #d8a838'] as const;
const SNEAKER = 'plastic #ecebe6';
const BLACK_SHOE = 'leather #1c1a1a';
const WHITE = 'fabric #f2f0ea';

/** People of every day. */
export const COMMON_PEOPLE_ROWS: readonly CatalogueRow[] = [
  row(
    'person',
    [0.69, 1.8, 0.3],
    { top: SHIRTS, bottom: JEANS, shoes: SNEAKER, hair: ['short', 'crop', 'side', 'curly'], hairColor: HAIRS, wears: [['belt', 'leather #4a3020', 'metal #c0c0c0']] },
    { words: 'human, human being, somebody, someone, figure, character, npc, people, passer-by, pedestrian', variants: 4 },
  ),
  row(
    'man',
    [0.87, 1.79, 0.32],
    { pose: 'hands-on-hips', top: ['fabric #e8e4d8', 'fabric #8a3434', 'fabric #34506a'], bottom: JEANS, shoes: 'leather #5a3a22', hair: ['side', 'short', 'crop'], beard: ['short', 'none', 'moustache'], hairColor: HAIRS, wears: [['vest', ['fabric #6a4a34', 'fabric #2a3038', 'fabric #7a7468']], ['belt', 'leather #3a2418', 'metal #c0c0c0']] },
    { words: 'guy, gentleman, male, bloke, fellow', variants: 3 },
  ),
  row(
    'woman',
    [0.74, 1.67, 0.5],
    { build: 'woman', pose: 'relaxed', rightArm: 'hip', top: SHIRTS.toReversed(), sleeves: 'short', hair: ['long', 'ponytail', 'bob', 'curly'], hairColor: HAIRS, shoes: BLACK_SHOE, wears: [['dress', SHIRTS.toReversed()], ['belt', WHITE]] },
    { words: 'lady, female, young woman', variants: 4 },
  ),
  row(
    'boy',
    [0.42, 1.27, 0.63],
    { build: 'child', tall: 1.28, pose: 'walk', top: ['fabric #d83a34', 'fabric #3a8a5a', 'fabric #e0a030'], sleeves: 'short', bottom: ['fabric #34507a', 'fabric #6a5a40'], trousers: 'short', shoes: SNEAKER, hair: 'short', hairColor: HAIRS, hat: 'cap', hatColor: ['fabric #2a5aa8', 'fabric #d83a34'], left: 'ball' },
    { words: 'schoolboy, lad, young boy', variants: 3 },
  ),
  row(
    'girl',
    [0.46, 1.21, 0.53],
    { build: 'child', tall: 1.22, top: ['fabric #e87aa8', 'fabric #8a6ac8', 'fabric #e8c040'], sleeves: 'short', shoes: 'leather #c83a50', hair: 'pigtails', hairColor: HAIRS, wears: [['dress', ['fabric #e87aa8', 'fabric #8a6ac8', 'fabric #e8c040'], WHITE]], right: 'teddy' },
    { words: 'little girl, schoolgirl, young girl', variants: 3 },
  ),
  row(
    'child',
    [0.63, 1.97, 0.34],
    { build: 'child', tall: 1.12, top: ['fabric #e8b030', 'fabric #58a0d0', 'fabric #d8503c'], sleeves: 'short', bottom: ['fabric #3a6ea8', 'fabric #7a5aa0'], trousers: 'short', shoes: SNEAKER, hair: ['side', 'bob', 'curly'], hairColor: HAIRS, right: 'balloons' },
    { words: 'kid, youngster, child with balloons', variants: 3 },
  ),
  row(
    'toddler',
    [0.63, 0.8, 0.25],
    { build: 'toddler', top: ['fabric #8ac0e0', 'fabric #f0c0c8'], bottom: ['fabric #f0ece0'], trousers: 'brief', hair: 'crop', leftArm: 'spread', rightArm: 'spread', hairColor: HAIRS },
    { words: 'baby, infant, small child', variants: 2 },
  ),
  row(
    'teenager',
    [0.63, 1.71, 0.48],
    { build: 'slender', tall: 1.68, pose: 'relaxed', top: ['fabric #3a3f4a', 'fabric #7a3a8a'], bottom: 'fabric #4a6a9a', shoes: SNEAKER, hair: ['fringe', 'spiky'], hairColor: HAIRS, extras: ['headphones'], wears: [['backpack', ['fabric #d8503c', 'fabric #3a9a8a'], 'fabric #2a2a2a']] },
    { words: 'teen, adolescent, youth', variants: 2 },
  ),
  row(
    'old-man',
    [0.68, 1.65, 0.46],
    { build: 'old', top: 'fabric #8a7a5a', bottom: 'fabric #4a4a44', shoes: 'leather #4a3020', hair: 'tonsure', hairColor: 'hair #d4d2cc', beard: 'short', extras: ['spectacles'], wears: [['jacket', 'wool #6a5a48', 'wool #6a5a48'], ['buttons', 'wood']], right: 'cane' },
    { words: 'elderly man, grandfather, grandpa, old person, elder, senior' },
  ),
  row(
    'old-woman',
    [0.6, 1.58, 0.47],
    { build: 'woman', tall: 1.55, lean: 16, top: 'fabric #7a5a80', shoes: BLACK_SHOE, hair: 'bun', hairColor: 'hair #d8d6d0', extras: ['spectacles'], wears: [['long-skirt', 'fabric #4a4258'], ['shawl', 'wool #b8a0b0', 'gold']], right: 'cane' },
    { words: 'elderly woman, grandmother, grandma, old lady, crone' },
  ),
  row(
    'businessman',
    [0.69, 1.81, 0.79],
    { pose: 'walk', top: ['fabric #2a3040', 'fabric #3a3a3c', 'fabric #5a5a60'], bottom: ['fabric #2a3040', 'fabric #3a3a3c', 'fabric #5a5a60'], shoes: BLACK_SHOE, hair: 'side', hairColor: HAIRS, wears: [['jacket', ['fabric #2a3040', 'fabric #3a3a3c', 'fabric #5a5a60']], ['lapels', WHITE, ['fabric #2a3040', 'fabric #3a3a3c', 'fabric #5a5a60']], ['tie', ['fabric #b82a2a', 'fabric #2a5aa8']]], left: 'briefcase' },
    { words: 'office worker, executive, banker, lawyer, salesman, commuter, politician, man in a suit', variants: 3 },
  ),
  row(
    'businesswoman',
    [0.63, 1.72, 0.53],
    { build: 'woman', top: ['fabric #3a4258', 'fabric #7a2a3a'], shoes: BLACK_SHOE, hair: 'bun', hairColor: HAIRS, extras: ['spectacles'], wears: [['pencil-skirt', ['fabric #3a4258', 'fabric #7a2a3a']], ['lapels', WHITE, ['fabric #3a4258', 'fabric #7a2a3a']]], right: 'briefcase', left: 'coffee-cup' },
    { words: 'secretary, manager, female executive, woman in a suit', variants: 2 },
  ),
  row(
    'student',
    [0.59, 1.74, 0.78],
    { build: 'slender', tall: 1.74, pose: 'walk', top: ['fabric #a83a34', 'fabric #3a6a8a'], bottom: JEANS, shoes: SNEAKER, hair: ['side', 'curly'], hairColor: HAIRS, wears: [['backpack', ['fabric #e0a030', 'fabric #4a8a5a'], 'fabric #3a2a20'], ['scarf', 'wool #e8d8a0']], left: 'held-book' },
    { words: 'pupil, undergraduate, student with a backpack', variants: 2 },
  ),
  row(
    'graduate',
    [0.83, 1.91, 0.64],
    { build: 'woman', top: 'fabric #1c1c22', hat: 'mortarboard', hatColor: 'fabric #1c1c22', hair: 'long', shoes: BLACK_SHOE, rightArm: 'high', wears: [['robe', 'fabric #1c1c22'], ['stole', 'fabric #b82a34', 'gold']], left: 'plan' },
    { words: 'university graduate, bachelor in a gown' },
  ),
  row(
    'teacher',
    [1.4, 2.3, 0.56],
    { top: 'fabric #7a6a4a', bottom: 'fabric #4a4238', shoes: 'leather #4a3020', hair: 'side', extras: ['spectacles'], wears: [['jacket', 'fabric #7a6a4a'], ['lapels', WHITE, 'fabric #7a6a4a'], ['bow-tie', 'fabric #a83028']], left: 'pointer', right: 'held-book' },
    { words: 'professor, lecturer, schoolteacher, librarian, tutor' },
  ),
  row(
    'shopper',
    [0.99, 1.67, 0.66],
    { build: 'woman', pose: 'walk', top: 'fabric #f0ece0', bottom: 'fabric #3a5078', hair: 'long', hairColor: HAIRS, extras: ['sunglasses'], hat: 'sun-hat', hatColor: 'straw #d8c08a', shoes: 'leather #b83a34', leftArm: 'apart', rightArm: 'apart', left: 'shopping-bag', right: 'shopping-bag-2' },
    { words: 'customer, woman with shopping bags, buyer' },
  ),
  row(
    'tourist',
    [0.86, 1.78, 0.74],
    { build: 'stocky', top: 'fabric #e8683a', sleeves: 'short', bottom: 'fabric #c8b088', trousers: 'short', shoes: 'leather #6a4a2a', hair: 'short', extras: ['sunglasses'], hat: 'straw-hat', hatColor: 'straw #e8d8a0', paint: { band: 'fabric #c8302a' }, wears: [['camera', 'plastic #1c1c20', 'metal #8a8a90'], ['satchel', 'leather #7a5030', 'leather #5a3822']], right: 'plan' },
    { words: 'traveller, sightseer, visitor, photographer, holidaymaker' },
  ),
  row(
    'hiker',
    [0.84, 2.16, 0.78],
    { pose: 'walk', top: 'fabric #c84a2a', bottom: 'fabric #6a6248', trousers: 'short', shoes: 'leather #5a3a20', footwear: 'boot', hair: 'short', beard: 'short', hat: 'slouch-hat', hatColor: 'fabric #7a6a44', wears: [['big-pack', 'fabric #3a6a4a', 'fabric #2a3a30']], right: 'staff' },
    { words: 'trekker, backpacker, mountaineer, wanderer, rambler, camper' },
  ),
  row(
    'runner',
    [0.64, 1.62, 1.17],
    { pose: 'run', top: ['fabric #e0552c', 'fabric #2a8ac8'], sleeves: 'none', bottom: 'fabric #1a1a2a', trousers: 'short', shoes: 'plastic #f0f0f0', hair: 'crop', hairColor: HAIRS, wears: [['emblem', WHITE, WHITE]], hat: 'headband', hatColor: WHITE },
    { words: 'jogger, sprinter, athlete, marathon runner, sportsman', variants: 2 },
  ),
  row(
    'bride',
    [0.78, 1.72, 0.71],
    { build: 'woman', top: 'fabric #f6f4f0', sleeves: 'none', hair: 'bun', hat: 'veil', wears: [['gown', 'fabric #f6f4f0'], ['pearls', 'ceramic']], left: 'bouquet', rightArm: 'clasp', paint: { gold: 'silver', veil: 'canvas #fbfaf8' } },
    { words: 'woman in a wedding dress' },
  ),
  row(
    'groom',
    [0.73, 2.01, 0.56],
    { top: 'fabric #1c1c20', bottom: 'fabric #3a3a40', shoes: BLACK_SHOE, hair: 'side', hat: 'top-hat', hatColor: 'fabric #1a1a1e', wears: [['tailcoat', 'fabric #1c1c20'], ['lapels', WHITE, 'fabric #1c1c20'], ['bow-tie', WHITE]], right: 'cane', paint: { band: 'fabric #6a6a70', wood: 'paint #1c1c1e' } },
    { words: 'bridegroom, man in a top hat, nobleman, aristocrat, ringmaster, dandy' },
  ),
  row(
    'swimmer',
    [0.86, 1.78, 0.63],
    { pose: 'hands-on-hips', bottom: 'fabric #d8302a', trousers: 'brief', hair: 'bald', hat: 'swim-cap', hatColor: 'rubber #2a5ac8', extras: ['sunglasses'], wears: [['swim-ring', 'plastic #f28a30']], paint: { dark: 'glass #2a3a5a' } },
    { words: 'bather, man in swimming trunks, beachgoer, person with a swim ring' },
  ),
  row(
    'swimsuit-woman',
    [1.09, 1.69, 0.73],
    { build: 'woman', pose: 'relaxed', rightArm: 'hip', top: ['fabric #d8305a', 'fabric #2a6ac8'], sleeves: 'none', bottom: ['fabric #d8305a', 'fabric #2a6ac8'], trousers: 'brief', hair: 'long', hat: 'sun-hat', hatColor: 'straw #e8d8a0', extras: ['sunglasses'], left: 'low-ball' },
    { words: 'sunbather, woman in a swimsuit, woman in a bikini', variants: 2 },
  ),
  row(
    'surfer',
    [1.34, 2.3, 0.55],
    { top: 'rubber #1c2a3a', sleeves: 'short', bottom: 'rubber #1c2a3a', trousers: 'short', hair: 'wild', hairColor: 'hair #d8b050', right: 'surfboard', paint: { board: 'plastic #f2d040' } },
    { words: 'man with a surfboard' },
  ),
  row(
    'skier',
    [0.85, 1.9, 1.7],
    { legs: 'stand', lean: 14, top: 'fabric #2a6ac8', bottom: 'fabric #1c2430', shoes: 'plastic #d83a30', footwear: 'boot', gloves: 'leather #1c1c1e', hair: 'short', extras: ['sunglasses'], hat: 'beanie', hatColor: 'wool #d83a30', wears: [['skis', 'plastic #f0c030'], ['scarf', 'wool #f0ece0']], left: 'ski-pole', right: 'ski-pole', paint: { band: 'wool #f0ece0' } },
    { words: 'cross-country skier, skiing person' },
  ),
  row(
    'footballer',
    [0.64, 1.64, 1.34],
    { pose: 'run', top: ['fabric #d8302a', 'fabric #2a5ac8'], sleeves: 'short', bottom: WHITE, trousers: 'short', shoes: 'leather #1c1c1e', hair: 'short', wears: [['stripes', WHITE], ['greaves', ['fabric #d8302a', 'fabric #2a5ac8']], ['kicked-ball', WHITE, 'plastic #1c1c1e']] },
    { words: 'soccer player, football player, striker', variants: 2 },
  ),
  row(
    'tennis-player',
    [1.32, 1.96, 1.09],
    { build: 'woman', pose: 'fight', top: WHITE, sleeves: 'none', shoes: SNEAKER, hair: 'ponytail', hat: 'headband', hatColor: WHITE, wears: [['mini-skirt', WHITE]], right: 'racket', rightArm: 'strike', leftArm: 'spread' },
    { words: 'woman with a racket, badminton player' },
  ),
  row(
    'baseball-player',
    [0.65, 2.05, 0.58],
    { legs: 'apart', top: WHITE, bottom: WHITE, shoes: BLACK_SHOE, hair: 'crop', hat: 'cap', hatColor: 'fabric #1c2a5a', wears: [['greaves', 'fabric #b8242a'], ['buttons', 'fabric #1c2a5a'], ['belt', 'leather #1c1c1e']], left: 'bat', rightArm: 'guard' },
    { words: 'batter, man with a baseball bat, cricketer' },
  ),
  row(
    'boxer',
    [0.82, 1.76, 1.03],
    { build: 'strong', tall: 1.82, pose: 'box', bottom: 'fabric #d8302a', trousers: 'short', shoes: BLACK_SHOE, footwear: 'boot', hair: 'crop', wears: [['boxing-gloves', 'leather #c8242a'], ['belt', WHITE]] },
    { words: 'pugilist, kickboxer, fighter' },
  ),
  row(
    'karate-fighter',
    [0.61, 1.76, 1.16],
    { pose: 'fight', rightArm: 'punch', leftArm: 'guard', top: WHITE, bottom: WHITE, hair: 'short', wears: [['jacket', WHITE], ['crossed-collar', WHITE, 'fabric #d8d4c8'], ['waist-sash', 'fabric #1c1c1e']] },
    { words: 'martial artist, karateka, judoka, kung fu fighter' },
  ),
  row(
    'sumo-wrestler',
    [1.62, 1.52, 0.74],
    { build: 'fat', legs: 'squat', leftArm: 'spread', rightArm: 'spread', hair: 'topknot', hairColor: 'hair #17120f', wears: [['loincloth', 'fabric #2a3a8a']] },
    { words: 'sumo, wrestler, rikishi' },
  ),
  row(
    'bodybuilder',
    [1.26, 1.91, 0.33],
    { build: 'strong', pose: 'flex', skin: 'skin #b87a4e', bottom: 'fabric #1c1c2a', trousers: 'brief', hair: 'crop' },
    { words: 'muscleman, strongman, weightlifter' },
  ),
  row(
    'meditating-person',
    [0.82, 1.02, 0.69],
    { build: 'woman', pose: 'meditate', top: 'fabric #6ab0a8', sleeves: 'none', bottom: 'fabric #3a3a5a', hair: 'bun' },
    { words: 'yogi, person in lotus position, yoga practitioner' },
  ),
  row(
    'sitting-person',
    [0.63, 1.42, 0.73],
    { pose: 'sit', top: ['fabric #4a8a5a', 'fabric #a8503c'], bottom: JEANS, shoes: 'leather #4a3020', hair: ['short', 'curly'], hairColor: HAIRS },
    { words: 'seated person, seated man', variants: 2 },
  ),
  row(
    'beggar',
    [0.79, 1.46, 0.91],
    { build: 'gaunt', pose: 'kneel', leftArm: 'carry', rightArm: 'carry', top: 'fabric #6a5a48', bottom: 'fabric #4a4238', hair: 'wild', hairColor: 'hair #6a6058', beard: 'long', skin: 'skin #c49a7a', wears: [['poncho', 'fabric #5a5044', 'fabric #7a6a50']] },
    { words: 'homeless person, pauper, vagrant, tramp' },
  ),
];
