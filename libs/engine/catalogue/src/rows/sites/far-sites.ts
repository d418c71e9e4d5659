import { ICE_FIELD, SKI_SLOPE } from './floors/ground-floors.js';
import { place, site } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Coasts, ice, deserts, depths and other worlds. */
export const FAR_SITES: readonly SiteType[] = [
  site(
    'mars',
    'desert',
    {
      name: 'Mars',
      words:
        'martian surface, martian landscape, red planet, martian base, mars base, mars colony, martian desert, martian, martian outpost, mars outpost, martian colony, martian settlement, mars settlement, martian plain, martian canyon, martian city',
      landform: 'craters',
      density: 0,
      air: 'mars',
      ground: '#a8603c',
    },
    [
      place('moon-base-module', 'ahead', 1, { distance: 26 }),
      place('rover', 'near', 1),
      place('solar-panel', 'rows', 6, { pitch: 5, reach: 26, distance: 12 }),
      place('boulder', 'scatter', 30, { distance: 6, reach: 60, size: 0.7 }),
      place('crater', 'scatter', 6, { distance: 12, reach: 50 }),
      place('satellite-dish', 'near', 1),
      place('astronaut', 'near', 1),
    ],
  ),
  site(
    'moon-surface',
    'desert',
    {
      words:
        'lunar surface, moonscape, surface of the moon, on the moon, standing on the moon, walking on the moon, landing on the moon, driving on the moon, from the moon, lunar landscape, moon base, lunar base, moon colony, moon landscape, lunar outpost, moon outpost, lunar colony, lunar settlement, lunar crater, lunar, crater on the moon, lunar south pole',
      landform: 'craters',
      density: 0,
      air: 'none',
      ground: '#8c8a86',
    },
    [
      place('lander', 'ahead', 1, { distance: 16 }),
      place('moon-base-module', 'ahead', 1, { distance: 34 }),
      place('crater', 'scatter', 14, { distance: 8, reach: 60 }),
      place('boulder', 'scatter', 20, { distance: 5, reach: 50, size: 0.5 }),
      place('astronaut', 'near', 2),
      place('flag', 'near', 1),
      place('moon-buggy', 'near', 1),
      place('earth', 'ahead', 1),
    ],
  ),
  site(
    'alien-planet',
    'volcanic',
    {
      style: 'alien',
      words:
        'alien world, alien landscape, extraterrestrial planet, exoplanet, another planet, distant planet, planet surface, alien jungle, tidally locked planet, jungle planet, strange planet, unknown planet, alien desert, alien forest, alien swamp, foreign planet, rocky planet, purple planet, planet with two suns, alien moon, alien coast, surface of a planet, surface of an alien planet',
      density: 0.3,
      ground: '#6a4a78',
    },
    [
      place('alien-plant', 'scatter', 30, { distance: 4, reach: 40 }),
      place('tentacle-plant', 'scatter', 14, { distance: 5, reach: 30 }),
      place('amethyst-cluster', 'scatter', 16, { distance: 5, reach: 40 }),
      place('ringed-planet', 'ring', 1, { from: 28, lift: 22 }),
      place('two-moons', 'ring', 1, { from: -27, lift: 24 }),
      place('alien', 'near', 1),
      place('floating-rock', 'scatter', 6, { distance: 16, reach: 60 }),
    ],
  ),
  site(
    'coral-reef',
    'desert',
    {
      words:
        'reef, underwater, under water, seabed, sea bed, ocean floor, sea floor, underwater world, underwater scene, deep sea, under the sea, under the ocean, beneath the sea, beneath the ocean, beneath the waves, under the waves, bottom of the sea, bottom of the ocean, at the bottom of the sea, at the bottom of the ocean, on the bottom of the sea, on the bottom of the ocean, floor of the ocean, depths of the ocean, depths of the sea, ocean depths, ocean bed, atlantis, undersea, undersea base, underwater base, underwater station, underwater research station, undersea city, undersea world, underwater laboratory',
      landform: 'sea-bed',
      hasTrail: false,
      density: 0,
      air: 'water',
      ground: '#d2c096',
    },
    [
      place('coral-reef', 'ring', 2, { from: -24, distance: 7 }),
      place('coral-reef', 'ring', 1, { from: 12, distance: 10.5, size: 1.3 }),
      place('coral-reef', 'scatter', 16, { distance: 9, reach: 30, size: 1.2 }),
      place('boulder', 'scatter', 16, { distance: 7, reach: 32, size: 0.7 }),
      place('table-coral', 'scatter', 30, { distance: 3, reach: 20, size: 1.3 }),
      place('brain-coral', 'scatter', 34, { distance: 3, reach: 18 }),
      place('fan-coral', 'scatter', 44, { distance: 3, reach: 20, size: 1.5 }),
      place('tube-sponge', 'scatter', 36, { distance: 3, reach: 18, size: 1.2 }),
      place('barrel-sponge', 'scatter', 24, { distance: 3.4, reach: 18 }),
      place('finger-coral', 'scatter', 60, { distance: 3, reach: 18 }),
      place('staghorn-coral', 'scatter', 110, { distance: 3, reach: 24 }),
      place('sea-anemone', 'scatter', 50, { distance: 3, reach: 14 }),
      place('disc-coral', 'scatter', 50, { distance: 3, reach: 14 }),
      place('red-seaweed', 'scatter', 30, { distance: 3, reach: 18 }),
      place('kelp', 'scatter', 40, { distance: 12, reach: 40 }),
      place('starfish', 'near', 6),
      place('school-of-fish', 'aloft', 7, { distance: 4, reach: 12, lift: 0.7, rise: 1.8, size: 1.3 }),
      place('angelfish', 'aloft', 12, { distance: 2.8, reach: 6, lift: 0.6, rise: 1.5, size: 1.2 }),
      place('clownfish', 'aloft', 12, { distance: 2.6, reach: 4.4, lift: 0.5, rise: 1.2, size: 1.5 }),
      place('blue-tang', 'aloft', 14, { distance: 2.8, reach: 6.5, lift: 0.6, rise: 1.6 }),
      place('jellyfish', 'aloft', 3, { distance: 5, reach: 11, lift: 2, rise: 2 }),
      place('sea-turtle', 'near', 2),
      place('shark', 'aloft', 1, { distance: 16, reach: 22, lift: 4 }),
      place('manta-ray', 'aloft', 1, { distance: 12, reach: 16, lift: 4 }),
    ],
  ),
  site(
    'ice-cave-site',
    'tundra',
    {
      noun: 'glacier',
      turns: { water: 'glacier-lagoon', sites: { 'glacier-lagoon': 'glacier-lagoon', 'crevasse-field': 'crevasse-field' } },
      words: 'glacier, ice field, ice sheet, ice shelf, iceberg bay, frozen sea, frozen wasteland, ice world',
      hasTrail: false,
      density: 0.2,
      floor: ICE_FIELD,
    },
    [
      place('iceberg', 'ring', 9, { distance: 44 }),
      place('ice-spire', 'scatter', 20, { distance: 7, reach: 40 }),
      place('ice-block', 'scatter', 16, { distance: 4, reach: 24 }),
      place('penguin', 'near', 5),
      place('glacier', 'ring', 8, { distance: 60 }),
    ],
  ),
  site(
    'oasis-site',
    'desert',
    {
      words:
        'desert oasis camp, bedouin camp, caravan camp, nomad camp, desert camp, bedouin tents, berber camp, tuareg camp, sahara camp, nomads camp',
    },
    [
      place('palm', 'ring', 12, { distance: 12 }),
      place('tent', 'ring', 4, { distance: 15 }),
      place('camel', 'near', 3),
      place('campfire', 'ahead', 1, { distance: 6 }),
      place('rug', 'near', 2),
    ],
  ),
  site(
    'egyptian-desert',
    'desert',
    {
      words:
        'egypt, giza, ancient egypt, pyramids of giza, valley of the kings, egyptian temple, ancient egyptian temple, ancient egyptian temple courtyard, egyptian temple courtyard, hypostyle hall, karnak, luxor temple',
      density: 0.4,
    },
    [
      place('pyramid', 'ahead', 2, { distance: 92 }),
      place('sphinx', 'ahead', 1, { distance: 40 }),
      place('obelisk', 'avenue', 4, { aside: 9, pitch: 16 }),
      place('date-palm', 'ring', 10, { distance: 24 }),
      place('camel', 'ring', 1, { from: 20, distance: 9, turn: 70 }),
      place('camel', 'ring', 1, { from: -24, distance: 12, turn: -60 }),
      place('pharaoh-statue', 'avenue', 3, { aside: 4, pitch: 8, size: 2 }),
    ],
  ),
  site(
    'floating-islands',
    'meadow',
    {
      name: 'Floating islands',
      landform: 'floating-islands',
      words:
        'floating island, sky city, city in the sky, city in the clouds, cloud kingdom, kingdom in the clouds, sky kingdom, floating city, floating town, flying island, village in the sky, sky islands, sky island, islands in the sky, cloud city, sky castle, heaven, dreamscape, dream world, surreal dreamscape, dreamland',
      density: 0.8,
    },
    [place('cloud', 'scatter', 10, { distance: 30, reach: 90, lift: 8 })],
  ),
  site(
    'volcano-hell',
    'volcanic',
    { words: 'hell, inferno, underworld, mordor, mount doom, demon realm', water: 'lake', liquid: 'lava', density: 0.6 },
    [
      place('lava-pool', 'scatter', 10, { distance: 6, reach: 40 }),
      place('volcano', 'backdrop', 2),
      place('demon', 'ahead', 1, { distance: 12 }),
      place('skull', 'scatter', 8, { distance: 4, reach: 16 }),
      place('fire', 'scatter', 10, { distance: 5, reach: 24 }),
      place('rock-spire', 'scatter', 12, { distance: 8, reach: 40 }),
    ],
  ),
  site(
    'ski-resort',
    'alpine',
    {
      landform: 'peaks',
      words: 'ski slope, ski area, ski hill, skiing, winter sports, alpine resort',
      hasTrail: false,
      density: 0.7,
      floor: SKI_SLOPE,
    },
    [
      place('chalet', 'ring', 1, { from: -14, distance: 34 }),
      place('chalet', 'ring', 1, { from: 36, distance: 40 }),
      place('gondola-lift', 'aloft', 3, { distance: 16, reach: 44, lift: 7, rise: 3 }),
      place('skier', 'ring', 1, { from: 10, distance: 8, turn: 30 }),
      place('skier', 'ring', 1, { from: -9, distance: 13, turn: -30 }),
      place('skier', 'scatter', 12, { distance: 8, reach: 44 }),
      place('skis', 'near', 2),
      place('snowy-pine', 'ring', 16, { distance: 30 }),
      place('snowy-pine', 'scatter', 40, { distance: 22, reach: 100 }),
      place('snowman', 'near', 1),
    ],
  ),
  site(
    'waterfall-valley',
    'forest',
    {
      water: 'waterfall',
      words: 'waterfall, waterfalls, cascade, jungle waterfall, mountain waterfall, forest waterfall, hidden waterfall, falls',
    },
    [place('boulder', 'scatter', 12, { distance: 6, reach: 20, size: 0.6 }), place('fern', 'scatter', 30, { distance: 4, reach: 18 })],
  ),
  site(
    'cliff-coast',
    'meadow',
    {
      words:
        'sea cliff, clifftop, cliffside, coastal cliff, cliffs by the sea, rugged coast, rocky coast, rugged coastline, rocky coastline',
      landform: 'cliff-coast',
      water: 'sea',
      density: 0.8,
    },
    [
      place('sea-stack', 'ahead', 2, { distance: 104 }),
      place('boulder', 'scatter', 14, { distance: 8, reach: 40 }),
      place('seagull', 'scatter', 5, { distance: 8, reach: 30 }),
    ],
  ),
  site(
    'outer-space',
    'desert',
    {
      words:
        'space, deep space, orbit, in orbit, orbiting, in space, galaxy, nebula, asteroid belt, asteroid field, cosmos, outer space scene',
      landform: 'asteroid',
      density: 0,
      air: 'none',
      floor: { half: [165, 165], surface: 'ground-gravel', color: '#6e6a66', isRolling: true },
    },
    [
      place('ringed-planet', 'ring', 1, { from: 20, lift: 18 }),
      place('nebula', 'ring', 1, { from: -52, lift: 34 }),
      place('asteroid', 'scatter', 20, { distance: 14, reach: 80, lift: 9 }),
      place('spaceship', 'ring', 1, { from: -31, distance: 38, lift: 4, turn: 60 }),
      place('space-station', 'ring', 1, { from: -7, distance: 104, lift: 20, turn: 30 }),
      place('galaxy', 'ring', 1, { from: 172, lift: 40 }),
      place('earth', 'ring', 1, { from: 120, lift: 20 }),
    ],
  ),
];
