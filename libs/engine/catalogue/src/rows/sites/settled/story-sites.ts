import { alongZ } from '../floors/floor-lines.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const TOWN: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Villages of tales, and villages of peoples. */
export const STORY_SITES: readonly SiteType[] = [
  site(
    'fairy-village',
    'forest',
    {
      ...TOWN,
      noun: 'fairy village',
      density: 0.8,
      words:
        'mushroom village, village of mushrooms, mushroom town, mushroom houses, toadstool village, gnome village, pixie village, smurf village, fairy town, village of fairies, village for fairies, mushroom village for fairies, mushroom kingdom, elf village, elven village, tiny fairy village, sprite village, mushroom hamlet',
    },
    [
      place('mushroom-house', 'ring', 1, { from: 14, distance: 9 }),
      place('mushroom-house', 'ring', 1, { from: -18, distance: 11 }),
      place('mushroom-house', 'ring', 1, { from: 40, distance: 13 }),
      place('mushroom-house', 'ring', 2, { from: -56, distance: 12 }),
      place('mushroom-house', 'ring', 1, { from: 0, distance: 20, size: 1.3 }),
      place('mushroom-house', 'ring', 5, { from: 26, distance: 24 }),
      place('fairy-house', 'ring', 1, { from: -34, distance: 15 }),
      place('giant-mushroom', 'scatter', 14, { distance: 12, reach: 40 }),
      place('toadstool', 'scatter', 60, { distance: 3, reach: 18 }),
      place('glowing-mushroom', 'scatter', 24, { distance: 3, reach: 18 }),
      place('fairy-ring', 'near', 1),
      place('wildflower-patch', 'scatter', 20, { distance: 4, reach: 20 }),
      place('stepping-stones', 'ring', 1, { from: 2, distance: 5 }),
      place('fairy', 'near', 3),
      place('firefly-swarm', 'scatter', 5, { distance: 4, reach: 14 }),
      place('well', 'ring', 1, { from: 6, distance: 12, size: 0.6 }),
      place('lantern', 'near', 3),
    ],
  ),
  site(
    'candy-land',
    'meadow',
    {
      ...TOWN,
      style: 'candy',
      words:
        'land of sweets, candy kingdom, sweet land, land of candy, candy world, candyland, candy village, candy forest, lollipop land, lollipop forest, sugar land, world of candy, chocolate factory land, dessert land, candy town, sweets kingdom',
      landform: 'hills',
      density: 0.2,
      ground: '#f0b8cc',
      plants: { 'broadleaf-tree': 'cotton-candy-tree', conifer: 'cotton-candy-tree', bush: null, 'tall-grass': null, rock: null },
    },
    [
      place('gingerbread-house', 'ring', 1, { from: -20, distance: 14 }),
      place('gingerbread-house', 'ring', 1, { from: 24, distance: 20 }),
      place('candy-castle', 'ring', 1, { from: 2, distance: 48, isExact: true }),
      place('candy-cane', 'avenue', 12, { aside: 1.8, pitch: 3.4, size: 12 }),
      place('lollipop', 'scatter', 40, { distance: 4, reach: 30, size: 9 }),
      place('cotton-candy-tree', 'scatter', 20, { distance: 10, reach: 60 }),
      place('donut', 'scatter', 8, { distance: 5, reach: 20, size: 12 }),
      place('cupcake', 'scatter', 12, { distance: 4, reach: 24, size: 14 }),
      place('gingerbread-man', 'near', 3, { size: 6 }),
      place('candy', 'scatter', 30, { distance: 3, reach: 16, size: 10 }),
      place('pink-cloud', 'aloft', 5, { distance: 30, reach: 70, lift: 14, rise: 10 }),
    ],
  ),
  site(
    'gingerbread-village',
    'village',
    {
      ...TOWN,
      style: 'candy',
      words:
        'gingerbread town, village of gingerbread, gingerbread houses village, gingerbread street, gingerbread land, gingerbread world',
      density: 0.2,
      floor: {
        half: [22, 50],
        surface: 'ground-snow',
        color: '#f6f0f0',
        marks: [
          {
            color: '#c08a58',
            width: 5,
            surface: 'ground-paving',
            path: [
              [0, -48],
              [0, 48],
            ],
          },
        ],
      },
    },
    [
      stand('gingerbread-house', [...alongZ(-9, -44, 20, 9)], 90),
      stand('gingerbread-house', [...alongZ(9, -44, 20, 9)], -90),
      stand('candy-cane', [...alongZ(-3.2, -40, 12, 4), ...alongZ(3.2, -40, 12, 4)], 0, { size: 14 }),
      stand('gingerbread-house', [[0, -50]], 0, { size: 1.4 }),
      place('gingerbread-man', 'near', 4, { size: 6 }),
      place('christmas-tree', 'ring', 3, { from: 22, distance: 16 }),
      place('snowman', 'near', 1),
      place('lollipop', 'scatter', 14, { distance: 5, reach: 24, size: 9 }),
    ],
  ),
  site(
    'santas-village',
    'village',
    {
      ...TOWN,
      noun: "Santa's village",
      style: 'festive',
      words:
        'santas village, santa village, christmas village, north pole village, santas workshop village, santa claus village, christmas town, winter village with lights',
      density: 0.6,
      floor: { half: [20, 44], surface: 'ground-snow', color: '#f0f3f8' },
    },
    [
      stand('log-cabin', alongZ(-12, -40, 16, 11), 90),
      stand('chalet', alongZ(13, -40, 16, 14), -90),
      stand('christmas-tree', [[0, -22]], 0, { size: 2.2 }),
      stand('sleigh', [[4, -9]], 60),
      stand(
        'reindeer',
        [
          [1.4, -9.6],
          [0, -8.6],
        ],
        60,
      ),
      stand('snowman', [[-4.6, -7]]),
      place('gift', 'near', 8),
      stand('candy-cane', [...alongZ(-4.4, -34, 6, 6), ...alongZ(4.4, -34, 6, 6)], 0, { size: 9 }),
      place('string-lights', 'ring', 4, { distance: 14 }),
      place('christmas-elf', 'near', 3),
      place('santa', 'ring', 1, { from: -8, distance: 8 }),
      place('snowy-pine', 'ring', 26, { distance: 34 }),
    ],
  ),
  site(
    'igloo-village',
    'tundra',
    {
      ...TOWN,
      words: 'igloo camp, inuit village, inuit camp, eskimo village, igloos, village of igloos, snow village of igloos, snow house village',
      density: 0.2,
    },
    [
      place('igloo', 'ring', 1, { from: 14, distance: 11 }),
      place('igloo', 'ring', 1, { from: -22, distance: 13 }),
      place('igloo', 'ring', 7, { from: 40, distance: 20 }),
      place('dog-sled', 'ring', 1, { from: -6, distance: 7 }),
      place('husky', 'near', 4),
      place('campfire', 'ring', 1, { from: 34, distance: 7 }),
      place('inuit', 'near', 2),
      place('kayak', 'near', 1),
      place('snow-drift', 'scatter', 20, { distance: 5, reach: 34 }),
      place('seal', 'near', 1),
    ],
  ),
  site(
    'treehouse-village',
    'forest',
    {
      ...TOWN,
      words:
        'tree house village, village of treehouses, village in the trees, treetop village, ewok village, village in the treetops, treehouses, treehouse city, treehouse resort',
      density: 1.2,
    },
    [
      place('treehouse', 'ring', 1, { from: 14, distance: 12, size: 1.2 }),
      place('treehouse', 'ring', 1, { from: -20, distance: 15, size: 1.3 }),
      place('treehouse', 'ring', 7, { from: 44, distance: 24, size: 1.2 }),
      place('rope-bridge', 'ring', 1, { from: -3, distance: 16, turn: 90, lift: 4.2 }),
      place('rope-bridge', 'ring', 1, { from: 34, distance: 22, turn: 70, lift: 4.6 }),
      place('ladder', 'near', 1),
      place('lantern', 'scatter', 10, { distance: 5, reach: 20, lift: 2.6 }),
      place('giant-tree', 'ring', 2, { from: 4, distance: 44 }),
      place('fern', 'scatter', 60, { distance: 3, reach: 24 }),
    ],
  ),
  site(
    'african-village',
    'meadow',
    {
      ...TOWN,
      ground: '#b98a58',
      density: 0.5,
      words:
        'african tribal village, maasai village, masai village, zulu village, village in africa, african hut village, kraal, savanna village, mud hut village, village of mud huts, tribal village, west african village, east african village',
      plants: {
        flower: null,
        'broadleaf-tree': 'acacia-tree',
        conifer: null,
        bush: 'dead-bush',
        'grass-tuft': 'dry-tuft',
        'tall-grass': 'dry-grass',
      },
    },
    [
      place('mud-hut', 'ring', 1, { from: 15, distance: 11 }),
      place('mud-hut', 'ring', 1, { from: -20, distance: 12 }),
      place('mud-hut', 'ring', 8, { from: 38, distance: 18 }),
      place('mud-hut', 'ring', 6, { from: 4, distance: 28 }),
      place('acacia-tree', 'ring', 1, { from: -2, distance: 20 }),
      place('baobab-tree', 'ring', 1, { from: 52, distance: 36 }),
      place('goat', 'scatter', 6, { distance: 6, reach: 22 }),
      place('chicken', 'near', 4),
      place('clay-pot', 'near', 4, { size: 1.4 }),
      place('campfire', 'ring', 1, { from: -6, distance: 6.4 }),
      place('basket', 'near', 3),
      place('split-rail-fence', 'ring', 30, { distance: 36 }),
      place('tribesman', 'scatter', 4, { distance: 6, reach: 18 }),
    ],
  ),
  site(
    'stilt-village',
    'beach',
    {
      ...TOWN,
      waterLook: 'lagoon',
      style: 'tropical',
      words:
        'village on stilts, stilt houses village, water village, village on the water, overwater bungalows, overwater villas, overwater resort, maldives resort, village of stilt houses, lake village, bajau village, floating village, kampong ayer, houses on stilts over water, houses on stilts over a lagoon, houses on stilts in the sea',
      platform: {
        form: 'pier',
        size: [3.2, 60, 0.66],
        height: 1.3,
        deck: 'planks #a8906c',
        side: 'planks #7c6448',
        below: 'sea',
        items: [
          { kind: 'lantern', zone: 'left', count: 3 },
          { kind: 'plant-pot', zone: 'right', count: 3 },
        ],
      },
    },
    [
      stand('water-house', alongZ(-7.4, -36, 16, 9), 90),
      stand('water-house', alongZ(7.4, -36, 16, 9), -90),
      stand('water-house', alongZ(-22, -60, 10, 12), 60),
      stand('water-house', alongZ(22, -60, 10, 12), -60),
      stand(
        'outrigger-canoe',
        [
          [-4, -14],
          [5, -22],
        ],
        20,
      ),
      stand(
        'rowing-boat',
        [
          [4.2, -6],
          [-4.4, -26],
        ],
        40,
      ),
      place('islet', 'scatter', 3, { distance: 80, reach: 130 }),
    ],
  ),
  site(
    'goblin-market',
    'forest',
    {
      ...TOWN,
      time: 'night',
      density: 0.6,
      words:
        'goblin bazaar, fairy market, witch market, market of goblins, monster market, fae market, witches market, magic market, magical market',
      floor: { half: [10, 34], surface: 'ground-soil', color: '#5a4a38', isRolling: true },
    },
    [
      stand('market-stall', alongZ(-4.2, -34, 4, 4.2), 90),
      stand('market-stall', alongZ(4.2, -34, 4, 4.2), -90),
      stand('giant-glowing-mushroom', [...alongZ(-8, -34, 6, 7), ...alongZ(8, -34, 6, 7)]),
      stand('lantern', alongZ(-2.4, -30, -4, 3.4), 0, { lift: 1.6 }),
      stand('paper-lantern', alongZ(2.4, -30, -4, 3.4), 0, { lift: 2.6 }),
      stand('goblin', [
        [-2.6, -6],
        [2.6, -9],
        [-2.6, -14.4],
        [1, -12],
        [2.6, -18],
        [-0.8, -20],
        [-2.4, -24],
      ]),
      stand('cauldron', [[2.2, -5]]),
      stand('cage', [[-2.4, -10]]),
      place('potion', 'near', 4, { size: 2 }),
      place('treasure-chest', 'near', 2),
      place('sack', 'near', 3),
      place('twisted-tree', 'ring', 9, { distance: 16 }),
      place('firefly-swarm', 'scatter', 5, { distance: 4, reach: 14 }),
    ],
  ),
];
