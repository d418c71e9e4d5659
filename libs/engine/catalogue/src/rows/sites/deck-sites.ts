import { item } from '../../rooms/room-type.js';
import { place, site } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Decks of ships, and platforms above the clouds. */
export const DECK_SITES: readonly SiteType[] = [
  site(
    'liner-deck',
    'beach',
    {
      noun: 'deck of a cruise ship',
      words:
        'cruise ship deck, deck of a cruise ship, ocean liner deck, deck of an ocean liner, yacht deck, deck of a yacht, ferry deck, deck of a ferry, cruise ship pool deck, on a cruise ship, superyacht deck, sun deck, aft deck',
      platform: {
        form: 'roof',
        size: [15, 34, 0.55],
        height: 11,
        deck: 'planks #b08c62',
        side: 'paint #f2f2ee',
        below: 'sea',
        items: [
          item('sun-lounger', 'left', 6),
          item('sun-lounger', 'right', 6),
          item('hot-tub', 'centre', 1),
          item('bistro-table', 'floor', 2),
          item('wicker-chair', 'around', 4, { of: 'bistro-table' }),
          item('parasol', 'floor', 3),
          item('lifeboat', 'right', 1, { size: 0.8 }),
          item('plant-pot', 'corner', 4),
          item('bar-counter', 'back', 1),
        ],
      },
    },
    [
      place('sailboat', 'scatter', 3, { distance: 60, reach: 140 }),
      place('flying-seagull', 'aloft', 4, { distance: 10, reach: 30, lift: 3, rise: 5 }),
    ],
  ),
  site(
    'carrier-deck',
    'beach',
    {
      noun: 'flight deck of an aircraft carrier',
      words:
        'flight deck, flight deck of an aircraft carrier, flight deck of a carrier, aircraft carrier deck, deck of an aircraft carrier, aircraft carrier flight deck, battleship deck, deck of a battleship, warship deck, deck of a warship, navy ship deck, destroyer deck, on an aircraft carrier',
      platform: {
        form: 'station',
        size: [38, 74, 0.34],
        height: 14,
        deck: 'concrete #5c5f62',
        side: 'paint #70777c',
        below: 'sea',
        items: [
          item('fighter-jet', 'left', 3),
          item('fighter-jet', 'right', 2),
          item('helicopter', 'floor', 1),
          item('forklift', 'floor', 2),
          item('crate', 'floor', 4),
          item('sailor', 'floor', 6),
          item('radar-dish', 'back', 1),
          item('traffic-cone', 'floor', 4),
        ],
        beside: [['control-tower', 14, 40, 14]],
      },
    },
    [place('battleship', 'at', 1, { spots: [[-70, -150]], turn: 70, isExact: true })],
  ),
  site(
    'sky-platform',
    'meadow',
    {
      noun: 'platform above the clouds',
      landform: 'floating-islands',
      words:
        'floating platform, floating platform above the clouds, platform above the clouds, platform in the sky, sky platform, floating meditation platform, meditation platform, platform in the clouds, platform floating in the sky, platform floating above the clouds, floating stone platform, floating terrace, sky terrace',
      density: 0.2,
      platform: {
        form: 'station',
        size: [11, 11, 0.56],
        height: 60,
        deck: 'stone #b8b0a4',
        side: 'stone #9c948a',
        below: 'land',
        items: [item('stone-lantern', 'corner', 4), item('cushion', 'floor', 1), item('brazier', 'corner', 1)],
      },
    },
    [
      place('cloud', 'scatter', 40, { distance: 20, reach: 110, lift: 16 }),
      place('floating-island', 'ring', 4, { from: 24, distance: 60, lift: 44 }),
    ],
  ),
  site(
    'airship-dock',
    'meadow',
    {
      noun: 'airship dock',
      landform: 'floating-islands',
      words:
        'steampunk airship dock, airship port, airship harbor, airship harbour, sky dock, sky harbor, sky port, skyport, zeppelin dock, zeppelin port, airship station, airship docks, airship pier, airship mooring, dock for airships, airship dock above the clouds',
      density: 0.2,
      platform: {
        form: 'pier',
        size: [13, 34, 0.62],
        height: 50,
        deck: 'planks #8a6a46',
        side: 'planks #5c452e',
        below: 'land',
        items: [
          item('crate', 'floor', 7),
          item('barrel', 'floor', 5),
          item('rope-coil', 'floor', 5),
          item('street-lamp', 'left', 3),
          item('street-lamp', 'right', 3),
          item('winch', 'front', 1),
          item('suitcase', 'floor', 3),
          item('hand-cart', 'floor', 1),
          item('capstan', 'corner', 2),
        ],
      },
    },
    [
      place('airship', 'at', 1, { spots: [[17, -16]], turn: 10, lift: 44, isExact: true }),
      place('airship', 'at', 2, {
        spots: [
          [-44, -60],
          [38, -90],
        ],
        turn: 50,
        lift: 52,
        isExact: true,
      }),
      place('cloud', 'scatter', 36, { distance: 24, reach: 110, lift: 14 }),
    ],
  ),
  site(
    'rooftop-pool',
    'city-street',
    {
      words:
        'roof pool, rooftop swimming pool, pool on the roof, swimming pool on a rooftop, sky pool, rooftop infinity pool, rooftop pool deck',
      platform: {
        form: 'roof',
        size: [20, 22, 0.64],
        height: 40,
        deck: 'planks #a88c66',
        side: 'concrete #9a958c',
        below: 'land',
        items: [
          item('swimming-pool', 'front', 1),
          item('sun-lounger', 'left', 4),
          item('sun-lounger', 'right', 4),
          item('parasol', 'floor', 3),
          item('fan-palm', 'corner', 4, { size: 0.6 }),
          item('bar-counter', 'back', 1),
          item('plant-pot', 'left', 3),
        ],
      },
    },
    [place('skyscraper', 'backdrop', 10), place('glass-skyscraper', 'backdrop', 6)],
  ),
  site(
    'freighter-deck',
    'beach',
    {
      noun: 'deck of a container ship',
      words:
        'deck of a container ship, container ship deck, cargo ship deck, deck of a cargo ship, freighter deck, deck of a freighter, trawler deck, deck of a fishing boat, tanker deck',
      platform: {
        form: 'roof',
        size: [20, 52, 0.3],
        height: 12,
        deck: 'paint #7a3c30',
        side: 'paint #2f3f4c',
        below: 'sea',
        items: [
          item('stacked-containers', 'back', 2),
          item('shipping-container', 'left', 2),
          item('shipping-container', 'right', 2),
          item('winch', 'front', 1),
          item('capstan', 'front', 2),
          item('rope-coil', 'floor', 5),
          item('anchor', 'front', 1),
          item('crate', 'floor', 4),
          item('lifeboat', 'corner', 1, { size: 0.8 }),
        ],
      },
    },
    [place('flying-seagull', 'aloft', 4, { distance: 10, reach: 30, lift: 3, rise: 5 })],
  ),
];
