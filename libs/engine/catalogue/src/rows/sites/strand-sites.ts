import { plainFloor } from './floors/ground-floors.js';
import { place, site } from '../../sites/site-type.js';
import type { FloorMark, SiteDetails, SiteType } from '../../sites/site-type.js';

const WILD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Metres from the middle of a plate of salt to its corners, and from the viewer to the last plates. */
const PLATE = 1.9;
const CRUST_REACH = 17;

/** The raised edges of the six-sided plates of a salt crust. */
const CRUST: readonly FloorMark[] = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 13 }, (_other, column): readonly FloorMark[] => {
    const x = (column - 6 + (row % 2) / 2) * Math.sqrt(3) * PLATE;
    const z = (row - 9) * 1.5 * PLATE;
    if (Math.hypot(x, z + 4) > CRUST_REACH) return [];
    const corner = (k: number): readonly [x: number, z: number] => [
      x + PLATE * Math.sin((k * Math.PI) / 3) * (1 + 0.06 * Math.sin(row + k)),
      z + PLATE * Math.cos((k * Math.PI) / 3) * (1 + 0.06 * Math.cos(column + k)),
    ];
    return [{ color: '#b4ada0', width: 0.34, path: [corner(0), corner(1), corner(2), corner(3)] }];
  }).flat(),
).flat();

/** Salt, ice, hot springs, lava and kelp. */
export const STRAND_SITES: readonly SiteType[] = [
  site(
    'salt-flat',
    'desert',
    {
      ...WILD,
      landform: 'plain',
      turns: { water: 'salt-mirror', sites: { 'salt-mirror': 'salt-mirror' } },
      density: 0,
      ground: '#e8e6e0',
      words:
        'salt flats, salt pan, salt desert, salar de uyuni, uyuni, bonneville salt flats, salt plain, salt lake bed, salt crust, dry salt lake, salt pans, white desert of salt',
      floor: { ...plainFloor('ground-snow', '#efece6', [165, 165]), isRolling: true, marks: CRUST },
    },
    [
      place('boulder', 'scatter', 3, { distance: 40, reach: 90, size: 0.8 }),
      place('hill', 'ring', 9, { from: 10, distance: 140, size: 0.8 }),
      place('salt-pile', 'ring', 5, { from: 24, distance: 26 }),
    ],
  ),
  site(
    'salt-mirror',
    'desert',
    {
      ...WILD,
      noun: 'flooded salt flat',
      isFlooded: true,
      landform: 'plain',
      density: 0,
      ground: '#dfe6ea',
      words:
        'salt flat with mirror water, flooded salt flat, flooded salt flats, salt flat mirror, mirror of shallow water, mirror lake of salt, mirrored salt flat, salt flats in the wet season, mirror of the sky, sky mirror, salt flat covered by water, wet salt flat, salt lake, water mirror, shallow water mirror, mirror like salt flat',
      water: 'sea',
      waterLook: 'mirror',
      floor: { ...plainFloor('ground-snow', '#eceae6', [165, 165]), isRolling: true },
    },
    [place('hill', 'ring', 9, { from: 10, distance: 140, size: 0.8 }), place('salt-pile', 'ring', 5, { from: 24, distance: 30 })],
  ),
  site(
    'glacier-lagoon',
    'tundra',
    {
      ...WILD,
      water: 'lake',
      waterLook: 'milky',
      words:
        'glacial lagoon, glacier lagoon, glacial lake, meltwater lagoon, meltwater lake, milky meltwater lagoon, milky lagoon, milky meltwater lake, proglacial lake, iceberg lagoon, glacier lake, ice lagoon, jokulsarlon, glacier snout, glacier tongue, glacier front, snout of a glacier, tongue of a glacier',
      density: 0.2,
    },
    [
      place('glacier', 'at', 3, {
        spots: [
          [-34, -78],
          [2, -84],
          [38, -78],
        ],
        isExact: true,
        size: 1.3,
        lift: -1,
      }),
      place('iceberg', 'scatter', 26, { distance: 16, reach: 52, size: 0.4 }),
      place('ice-floe', 'scatter', 24, { distance: 9, reach: 46, size: 0.6 }),
      place('boulder', 'scatter', 30, { distance: 6, reach: 50, size: 0.5 }),
      place('gravel-pile', 'ring', 12, { from: 60, distance: 24, size: 2 }),
      place('rock', 'scatter', 40, { distance: 3, reach: 24 }),
    ],
  ),
  site(
    'geyser-field',
    'volcanic',
    {
      ...WILD,
      water: 'pools',
      liquid: 'hot',
      density: 0.3,
      ground: '#c9b79a',
      words:
        'geyser basin, geysers, geyser park, geothermal field, geothermal area, yellowstone geysers, yellowstone, hot spring field, geothermal valley, field of geysers, fumarole field, sulphur springs, sulfur field, old faithful',
    },
    [
      place('geyser', 'ring', 1, { from: 8, distance: 20, size: 1.3 }),
      place('geyser', 'ring', 1, { from: -26, distance: 34 }),
      place('geyser', 'scatter', 4, { distance: 24, reach: 60, size: 0.8 }),
      place('hot-spring', 'scatter', 8, { distance: 9, reach: 44 }),
      place('mud-pit', 'scatter', 6, { distance: 7, reach: 30 }),
      place('steam-plume', 'scatter', 14, { distance: 10, reach: 60 }),
      place('dead-tree', 'scatter', 8, { distance: 16, reach: 50 }),
      place('boardwalk', 'at', 4, {
        spots: [
          [-1.4, -3.4],
          [-1.4, -9.4],
          [-1.4, 2.6],
          [-1.4, 8.6],
        ],
        isExact: true,
      }),
      place('warning-sign', 'near', 1),
    ],
  ),
  site(
    'lava-shore',
    'volcanic',
    {
      ...WILD,
      water: 'sea',
      ground: '#343034',
      density: 0.25,
      words:
        'lava shoreline, lava coast, lava shore, volcanic coast, volcanic shoreline, volcanic beach, galapagos lava shoreline, galapagos, galápagos, galápagos lava shoreline, galápagos islands, lava beach, basalt coast, black lava coast, basalt shore, galapagos islands',
      plants: { 'dead-tree': null, bush: 'prickly-pear' },
    },
    [
      place('basalt-columns', 'scatter', 14, { distance: 10, reach: 44 }),
      place('basalt-columns', 'scatter', 24, { distance: 7, reach: 34, size: 0.6 }),
      place('iguana', 'near', 4),
      place('sea-lion', 'ring', 2, { from: -26, distance: 8 }),
      place('crab', 'near', 4),
      place('prickly-pear', 'scatter', 14, { distance: 8, reach: 40 }),
      place('pelican', 'near', 2),
      place('lava-flow', 'ring', 1, { from: 30, distance: 20 }),
    ],
  ),
  site(
    'black-beach',
    'beach',
    {
      ...WILD,
      noun: 'black sand beach',
      ground: '#312f31',
      density: 0.3,
      words: 'black sand beach, black beach, icelandic black beach, volcanic sand beach, reynisfjara',
      plants: { palm: null, bush: null, 'tall-grass': null },
    },
    [
      place('basalt-columns', 'ring', 7, { from: 70, distance: 20, size: 1.6 }),
      place('sea-stack', 'ahead', 2, { distance: 90 }),
      place('pebble', 'scatter', 40, { distance: 3, reach: 20 }),
      place('puffin', 'near', 3),
    ],
  ),
  site(
    'kelp-forest',
    'desert',
    {
      landform: 'sea-bed',
      hasTrail: false,
      density: 0,
      air: 'water',
      ground: '#8a8664',
      words: 'seaweed forest, underwater forest, giant kelp forest, forest of kelp, seagrass meadow',
    },
    [
      place('kelp', 'scatter', 420, { distance: 3, reach: 40, size: 2.6 }),
      place('red-seaweed', 'scatter', 60, { distance: 3, reach: 24 }),
      place('boulder', 'scatter', 24, { distance: 5, reach: 40, size: 0.7 }),
      place('sea-urchin', 'scatter', 20, { distance: 3, reach: 14 }),
      place('starfish', 'near', 5),
      place('school-of-fish', 'aloft', 8, { distance: 4, reach: 14, lift: 0.7, rise: 2.4, size: 1.2 }),
      place('seal', 'aloft', 1, { distance: 8, reach: 12, lift: 2 }),
      place('jellyfish', 'aloft', 3, { distance: 5, reach: 12, lift: 2, rise: 2 }),
    ],
  ),
];
