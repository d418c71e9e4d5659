import type { StyleType } from './style-type.js';

/** Conditions that a whole place is in. */
export const CONDITION_STYLES: readonly StyleType[] = [
  {
    id: 'ruined',
    name: 'ruined',
    words: 'in ruins, crumbling, demolished, bombed, war torn, dilapidated, derelict',
    room: { wall: 'masonry #8a8478', floor: 'concrete #6f6a62', ceiling: 'concrete #7a756c' },
    forms: { house: 'ruined-house', tower: 'ruined-tower', 'city-block': 'collapsed-building', 'high-rise': 'collapsed-building' },
    outdoors: [
      ['rubble-pile', 5],
      ['ruined-house', 2],
      ['ruined-arch', 1],
      ['broken-column', 2],
    ],
    indoors: [
      ['rubble-pile', 3],
      ['broken-column', 1],
    ],
    state: 'broken',
  },
  {
    id: 'abandoned',
    name: 'abandoned',
    words: 'deserted, forsaken, neglected, overgrown, reclaimed by nature, forgotten',
    room: { wall: 'plaster #a39e8c', floor: 'planks #6f675a', ceiling: 'plaster #8f8a7c' },
    forms: { house: 'ruined-house', lamp: 'work-light' },
    outdoors: [
      ['climbing-rose', 3],
      ['fern', 8],
      ['rubble-pile', 2],
      ['car', 1],
    ],
    indoors: [
      ['spider-web', 4],
      ['fern', 5],
      ['hanging-vine', 4],
      ['rubble-pile', 2],
    ],
    state: 'mossy',
  },
  {
    id: 'post-apocalyptic',
    name: 'post-apocalyptic',
    words: 'apocalyptic, apocalypse, fallout, dystopian, mad max, nuclear winter',
    room: { wall: 'concrete #7a7468', floor: 'concrete #5f5a50', ceiling: 'rust #6f4a32' },
    forms: {
      house: 'shack',
      'city-block': 'collapsed-building',
      'high-rise': 'collapsed-building',
      fence: 'barbed-wire-fence',
      lamp: 'brazier',
      'broadleaf-tree': 'dead-tree',
      conifer: 'dead-tree',
    },
    outdoors: [
      ['collapsed-building', 2],
      ['car', 3],
      ['rubble-pile', 5],
      ['barbed-wire-fence', 4],
      ['dead-tree', 3],
    ],
    indoors: [
      ['rubble-pile', 3],
      ['barrel', 3],
      ['work-light', 1],
    ],
    state: 'rusty',
    weather: 'overcast',
  },
  {
    id: 'frozen',
    name: 'frozen',
    words: 'frozen over, icy, ice covered, frosted over, ice age, iced',
    room: { wall: 'ice #bfe0ee', floor: 'ice #a8d2e6', ceiling: 'ice #d2eaf4' },
    forms: { house: 'igloo', tower: 'ice-palace', rock: 'ice-block', lamp: 'lantern', statue: 'ice-block' },
    outdoors: [
      ['icicle', 4],
      ['ice-block', 4],
      ['iceberg', 1],
      ['snow-drift', 6],
    ],
    indoors: [
      ['icicle', 6],
      ['ice-block', 3],
    ],
    cover: 'snow',
    state: 'snow-covered',
  },
];
