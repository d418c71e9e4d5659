import type { SanitarySpec } from '../../parameters/furnishings/furnishings-rooms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: SanitarySpec['kind']): SanitarySpec => ({ generator: 'sanitary', kind: name });

const BATH = { stand: 'wall', places: ['bathroom'] } as const;

/** Fixtures of bathrooms, sinks and laundries. */
export const BATH_ROWS: readonly CatalogueRow[] = [
  row('toilet', [0.4, 0.8, 0.7], kind('toilet'), { ...BATH, words: 'loo, lavatory, water closet, wc, toilet bowl, commode toilet' }),
  row('wall-toilet', [0.7, 1.1, 0.72], kind('wall-toilet'), { ...BATH, words: 'wall-hung toilet, modern toilet', family: 'toilet' }),
  row('squat-toilet', [0.5, 0.14, 0.7], kind('squat-toilet'), {
    words: 'turkish toilet, asian toilet',
    places: ['bathroom'],
    family: 'toilet',
  }),
  row('outhouse-seat', [0.9, 0.58, 0.6], kind('outhouse-seat'), {
    ...BATH,
    words: 'latrine, privy, compost toilet, wooden toilet',
    family: 'toilet',
  }),
  row('bidet', [0.38, 0.52, 0.58], kind('bidet'), { ...BATH, words: 'bathroom bidet' }),
  row('urinal', [0.36, 0.82, 0.34], kind('urinal'), { stand: 'hung', places: ['bathroom'], words: 'public urinal, wall urinal' }),
  row('toilet-stall', [1, 2, 1.5], kind('toilet-stall'), {
    words: 'toilet cubicle, bathroom stall, restroom stall, public toilet',
    places: ['bathroom'],
    solid: 'parts',
  }),
  row('sink', [0.58, 1.04, 0.48], kind('pedestal-sink'), {
    ...BATH,
    words: 'pedestal sink, bathroom sink, washbasin, wash basin, hand basin, washing basin',
  }),
  row('wall-sink', [0.52, 0.72, 0.42], kind('wall-sink'), {
    stand: 'hung',
    places: ['bathroom'],
    words: 'small sink, prison sink, wall-mounted sink, lavatory basin',
    family: 'sink',
  }),
  row('kitchen-sink', [1.3, 1.26, 0.62], kind('kitchen-sink'), {
    stand: 'wall',
    places: ['kitchen'],
    words: 'sink unit, dish sink, farmhouse sink, washing-up sink, draining board',
    family: 'sink',
  }),
  row('double-vanity', [1.7, 1.75, 0.55], kind('double-vanity'), {
    ...BATH,
    words: 'double sink, double washbasin, twin sink',
    family: 'bathroom-vanity',
  }),
  row('faucet', [0.26, 0.3, 0.24], kind('faucet'), {
    stand: 'surface',
    places: ['bathroom', 'kitchen'],
    words: 'tap, water tap, mixer tap, spigot, basin tap',
  }),
  row('drinking-fountain', [0.46, 1.02, 0.44], kind('drinking-fountain'), {
    stand: 'wall',
    words: 'water fountain, bubbler, drinking water fountain',
    places: ['school', 'gym'],
  }),
  row('bathtub', [1.75, 0.72, 0.8], kind('bathtub'), { ...BATH, words: 'bath, tub, bath tub, soaking tub, bubble bath' }),
  row('clawfoot-tub', [1.75, 0.82, 0.82], kind('clawfoot-tub'), {
    ...BATH,
    words: 'claw-foot bathtub, clawfoot bathtub, victorian bath, freestanding bath, freestanding tub, roll-top bath',
    family: 'bathtub',
  }),
  row('corner-tub', [1.5, 0.74, 1.5], kind('corner-tub'), {
    ...BATH,
    words: 'corner bath, corner bathtub, whirlpool tub',
    family: 'bathtub',
  }),
  row('hot-tub', [2.1, 0.92, 2.55], kind('hot-tub'), {
    words: 'jacuzzi, spa tub, spa pool',
    places: ['spa'],
    family: 'bathtub',
  }),
  row('wooden-tub', [1.2, 0.8, 1.2], kind('wooden-tub'), {
    words: 'wooden bath, bath barrel, ofuro, washtub, barrel bath',
    solid: 'cylinder',
    family: 'bathtub',
  }),
  row('shower', [0.95, 2.05, 1.4], kind('shower'), {
    ...BATH,
    words: 'shower cabin, shower stall, shower cubicle, shower enclosure',
    solid: 'parts',
  }),
  row('open-shower', [1.4, 2.2, 1.05], kind('open-shower'), {
    ...BATH,
    words: 'walk-in shower, wet room shower, shower head',
    family: 'shower',
    solid: 'parts',
  }),
  row('shower-bath', [1.75, 2.1, 0.82], kind('shower-bath'), {
    ...BATH,
    words: 'bath with a shower, tub with a shower curtain, shower curtain',
    family: 'bathtub',
    principal: 'towel',
  }),
  row('towel-rail', [0.55, 1.15, 0.12], kind('towel-rail'), {
    stand: 'hung',
    places: ['bathroom'],
    words: 'towel rack, towel warmer, towel bar, heated towel rail, towel holder',
  }),
  row('hand-dryer', [0.28, 0.34, 0.22], kind('hand-dryer'), {
    stand: 'hung',
    places: ['bathroom'],
    words: 'air dryer, electric hand dryer',
  }),
  row('bath-mat', [0.8, 0.03, 0.5], kind('bath-mat'), { stand: 'flat', places: ['bathroom'], words: 'bathroom rug, shower mat' }),
  row('bathroom-scale', [0.32, 0.035, 0.3], kind('bathroom-scale'), {
    stand: 'flat',
    places: ['bathroom'],
    words: 'weighing scale, bathroom scales, body scale',
  }),
  row('mop-bucket', [0.46, 1.35, 0.6], kind('mop-bucket'), { words: 'mop and bucket, cleaning bucket, janitor bucket, janitor cart' }),
  row('sauna-stove', [0.55, 0.85, 0.5], kind('sauna-stove'), { words: 'sauna heater, sauna stones, sauna oven', places: ['sauna'] }),
  row('water-heater', [0.56, 1.55, 0.56], kind('boiler'), {
    words: 'hot water tank, water boiler, hot water heater, geyser tank',
    places: ['basement'],
    solid: 'cylinder',
  }),
];
