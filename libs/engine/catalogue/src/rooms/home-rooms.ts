import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Rooms of homes. */
export const HOME_ROOMS: readonly RoomType[] = [
  room('bedroom', 'living-room', [4.8, 5.4, 2.7], {
    words: 'bed room, bedchamber, master bedroom, guest room, dorm room, dormitory room, guest bedroom, teenage bedroom',
    wall: 'plaster #d9dfe0', floor: 'planks #9c7450', windows: 2,
  }, [
    item('double-bed', 'front'), item('nightstand', 'front', 2), item('rug', 'flat'), item('wardrobe', 'left'), item('dresser', 'right'),
    item('armchair', 'corner'), item('table-lamp', 'on', 2), item('mirror', 'hung'), item('picture', 'hung', 2), item('plant-pot', 'corner'),
  ]),
  room('childrens-room', 'living-room', [4.6, 5, 2.7], {
    words: 'kids room, kid room, childs bedroom, kids bedroom, playroom, children room, toy room', wall: 'plaster #cfe3ef', floor: 'planks #c09a6a', windows: 2,
  }, [
    item('bunk-bed', 'left'), item('toy-shelf', 'front'), item('rug', 'flat'), item('table', 'right', 1, { size: 0.7 }), item('chair', 'around', 2, { of: 'table', size: 0.7 }),
    item('teddy-bear', 'floor', 2), item('rocking-horse', 'floor'), item('ball', 'floor', 3), item('picture', 'hung', 3), item('bean-bag', 'corner'),
  ]),
  room('nursery', 'living-room', [4.2, 4.6, 2.7], { words: 'baby room, baby nursery', wall: 'plaster #e6d9e8', floor: 'planks #c9a878', windows: 2 }, [
    item('crib', 'front'), item('changing-table', 'left'), item('rocking-chair', 'corner'), item('rug', 'flat'), item('toy-shelf', 'right'), item('teddy-bear', 'floor', 2),
    item('picture', 'hung', 3), item('plant-pot', 'corner'),
  ]),
  room('bathroom', 'kitchen', [3.6, 4.2, 2.6], {
    words: 'bath room, washroom, restroom, shower room, powder room, ensuite, master bathroom, toilet room', wall: 'tile #dfe8ea', floor: 'tile #8fa0a4', windows: 1,
  }, [
    item('bathtub', 'front'), item('bathroom-vanity', 'left'), item('toilet', 'right'), item('shower', 'corner'), item('mirror', 'hung', 1, { bottom: 1.1 }), item('towel-rail', 'hung'),
    item('plant-pot', 'corner'), item('rug', 'flat', 1, { size: 0.5 }),
  ]),
  room('dining-room', 'living-room', [5.4, 6, 2.9], {
    words: 'breakfast room, dining area', ceiling: 'beams', wall: 'plaster #e2d6bd', floor: 'planks #8a5f3e', windows: 3,
  }, [
    item('dining-table', 'centre'), item('dining-chair', 'around', 6, { of: 'dining-table' }), item('rug', 'flat'), item('chandelier', 'ceiling'), item('sideboard', 'left'),
    item('china-cabinet', 'front'), item('candlestick', 'on', 2), item('vase', 'on'), item('plate', 'on', 4), item('picture', 'hung', 3), item('plant-pot', 'corner', 2),
  ]),
  room('study', 'library', [4.8, 5.2, 2.9], {
    words: 'home office, private study, den study, wizard study', wall: 'wood #6a4a32', floor: 'planks #7a5638', top: 'plaster #e2d8c4', windows: 2,
  }, [
    item('executive-desk', 'centre'), item('executive-chair', 'around', 1, { of: 'executive-desk' }), item('library-bookcase', 'along-left'), item('bookcase', 'front', 2),
    item('rug', 'flat'), item('globe', 'on'), item('desk-lamp', 'on'), item('book-stack', 'on', 2), item('wingback-chair', 'corner'), item('picture', 'hung', 2),
  ]),
  room('hallway', 'living-room', [2.4, 8, 2.8], {
    words: 'corridor, foyer, entrance hall, entryway, vestibule, passageway, hotel corridor, backrooms, liminal space', wall: 'plaster #dcd6c6', floor: 'planks #8c6848', windows: 0,
  }, [
    item('console-table', 'left'), item('picture', 'hung', 5), item('coat-rack', 'corner'), item('rug', 'flat', 1, { size: 0.8 }), item('wall-lamp', 'hung', 4, { bottom: 1.7 }),
    item('plant-pot', 'corner', 2),
  ]),
  room('attic', 'living-room', [5, 7, 2.6], { words: 'loft room, garret, attic room', ceiling: 'beams', wall: 'planks #8a6c4c', floor: 'planks #7a5c40', top: 'planks #6e543a', windows: 1 }, [
    item('crate', 'floor', 5), item('cardboard-box', 'floor', 6), item('rocking-horse', 'floor'), item('treasure-chest', 'left'), item('mirror', 'front'), item('old-lamp', 'corner'),
    item('book-stack', 'floor', 2), item('suitcase', 'floor', 2), item('rocking-chair', 'floor'),
  ]),
  room('basement', 'workshop', [6, 7, 2.5], { words: 'cellar, basement room', wall: 'concrete', floor: 'concrete #8a8882', top: 'concrete #b0aea8', windows: 0 }, [
    item('washing-machine', 'left'), item('dryer', 'left'), item('metal-shelf', 'along-right'), item('cardboard-box', 'floor', 6), item('bicycle', 'front'), item('toolbox', 'on'),
    item('ping-pong-table', 'centre', 1, { chance: 0.4 }), item('light-bulb', 'ceiling', 2),
  ]),
  room('laundry-room', 'kitchen', [3.4, 4, 2.6], { words: 'laundry, utility room, laundromat, launderette', wall: 'tile #e4e6e2', floor: 'tile #a4a098', windows: 1 }, [
    item('washing-machine', 'along-left'), item('dryer', 'front', 2), item('ironing-board', 'floor'), item('basket', 'floor', 3), item('shelf', 'hung', 2), item('mop', 'wall'),
  ]),
  room('loft', 'living-room', [8, 9, 3.8], {
    words: 'loft apartment, industrial loft, studio apartment, apartment, penthouse, condo', ceiling: 'beams', wall: 'brick', floor: 'planks #9a7850', top: 'concrete', windows: 5,
  }, [
    item('sofa', 'left'), item('coffee-table', 'centre'), item('rug', 'flat'), item('armchair', 'floor', 2), item('bookcase', 'right', 2), item('dining-table', 'floor'),
    item('dining-chair', 'around', 4, { of: 'dining-table' }), item('kitchen-island', 'floor'), item('bar-stool', 'around', 3, { of: 'kitchen-island' }), item('floor-lamp', 'corner'),
    item('pendant-lamp', 'ceiling', 4), item('plant-pot', 'corner', 3), item('picture', 'hung', 3), item('vase', 'on'),
  ]),
  room('walk-in-closet', 'living-room', [3.4, 4, 2.6], { words: 'closet, dressing room, changing room, fitting room', wall: 'plaster #ece4da', floor: 'planks #b0906a', windows: 0 }, [
    item('open-wardrobe', 'along-left'), item('open-wardrobe', 'along-right'), item('shoe-rack', 'front'), item('mirror', 'hung', 1, { bottom: 0.4 }), item('ottoman', 'centre'),
    item('clothes-rack', 'floor'),
  ]),
  room('garage', 'workshop', [6.4, 7.4, 2.9], { words: 'car garage, repair garage, auto repair shop, mechanic shop, auto shop', wall: 'concrete #c0bcb4', floor: 'concrete #8c8a84', windows: 1, building: 'garage-building' }, [
    item('car', 'left'), item('workbench', 'front'), item('tool-rack', 'hung'), item('metal-shelf', 'along-right'), item('tyre-rack', 'back'), item('bicycle', 'floor'),
    item('oil-drum', 'corner', 2), item('toolbox', 'on'), item('cardboard-box', 'floor', 3),
  ]),
  room('wine-cellar', 'temple-hall', [5, 8, 2.6], { words: 'wine vault', ceiling: 'vault', wall: 'masonry #a89878', floor: 'stone #8a8070', top: 'masonry #a89878', windows: 0 }, [
    item('wine-shelf', 'along-left'), item('wine-shelf', 'along-right'), item('barrel', 'front', 3), item('round-table', 'centre', 1, { size: 0.8 }), item('wine-bottle', 'on', 4),
    item('wine-glass', 'on', 2), item('candle', 'on'), item('stool', 'around', 2, { of: 'round-table' }),
  ]),
  room('conservatory', 'living-room', [6, 7, 3.4], {
    words: 'sunroom, winter garden, orangery, greenhouse interior, indoor garden, greenhouse, indoor farm', wall: 'glass #cfe2e4', floor: 'tile #b0a48c', top: 'glass #d8e8ea', windows: 8, building: 'greenhouse',
  }, [
    item('plant-pot', 'along-left'), item('plant-pot', 'along-right'), item('wicker-chair', 'floor', 2), item('bistro-table', 'centre'), item('banana-plant', 'corner', 2),
    item('flower-pot', 'on', 2), item('watering-can', 'floor'), item('palm', 'corner', 1, { size: 0.35 }),
  ]),
];
