import type { ContainerSpec } from '../../parameters/goods/goods-study.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const fantasy = itemsOf('fantasy');
const robotic = itemsOf('robotics');
const container = (kind: ContainerSpec['kind']): ContainerSpec => ({ generator: 'container', kind });
const ground = { stand: 'ground' } as const;
const storage = { stand: 'ground', places: ['warehouse', 'garage', 'basement', 'attic'] } as const;
const travel = { stand: 'ground', places: ['hotel room', 'airport', 'train station', 'bedroom'] } as const;

/** Boxes, bags and baskets. */
export const CONTAINER_ROWS: readonly CatalogueRow[] = [
  robotic(
    'cardboard-box',
    [0.726, 0.305, 0.609],
    container('cardboard-box'),
    'box, carton, parcel, package, moving box, delivery box, shipping box',
    { ...storage, variants: 2 },
  ),
  item('wooden-box', [0.4, 0.26, 0.302], container('wooden-box'), 'open crate, open box, wooden container', storage),
  item(
    'fruit-crate',
    [0.506, 0.24, 0.329],
    container('fruit-crate'),
    'crate of apples, apple crate, box of fruit, vegetable crate, fruit bin, apple bin, harvest bin',
    {
      ...ground,
      places: ['market', 'farm', 'orchard'],
    },
  ),
  item(
    'bottle-crate',
    [0.406, 0.275, 0.302],
    container('bottle-crate'),
    'beer crate, crate of bottles, case of beer, plastic crate',
    storage,
  ),
  item('ammo-crate', [0.818, 0.38, 0.39], container('ammo-crate'), 'ammo box, ammunition crate, military crate, weapon crate', storage),
  robotic(
    'tote',
    [0.634, 0.311, 0.42],
    container('tote'),
    'bin, storage bin, plastic bin, plastic box, storage box, plastic tote, wooden bin',
    storage,
  ),
  fantasy(
    'treasure-chest',
    [0.749, 0.553, 0.623],
    container('treasure-chest'),
    'open chest, chest of gold, pirate chest, chest of treasure, loot chest',
    { ...ground, places: ['treasure room', 'cave', 'pirate cove', 'dungeon'], variants: 2 },
  ),
  fantasy('chest', [0.749, 0.478, 0.475], container('chest'), 'closed chest, wooden chest, trunk, coffer', {
    ...ground,
    family: 'treasure-chest',
  }),
  item('toolbox', [0.466, 0.319, 0.235], container('toolbox'), 'tool box', { places: ['garage', 'workshop', 'factory'] }),
  item('suitcase', [0.468, 0.997, 0.254], container('suitcase'), 'luggage, trolley case, rolling suitcase, baggage', travel),
  item('vintage-suitcase', [0.61, 0.471, 0.2], container('vintage-suitcase'), 'leather suitcase, old suitcase, travel case', {
    ...travel,
    family: 'suitcase',
  }),
  item('briefcase', [0.446, 0.37, 0.109], container('briefcase'), 'attache case', { places: ['office'], family: 'suitcase' }),
  item('backpack', [0.404, 0.507, 0.324], container('backpack'), 'rucksack, knapsack, school bag, bag, school satchel, satchel', ground),
  item('handbag', [0.32, 0.379, 0.129], container('handbag'), 'purse'),
  item('shopping-bag', [0.283, 0.424, 0.127], container('shopping-bag'), 'gift bag, carrier bag', ground),
  item('grocery-bag', [0.26, 0.521, 0.174], container('paper-bag'), 'paper bag, bag of groceries, groceries', {
    places: ['kitchen', 'supermarket'],
  }),
  item('tote-bag', [0.37, 0.559, 0.134], container('tote-bag'), 'canvas bag, beach bag, cloth bag', { family: 'shopping-bag' }),
  item('trash-bag', [0.515, 0.861, 0.517], container('trash-bag'), 'garbage bag, bin bag, bag of trash, rubbish bag', {
    ...ground,
    places: ['alley', 'junkyard'],
  }),
  item('wallet', [0.111, 0.0508, 0.106], container('wallet'), 'billfold'),
  item('golf-bag', [0.456, 1.26, 0.429], container('golf-bag'), 'golf clubs, golf club', ground),
  item('jerrycan', [0.364, 0.48, 0.184], container('jerrycan'), 'jerry can, fuel can, gas can, petrol can', {
    ...ground,
    places: ['garage', 'junkyard'],
  }),
  item('basket', [0.401, 0.417, 0.401], container('basket'), 'wicker basket, woven basket'),
  item('easter-basket', [0.353, 0.36, 0.349], container('egg-basket'), 'basket of eggs, easter eggs, easter egg, egg basket', {
    family: 'basket',
  }),
  item('picnic-basket', [0.455, 0.395, 0.31], container('picnic-basket'), 'hamper, picnic hamper', {
    family: 'basket',
    places: ['park', 'meadow', 'beach'],
  }),
  item('laundry-basket', [0.524, 0.578, 0.52], container('laundry-basket'), 'clothes basket, laundry hamper', {
    ...ground,
    places: ['bathroom', 'bedroom'],
    family: 'basket',
  }),
  item('cooler', [0.64, 0.469, 0.363], container('cooler'), 'cool box, ice chest, ice box', { ...ground, places: ['beach', 'campsite'] }),
  item('gift', [0.326, 0.337, 0.326], container('gift'), 'present, gift box, wrapped present, christmas present, birthday present', {
    ...ground,
    variants: 3,
  }),
  item('sandbags', [1.9, 0.523, 0.288], container('sandbags'), 'sandbag, sandbag wall, barricade of sandbags', {
    ...ground,
    places: ['battlefield'],
  }),
  item('sack', [0.492, 0.741, 0.446], container('sack'), 'burlap sack, grain sack, sack of flour, sack of grain, potato sack, flour sack', {
    ...ground,
    places: ['barn', 'market', 'farm', 'mill'],
  }),
  item('money-bag', [0.321, 0.445, 0.339], container('money-bag'), 'bag of gold, bag of money, coin pouch, sack of gold, pouch', {
    family: 'sack',
  }),
];
