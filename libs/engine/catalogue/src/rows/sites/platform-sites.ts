import { item } from '../../rooms/room-type.js';
import { place, site } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Structures that carry the viewer, with the land or the sea around them. */
export const PLATFORM_SITES: readonly SiteType[] = [
  site(
    'rooftop',
    'city-street',
    {
      words: 'city rooftop, roof terrace, rooftop terrace, rooftop garden, roof deck, roof of a building, roof garden, on a rooftop',
      platform: {
        form: 'roof',
        size: [13, 16, 0.6],
        height: 19,
        deck: 'concrete #9a9690',
        side: 'brick #a07058',
        below: 'land',
        items: [
          item('chimney', 'corner', 2),
          item('sun-lounger', 'floor', 2),
          item('table', 'floor', 1, { size: 0.8 }),
          item('chair', 'around', 2, { of: 'table' }),
          item('plant-pot', 'along-front'),
          item('plant-pot', 'left', 4),
          item('satellite-dish', 'corner', 1, { size: 0.5 }),
          item('crate', 'floor', 2),
        ],
      },
    },
    [place('skyscraper', 'backdrop', 8)],
  ),
  site(
    'tower-top',
    'meadow',
    {
      words:
        'top of a tower, castle battlements, battlements, top of a castle, castle wall walk, ramparts, top of a lighthouse, tower roof',
      platform: {
        form: 'tower',
        size: [8, 8, 0.5],
        height: 20,
        deck: 'stone #9a9284',
        side: 'masonry #a89c88',
        below: 'land',
        items: [
          item('banner', 'corner', 2),
          item('barrel', 'corner'),
          item('cannon', 'front'),
          item('crate', 'floor'),
          item('brazier', 'corner'),
          item('weapon-rack', 'back'),
        ],
      },
    },
    [place('half-timbered-house', 'scatter', 24, { distance: 22, reach: 80 }), place('church', 'ahead', 1, { distance: 60 })],
  ),
  site(
    'ship-deck',
    'beach',
    {
      words:
        'deck of a ship, deck of a pirate ship, pirate ship deck, boat deck, sailing ship deck, on deck, aboard a ship, on a ship, upper deck, deck of a galleon, galleon deck, tall ship deck',
      platform: {
        form: 'ship',
        size: [8, 24, 0.55],
        height: 3.2,
        deck: 'planks #a07c50',
        side: 'planks #6a4a30',
        below: 'sea',
        items: [
          item('cannon', 'left', 3),
          item('cannon', 'right', 3),
          item('barrel', 'floor', 4),
          item('rope-coil', 'floor', 4),
          item('crate', 'floor', 3),
          item('treasure-chest', 'back', 1, { chance: 0.5 }),
          item('lantern', 'corner', 2),
        ],
      },
    },
    [place('sailboat', 'scatter', 6, { distance: 40, reach: 130 }), place('flying-seagull', 'scatter', 5, { distance: 10, reach: 40 })],
  ),
  site(
    'bridge-crossing',
    'meadow',
    {
      words:
        'on a bridge, middle of a bridge, stone bridge over a gorge, bridge over a river, crossing a bridge, bridge over a canyon, bridge deck, middle of the bridge, on the bridge, deck of a bridge, bridge walkway',
      platform: {
        form: 'bridge',
        size: [5, 60, 0.5],
        height: 11,
        deck: 'stone #a09888',
        side: 'masonry #a89c88',
        below: 'gorge',
        items: [item('street-lamp', 'left', 5), item('street-lamp', 'right', 5), item('person', 'floor', 2)],
      },
    },
    [place('oak-tree', 'scatter', 20, { distance: 34, reach: 110 }), place('half-timbered-house', 'ahead', 2, { distance: 60 })],
  ),
  site(
    'pier-end',
    'beach',
    {
      words:
        'end of a pier, end of the pier, end of a jetty, end of the jetty, wooden jetty, fishing pier, on a pier, on the pier, end of a dock',
      platform: {
        form: 'pier',
        size: [4.4, 46, 0.1],
        height: 1.5,
        deck: 'planks #a48a68',
        side: 'planks #7a6248',
        below: 'shore',
        items: [
          item('park-bench', 'left'),
          item('crate', 'right', 3),
          item('barrel', 'left', 2),
          item('rope-coil', 'floor', 2),
          item('street-lamp', 'right', 3),
        ],
      },
    },
    [place('sailboat', 'scatter', 8, { distance: 22, reach: 90 }), place('flying-seagull', 'scatter', 4, { distance: 8, reach: 30 })],
  ),
  site(
    'balcony-view',
    'village',
    {
      words:
        'on a balcony, from a balcony, balcony view, view from a balcony, balcony overlooking, terrace overlooking, from the balcony, on the balcony',
      platform: {
        form: 'balcony',
        size: [6, 4, 0.6],
        height: 8,
        deck: 'tile #b08a6c',
        side: 'plaster #e4d4b8',
        below: 'land',
        items: [
          item('bistro-table', 'front'),
          item('wicker-chair', 'around', 2, { of: 'bistro-table' }),
          item('plant-pot', 'corner', 3),
          item('mug', 'on', 2),
        ],
      },
    },
    [],
  ),
  site(
    'train-platform',
    'village',
    {
      words:
        'station platform, railway platform, train platform, train station platform, railway station platform, open train platform, outdoor train platform, train stop, country station, platform of a railway station',
      density: 0.6,
      platform: {
        form: 'station',
        size: [7, 56, 0.6],
        height: 0.95,
        deck: 'concrete #a8a49c',
        side: 'concrete #8c8880',
        below: 'land',
        items: [
          item('park-bench', 'left', 4),
          item('street-lamp', 'left', 4),
          item('vending-machine', 'left'),
          item('litter-bin', 'floor', 2),
          item('person', 'floor', 4),
          item('suitcase', 'floor', 4),
        ],
        beside: [
          ['railway-track', 5.6, 8, 0],
          ['railway-carriage', 5.6, 21, 0.42],
        ],
      },
    },
    [place('train-station', 'ahead', 1, { distance: 46 })],
  ),
];
