import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Insides of vehicles, stations and space. */
export const TRANSPORT_ROOMS: readonly RoomType[] = [
  room('train-car', 'spaceship-corridor', [3, 14, 2.5], { words: 'train carriage, railway carriage interior, subway car, train interior, metro car, tram interior, bus interior, train compartment, train wagon interior', wall: 'plaster #d4d6d2', floor: 'rubber #5c6066', top: 'plaster #e6e8e6', windows: 8 }, [
    item('cinema-seat', 'along-left'), item('cinema-seat', 'along-right'), item('pole', 'floor', 3), item('suitcase', 'floor', 2), item('person', 'floor', 2),
  ]),
  room('airplane-cabin', 'spaceship-corridor', [4, 14, 2.3], { words: 'plane cabin, airliner interior, aircraft cabin, airplane interior, plane interior, jet interior, private jet', wall: 'plastic #e4e6e6', floor: 'fabric #4c5a70', top: 'plastic #eceeee', windows: 8 }, [
    item('cinema-seat', 'rows', 30, { pitch: [0.8, 1.1] }), item('utility-cart', 'floor'), item('suitcase', 'floor'),
  ]),
  room('submarine-interior', 'spaceship-corridor', [4, 9, 2.3], { words: 'submarine, inside of a submarine, engine room, boiler room, ship engine room, machinery room', wall: 'metal #7c8478', floor: 'metal #5c6258', top: 'metal #848c80', windows: 0 }, [
    item('control-panel', 'along-left'), item('control-cabinet', 'along-right'), item('pipe', 'hung', 5, { bottom: 1.7 }), item('valve', 'hung', 3), item('periscope', 'centre'), item('generator', 'front'), item('bunk-bed', 'back'), item('gas-cylinder', 'corner', 2),
  ]),
  room('ship-cabin', 'living-room', [4.6, 6, 2.4], { words: 'captains cabin, ship interior, boat cabin, cabin of a ship, below deck, lower deck, pirate ship cabin, yacht interior', ceiling: 'beams', wall: 'planks #7a5434', floor: 'planks #8a6440', top: 'planks #704c30', windows: 3 }, [
    item('table', 'centre'), item('chair', 'around', 2, { of: 'table' }), item('map', 'on'), item('globe', 'on'), item('hammock', 'left'), item('treasure-chest', 'front'), item('barrel', 'corner', 2), item('lantern', 'ceiling', 2), item('cannon', 'right'), item('rope-coil', 'floor'),
  ]),
  room('spaceship-bridge', 'spaceship-corridor', [9, 9, 3.4], { words: 'starship bridge, bridge of a spaceship, cockpit, spaceship cockpit, flight deck, bridge of a starship, captains bridge, helm, plane cockpit', wall: 'metal #8a929a', floor: 'metal #4c5258', top: 'metal #6c747c', windows: 4 }, [
    item('control-panel', 'along-front'), item('control-console', 'rows-facing', 4, { pitch: [2.6, 2.6] }), item('gaming-chair', 'around', 1, { of: 'control-console' }), item('hologram-table', 'centre'), item('monitor', 'on', 5), item('server-rack', 'left', 2), item('robot', 'corner'),
  ]),
  room('hangar', 'workshop', [18, 22, 8], { words: 'aircraft hangar, airplane hangar, spaceship hangar, space hangar, docking bay, sci fi hangar, airship hangar', wall: 'metal #9aa0a4', floor: 'concrete #84827c', top: 'metal #7c8286', windows: 0 }, [
    item('fighter-jet', 'front'), item('crate', 'floor', 6), item('oil-drum', 'floor', 4), item('workbench', 'left'), item('metal-shelf', 'right', 2), item('traffic-cone', 'floor', 5), item('forklift', 'floor'), item('pendant-lamp', 'ceiling', 8),
  ]),
  room('cryo-chamber', 'spaceship-corridor', [7, 9, 3.2], { words: 'cryo room, stasis chamber, cryogenic chamber, space station interior, space station, spaceship interior room, medbay, med bay, science station, crew quarters, reactor room', wall: 'plastic #c4ccd2', floor: 'metal #5c646c', top: 'plastic #d4dade', windows: 2 }, [
    item('cryo-pod', 'along-left'), item('cryo-pod', 'along-right'), item('control-console', 'front'), item('reactor', 'centre'), item('monitor', 'hung', 2, { bottom: 1.5 }), item('pipe', 'hung', 3, { bottom: 2.2 }), item('container', 'corner', 2),
  ]),
  room('subway-station', 'workshop', [10, 20, 4.4], { words: 'metro station, underground station, subway platform, train platform, subway, train station platform, tube station, metro platform, underground platform', wall: 'tile #d8d8d0', floor: 'tile #8c8a84', top: 'plaster #c4c4be', windows: 0 }, [
    item('subway-train', 'right'), item('waiting-bench', 'left', 3), item('column', 'rows', 4, { pitch: [5, 5] }), item('vending-machine', 'left'), item('litter-bin', 'floor', 2), item('person', 'floor', 4), item('clock', 'hung', 1, { bottom: 2.6 }),
  ]),
  room('station-hall', 'temple-hall', [16, 20, 8], { words: 'train station hall, train station interior, station concourse, airport terminal, airport, airport hall, departure hall, terminal, indoor train station, bus terminal', wall: 'plaster #e0dccc', floor: 'marble #b8b0a0', windows: 8, building: 'train-station' }, [
    item('reception-desk', 'front', 2), item('waiting-bench', 'rows-facing', 8, { pitch: [3.4, 3] }), item('suitcase', 'floor', 6), item('person', 'floor', 8), item('clock', 'hung', 1, { bottom: 3.4, size: 2 }), item('column', 'corner', 4), item('plant-pot', 'corner', 2),
    item('vending-machine', 'left', 2),
  ]),
  room('elevator', 'spaceship-corridor', [2.4, 2.6, 2.4], { words: 'lift, elevator car, elevator interior, elevator cabin', wall: 'metal #b4b8bc', floor: 'marble #8c8884', top: 'metal #c8ccd0', windows: 0 }, [item('mirror', 'hung', 1, { bottom: 0.8 }), item('person', 'corner')]),
  room('parking-garage', 'workshop', [16, 20, 3], { words: 'car park, underground parking, parking garage interior, underground garage, parking deck, parking level, indoor parking', wall: 'concrete', floor: 'concrete #84827e', top: 'concrete #b0aea8', windows: 0 }, [
    item('car', 'rows-facing', 8, { pitch: [3.2, 6] }), item('sedan', 'rows', 4, { pitch: [3.4, 7] }), item('column', 'corner', 4), item('traffic-cone', 'floor', 3), item('pendant-lamp', 'ceiling', 6),
  ]),
  room('sewer', 'temple-hall', [5, 16, 3], { words: 'sewer tunnel, sewers, drain tunnel, underground tunnel, tunnel, mine tunnel, mine shaft, mine, bunker, underground bunker, fallout shelter, bomb shelter', ceiling: 'vault', wall: 'masonry #6a665a', floor: 'stone #4e4c44', top: 'masonry #625e54', windows: 0 }, [
    item('pipe', 'hung', 4, { bottom: 1.8 }), item('rat', 'floor', 3), item('barrel', 'corner'), item('crate', 'floor', 2), item('lantern', 'hung', 3, { bottom: 1.7 }), item('mine-cart', 'front', 1, { chance: 0.5 }),
  ]),
];
