import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/**
 * The rooms of the scene language as types of rooms, by zones instead of fixed places, for scenes that state how large the room is. Their walls, floors
 * and ceilings are those of the rooms themselves.
 */
export const PLAIN_ROOMS: ReadonlyMap<string, RoomType> = new Map(
  [
    room('living-room', 'living-room', [6, 7, 2.9], { ceiling: 'beams', wall: 'plaster #e2d6bd', floor: 'planks #8a5f3e', windows: 3 }, [
      item('rug', 'flat'),
      item('fireplace', 'front'),
      item('sofa', 'left'),
      item('bookshelf', 'right', 2),
      item('armchair', 'floor', 2),
      item('table', 'floor'),
      item('chair', 'around', 4, { of: 'table' }),
      item('lamp', 'corner', 2),
      item('plant-pot', 'corner', 2),
      item('picture', 'hung', 4),
    ]),
    room('library', 'library', [7, 8, 4.2], { ceiling: 'beams', wall: 'plaster #e2d6bd', floor: 'planks #8a5f3e', windows: 3 }, [
      item('rug', 'flat', 1, { size: 1.25 }),
      item('table', 'centre', 1, { size: 1.15 }),
      item('chair', 'around', 4, { of: 'table' }),
      item('bookshelf', 'along-front', 1, { size: 1.35 }),
      item('bookshelf', 'along-left', 1, { size: 1.35 }),
      item('bookshelf', 'along-right', 1, { size: 1.35 }),
      item('bookshelf', 'along-back', 1, { size: 1.35 }),
      item('chandelier', 'ceiling', 2),
      item('lamp', 'corner'),
    ]),
    room('workshop', 'workshop', [7, 9, 3.2], { ceiling: 'beams', wall: 'brick', floor: 'planks #8a6c4c', windows: 3 }, [
      item('workbench', 'front'),
      item('workbench', 'left', 2),
      item('fireplace', 'right'),
      item('table', 'floor'),
      item('crate', 'corner', 2),
      item('crate', 'floor', 5),
      item('barrel', 'floor', 4),
      item('bookshelf', 'back'),
      item('chandelier', 'ceiling'),
    ]),
    room('temple-hall', 'temple-hall', [12, 16, 5.5], { ceiling: 'vault', wall: 'masonry #cfc4ae', floor: 'marble #b8a890', windows: 9 }, [
      item('statue', 'front', 1, { size: 1.35 }),
      item('rug', 'flat'),
      item('column', 'rows', 10, { pitch: [6.8, 3] }),
      item('brazier', 'floor', 4),
      item('bench', 'left', 4),
      item('bench', 'right', 4),
      item('plant-pot', 'corner', 4, { size: 1.4 }),
    ]),
    room('kitchen', 'kitchen', [5, 6, 2.7], { wall: 'plaster #e4dcc8', floor: 'tile #a4a098', windows: 2 }, [
      item('refrigerator', 'left'),
      item('stove', 'left'),
      item('kitchen-counter', 'along-left'),
      item('kitchen-counter', 'along-front'),
      item('wall-cabinet', 'hung', 4, { bottom: 1.5 }),
      item('table', 'floor'),
      item('chair', 'around', 4, { of: 'table' }),
      item('pendant-lamp', 'ceiling', 2),
      item('plant-pot', 'corner', 2),
      item('picture', 'hung', 2),
    ]),
  ].map((type) => [type.id, type]),
);
