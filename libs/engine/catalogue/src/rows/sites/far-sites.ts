import { place, site } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Coasts, ice, deserts, depths and other worlds. */
export const FAR_SITES: readonly SiteType[] = [
  site(
    'mars',
    'desert',
    {
      name: 'Mars',
      words: 'martian surface, martian landscape, red planet, martian base, mars base, mars colony, martian desert, martian',
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
        'lunar surface, moonscape, surface of the moon, on the moon, standing on the moon, walking on the moon, landing on the moon, driving on the moon, from the moon, lunar landscape, moon base, lunar base, moon colony, moon landscape',
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
        'alien world, alien landscape, extraterrestrial planet, exoplanet, another planet, distant planet, planet surface, alien jungle',
      density: 0.3,
      ground: '#6a4a78',
    },
    [
      place('alien-plant', 'scatter', 30, { distance: 4, reach: 40 }),
      place('tentacle-plant', 'scatter', 14, { distance: 5, reach: 30 }),
      place('amethyst-cluster', 'scatter', 16, { distance: 5, reach: 40 }),
      place('ringed-planet', 'ahead', 1),
      place('two-moons', 'ahead', 1),
      place('alien', 'near', 1),
      place('floating-rock', 'scatter', 6, { distance: 16, reach: 60 }),
    ],
  ),
  site(
    'coral-reef',
    'desert',
    {
      words:
        'reef, underwater, under water, seabed, sea bed, ocean floor, sea floor, underwater world, underwater scene, deep sea, under the sea, ocean bed, atlantis',
      landform: 'sea-bed',
      density: 0,
      air: 'water',
      ground: '#c4b48c',
    },
    [
      place('staghorn-coral', 'scatter', 40, { distance: 3, reach: 24 }),
      place('brain-coral', 'scatter', 16, { distance: 3, reach: 20 }),
      place('fan-coral', 'scatter', 16, { distance: 3, reach: 20 }),
      place('kelp', 'scatter', 30, { distance: 4, reach: 30 }),
      place('sea-anemone', 'scatter', 14, { distance: 3, reach: 14 }),
      place('school-of-fish', 'ahead', 2),
      place('sea-turtle', 'near', 1),
      place('jellyfish', 'near', 3),
      place('starfish', 'near', 4),
      place('shark', 'ahead', 1, { distance: 20 }),
    ],
  ),
  site(
    'ice-cave-site',
    'tundra',
    {
      noun: 'ice cave',
      words: 'glacier, ice field, ice sheet, ice shelf, iceberg bay, ice floe, frozen sea, frozen wasteland, ice world',
      density: 0.2,
    },
    [
      place('iceberg', 'ring', 9, { distance: 44 }),
      place('ice-spire', 'scatter', 20, { distance: 7, reach: 40 }),
      place('ice-block', 'scatter', 16, { distance: 4, reach: 24 }),
      place('penguin', 'near', 5),
      place('glacier', 'ring', 8, { distance: 60 }),
    ],
  ),
  site('oasis-site', 'desert', { words: 'desert oasis camp, bedouin camp, caravan camp, nomad camp' }, [
    place('palm', 'ring', 12, { distance: 12 }),
    place('tent', 'ring', 4, { distance: 15 }),
    place('camel', 'near', 3),
    place('campfire', 'ahead', 1, { distance: 6 }),
    place('rug', 'near', 2),
  ]),
  site(
    'egyptian-desert',
    'desert',
    { words: 'egypt, giza, ancient egypt, pyramids of giza, valley of the kings, egyptian temple', density: 0.4 },
    [
      place('pyramid', 'ahead', 2, { distance: 100 }),
      place('sphinx', 'ahead', 1, { distance: 40 }),
      place('obelisk', 'avenue', 6, { aside: 6, pitch: 9 }),
      place('palm', 'ring', 8, { distance: 24 }),
      place('camel', 'near', 2),
    ],
  ),
  site(
    'floating-islands',
    'meadow',
    {
      name: 'Floating islands',
      landform: 'floating-islands',
      words:
        'floating island, sky islands, sky island, islands in the sky, cloud city, sky castle, heaven, dreamscape, dream world, surreal dreamscape, dreamland',
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
    { landform: 'peaks', words: 'ski slope, ski area, ski hill, skiing, winter sports, alpine resort', density: 0.7 },
    [
      place('chalet', 'ahead', 2, { distance: 34 }),
      place('gondola-lift', 'near', 1, { distance: 12 }),
      place('skier', 'scatter', 5, { distance: 8, reach: 36 }),
      place('skis', 'near', 2),
      place('conifer', 'ring', 14, { distance: 30 }),
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
    'beach',
    {
      words:
        'sea cliff, clifftop, cliffside, coastal cliff, cliffs by the sea, rugged coast, rocky coast, rugged coastline, rocky coastline',
      landform: 'cliff-coast',
      density: 0.8,
    },
    [
      place('sea-stack', 'ahead', 2, { distance: 60 }),
      place('boulder', 'scatter', 14, { distance: 8, reach: 40 }),
      place('seagull', 'scatter', 5, { distance: 8, reach: 30 }),
    ],
  ),
  site(
    'outer-space',
    'desert',
    {
      words: 'space, deep space, orbit, in space, galaxy, nebula, asteroid belt, asteroid field, cosmos, outer space scene',
      landform: 'asteroid',
      density: 0,
      air: 'none',
      ground: '#5c5a58',
    },
    [
      place('ringed-planet', 'ahead', 1),
      place('asteroid', 'scatter', 20, { distance: 14, reach: 80 }),
      place('spaceship', 'ahead', 1, { distance: 30 }),
      place('nebula', 'ahead', 1),
      place('space-station', 'ahead', 1, { distance: 60 }),
    ],
  ),
];
