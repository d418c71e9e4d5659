import type { LandformSpec, RockSpec, WaterSpec } from '../parameters/nature-rocks.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

const rock = (id: string, size: Size, kind: RockSpec['kind'], spec: Omit<RockSpec, 'generator' | 'kind'> = {}, details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'rock', kind, ...spec }, { semantic: 'rock', variants: 3, family: 'rock', ...details });

const land = (id: string, size: Size, spec: Omit<LandformSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'landform', ...spec }, { semantic: 'rock', variants: 2, side: 'outdoors', ...details });

const water = (id: string, size: Size, kind: WaterSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'water', kind }, { semantic: 'object', variants: 2, side: 'outdoors', solid: 'none', ...details });

type Profile = LandformSpec['profile'];
const PEAK: Profile = [[0, 1], [0.1, 0.86], [0.26, 0.62], [0.46, 0.38], [0.72, 0.15], [1, 0]];
const ROUND: Profile = [[0, 1], [0.22, 0.96], [0.48, 0.76], [0.72, 0.42], [0.9, 0.12], [1, 0]];
const TABLE: Profile = [[0.62, 1], [0.68, 0.97], [0.72, 0.7], [0.76, 0.46], [0.86, 0.22], [1, 0]];
const TOWER: Profile = [[0.42, 1], [0.5, 0.95], [0.56, 0.7], [0.6, 0.45], [0.72, 0.18], [1, 0]];
const NEEDLE: Profile = [[0, 1], [0.16, 0.9], [0.3, 0.66], [0.46, 0.4], [0.66, 0.16], [1, 0]];
const CONE: Profile = [[0.0, 0.8], [0.1, 0.82], [0.18, 1], [0.24, 0.98], [0.4, 0.66], [0.62, 0.32], [0.82, 0.1], [1, 0]];
const BOWL: Profile = [[0, 0.12], [0.3, 0.16], [0.52, 0.5], [0.66, 0.96], [0.72, 1], [0.84, 0.4], [1, 0]];
const ISLE: Profile = [[0.3, 1], [0.44, 0.98], [0.6, 0.7], [0.76, 0.34], [0.9, 0.08], [1, 0]];

const STONES: readonly CatalogueRow[] = [
  rock('boulder-pile', [3.2, 2, 3], 'pile', { count: 11 }, { words: 'rock pile, pile of rocks, heap of stones, rockfall, rubble pile, scree, pile of stones' }),
  rock('mossy-rock', [1.5, 1, 1.3], 'stone', { mossy: true }, { words: 'moss-covered rock, mossy boulder, mossy stone' }),
  rock('snowy-rock', [1.6, 1.1, 1.4], 'stone', { snowy: true }, { words: 'snow-covered rock, snowy boulder' }),
  rock('jagged-rock', [1.6, 1.5, 1.4], 'stone', { faces: 16 }, { words: 'sharp rock, angular rock, rough rock' }),
  rock('flat-rock', [2, 0.6, 1.6], 'slab', {}, { words: 'rock ledge, slab, stone slab, stepping stone, rock shelf' }),
  rock('standing-stone', [1, 2.8, 0.7], 'standing', {}, { words: 'menhir, megalith, upright stone' }),
  rock('cairn', [0.9, 1.3, 0.8], 'cairn', { count: 7 }, { words: 'stacked stones, stone stack, zen stones, rock balance, stone pile marker' }),
  rock('balanced-rock', [2.2, 3.2, 2], 'balanced', {}, { words: 'balancing rock, precarious boulder' }),
  rock('pebble-patch', [1.2, 0.08, 1.2], 'pebbles', { count: 60 }, { words: 'gravel, pebbles patch, shingle beach, river stones', solid: 'none' }),
  rock('zen-rocks', [3, 0.7, 2.2], 'zen', {}, { words: 'rock garden, zen sand, raked sand, karesansui', places: ['zen garden', 'japanese garden'], solid: 'none' }),
  rock('gold-nugget', [0.12, 0.09, 0.1], 'nugget', {}, { words: 'gold ore, nugget, lump of gold', stand: 'surface', semantic: 'object', family: 'gold-nugget', finishes: { gem: 'gold' } }),
  rock('ore-rock', [1, 0.9, 0.9], 'gem', { count: 14 }, { words: 'gem rock, gemstone rock, ore vein, ore, crystal ore, mineral', finishes: { gem: 'crystal #38c890', shine: 'crystal #90f0c8' } }),
  rock('gold-vein-rock', [1, 0.9, 0.9], 'gem', { count: 16 }, { words: 'gold rock, gold vein', finishes: { gem: 'gold', shine: 'gold #f8dc80' } }),
  rock('geode', [0.6, 0.56, 0.5], 'geode', {}, { words: 'amethyst geode, crystal geode, split geode', semantic: 'object', variants: 1 }),
  rock('amethyst-cluster', [1, 0.9, 1], 'cluster', { count: 15 }, { words: 'amethyst, purple crystal, crystal cluster, crystals group', family: 'crystal' }),
  rock('quartz-cluster', [1.1, 1.2, 1.1], 'cluster', { count: 11 }, { words: 'quartz, clear crystal, white crystal', family: 'crystal', finishes: { gem: 'crystal #dce8f4', shine: 'crystal #f8fcff' } }),
  rock('emerald-cluster', [1.1, 1, 1.1], 'cluster', { count: 13 }, { words: 'green crystal, kyber crystal', family: 'crystal', finishes: { gem: 'crystal #28b868', shine: 'crystal #88f0b0' } }),
  rock('giant-crystal', [3, 4.4, 3], 'cluster', { count: 12 }, { words: 'huge crystal, crystal spire, crystal formation, glowing crystal', family: 'crystal', finishes: { gem: 'crystal #48b8f0', shine: 'crystal #b8ecff' } }),
  rock('ruby-cluster', [1, 0.9, 1], 'cluster', { count: 17 }, { words: 'red crystal, fire crystal', family: 'crystal', finishes: { gem: 'crystal #d82848', shine: 'crystal #ff90a0' } }),
  rock('diamond', [0.3, 0.22, 0.3], 'cut-gem', {}, { words: 'cut gem, gem, gemstone, brilliant, jewel', stand: 'surface', semantic: 'object', family: 'diamond', variants: 1, finishes: { gem: 'crystal #c8ecf8', shine: 'crystal #f0fcff' } }),
  rock('ruby', [0.26, 0.2, 0.26], 'cut-gem', {}, { words: 'red gem, garnet', stand: 'surface', semantic: 'object', family: 'diamond', variants: 1, finishes: { gem: 'crystal #c81838', shine: 'crystal #f06078' } }),
  rock('emerald', [0.28, 0.21, 0.28], 'cut-gem', {}, { words: 'green gem, jade gem', stand: 'surface', semantic: 'object', family: 'diamond', variants: 1, finishes: { gem: 'crystal #18a058', shine: 'crystal #68e098' } }),
  rock('stalagmite-group', [2, 2.4, 1.8], 'stalagmites', { count: 9 }, { words: 'dripstone, cave formation, stalagmites group, limestone spike', places: ['cave'], finishes: { stone: 'sandstone #a89680', light: 'sandstone #c8b898' } }),
  rock('ice-stalagmites', [1.8, 2.2, 1.6], 'stalagmites', { count: 9 }, { words: 'ice stalagmite, frozen stalagmite, ice spike', finishes: { stone: 'ice #a8d4ec', light: 'ice #d8f0fa' } }),
];

const FORMATIONS: readonly CatalogueRow[] = [
  rock('rock-arch', [9, 6.5, 3.4], 'arch', {}, { words: 'natural arch, stone arch, rock bridge, natural bridge, desert arch', solid: 'parts', variants: 1, finishes: { stone: 'sandstone #b8643c', light: 'sandstone #d08a58' } }),
  rock('sea-arch', [10, 6, 4], 'arch', {}, { words: 'coastal arch, arch in the sea', solid: 'parts', stand: 'water', variants: 1, finishes: { stone: 'stone #7c766c', light: 'stone #9c958a' } }),
  rock('basalt-columns', [4, 3.4, 3], 'columns', { count: 36 }, { words: 'basalt, giants causeway, hexagonal columns, basalt rock', finishes: { stone: 'stone #55555a', light: 'stone #77777c' } }),
  rock('hoodoo', [4, 7, 3.6], 'hoodoo', { count: 3 }, { words: 'fairy chimney, tent rock, rock pinnacle', places: ['desert'], finishes: { stone: 'sandstone #c87848', light: 'sandstone #e0a878', dark: 'stone #7a5440' } }),
  rock('floating-rock', [3, 3.4, 2.8], 'floating-rock', {}, { words: 'hovering rock, levitating rock, flying rock', stand: 'air', lift: 4, solid: 'none' }),
  rock('floating-island', [14, 15, 12], 'floating-island', {}, { words: 'flying island, sky island, hovering island', stand: 'air', lift: 14, solid: 'none', variants: 2 }),
  rock('asteroid', [4, 3.2, 3.4], 'asteroid', { count: 14 }, { words: 'space rock, planetoid, cratered rock', stand: 'air', lift: 6, finishes: { stone: 'stone #85786c', dark: 'stone #5a5048' }, variants: 2 }),
  rock('meteorite', [3.4, 1.3, 3.4], 'meteorite', {}, { words: 'fallen meteor, impact site, fallen star, meteor crater' }),
  rock('cave-entrance', [9, 6, 6], 'cave', { mossy: true }, { words: 'cave, cavern, grotto, cave mouth, cavern entrance, mine entrance rock', solid: 'parts', variants: 1 }),
  rock('cliff', [14, 9, 7], 'cliff', { mossy: true }, { words: 'cliff face, rock face, escarpment, bluff, precipice, rock wall', finishes: { stone: 'stone #8a8076', light: 'stone #a89c8c', dark: 'stone #6a6058' } }),
  rock('red-cliff', [14, 8, 7], 'cliff', {}, { words: 'canyon wall, canyon cliff, desert cliff, canyon', places: ['desert'], finishes: { stone: 'sandstone #b86a42', light: 'sandstone #d8986a', dark: 'sandstone #8a4a30', grass: 'sand #c89a6a' } }),
];

const LANDFORMS: readonly CatalogueRow[] = [
  // Far objects: their size is for a distance of 150 m.
  land('mountain', [120, 62, 90], { profile: PEAK, rough: 0.3, gullies: 0.6, facets: true, bands: [[0, 'grass'], [0.22, 'rock'], [0.64, 'snow']], lean: [0.05, -0.05] }, { words: 'mountain peak, snow-capped mountain, snowy mountain, mount, alp, summit', stand: 'far', solid: 'none' }),
  land('rocky-mountain', [120, 70, 90], { profile: NEEDLE, rough: 0.45, gullies: 0.8, facets: true, bands: [[0, 'rock'], [0.4, 'body']], lean: [-0.06, 0], seed: 4 }, { words: 'crag, jagged mountain, bare mountain, matterhorn', stand: 'far', solid: 'none' }),
  land('mount-fuji', [150, 52, 150], { profile: [[0.1, 0.98], [0.13, 1], [0.22, 0.78], [0.4, 0.46], [0.66, 0.18], [1, 0]], rough: 0.08, gullies: 0.25, bands: [[0, 'grass'], [0.3, 'rock'], [0.7, 'snow']] }, { words: 'fuji, snow-capped volcano, snowy volcano', stand: 'far', solid: 'none' }),
  land('hill', [40, 9, 34], { profile: ROUND, rough: 0.25, bands: [[0, 'grass']], extras: ['trees', 'grass'] }, { words: 'grassy hill, green hill, hillock, knoll, mound' }),
  land('volcano', [110, 48, 110], { profile: CONE, rough: 0.16, gullies: 0.5, facets: true, bands: [[0, 'rock'], [0.3, 'ash']], pool: ['lava', 0.16, 0.86], extras: ['lava', 'smoke'] }, { words: 'erupting volcano, volcanic cone, active volcano, volcano with lava', stand: 'far', solid: 'none' }),
  land('small-volcano', [9, 5, 9], { profile: CONE, rough: 0.18, gullies: 0.4, facets: true, bands: [[0, 'ash']], pool: ['lava', 0.2, 0.88], extras: ['lava', 'smoke'], seed: 3 }, { words: 'volcanic vent, mini volcano, cinder cone' }),
  land('crater', [12, 2, 12], { profile: BOWL, rough: 0.12, bands: [[0, 'body'], [0.6, 'rock']], extras: ['stones'] }, { words: 'impact crater, moon crater, lunar crater, bomb crater', solid: 'none', finishes: { body: 'stone #9a948c' } }),
  land('mesa', [60, 18, 44], { profile: TABLE, rough: 0.25, gullies: 0.35, facets: true, bands: [[0, 'red'], [0.26, 'pale'], [0.4, 'red'], [0.58, 'pale'], [0.72, 'red'], [0.98, 'sand']] }, { words: 'table mountain, plateau, tableland', stand: 'far', solid: 'none', places: ['desert'] }),
  land('butte', [24, 26, 20], { profile: TOWER, rough: 0.22, gullies: 0.35, facets: true, bands: [[0, 'pale'], [0.2, 'red'], [0.46, 'pale'], [0.56, 'red'], [0.98, 'pale']], seed: 5 }, { words: 'monument valley rock, desert butte, rock tower', places: ['desert'] }),
  land('rock-spire', [5, 12, 5], { profile: NEEDLE, rough: 0.4, gullies: 0.3, facets: true, bands: [[0, 'rock'], [0.5, 'body']], seed: 7 }, { words: 'spire, rock needle, stone spire, pinnacle, karst tower' }),
  land('sea-stack', [7, 12, 7], { profile: [[0.4, 1], [0.5, 0.96], [0.54, 0.7], [0.62, 0.4], [0.6, 0.2], [0.8, 0.06], [1, 0]], rough: 0.34, facets: true, bands: [[0, 'dark'], [0.12, 'rock'], [0.5, 'body'], [0.93, 'grass']], extras: ['foam'], seed: 2 }, { words: 'coastal rock, rock in the sea, sea rock', stand: 'water' }),
  land('islet', [20, 4, 17], { profile: ISLE, rough: 0.26, bands: [[0, 'sand'], [0.45, 'grass']], extras: ['grass', 'stones', 'foam'], seed: 6 }, { words: 'island, small island, desert island, tropical island, atoll', stand: 'water' }),
  land('sand-dune', [20, 3.4, 14], { profile: [[0, 1], [0.2, 0.9], [0.5, 0.56], [0.76, 0.2], [1, 0]], rough: 0.2, bands: [[0, 'sand']], lean: [0.12, 0.16], extras: ['ripples'] }, { words: 'dune, desert dune, sandy hill', places: ['desert', 'beach'], solid: 'none', finishes: { body: 'sand #dcbf8a', sand: 'sand #d4b57e' } }),
  land('sand-pile', [2.4, 1.1, 2.4], { profile: [[0, 1], [0.12, 0.93], [0.5, 0.5], [0.86, 0.1], [1, 0]], rough: 0.1, bands: [[0, 'sand']] }, { words: 'pile of sand, heap of sand, sand heap, sand', solid: 'cylinder' }),
  land('dirt-pile', [2.4, 1.1, 2.2], { profile: [[0, 1], [0.14, 0.9], [0.5, 0.55], [0.84, 0.14], [1, 0]], rough: 0.34, bands: [[0, 'mud']], extras: ['stones'] }, { words: 'pile of dirt, dirt mound, earth mound, soil heap, pile of earth', finishes: { body: 'soil', mud: 'soil #5a4432' }, solid: 'cylinder' }),
  land('gravel-pile', [2.6, 1.1, 2.4], { profile: [[0, 1], [0.12, 0.92], [0.5, 0.52], [0.86, 0.12], [1, 0]], rough: 0.5, facets: true, bands: [[0, 'body']], extras: ['stones'], seed: 9 }, { words: 'pile of gravel, gravel heap, rubble heap', solid: 'cylinder' }),
  land('snow-pile', [2.2, 0.9, 2], { profile: [[0, 1], [0.3, 0.92], [0.6, 0.6], [0.86, 0.2], [1, 0]], rough: 0.26, bands: [[0, 'snow']] }, { words: 'pile of snow, snow mound, snow heap, snowbank, snow bank, snow', solid: 'cylinder', finishes: { body: 'snow' } }),
  land('geyser', [4, 2.2, 4], { profile: [[0.0, 0.22], [0.12, 0.24], [0.16, 0.34], [0.24, 0.3], [0.5, 0.14], [1, 0]], rough: 0.14, bands: [[0, 'pale'], [0.1, 'body']], extras: ['jet', 'steam'] }, { words: 'erupting geyser, hot fountain, old faithful', solid: 'none' }),
  land('hot-spring', [6, 0.7, 5.4], { profile: [[0, 0.3], [0.55, 0.4], [0.62, 0.95], [0.72, 1], [0.86, 0.5], [1, 0]], rough: 0.16, bands: [[0, 'pale'], [0.5, 'body']], pool: ['water', 0.64, 0.8], extras: ['stones', 'steam'] }, { words: 'onsen, thermal spring, thermal pool, steaming pool', solid: 'none', finishes: { water: 'water #48c0c8' } }),
  land('mud-pit', [3.4, 0.4, 3.2], { profile: [[0, 0.4], [0.6, 0.5], [0.7, 0.95], [0.78, 1], [0.9, 0.5], [1, 0]], rough: 0.2, bands: [[0, 'mud']], pool: ['mud', 0.7, 0.75], extras: ['bubbles'] }, { words: 'mud pool, mud puddle, mud, mud hole, bog', solid: 'none', finishes: { body: 'mud #5a4430', mud: 'mud #7a5c40' } }),
  land('lava-pool', [3.6, 0.5, 3.4], { profile: [[0, 0.4], [0.6, 0.5], [0.7, 0.92], [0.78, 1], [0.9, 0.5], [1, 0]], rough: 0.3, facets: true, bands: [[0, 'ash']], pool: ['lava', 0.7, 0.72], extras: ['bubbles', 'stones'] }, { words: 'pool of lava, magma pool, lava pit, lava lake, magma', solid: 'none', finishes: { rock: 'stone #2e282a' } }),
  land('tar-pit', [3.6, 0.4, 3.4], { profile: [[0, 0.4], [0.6, 0.5], [0.7, 0.92], [0.78, 1], [0.9, 0.5], [1, 0]], rough: 0.3, bands: [[0, 'sand']], pool: ['tar', 0.7, 0.78], extras: ['bubbles'] }, { words: 'quicksand, oil pool, black pool', solid: 'none', finishes: { tar: 'obsidian #18161a', body: 'mud #8a7048', sand: 'mud #9a8058' } }),
  land('sinkhole', [8, 1, 8], { profile: [[0, 0.02], [0.4, 0.03], [0.56, 0.5], [0.64, 0.92], [0.76, 1], [0.9, 0.6], [1, 0]], rough: 0.26, facets: true, bands: [[0, 'dark'], [0.4, 'mud'], [0.8, 'grass']], extras: ['stones'] }, { words: 'pit, hole in the ground, hole, chasm', solid: 'none', finishes: { body: 'soil #3a2c20' } }),
  land('iceberg', [14, 8, 11], { profile: [[0, 1], [0.2, 0.92], [0.34, 0.62], [0.6, 0.5], [0.72, 0.24], [0.94, 0.14], [1, 0]], rough: 0.55, facets: true, bands: [[0, 'ice'], [0.12, 'body']], lean: [0.14, 0], extras: ['foam'], seed: 3 }, { words: 'ice mountain, ice island', stand: 'water', finishes: { body: 'snow #f2f8fc', ice: 'ice #7ac4e0' } }),
  land('ice-floe', [5, 0.6, 4], { profile: [[0.9, 1], [0.96, 0.96], [1, 0.5], [0.98, 0]], rough: 0.4, facets: true, bands: [[0, 'ice'], [0.8, 'snow']], seed: 8 }, { words: 'drift ice, pack ice, sheet of ice', stand: 'water', finishes: { body: 'ice #9ad0e6' } }),
  land('glacier', [40, 12, 30], { profile: [[0.3, 1], [0.5, 0.94], [0.7, 0.7], [0.76, 0.4], [0.92, 0.3], [1, 0]], rough: 0.4, gullies: 0.7, facets: true, bands: [[0, 'ice'], [0.55, 'body'], [0.8, 'snow']], seed: 5 }, { words: 'ice sheet, ice cliff, ice wall', finishes: { body: 'ice #b8dcec', ice: 'ice #6cb4d8' } }),
  land('ice-spire', [3, 6, 3], { profile: NEEDLE, rough: 0.45, facets: true, bands: [[0, 'snow'], [0.08, 'ice'], [0.5, 'body']], seed: 11 }, { words: 'ice pinnacle, ice tower, ice needle', finishes: { body: 'ice #d8f0fa', ice: 'ice #94cce8' } }),
];

const WATERS: readonly CatalogueRow[] = [
  water('waterfall', [9, 9, 7], 'waterfall', { words: 'cascade, falls, cataract', solid: 'parts' }),
  water('stream', [3.4, 0.5, 7], 'stream', { words: 'brook, creek, river, rivulet, river piece, flowing water', stand: 'flat' }),
  water('puddle', [1.6, 0.03, 1.2], 'puddle', { words: 'puddle of water, rain puddle, water puddle', stand: 'flat', variants: 1 }),
  water('garden-pond', [5, 0.7, 4], 'pond', { words: 'pond, koi pond, small lake, lily pond, lake', places: ['garden'] }),
  water('wave', [12, 4, 6], 'wave', { words: 'ocean wave, breaking wave, sea wave, big wave, tsunami, tidal wave, surf', stand: 'water', variants: 1 }),
  water('whirlpool', [9, 2, 9], 'whirlpool', { words: 'maelstrom, vortex, water vortex', stand: 'water', variants: 1 }),
  water('ripple', [2, 0.08, 2], 'ripple', { words: 'water ripple, water rings, ripples group', stand: 'water', variants: 1 }),
  water('splash', [1.6, 1.2, 1.6], 'splash', { words: 'water splash, crown splash', stand: 'water' }),
  water('water-drop', [0.3, 0.44, 0.3], 'drop', { words: 'droplet, raindrop, tear drop, teardrop', stand: 'air', lift: 1, variants: 1 }),
  water('lava-flow', [4, 0.9, 7], 'lava-flow', { words: 'lava stream, lava river, lava, flowing lava, magma flow' }),
  water('sandcastle', [1.3, 0.85, 1.2], 'sandcastle', { words: 'sand castle, castle of sand', places: ['beach'], solid: 'cylinder', variants: 1 }),
  water('icicle', [1.6, 0.9, 0.3], 'icicles', { words: 'icicles row, hanging ice', stand: 'ceiling' }),
  water('ice-block', [0.7, 0.55, 0.6], 'ice-block', { words: 'block of ice, ice cube, ice', solid: 'box', variants: 1 }),
  water('ice-crystals', [1.6, 1.5, 1.6], 'ice-crystal', { words: 'ice shard, ice cluster, frost crystal, frozen spikes', solid: 'cylinder' }),
  water('snowball', [0.3, 0.29, 0.3], 'snowball', { words: 'ball of snow, giant snowball', variants: 1 }),
];

/** Rocks, landforms, ice and pieces of water. */
export const ROCK_ROWS: readonly CatalogueRow[] = [...STONES, ...FORMATIONS, ...LANDFORMS, ...WATERS];
