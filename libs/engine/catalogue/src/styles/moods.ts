import type { StyleType } from './style-type.js';

/** Moods of a place: light, density and small things. They give way to styles where a scene cannot have all. */
export const MOODS: readonly StyleType[] = [
  {
    id: 'cosy',
    name: 'cosy',
    words: 'cozy, snug, homely, homey, comfortable, inviting',
    isMood: true,
    indoors: [
      ['candle', 4],
      ['floor-lamp', 1],
      ['shag-rug', 1],
      ['cat', 1],
    ],
    outdoors: [['string-lights', 2]],
    time: 'dusk',
  },
  {
    id: 'eerie',
    isDeserted: true,
    name: 'eerie',
    words: 'haunting, unsettling, ominous, foreboding',
    isMood: true,
    outdoors: [
      ['dead-tree', 4],
      ['crow', 3],
    ],
    indoors: [['spider-web', 3]],
    time: 'dusk',
    weather: 'fog',
  },
  {
    id: 'dreamy',
    name: 'dreamy',
    words: 'dreamlike, ethereal, surreal',
    isMood: true,
    outdoors: [['butterfly', 5]],
    time: 'dawn',
  },
  {
    id: 'romantic',
    name: 'romantic',
    words: 'intimate',
    isMood: true,
    outdoors: [
      ['rose-bush', 6],
      ['string-lights', 2],
    ],
    indoors: [
      ['candle', 6],
      ['vase', 2],
    ],
    time: 'dusk',
  },
  {
    id: 'bleak',
    name: 'bleak',
    words: 'desolate, dreary, joyless, hopeless, grimdark',
    isMood: true,
    outdoors: [['dead-tree', 3]],
    weather: 'overcast',
    density: 0.5,
  },
  {
    id: 'cheerful',
    name: 'cheerful',
    words: 'joyful, happy, merry',
    isMood: true,
    outdoors: [
      ['balloon', 4],
      ['butterfly', 4],
    ],
    indoors: [['balloon', 3]],
  },
  {
    id: 'noir',
    name: 'noir',
    words: 'film noir, noirish, neo noir',
    isMood: true,
    forms: { car: 'vintage-car', lamp: 'bankers-lamp', 'street-light': 'street-lamp' },
    time: 'night',
  },
  {
    id: 'liminal',
    isDeserted: true,
    name: 'liminal',
    words: 'liminal space, backrooms, the backrooms, dreamcore, weirdcore, poolrooms',
    isMood: true,
    forms: { 'pendant-lamp': 'fluorescent-lamp', chandelier: 'fluorescent-lamp' },
    density: 0.4,
  },
];
