import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Rooms of homes. */
export const HOME_ROOMS: readonly RoomType[] = [
  room(
    'bedroom',
    'living-room',
    [4.6, 5.2, 2.7],
    {
      words: 'bed room, bedchamber, master bedroom, guest room, dorm room, dormitory room',
      wall: 'plaster #d9dfe0',
      floor: 'planks #9c7450',
      windows: 2,
    },
    [
      item('bed', 'front'),
      item('rug', 'flat'),
      item('bookshelf', 'left'),
      item('table', 'right', 1, { size: 0.8 }),
      item('chair', 'around', 1, { of: 'table' }),
      item('lamp', 'corner'),
      item('picture', 'hung', 3),
      item('plant-pot', 'corner'),
    ],
  ),
  room(
    'dining-room',
    'living-room',
    [5.4, 6, 2.9],
    { words: 'dining hall, breakfast room', ceiling: 'beams', wall: 'plaster #e2d6bd', floor: 'planks #8a5f3e', windows: 3 },
    [
      item('table', 'centre', 1, { size: 1.25 }),
      item('chair', 'around', 6, { of: 'table' }),
      item('rug', 'flat'),
      item('chandelier', 'ceiling'),
      item('picture', 'hung', 3),
      item('plant-pot', 'corner', 2),
      item('bookshelf', 'left'),
    ],
  ),
];
