import type { FittingSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: FittingSpec['kind']): FittingSpec => ({ generator: 'fitting', kind: name });

const WALL = { stand: 'wall' } as const;
const HUNG = { stand: 'hung' } as const;
const TOP = { stand: 'surface' } as const;

/** Clocks, tanks, safes, racks and other fittings. */
export const FITTING_ROWS: readonly CatalogueRow[] = [
  row('clock', [0.36, 0.36, 0.06], kind('wall-clock'), {
    ...HUNG,
    words: 'wall clock, kitchen clock, office clock',
    principal: 'frame',
    places: ['living-room', 'city-street'],
  }),
  row('grandfather-clock', [0.56, 2.1, 0.36], kind('grandfather-clock'), {
    ...WALL,
    words: 'longcase clock, pendulum clock, tall clock',
    principal: 'frame',
    family: 'clock',
  }),
  row('cuckoo-clock', [0.36, 0.62, 0.2], kind('cuckoo-clock'), {
    ...HUNG,
    words: 'black forest clock',
    principal: 'frame',
    family: 'clock',
  }),
  row('mantel-clock', [0.42, 0.26, 0.15], kind('mantel-clock'), {
    ...TOP,
    words: 'mantle clock, table clock, bracket clock',
    principal: 'frame',
    family: 'clock',
  }),
  row('station-clock', [0.7, 1.1, 0.2], kind('station-clock'), {
    stand: 'ceiling',
    words: 'train station clock, platform clock, hanging clock',
    places: ['train-station'],
    family: 'clock',
  }),
  row('aquarium', [1.3, 1.35, 0.52], kind('aquarium'), { ...WALL, words: 'fish tank, fishtank, fish aquarium', places: ['aquarium-hall'] }),
  row('fish-bowl', [0.3, 0.3, 0.3], kind('fish-bowl'), {
    ...TOP,
    words: 'fishbowl, goldfish bowl',
    family: 'aquarium',
    solid: 'cylinder',
  }),
  row('terrarium', [0.8, 0.56, 0.42], kind('terrarium'), { ...TOP, words: 'vivarium, reptile tank, snake tank, lizard tank' }),
  row('bird-cage', [0.46, 0.78, 0.46], kind('bird-cage'), { ...TOP, words: 'birdcage, parrot cage, canary cage', solid: 'cylinder' }),
  row('hamster-cage', [0.75, 0.42, 0.42], kind('hamster-cage'), { ...TOP, words: 'pet cage, rodent cage, rabbit cage' }),
  row('fire-hose', [0.7, 0.75, 0.26], kind('fire-hose'), { ...HUNG, words: 'fire hose reel, hose reel, fire hose cabinet' }),
  row('safe', [0.6, 0.75, 0.6], kind('safe'), { words: 'strongbox, money safe, bank safe, steel safe', places: ['bank', 'office'] }),
  row('bank-vault', [2.4, 2.5, 0.9], kind('vault-door'), {
    ...WALL,
    words: 'vault, vault door, bank vault door, round vault door, steel vault door',
    places: ['bank'],
  }),
  row('coat-rack', [0.6, 1.85, 0.6], kind('coat-rack'), {
    words: 'coat stand, hat stand, hat rack, coat tree, clothes tree, hall tree',
    places: ['hallway'],
    solid: { trunk: 0.2 },
  }),
  row('umbrella-stand', [0.34, 0.92, 0.34], kind('umbrella-stand'), {
    words: 'umbrella holder, umbrella rack',
    places: ['hallway'],
    solid: 'cylinder',
  }),
  row('clothes-rack', [1.5, 1.6, 0.5], kind('clothes-rack'), {
    words: 'clothing rack, garment rack, clothes rail, clothes hanger rack, fashion rack',
    places: ['shop'],
    variants: 4,
  }),
  row('drying-rack', [1.6, 1.05, 0.6], kind('drying-rack'), {
    words: 'clothes horse, laundry rack, airer, clothes airer, drying clothes, laundry stand',
  }),
  row('wine-rack', [0.8, 0.8, 0.32], kind('wine-rack'), {
    ...WALL,
    words: 'bottle shelf for wine, wine bottle rack, wine cubby',
    places: ['wine-cellar'],
    family: 'wine-shelf',
    principal: 'frame',
  }),
  row('cube-shelf', [1.5, 1.5, 0.4], kind('cube-shelf'), {
    ...WALL,
    words: 'cubby shelf, cube storage, cubbies, kallax',
    variants: 3,
    family: 'shelf-unit',
  }),
  row('tool-chest', [0.75, 1.3, 0.48], kind('tool-chest'), {
    ...WALL,
    words: 'tool cabinet, tool trolley, tool cart, mechanic chest',
    places: ['garage'],
    principal: 'pole1',
  }),
  row('toy-chest', [0.9, 0.92, 0.5], kind('toy-chest'), { words: 'toy box, toy bin', places: ['nursery'], variants: 2 }),
  row('display-case', [0.9, 1.85, 0.45], kind('display-case'), {
    ...WALL,
    words: 'glass display, showcase, display cabinet, glass showcase',
    places: ['shop', 'museum'],
    variants: 2,
  }),
  row('museum-case', [0.75, 1.35, 0.75], kind('museum-case'), {
    words: 'museum display, exhibit case, exhibit, pedestal case, museum exhibit',
    places: ['museum'],
  }),
  row('mannequin', [0.72, 1.8, 0.5], kind('mannequin'), {
    words: 'shop dummy, display dummy, window dummy, store mannequin',
    places: ['shop'],
    solid: { trunk: 0.25 },
  }),
  row('dress-form', [0.56, 1.6, 0.56], kind('dress-form'), {
    words: 'tailor’s dummy, tailor dummy, sewing mannequin, dressmaker dummy',
    family: 'mannequin',
    solid: { trunk: 0.22 },
  }),
  row('shopping-cart', [0.58, 1.02, 0.92], kind('shopping-cart'), {
    words: 'shopping trolley, supermarket trolley, supermarket cart, grocery cart',
    places: ['supermarket'],
    variants: 3,
  }),
  row('shopping-basket', [0.45, 0.36, 0.31], kind('shopping-basket'), {
    words: 'supermarket basket, hand basket',
    places: ['supermarket'],
  }),
  row('fitting-room', [1.1, 2.1, 1.2], kind('fitting-room'), {
    ...WALL,
    words: 'changing room, changing cubicle, changing booth',
    places: ['shop'],
    solid: 'parts',
  }),
  row('barber-pole', [0.26, 0.9, 0.32], kind('barber-pole'), { ...HUNG, words: 'barber’s pole, barbershop pole', places: ['city-street'] }),
  row('winners-podium', [2.1, 0.75, 0.7], kind('winners-podium'), {
    words: 'victory podium, medal podium, olympic podium, winner podium',
    places: ['stadium'],
  }),
  row('rope-barrier', [1.7, 1, 0.34], kind('rope-barrier'), {
    words: 'velvet rope, stanchion, queue barrier, red rope, museum barrier, crowd barrier rope',
    places: ['museum', 'cinema'],
    solid: 'parts',
  }),
  row('confessional', [2.6, 2.7, 1.1], kind('confessional'), {
    ...WALL,
    words: 'confession booth, confessional booth',
    places: ['church'],
  }),
  row('pipe-organ', [3.4, 4, 1.8], kind('organ-pipes'), {
    ...WALL,
    words: 'church organ, organ pipes, organ',
    places: ['church', 'cathedral'],
  }),
  row('deer-head', [0.75, 0.95, 0.6], kind('deer-head'), {
    ...HUNG,
    words: 'mounted deer head, stag head, hunting trophy, antlers, taxidermy head, moose head, taxidermy, stuffed animal head',
    places: ['tavern', 'cabin'],
  }),
];
