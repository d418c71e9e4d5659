import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Sacred, historic and fantastic rooms. */
export const HISTORIC_ROOMS: readonly RoomType[] = [
  room('church-interior', 'temple-hall', [10, 17, 7], {
    words: 'cathedral interior, nave, chapel interior, inside of a church, church nave, abbey interior, gothic cathedral interior, sanctuary', ceiling: 'vault', wall: 'masonry #cfc4ae', floor: 'stone #a09684', top: 'masonry #d4cab4', windows: 6,
    building: 'church',
  }, [
    item('church-altar', 'front'), item('pew', 'rows', 14, { pitch: [3.4, 1.5] }), item('candlestick', 'on', 2), item('column', 'corner', 4), item('candelabra', 'corner', 2), item('pulpit', 'left'), item('stained-glass-window', 'hung', 5, { bottom: 2 }),
    item('chandelier', 'ceiling', 2), item('statue', 'corner', 2, { size: 0.7 }),
  ]),
  room('mosque-interior', 'temple-hall', [13, 15, 6.5], { words: 'prayer hall, inside of a mosque', wall: 'tile #cfe0e4', floor: 'fabric #8a2c34', top: 'plaster #ece4d0', windows: 6 }, [
    item('rug', 'rows', 12, { pitch: [3.3, 2.2] }), item('column', 'rows', 6, { pitch: [4.4, 5] }), item('chandelier', 'ceiling', 3, { size: 1.4 }), item('carved-chair', 'front'), item('lantern', 'hung', 4, { bottom: 2.2 }),
  ]),
  room('throne-room', 'temple-hall', [11, 15, 6], { words: 'royal hall, audience chamber, kings hall, castle throne room, castle hall, great hall of a castle, castle interior, palace interior', wall: 'masonry #b0a48c', floor: 'marble #a89880', top: 'masonry #b8ac94', ceiling: 'vault', windows: 4 }, [
    item('throne', 'front'), item('rug', 'flat', 1, { size: 1.6 }), item('column', 'corner', 4), item('banner', 'hung', 6, { bottom: 1.6 }), item('suit-of-armor', 'left', 2), item('suit-of-armor', 'right', 2), item('chandelier', 'ceiling', 3),
    item('brazier', 'corner', 2), item('guard', 'front', 2),
  ]),
  room('dungeon', 'temple-hall', [7, 9, 2.9], { words: 'prison cell, jail, jail cell, prison, dungeon cell, cell, torture chamber, oubliette, prison interior', ceiling: 'vault', wall: 'masonry #6e675c', floor: 'stone #5c564c', top: 'masonry #645e54', windows: 0, building: 'prison' }, [
    item('cage', 'left'), item('prison-bunk', 'right'), item('chains', 'hung', 4, { bottom: 1.4 }), item('torch', 'hung', 4, { bottom: 1.5 }), item('skeleton', 'corner'), item('barrel', 'corner'), item('straw-bed', 'front'), item('bucket', 'floor'),
    item('bones', 'floor', 2),
  ]),
  room('crypt', 'temple-hall', [8, 10, 3.2], { words: 'tomb, mausoleum interior, catacomb, catacombs, burial chamber, vault, egyptian tomb, pharaohs tomb', ceiling: 'vault', wall: 'masonry #8c8474', floor: 'stone #7a7264', top: 'masonry #847c6c', windows: 0 }, [
    item('coffin', 'rows-facing', 4, { pitch: [2.6, 3] }), item('candle', 'floor', 6), item('skeleton', 'corner'), item('urn', 'corner', 2), item('torch', 'hung', 3, { bottom: 1.6 }), item('statue', 'front', 1, { size: 0.7 }), item('skull', 'on', 2), item('column', 'corner', 2),
  ]),
  room('treasure-room', 'temple-hall', [7, 8, 3.4], { words: 'treasury, treasure chamber, dragons hoard, vault of gold', ceiling: 'vault', wall: 'masonry #9a8a68', floor: 'stone #8a7a5a', windows: 0 }, [
    item('treasure-chest', 'front', 3), item('gold-pile', 'floor', 6), item('crown', 'on'), item('goblet', 'floor', 3), item('amphora', 'corner', 3), item('torch', 'hung', 4, { bottom: 1.6 }), item('sword', 'wall', 3), item('gem', 'floor', 5), item('statue', 'corner', 1, { size: 0.6 }),
  ]),
  room('alchemist-lab', 'workshop', [6, 7, 3], { words: 'alchemy lab, alchemists workshop, potion shop, apothecary, witch hut interior, wizards room, wizard tower interior, magic shop, potion room, witches kitchen', ceiling: 'beams', wall: 'masonry #7c7060', floor: 'planks #5c4630', windows: 1 }, [
    item('cauldron', 'centre'), item('workbench', 'left'), item('jar-shelf', 'along-right'), item('bookcase', 'front', 2), item('potion', 'on', 4), item('spellbook', 'on', 2), item('crystal-ball', 'on'), item('candle', 'on', 3), item('skull', 'on'), item('telescope', 'corner'),
    item('broomstick', 'wall'), item('rug', 'flat'),
  ]),
  room('castle-armory', 'temple-hall', [7, 9, 3.2], { words: 'armory, armoury, weapon room, arsenal, weapons room', wall: 'masonry #8c8474', floor: 'stone #7c7466', windows: 1 }, [
    item('suit-of-armor', 'along-left'), item('sword', 'along-front'), item('spear', 'right', 3), item('shield', 'hung', 5), item('crate', 'corner', 2), item('barrel', 'corner'), item('workbench', 'right'), item('torch', 'hung', 3, { bottom: 1.6 }), item('battle-axe', 'wall', 2),
  ]),
  room('japanese-room', 'living-room', [6, 7, 2.7], { words: 'tatami room, washitsu, ryokan room, tea ceremony room, dojo, japanese tea room, japanese house interior, zen room', ceiling: 'beams', wall: 'paper #efe6d2', floor: 'straw #c4b078', top: 'planks #9a7a54', trim: 'wood #4a3222', windows: 3 }, [
    item('kotatsu', 'centre'), item('cushion', 'around', 4, { of: 'kotatsu' }), item('teapot', 'on'), item('cup', 'on', 2), item('folding-screen', 'corner'), item('bonsai', 'corner'), item('scroll-painting', 'hung', 2), item('paper-lantern', 'ceiling', 2), item('katana', 'wall'),
  ]),
  room('cabin-interior', 'living-room', [5.6, 6.4, 2.8], { words: 'log cabin interior, hut interior, cottage interior, chalet interior, hobbit house interior, hunting lodge, lodge, yurt interior', ceiling: 'beams', wall: 'planks #8a6440', floor: 'planks #7a5636', top: 'planks #8a6644', windows: 2 }, [
    item('fireplace', 'front'), item('rocking-chair', 'floor', 2), item('rug', 'flat'), item('bed', 'left'), item('table', 'floor', 1, { size: 0.8 }), item('chair', 'around', 2, { of: 'table' }), item('bookshelf', 'right'), item('lantern', 'on'), item('barrel', 'corner'),
    item('log', 'corner', 1, { size: 0.4 }), item('picture', 'hung', 2),
  ]),
];
