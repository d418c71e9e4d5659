import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Rooms of work, school and care. */
export const WORK_ROOMS: readonly RoomType[] = [
  room('office', 'library', [7, 8.4, 2.8], {
    words: 'office room, open plan office, open office, workspace, workplace, coworking space, newsroom, call center, office space, corporate office, cubicle farm',
    wall: 'plaster #e2e4e4', floor: 'fabric #6c7478', top: 'plaster #f0f0ee', windows: 4, building: 'office-building',
  }, [
    item('computer-desk', 'rows-facing', 9, { pitch: [2.1, 2.2] }), item('office-chair', 'around', 1, { of: 'computer-desk' }), item('filing-cabinet', 'left', 3), item('printer', 'right'),
    item('whiteboard', 'hung', 1, { bottom: 0.9 }), item('plant-pot', 'corner', 3), item('laptop', 'on', 6), item('mug', 'on', 3), item('clock', 'hung', 1, { bottom: 2 }), item('water-cooler', 'corner'),
  ]),
  room('meeting-room', 'library', [5.6, 7, 2.8], { words: 'conference room, boardroom, board room, meeting hall, briefing room', wall: 'plaster #dcdedd', floor: 'fabric #5c6268', windows: 3 }, [
    item('conference-table', 'centre'), item('office-chair', 'around', 8, { of: 'conference-table' }), item('whiteboard', 'hung', 1, { bottom: 0.9 }), item('tv', 'front'), item('plant-pot', 'corner', 2),
    item('laptop', 'on', 3), item('projector', 'ceiling'),
  ]),
  room('classroom', 'library', [8, 9, 3], { words: 'school classroom, schoolroom, class room, lecture room, kindergarten, preschool', wall: 'plaster #e8e2cc', floor: 'planks #b0885a', windows: 4, building: 'school' }, [
    item('blackboard', 'front'), item('desk', 'floor'), item('school-desk', 'rows', 16, { pitch: [1.5, 1.5] }), item('globe', 'on'), item('bookcase', 'left', 2), item('clock', 'hung', 1, { bottom: 2.1 }),
    item('picture', 'hung', 3), item('book', 'on', 8),
  ]),
  room('lecture-hall', 'library', [12, 12, 4.4], { words: 'auditorium, lecture theater, lecture theatre, assembly hall, conference hall', wall: 'wood #b08a5c', floor: 'fabric #6a4a44', windows: 0 }, [
    item('lectern', 'front'), item('projection-screen', 'front'), item('cinema-seat', 'rows', 60, { pitch: [0.75, 1.3] }), item('wall-lamp', 'hung', 4, { bottom: 2.2 }),
  ]),
  room('laboratory', 'workshop', [7.4, 8.4, 3], {
    words: 'lab, science lab, research lab, chemistry lab, science laboratory, research laboratory, physics lab, medical lab', wall: 'plaster #e6eaea', floor: 'tile #b4babc', windows: 2,
  }, [
    item('lab-bench', 'rows-facing', 4, { pitch: [3, 2.6] }), item('lab-stool', 'around', 2, { of: 'lab-bench' }), item('microscope', 'on', 3), item('flask', 'on', 4), item('beaker', 'on', 4),
    item('test-tube-rack', 'on', 3), item('cabinet', 'along-left'), item('computer', 'on', 2), item('whiteboard', 'hung', 1, { bottom: 0.9 }), item('gas-cylinder', 'corner', 2),
    item('fire-extinguisher', 'hung', 1, { bottom: 0.8 }),
  ]),
  room('hospital-room', 'kitchen', [5, 6, 2.8], {
    words: 'hospital ward, patient room, ward, hospital, clinic, infirmary, medical room, hospital bedroom, clinical hallway, doctors office, examination room, exam room', wall: 'plaster #dfe9e6', floor: 'tile #b8c4c0',
    windows: 2, building: 'hospital-building',
  }, [
    item('hospital-bed', 'front', 2), item('iv-stand', 'floor', 2), item('nightstand', 'front', 2), item('curtain', 'left'), item('wheelchair', 'corner'), item('monitor', 'on'),
    item('cabinet', 'right'), item('waiting-bench', 'back'), item('tv', 'hung', 1, { bottom: 1.8 }),
  ]),
  room('operating-room', 'kitchen', [6, 6.6, 3], { words: 'operating theater, operating theatre, surgery, surgical room, operation room', wall: 'tile #cfe0dc', floor: 'tile #9cb0ac', windows: 0 }, [
    item('operating-table', 'centre'), item('surgical-lamp', 'ceiling'), item('iv-stand', 'floor', 2), item('utility-cart', 'floor', 3), item('monitor', 'on', 2), item('cabinet', 'along-left'),
    item('gas-cylinder', 'corner', 2), item('sink', 'right'),
  ]),
  room('waiting-room', 'living-room', [6, 7, 2.8], { words: 'lobby, reception, reception area, hotel lobby, lounge area, waiting area, airport lounge, veterinarian office', wall: 'plaster #e4ddd0', floor: 'marble #c9c0b0', windows: 3 }, [
    item('reception-desk', 'front'), item('sofa', 'left'), item('armchair', 'floor', 4), item('coffee-table', 'centre'), item('plant-pot', 'corner', 4), item('picture', 'hung', 3), item('magazine', 'on', 2),
    item('rug', 'flat'), item('chandelier', 'ceiling'),
  ]),
  room('warehouse', 'workshop', [14, 18, 6], {
    words: 'storage hall, distribution center, depot, storehouse, storage room, stockroom, storeroom, warehouse interior, fulfillment center', wall: 'metal #a8acae', floor: 'concrete #94928c', top: 'metal #8c9092', windows: 0,
    building: 'warehouse-building',
  }, [
    item('pallet-rack', 'along-left'), item('pallet-rack', 'along-right'), item('pallet-rack', 'aisles', 6, { pitch: [4.6, 3.4] }), item('forklift', 'floor'), item('pallet', 'floor', 4), item('crate', 'floor', 8),
    item('cardboard-box', 'floor', 6), item('pendant-lamp', 'ceiling', 6), item('traffic-cone', 'floor', 3),
  ]),
  room('factory-floor', 'workshop', [14, 18, 6.4], {
    words: 'factory, factory hall, production line, assembly line, manufacturing plant, industrial hall, plant floor, machine shop, foundry, steel mill, factory interior', wall: 'brick #8a5a48', floor: 'concrete #8c8a86',
    top: 'metal #7c8082', windows: 5, building: 'factory',
  }, [
    item('conveyor-belt', 'centre'), item('robot-arm', 'rows-facing', 4, { pitch: [4, 4] }), item('control-cabinet', 'along-left'), item('machine-tool', 'right', 2), item('storage-tank', 'corner', 2),
    item('crate', 'floor', 5), item('oil-drum', 'floor', 4), item('pipe', 'hung', 3, { bottom: 3 }), item('pendant-lamp', 'ceiling', 6),
  ]),
  room('server-room', 'spaceship-corridor', [6, 9, 3], { words: 'data center, data centre, computer room, server farm', wall: 'plaster #c4ccd2', floor: 'tile #6c747a', top: 'plaster #dfe4e6', windows: 0 }, [
    item('server-rack', 'along-left'), item('server-rack', 'along-right'), item('server-rack', 'aisles', 8, { pitch: [1.8, 2.2] }), item('fire-extinguisher', 'hung', 1, { bottom: 0.8 }), item('cable-bundle', 'ceiling', 3),
  ]),
  room('control-room', 'spaceship-corridor', [8, 8, 3.2], { words: 'command center, mission control, operations center, control center, monitoring room, security room, war room', wall: 'plaster #59636c', floor: 'tile #40464c', top: 'plaster #3c4248', windows: 0 }, [
    item('control-panel', 'along-front'), item('computer-desk', 'rows-facing', 6, { pitch: [2.2, 2.2] }), item('office-chair', 'around', 1, { of: 'computer-desk' }), item('monitor', 'on', 8),
    item('tv', 'hung', 4, { bottom: 1.6 }), item('server-rack', 'right', 2),
  ]),
  room('recording-studio', 'library', [6, 7, 2.8], { words: 'music studio, sound studio, radio studio, music room, band room, practice room', wall: 'wood #8a6444', floor: 'fabric #5a3c34', windows: 0 }, [
    item('mixing-console', 'front'), item('office-chair', 'around', 1, { of: 'mixing-console' }), item('drum-kit', 'floor'), item('piano', 'left'), item('guitar', 'wall', 2), item('electric-guitar', 'wall'),
    item('microphone', 'floor', 2), item('speaker', 'corner', 2), item('sofa', 'back'), item('rug', 'flat'),
  ]),
  room('art-studio', 'workshop', [6.4, 7.4, 3.4], { words: 'studio, atelier, painting studio, pottery studio, artist studio, artists studio, sculpture studio, photo studio', wall: 'plaster #ece8de', floor: 'planks #a8835a', windows: 4 }, [
    item('easel', 'floor', 4), item('stool', 'floor', 3), item('workbench', 'left'), item('paint-bucket', 'floor', 4), item('picture', 'hung', 5), item('statue', 'corner', 1, { size: 0.6 }), item('vase', 'on', 2),
    item('paint-brush', 'on', 2), item('shelf-unit', 'right'), item('plant-pot', 'corner'),
  ]),
  room('smithy', 'workshop', [6, 7, 3.4], { words: 'blacksmith shop, blacksmith forge, forge room, blacksmith workshop, blacksmith', ceiling: 'beams', wall: 'masonry #8c8272', floor: 'stone #6c655a', windows: 2 }, [
    item('forge', 'front'), item('anvil', 'centre'), item('workbench', 'left'), item('barrel', 'corner'), item('hammer', 'on', 2), item('sword', 'wall', 2), item('shield', 'hung', 2), item('axe', 'wall'), item('bucket', 'floor'),
  ]),
  room('stable', 'workshop', [7, 10, 3.4], { words: 'horse stable, stables, barn interior, cowshed, horse stall', ceiling: 'beams', wall: 'planks #7a5a3c', floor: 'straw #b09458', windows: 2, building: 'stable-building' }, [
    item('horse', 'left', 2), item('hay-bale', 'corner', 4), item('fence', 'right', 2), item('bucket', 'floor', 3), item('pitchfork', 'wall'), item('barrel', 'corner'), item('cart', 'back'), item('lantern', 'hung', 2, { bottom: 1.9 }),
  ]),
];
