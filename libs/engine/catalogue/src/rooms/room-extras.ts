import { item } from './room-type.js';
import type { RoomBase, RoomItem } from './room-type.js';

/** What seeds add to the rooms of the scene language, which have their own furniture. */
export const ROOM_EXTRAS: Readonly<Record<RoomBase | 'cave', readonly RoomItem[]>> = {
  'living-room': [
    item('vase', 'on', 1, { chance: 0.6 }),
    item('book-stack', 'on', 1, { chance: 0.5 }),
    item('armchair', 'corner', 1, { chance: 0.5 }),
    item('ottoman', 'floor', 1, { chance: 0.4 }),
    item('clock', 'hung', 1, { chance: 0.5, bottom: 1.8 }),
    item('console-table', 'wall', 1, { chance: 0.4 }),
  ],
  library: [
    item('globe', 'on', 1, { chance: 0.5 }),
    item('book-stack', 'floor', 3, { chance: 0.6 }),
    item('armchair', 'floor', 2, { chance: 0.6 }),
    item('ladder', 'wall', 1, { chance: 0.5 }),
    item('candlestick', 'on', 2, { chance: 0.5 }),
  ],
  workshop: [
    item('toolbox', 'on', 1, { chance: 0.6 }),
    item('hammer', 'on', 2, { chance: 0.6 }),
    item('bucket', 'floor', 2, { chance: 0.5 }),
    item('ladder', 'wall', 1, { chance: 0.5 }),
    item('stool', 'floor', 2, { chance: 0.5 }),
  ],
  'temple-hall': [
    item('candelabra', 'corner', 2, { chance: 0.5 }),
    item('urn', 'corner', 2, { chance: 0.5 }),
    item('banner', 'hung', 4, { chance: 0.5, bottom: 1.5 }),
    item('vase', 'floor', 2, { chance: 0.5, size: 2 }),
  ],
  kitchen: [
    item('bread', 'on', 1, { chance: 0.5 }),
    item('mug', 'on', 3, { chance: 0.6 }),
    item('basket', 'floor', 1, { chance: 0.5 }),
    item('clock', 'hung', 1, { chance: 0.5, bottom: 1.9 }),
    item('teapot', 'on', 1, { chance: 0.5 }),
  ],
  cave: [],
  'spaceship-corridor': [],
};
