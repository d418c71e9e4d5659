import type { CactusSpec, GrassSpec, GroundCoverSpec, RosetteSpec, SeaweedSpec } from '../parameters/nature-herbs.js';
import type { ClimberSpec, ShrubSpec } from '../parameters/nature-shrubs.js';
import type { PalmTreeSpec } from '../parameters/nature-trees.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];
type Specs = GrassSpec | GroundCoverSpec | RosetteSpec | SeaweedSpec | ClimberSpec | ShrubSpec | CactusSpec | PalmTreeSpec;

/** Adds rows of one generator whose rows share these details. */
const writer =
  <Spec extends Specs>(generator: Spec['generator'], shared: RowDetails) =>
  (id: string, size: Size, spec: Omit<Spec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
    row(id, size, { generator, ...spec } as Spec, { semantic: 'plant', variants: 3, ...shared, ...details });

const grass = writer<GrassSpec>('grass', { solid: 'none', side: 'outdoors' });
const cover = writer<GroundCoverSpec>('ground-cover', { solid: 'none' });
const rosette = writer<RosetteSpec>('rosette', { solid: 'none' });
const weed = writer<SeaweedSpec>('seaweed', { solid: 'none', stand: 'under-water', family: 'seaweed' });
const climber = writer<ClimberSpec>('climber', { solid: 'none', family: 'vine' });
const shrub = writer<ShrubSpec>('shrub', { solid: 'box', family: 'bush' });
const cactus = writer<CactusSpec>('cactus', { solid: 'cylinder', side: 'outdoors', family: 'cactus', places: ['desert'] });
const fern = writer<PalmTreeSpec>('palm-tree', { solid: 'none', family: 'fern' });

const GRASSES: readonly CatalogueRow[] = [
  grass(
    'grass-patch',
    [1.6, 0.22, 1.6],
    { blades: 900, width: 0.016, patch: true, bend: 0.7 },
    { words: 'grass, lawn, patch of grass, turf, lawn patch' },
  ),
  grass(
    'meadow-grass',
    [1.4, 0.8, 1.4],
    { blades: 520, width: 0.018, patch: true, bend: 0.6, ears: { kind: 'oat', count: 60, length: 0.2 } },
    { words: 'wild grass, prairie grass, long grass' },
  ),
  grass(
    'wheat-field',
    [2, 0.95, 2],
    { blades: 420, width: 0.014, patch: true, bend: 0.3, ears: { kind: 'wheat', count: 240, length: 0.14 } },
    {
      words: 'wheat, wheat patch, barley, rye, grain field, barley field',
      finishes: { blade: 'straw #d0b05a', shade: 'straw #b09444', ear: 'straw #e0b850', stalk: 'straw #d0b05a' },
    },
  ),
  grass(
    'reed-bed',
    [1.6, 2, 1.6],
    { blades: 240, width: 0.03, patch: true, bend: 0.25, ears: { kind: 'plume', count: 26, length: 0.3 } },
    {
      words: 'reeds patch, rushes, bulrush bed',
      stand: 'water',
      finishes: { blade: 'grass #8a9a4c', shade: 'grass #66783a', ear: 'straw #9a7a54' },
    },
  ),
  grass(
    'cattail',
    [0.8, 1.9, 0.8],
    { blades: 34, width: 0.03, bend: 0.3, ears: { kind: 'cattail', count: 7, length: 0.24 } },
    {
      words: 'bulrush, reedmace',
      finishes: { blade: 'grass #6f9440', shade: 'grass #507030', ear: 'bark #5a3418', stalk: 'stem #7f9a4c' },
    },
  ),
  grass(
    'pampas-grass',
    [1.6, 2.2, 1.6],
    { blades: 300, width: 0.018, bend: 1, ears: { kind: 'plume', count: 14, length: 0.6 } },
    { words: 'pampas, plume grass', finishes: { ear: 'straw #f0e4cc', blade: 'grass #8fa05a' } },
  ),
  grass(
    'fountain-grass',
    [1, 0.8, 1],
    { blades: 260, width: 0.012, bend: 1.1, ears: { kind: 'plume', count: 20, length: 0.2 } },
    { words: 'ornamental grass, feather grass', finishes: { blade: 'grass #9aa858', ear: 'straw #c89a78' } },
  ),
  grass(
    'papyrus',
    [1.2, 2, 1.2],
    { blades: 0, width: 0.02, ears: { kind: 'plume', count: 18, length: 0.5 } },
    { words: 'papyrus plant, sedge, umbrella sedge', finishes: { ear: 'leaf #6fa044', stalk: 'stem #5f8f3c' } },
  ),
  grass(
    'beach-grass',
    [1, 0.7, 1],
    { blades: 190, width: 0.012, bend: 0.75 },
    { words: 'dune grass, marram, sea oats', finishes: { blade: 'grass #b0b070', shade: 'grass #8c9458' }, places: ['beach'] },
  ),
  grass(
    'dry-grass',
    [1, 0.6, 1],
    { blades: 220, width: 0.012, bend: 0.8 },
    { words: 'dead grass, savanna grass, yellow grass', finishes: { blade: 'straw #c8aa60', shade: 'straw #a08648' }, places: ['savanna'] },
  ),
];

const GROUND: readonly CatalogueRow[] = [
  cover(
    'clover-patch',
    [0.7, 0.14, 0.7],
    { kind: 'clover', count: 110, leaf: 0.075, flowers: 7 },
    { words: 'clover, shamrock, four-leaf clover' },
  ),
  cover(
    'moss-patch',
    [1.1, 0.2, 1],
    { kind: 'moss', count: 8, leaf: 0.03 },
    { words: 'moss, moss cushion, mossy ground', finishes: { leaf: 'moss #6a8a38', shade: 'moss #86a848' } },
  ),
  cover(
    'cushion-flowers',
    [0.9, 0.26, 0.9],
    { kind: 'cushion', count: 7, leaf: 0.035, flowers: 60 },
    { words: 'rock cress, phlox, thyme, creeping thyme', finishes: { petal: 'petal #d868b0', shade: 'leaf #5a8a48' } },
  ),
  cover('ivy-patch', [1.6, 0.26, 1.6], { kind: 'ivy', count: 420, leaf: 0.13 }, { words: 'ground ivy, creeper patch, ground cover' }),
  cover(
    'water-lily',
    [1.4, 0.28, 1.4],
    { kind: 'lily-pads', count: 9, leaf: 0.42, flowers: 2 },
    { words: 'waterlily, water lilies patch, nymphaea', stand: 'water', finishes: { petal: 'petal #f8eef4', inner: 'petal #f4c8dc' } },
  ),
  weed(
    'seaweed',
    [0.8, 1.1, 0.8],
    { strands: 12, width: 0.08, kind: 'ribbon' },
    { words: 'sea grass, seagrass, eelgrass, algae', finishes: { blade: 'leaf #5a9a40', shade: 'leaf #3e7a34' } },
  ),
  weed(
    'kelp',
    [1.4, 4.5, 1.4],
    { strands: 5, width: 0.17, kind: 'kelp' },
    { words: 'giant kelp, kelp forest, kelp plant', finishes: { blade: 'leaf #8a8a38', shade: 'leaf #6a6c2c', bulb: 'leaf #a8a048' } },
  ),
  weed(
    'red-seaweed',
    [0.7, 0.6, 0.7],
    { strands: 9, width: 0.05, kind: 'branched' },
    { words: 'red algae, dulse, sea fan weed', finishes: { blade: 'leaf #a8384a', shade: 'leaf #7a2838' } },
  ),
];

const FERNS: readonly CatalogueRow[] = [
  fern(
    'sword-fern',
    [1.4, 0.9, 1.4],
    { fronds: 15, frond: 'plume', length: 0.92, trunk: 0, droop: 0.65 },
    { words: 'boston fern, forest fern, bracken', finishes: { frond: 'leaf #5f9a3c', dark: 'leaf #4a7c30' } },
  ),
  fern(
    'maidenhair-fern',
    [0.6, 0.42, 0.6],
    { fronds: 24, frond: 'plume', length: 0.9, trunk: 0, droop: 1 },
    { words: 'delicate fern, lady fern', finishes: { frond: 'leaf #86b858', dark: 'leaf #6a9a44' } },
  ),
  fern(
    'hosta',
    [0.9, 0.5, 0.9],
    { fronds: 22, frond: 'blade', length: 0.95, trunk: 0, droop: 0.8 },
    {
      words: 'broad-leaved plant, plantain lily, jungle plant, tropical plant',
      finishes: { frond: 'leaf #6a9a58', dark: 'leaf #4f7f48' },
      family: 'plant',
    },
  ),
];

const SUCCULENTS: readonly CatalogueRow[] = [
  rosette(
    'agave',
    [1.3, 0.85, 1.3],
    { leaves: 30, leaf: [0.2, 0.06], thorns: true },
    { words: 'century plant, maguey', finishes: { leaf: 'leaf #7fa090', edge: 'bark #6a4a34' }, places: ['desert'] },
  ),
  rosette(
    'aloe',
    [0.7, 0.6, 0.7],
    { leaves: 22, leaf: [0.15, 0.08], thorns: true, open: 30 },
    { words: 'aloe vera, aloe plant', finishes: { leaf: 'leaf #6fa05a' } },
  ),
  rosette(
    'flowering-aloe',
    [0.9, 1.3, 0.9],
    { leaves: 22, leaf: [0.16, 0.07], thorns: true, stalk: true },
    { words: 'red hot poker, kniphofia, torch lily', finishes: { leaf: 'leaf #7a9a6c', petal: 'petal #f0581c' } },
  ),
  rosette(
    'succulent',
    [0.3, 0.14, 0.3],
    { leaves: 36, leaf: [0.42, 0.14], round: true, heads: 4 },
    { words: 'echeveria, sempervivum, houseleek, stonecrop', finishes: { leaf: 'leaf #8ab8a0' } },
  ),
  rosette(
    'snake-plant',
    [0.4, 0.8, 0.4],
    { leaves: 13, leaf: [0.11, 0.025], open: 70 },
    { words: 'sansevieria, spear plant', finishes: { leaf: 'leaf #5c8458' } },
  ),
  cactus(
    'saguaro',
    [2.4, 5, 1.6],
    { kind: 'saguaro', arms: 3 },
    { words: 'saguaro cactus, tall cactus, desert cactus, wild west cactus', semantic: 'tree', variants: 2 },
  ),
  cactus(
    'barrel-cactus',
    [0.7, 0.62, 0.7],
    { kind: 'barrel' },
    { words: 'golden barrel cactus, round cactus, ball cactus', variants: 1, finishes: { flesh: 'leaf #5f9048', petal: 'petal #f0b020' } },
  ),
  cactus('prickly-pear', [1.5, 1.5, 0.8], { kind: 'prickly-pear', flowers: 8 }, { words: 'opuntia, paddle cactus, nopal', variants: 1 }),
  cactus('organ-pipe-cactus', [2, 3.2, 2], { kind: 'organ-pipe', arms: 11 }, { words: 'column cactus, candelabra cactus' }),
  cactus(
    'cactus-cluster',
    [0.7, 0.5, 0.7],
    { kind: 'cluster', arms: 7, flowers: 5 },
    { words: 'small cactus, hedgehog cactus, flowering cactus' },
  ),
  cactus(
    'christmas-cactus',
    [0.6, 0.4, 0.6],
    { kind: 'christmas', arms: 18 },
    { words: 'hanging cactus', solid: 'none', side: 'indoors', places: [] },
  ),
];

const SHRUBS: readonly CatalogueRow[] = [
  shrub(
    'hedge',
    [3, 1.3, 0.8],
    { outline: 'box', leaf: [0.09, 0.055], leaves: 1900 },
    { words: 'boxwood hedge, privet hedge, green wall, hedgerow' },
  ),
  shrub('low-hedge', [2, 0.5, 0.5], { outline: 'box', leaf: [0.06, 0.04], leaves: 1300 }, { words: 'box border, garden border' }),
  shrub(
    'hedge-arch',
    [2.6, 2.8, 0.8],
    { outline: 'arch', leaf: [0.11, 0.07], leaves: 1800 },
    { words: 'topiary arch, garden arch', solid: 'parts' },
  ),
  shrub(
    'boxwood-ball',
    [0.9, 0.85, 0.9],
    { outline: 'ball', leaf: [0.06, 0.04], leaves: 1100 },
    { words: 'box ball, round bush, round hedge, clipped bush' },
  ),
  shrub(
    'topiary-ball',
    [0.9, 1.9, 0.9],
    { outline: 'ball-tree', leaf: [0.06, 0.04], leaves: 1100 },
    { words: 'standard tree, lollipop tree, bay tree, topiary tree' },
  ),
  shrub(
    'topiary-cone',
    [0.9, 1.9, 0.9],
    { outline: 'cone', leaf: [0.07, 0.045], leaves: 1500 },
    { words: 'topiary, cone bush, pyramid bush, clipped yew' },
  ),
  shrub('topiary-spiral', [0.9, 1.9, 0.9], { outline: 'spiral', leaf: [0.06, 0.04], leaves: 1700 }, { words: 'spiral bush, spiral tree' }),
  shrub(
    'topiary-tiers',
    [1, 1.9, 1],
    { outline: 'tiers', leaf: [0.06, 0.04], leaves: 1400 },
    { words: 'tiered topiary, poodle tree, cloud tree' },
  ),
  shrub(
    'topiary-rabbit',
    [0.8, 1.4, 1.1],
    { outline: 'rabbit', leaf: [0.07, 0.045], leaves: 1700 },
    { words: 'bunny hedge, topiary animal, hedge animal' },
  ),
  shrub('topiary-swan', [0.9, 1.4, 1.6], { outline: 'swan', leaf: [0.07, 0.045], leaves: 1700 }, { words: 'hedge bird, topiary bird' }),
  shrub('topiary-elephant', [1.3, 1.8, 2.2], { outline: 'elephant', leaf: [0.09, 0.055], leaves: 2000 }, { words: 'hedge elephant' }),
  shrub(
    'rose-bush',
    [1.1, 1, 1.1],
    { outline: 'dome', leaf: [0.1, 0.06], leaves: 800, flowers: { head: 'rose', count: 22, size: 0.15 } },
    { words: 'rosebush, rose shrub', finishes: { petal: 'petal #d02040', inner: 'petal #e84a68' } },
  ),
  shrub(
    'berry-bush',
    [1.1, 1, 1.1],
    { outline: 'dome', leaf: [0.1, 0.06], leaves: 900, berries: { count: 70, size: 0.026 } },
    { words: 'raspberry bush, currant bush, holly bush, holly', finishes: { berry: 'fruit #c81830' } },
  ),
  shrub(
    'blueberry-bush',
    [1, 0.9, 1],
    { outline: 'dome', leaf: [0.08, 0.045], leaves: 900, berries: { count: 90, size: 0.022 } },
    { words: 'blackberry bush, bramble, blueberry plant', finishes: { berry: 'fruit #3a4a98', leaf: 'leaf #5f9a50' } },
  ),
  shrub(
    'azalea',
    [1.3, 1, 1.3],
    { outline: 'dome', leaf: [0.08, 0.045], leaves: 600, flowers: { head: 'poppy', count: 80, size: 0.11 } },
    {
      words: 'rhododendron, flowering bush, flowering shrub, pink bush, bougainvillea bush',
      finishes: { petal: 'petal #e0409a', centre: 'petal #f8c8e0' },
    },
  ),
  shrub(
    'lilac-bush',
    [1.8, 2.2, 1.8],
    { outline: 'dome', leaf: [0.14, 0.09], leaves: 900, flowers: { head: 'spike', count: 34, size: 0.3 } },
    { words: 'lilac, buddleia, butterfly bush', finishes: { petal: 'petal #b88ad8' } },
  ),
  shrub(
    'forsythia',
    [1.8, 1.7, 1.8],
    { outline: 'loose', leaf: [0.1, 0.07], leaves: 900, twigs: 12 },
    { words: 'yellow bush, broom, gorse, gorse bush', finishes: { leaf: 'petal #f4cc1c', shade: 'petal #d8a814' } },
  ),
  shrub(
    'juniper-shrub',
    [1.6, 0.8, 1.4],
    { outline: 'loose', leaf: [0.16, 0.03], leaves: 1500, twigs: 8 },
    { words: 'juniper, dwarf pine, mountain pine, creeping juniper', finishes: { leaf: 'needle #5f8868', shade: 'needle #43664e' } },
  ),
  shrub(
    'sagebrush',
    [1.1, 0.8, 1.1],
    { outline: 'loose', leaf: [0.07, 0.02], leaves: 1200, twigs: 16 },
    { words: 'desert shrub, desert bush, scrub, sage', finishes: { leaf: 'leaf #a8b09a', shade: 'leaf #86907a' }, places: ['desert'] },
  ),
  shrub(
    'dead-bush',
    [1, 0.8, 1],
    { outline: 'loose', leaf: [0.05, 0.01], leaves: 60, twigs: 44 },
    {
      words: 'dry bush, withered bush, dead shrub, bare bush',
      solid: 'none',
      finishes: { leaf: 'bark #7a6450', shade: 'bark #6a5644', twig: 'bark #7a6450' },
    },
  ),
  shrub(
    'tumbleweed',
    [0.8, 0.75, 0.8],
    { outline: 'tumble', leaf: [0.04, 0.01], leaves: 0 },
    { words: 'tumble weed', solid: 'none', finishes: { twig: 'straw #a8884e' }, places: ['desert'] },
  ),
  shrub(
    'snowy-bush',
    [1.2, 0.9, 1.2],
    { outline: 'dome', leaf: [0.09, 0.06], leaves: 1100 },
    { words: 'snow-covered bush, frozen bush', finishes: { leaf: 'snow #f2f6fa', shade: 'leaf #5a7060' } },
  ),
];

const CLIMBERS: readonly CatalogueRow[] = [
  climber(
    'ivy-wall',
    [2.4, 2.4, 0.4],
    { on: 'wall', strands: 13, leaves: 1300, leaf: [0.14, 0.11] },
    { words: 'ivy, wall of ivy, ivy-covered wall, virginia creeper', stand: 'wall', solid: 'box' },
  ),
  climber(
    'climbing-rose',
    [1.8, 2.2, 0.5],
    { on: 'trellis', strands: 8, leaves: 520, leaf: [0.13, 0.08], flowers: { head: 'rose', count: 28, size: 0.17 } },
    { words: 'rambling rose, rose trellis', stand: 'wall', finishes: { petal: 'petal #e85a8a', inner: 'petal #f6a0bc' } },
  ),
  climber(
    'trellis-vine',
    [1.8, 2, 0.5],
    { on: 'trellis', strands: 9, leaves: 800, leaf: [0.13, 0.1] },
    { words: 'climbing plant, climber, trellis, clematis', stand: 'wall' },
  ),
  climber('vine-post', [0.6, 2.4, 0.6], { on: 'post', strands: 3, leaves: 520, leaf: [0.13, 0.1] }, { words: 'ivy post, overgrown post' }),
  climber(
    'hanging-vine',
    [1.4, 2.4, 0.5],
    { on: 'hanging', strands: 12, leaves: 620, leaf: [0.11, 0.07] },
    { words: 'vine, jungle vine, hanging ivy, creeper, trailing plant', stand: 'ceiling' },
  ),
  climber(
    'wisteria',
    [2, 1.8, 0.8],
    { on: 'hanging', strands: 22, leaves: 1500, leaf: [0.09, 0.07] },
    {
      words: 'wisteria flower, hanging flower, flower curtain',
      stand: 'ceiling',
      finishes: { leaf: 'petal #a88ae0', shade: 'petal #8464c8' },
    },
  ),
  climber(
    'spanish-moss',
    [1.2, 1.6, 0.5],
    { on: 'hanging', strands: 26, leaves: 1400, leaf: [0.14, 0.012] },
    {
      words: 'hanging moss, lichen curtain',
      stand: 'ceiling',
      finishes: { leaf: 'moss #9aa890', shade: 'moss #7c8a74', stem: 'moss #8a967e' },
      places: ['swamp', 'bayou'],
    },
  ),
  climber(
    'liana',
    [4, 3.4, 0.6],
    { on: 'liana', strands: 4, leaves: 130, leaf: [0.16, 0.09] },
    { words: 'swinging vine, jungle rope', places: ['jungle'] },
  ),
  climber(
    'thorn-thicket',
    [2.4, 1.6, 2],
    { on: 'thorns', strands: 9, leaves: 120, leaf: [0.12, 0.06] },
    {
      words: 'thorns, brambles, briar, thorny vine, thorn bush, thornbush',
      solid: 'box',
      finishes: { stem: 'bark #4a3a34', leaf: 'leaf #4a6a34' },
    },
  ),
];

/** Grasses, ferns, succulents, shrubs and climbers. */
export const GREEN_ROWS: readonly CatalogueRow[] = [...GRASSES, ...GROUND, ...FERNS, ...SUCCULENTS, ...SHRUBS, ...CLIMBERS];
