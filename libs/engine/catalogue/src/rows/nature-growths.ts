import type { CoralSpec, CropSpec, DebrisSpec, MushroomSpec, StrangePlantSpec } from '../parameters/nature-shrubs.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

const crop = (
  id: string,
  size: Size,
  kind: CropSpec['kind'],
  spec: Pick<CropSpec, 'rows' | 'each'>,
  details: RowDetails = {},
): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'crop', kind, ...spec },
    { semantic: 'plant', solid: 'none', variants: 2, side: 'outdoors', places: ['farm'], ...details },
  );

const mushroom = (id: string, size: Size, spec: Omit<MushroomSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'mushroom', ...spec }, { semantic: 'plant', solid: 'none', variants: 3, family: 'mushroom', ...details });

const coral = (id: string, size: Size, kind: CoralSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'coral', kind },
    { semantic: 'plant', stand: 'under-water', variants: 2, family: 'coral', places: ['coral reef', 'underwater'], ...details },
  );

const strange = (id: string, size: Size, kind: StrangePlantSpec['kind'], count: number, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'strange-plant', kind, count },
    { semantic: 'plant', solid: 'cylinder', variants: 3, family: 'alien-plant', places: ['alien planet'], ...details },
  );

const debris = (id: string, size: Size, kind: DebrisSpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'debris', kind }, { semantic: 'object', solid: 'none', variants: 2, ...details });

const CROPS: readonly CatalogueRow[] = [
  crop('corn-plant', [0.9, 2.3, 0.9], 'corn', {}, { words: 'corn, maize, corn stalk, cornstalk' }),
  crop('corn-field', [3.2, 2.3, 3.2], 'corn', { rows: 4, each: 5 }, { words: 'maize field, cornfield, corn patch' }),
  crop('pumpkin-plant', [1.6, 0.62, 1.2], 'pumpkin', {}, { words: 'growing pumpkin, squash plant' }),
  crop('pumpkin-patch', [4, 0.62, 3], 'pumpkin', { rows: 3, each: 3 }, { words: 'pumpkin field, field of pumpkins' }),
  crop(
    'cabbage-plant',
    [0.55, 0.34, 0.55],
    'cabbage',
    {},
    { words: 'cabbage plant, green cabbage', finishes: { leaf: 'leaf #86b078', shade: 'leaf #5f9068', second: 'leaf #b8d8a0' } },
  ),
  crop(
    'cabbage-patch',
    [2.2, 0.34, 2.2],
    'cabbage',
    { rows: 4, each: 4 },
    { words: 'cabbage field, cabbage bed', finishes: { leaf: 'leaf #86b078', shade: 'leaf #5f9068', second: 'leaf #b8d8a0' } },
  ),
  crop(
    'lettuce-bed',
    [1.6, 0.24, 1.2],
    'lettuce',
    { rows: 4, each: 3 },
    {
      words: 'lettuce plant, salad bed, vegetable bed, vegetable patch, vegetable garden',
      finishes: { leaf: 'leaf #8cc850', shade: 'leaf #6aa83c', second: 'leaf #b8e078' },
    },
  ),
  crop(
    'tomato-plant',
    [0.7, 1.5, 0.7],
    'tomato',
    {},
    { words: 'tomato vine, tomato bush', finishes: { fruit: 'fruit #d8281c', second: 'fruit #8ab03c' } },
  ),
  crop(
    'pepper-plant',
    [0.6, 0.9, 0.6],
    'pepper',
    {},
    { words: 'chili plant, chilli plant, eggplant plant', finishes: { fruit: 'fruit #e03a18', second: 'fruit #f0b81c' } },
  ),
  crop(
    'bean-plant',
    [0.6, 1.9, 0.6],
    'bean',
    {},
    { words: 'beanstalk, runner bean, pea plant', finishes: { fruit: 'leaf #8ab84a', second: 'leaf #a8cc60' } },
  ),
  crop(
    'carrot-row',
    [2, 0.5, 0.5],
    'carrot',
    { rows: 6, each: 1 },
    { words: 'carrot patch, carrot plant', finishes: { fruit: 'fruit #f07a1c', leaf: 'leaf #5fa03c' } },
  ),
  crop(
    'strawberry-plant',
    [0.5, 0.26, 0.5],
    'strawberry',
    {},
    { words: 'strawberry patch, strawberry bush', finishes: { fruit: 'fruit #d8182c' } },
  ),
  crop(
    'melon-vine',
    [1.6, 0.42, 1.1],
    'melon',
    {},
    { words: 'watermelon vine, watermelon patch, melon patch', finishes: { fruit: 'fruit #3a7a38', shade: 'leaf #1f4a24' } },
  ),
  crop('cotton-plant', [0.9, 1.1, 0.9], 'cotton', {}, { words: 'cotton bush, cotton field', finishes: { inner: 'wool #fbfaf6' } }),
  crop('sugarcane', [1.2, 3, 1.2], 'sugarcane', {}, { words: 'sugar cane, cane' }),
  crop(
    'pineapple-plant',
    [1.1, 0.9, 1.1],
    'pineapple',
    {},
    { words: 'growing pineapple, bromeliad', finishes: { fruit: 'fruit #d89a2c', leaf: 'leaf #6a9a68' } },
  ),
  crop('hop-pole', [1, 3.6, 1], 'hop', {}, { words: 'hop plant, hops' }),
  crop(
    'vineyard-row',
    [5, 1.8, 1],
    'vine',
    { rows: 1, each: 4 },
    {
      words: 'grapevine, grape vine, vine row, row of vines',
      solid: 'box',
      places: ['vineyard'],
      finishes: { fruit: 'fruit #5a2a6a', shade: 'leaf #4a7030' },
    },
  ),
  crop(
    'vineyard',
    [6, 1.8, 6],
    'vine',
    { rows: 3, each: 3 },
    { words: 'grape field, wine field', solid: 'box', places: ['vineyard'], finishes: { fruit: 'fruit #5a2a6a', shade: 'leaf #4a7030' } },
  ),
  crop(
    'rice-paddy',
    [3, 0.5, 3],
    'rice',
    { rows: 9, each: 9 },
    { words: 'rice field, rice plant, paddy field, paddy, rice terrace', finishes: { leaf: 'leaf #8cc04a' } },
  ),
  crop('tea-row', [1.2, 0.9, 4], 'tea', { rows: 1 }, { words: 'tea bush, tea plant', solid: 'box' }),
  crop('tea-plantation', [5, 0.9, 5], 'tea', { rows: 4 }, { words: 'tea field, tea garden, tea terrace', solid: 'parts' }),
  crop(
    'haystack',
    [3, 3.2, 3],
    'haystack',
    {},
    { words: 'hay stack, hayrick, hay mound, pile of hay, hay pile, straw pile', solid: 'cylinder' },
  ),
  crop(
    'wheat-sheaf',
    [0.7, 1, 0.7],
    'sheaf',
    {},
    {
      words: 'sheaf, sheaf of wheat, corn shock, bundle of straw',
      finishes: { straw: 'straw #d8b458', petal: 'straw #e8c868', wood: 'rope #9a7a44' },
    },
  ),
  crop(
    'ploughed-field',
    [5, 0.22, 5],
    'furrows',
    { rows: 8 },
    { words: 'plowed field, furrow, tilled soil, crop field, dirt field', stand: 'flat', semantic: 'object', variants: 1 },
  ),
];

const MUSHROOMS: readonly CatalogueRow[] = [
  mushroom(
    'toadstool',
    [0.26, 0.28, 0.26],
    { cap: 'dome', spots: 22, wide: 0.9, skirt: true },
    { words: 'fly agaric, red mushroom, spotted mushroom, amanita', finishes: { cap: 'paint #d02018', spot: 'paint #fbf6ea' } },
  ),
  mushroom(
    'giant-mushroom',
    [4.2, 4.6, 4.2],
    { cap: 'dome', spots: 26, wide: 0.9, stout: 0.11, skirt: true },
    {
      words: 'huge mushroom, mushroom tree, colossal mushroom',
      solid: { trunk: 0.5 },
      semantic: 'tree',
      finishes: { cap: 'paint #b83a2c' },
    },
  ),
  mushroom(
    'mushroom-cluster',
    [0.5, 0.32, 0.5],
    { cap: 'dome', count: 9, wide: 0.75 },
    { words: 'mushrooms group, honey mushroom, mushroom patch, fungus, fungi' },
  ),
  mushroom(
    'porcini',
    [0.26, 0.22, 0.26],
    { cap: 'dome', wide: 0.95, stout: 0.22 },
    { words: 'boletus, cep, bolete', finishes: { cap: 'paint #8a5430', stem: 'paint #e8d8b4' } },
  ),
  mushroom(
    'glowing-mushroom',
    [0.7, 0.6, 0.7],
    { cap: 'bell', count: 7, wide: 0.55, stout: 0.05, glows: true },
    { words: 'luminous mushroom, bioluminescent mushroom, magic mushroom, glowing mushrooms cluster' },
  ),
  mushroom(
    'giant-glowing-mushroom',
    [3.6, 4.2, 3.6],
    { cap: 'flat', wide: 0.82, stout: 0.07, spots: 18, glows: true },
    {
      words: 'giant luminous mushroom, glowing mushroom tree, alien mushroom',
      solid: { trunk: 0.35 },
      semantic: 'tree',
      finishes: { cap: 'neon #6a58e8', spot: 'glow #a8f0ff', gill: 'glow #78e8ff' },
    },
  ),
  mushroom(
    'ink-cap',
    [0.4, 0.42, 0.4],
    { cap: 'cone', count: 6, wide: 0.5, stout: 0.045 },
    { words: 'witch hat mushroom, pointed mushroom, inkcap', finishes: { cap: 'paint #8a8078', stem: 'paint #ece6da' } },
  ),
  mushroom(
    'chanterelle',
    [0.34, 0.2, 0.34],
    { cap: 'funnel', count: 7, wide: 0.9, stout: 0.12 },
    { words: 'trumpet mushroom, funnel mushroom', finishes: { cap: 'paint #f0a028', stem: 'paint #f4b850', gill: 'paint #e89a30' } },
  ),
  mushroom(
    'puffball',
    [0.34, 0.32, 0.34],
    { cap: 'ball', wide: 1 },
    { words: 'giant puffball, puffball mushroom', finishes: { cap: 'paint #f2ece0' }, variants: 1 },
  ),
  mushroom(
    'morel',
    [0.12, 0.2, 0.12],
    { cap: 'morel', wide: 0.56 },
    { words: 'morel mushroom', finishes: { cap: 'paint #b08850', gill: 'paint #5a3c20' }, variants: 1 },
  ),
  mushroom(
    'fairy-ring',
    [2.4, 0.26, 2.4],
    { cap: 'flat', count: 16, wide: 0.8, ring: true },
    { words: 'mushroom circle, fairy circle, ring of mushrooms', finishes: { cap: 'paint #d8b078' } },
  ),
  mushroom(
    'shelf-fungus',
    [0.9, 1.4, 0.9],
    { cap: 'shelf', count: 8 },
    {
      words: 'bracket fungus, tree fungus, polypore',
      solid: 'cylinder',
      finishes: { cap: 'paint #c87a34', spot: 'paint #f0dcb0', gill: 'paint #f4ead0' },
    },
  ),
];

const CORALS: readonly CatalogueRow[] = [
  coral('brain-coral', [0.9, 0.6, 0.9], 'brain', { finishes: { coral: 'paint #d8b04a', groove: 'paint #8a6a2c' }, variants: 1 }),
  coral('fan-coral', [1.2, 1.1, 0.2], 'fan', {
    words: 'sea fan, gorgonian',
    solid: 'none',
    finishes: { coral: 'paint #a848a8', tip: 'paint #d08ad0' },
  }),
  coral('staghorn-coral', [1, 0.8, 1], 'staghorn', {
    words: 'coral, branching coral, elkhorn coral',
    finishes: { coral: 'paint #f08a5a' },
  }),
  coral('tube-sponge', [0.7, 0.9, 0.7], 'tube', {
    words: 'sea sponge, tube coral, sponge tube',
    finishes: { coral: 'paint #8a58d0', tip: 'paint #b894ec' },
  }),
  coral('barrel-sponge', [0.9, 1, 0.9], 'barrel', {
    words: 'giant sponge, vase sponge',
    finishes: { coral: 'paint #b8684a', groove: 'paint #96503a', tip: 'paint #d89a78' },
    variants: 1,
  }),
  coral('sea-anemone', [0.6, 0.42, 0.6], 'anemone', {
    words: 'anemone, clownfish anemone',
    solid: 'none',
    finishes: { coral: 'paint #f098a8', tip: 'paint #f8e0a0', groove: 'paint #a84878' },
  }),
  coral('table-coral', [1.5, 0.75, 1.4], 'table', {
    words: 'plate coral, shelf coral',
    finishes: { coral: 'paint #4aa89a', groove: 'paint #2c6a66', tip: 'paint #b8e0d0' },
  }),
  coral('disc-coral', [0.5, 0.16, 0.5], 'mushroom', {
    words: 'mushroom coral, plate fungus coral',
    finishes: { coral: 'paint #c85a8a', tip: 'paint #f0a8c4' },
    variants: 1,
  }),
  coral('finger-coral', [0.8, 0.55, 0.8], 'finger', {
    words: 'soft coral, pillar coral',
    finishes: { coral: 'paint #e8c84a', tip: 'paint #f8ecb0', groove: 'paint #a88a2c' },
  }),
  coral('coral-reef', [3.4, 1.5, 3], 'reef', { words: 'reef, coral garden, coral group, reef piece' }),
  coral('starfish', [0.3, 0.05, 0.3], 'starfish', {
    words: 'sea star',
    semantic: 'object',
    solid: 'none',
    family: 'starfish',
    variants: 1,
    finishes: { coral: 'paint #e86a34', tip: 'paint #f8c890' },
  }),
  coral('sea-urchin', [0.24, 0.18, 0.24], 'urchin', { words: 'urchin', semantic: 'object', family: 'sea-urchin', solid: 'none' }),
  coral('giant-clam', [0.9, 0.5, 0.6], 'clam', {
    words: 'clam, clam with a pearl, oyster with a pearl, oyster, pearl shell',
    semantic: 'object',
    family: 'giant-clam',
    variants: 1,
    finishes: { fourth: 'paint #4a7ac0', second: 'paint #8a5ac0' },
  }),
];

const STRANGE: readonly CatalogueRow[] = [
  strange('tentacle-plant', [1.8, 2, 1.8], 'tentacle', 8, {
    words: 'alien tentacle, tentacles, alien tendril',
    finishes: { second: 'petal #a03a78', dark: 'leaf #4a2a4a' },
  }),
  strange('alien-plant', [1.6, 2, 1.6], 'bulb', 6, {
    words: 'glowing plant, bioluminescent plant, luminous plant, alien flora',
    finishes: { flesh: 'leaf #4a6a9a', leaf: 'leaf #3a5a8a', glow: 'neon #58f0c8' },
  }),
  strange('eye-plant', [1.4, 1.7, 1.4], 'eye', 6, {
    words: 'eyeball plant, alien eye stalk',
    finishes: { second: 'leaf #6a9a4a', spot: 'petal #40b8e8' },
  }),
  strange('spiral-plant', [1.6, 1.8, 1.6], 'spiral', 7, {
    words: 'curly plant, fiddlehead, alien fern, alien spiral',
    finishes: { second: 'leaf #58a878', glow: 'neon #f0e058' },
  }),
  strange('spore-plant', [1.4, 1.6, 1.4], 'spores', 7, {
    words: 'alien spore, spore pod',
    finishes: { dark: 'leaf #5a3a7a', glow: 'neon #f078d8', leaf: 'leaf #4a3a6a' },
  }),
  strange('alien-fan', [2.2, 2.2, 0.6], 'fan', 9, {
    words: 'alien palm, alien leaf plant',
    finishes: { second: 'petal #e05a38', dark: 'leaf #4a2030', glow: 'neon #ffd050' },
  }),
  strange('pod-plant', [1.4, 1.7, 1.4], 'pods', 6, {
    words: 'alien pod plant, seed pod, alien flower',
    finishes: { flesh: 'leaf #6a4a8a', leaf: 'leaf #4a3a6a', glow: 'neon #ff8040' },
  }),
  strange('venus-flytrap', [0.5, 0.42, 0.5], 'flytrap', 6, {
    words: 'flytrap, fly trap, dionaea',
    family: 'plant',
    solid: 'none',
    places: [],
  }),
  strange('carnivorous-plant', [2, 2.2, 2], 'flytrap', 3, {
    words: 'man-eating plant, monster plant, giant flytrap, piranha plant',
    finishes: { second: 'petal #b81838' },
  }),
  strange('pitcher-plant', [0.6, 0.7, 0.6], 'pitcher', 7, {
    words: 'nepenthes, sarracenia',
    family: 'plant',
    solid: 'none',
    places: ['jungle'],
    finishes: { flesh: 'leaf #9ab84a', second: 'petal #b03048' },
  }),
  strange('rafflesia', [1, 0.34, 1], 'giant-flower', 1, {
    words: 'jungle flower, giant jungle flower',
    family: 'flower',
    solid: 'none',
    places: ['jungle'],
    variants: 1,
    finishes: { second: 'petal #a8281c', white: 'petal #f0d0b8', spot: 'petal #d86a3a' },
  }),
  strange('corpse-flower', [1.3, 2.2, 1.3], 'corpse-flower', 1, {
    words: 'titan arum',
    family: 'flower',
    places: ['jungle'],
    variants: 1,
    finishes: { second: 'petal #8a2040', spot: 'petal #d8c868', flesh: 'leaf #8aa858' },
  }),
];

const DEBRIS: readonly CatalogueRow[] = [
  debris('hollow-log', [2.6, 0.9, 0.9], 'hollow-log', { words: 'hollow trunk, fallen hollow tree', solid: 'box' }),
  debris('mossy-log', [2.8, 0.8, 0.8], 'mossy-log', {
    words: 'fallen log, rotting log, fallen tree, fallen trunk, forest log',
    solid: 'box',
    finishes: { leaf: 'leaf #5f9a3c', second: 'paint #d8a060' },
  }),
  debris('log-pile', [2.2, 1.1, 1.5], 'log-pile', {
    words: 'stack of logs, firewood pile, wood pile, woodpile, timber pile',
    solid: 'box',
  }),
  debris('mossy-stump', [1.2, 0.55, 1.2], 'mossy-stump', { words: 'tree stump, old stump, hollow stump', solid: 'cylinder' }),
  debris('tree-root', [2.4, 0.7, 2.4], 'root', { words: 'root, roots, gnarled root' }),
  debris('branch', [1.6, 0.4, 0.8], 'branch', { words: 'leafy branch, fallen branch, bough, twig', finishes: { leaf: 'leaf #5a8a38' } }),
  debris('stick', [1.2, 0.16, 0.36], 'stick', { words: 'wooden stick, dead branch' }),
  debris('driftwood', [2.2, 0.8, 1], 'driftwood', { words: 'drift wood, beach wood, washed-up tree', places: ['beach'] }),
  debris('twig-pile', [1.2, 0.5, 1.2], 'twig-pile', { words: 'brushwood, stick pile, kindling, pile of sticks, brush pile' }),
  debris('leaf-pile', [1.4, 0.45, 1.4], 'leaf-pile', { words: 'pile of leaves, autumn leaves, heap of leaves, leaves pile' }),
  debris('leaf', [0.26, 0.03, 0.16], 'leaf', {
    words: 'fallen leaf, autumn leaf, single leaf',
    finishes: { leaf: 'leaf #d8642c', second: 'leaf #8a3a1c' },
    variants: 1,
  }),
  debris('beaver-dam', [5, 1.2, 2.4], 'beaver-dam', { words: 'beaver lodge, stick dam', solid: 'box' }),
  debris('bird-nest', [0.4, 0.16, 0.4], 'bird-nest', {
    words: 'nest, nest with eggs, birds nest',
    finishes: { bark: 'bark #7a5c3c', egg: 'shell #a8dce4' },
  }),
  debris('wild-beehive', [0.5, 0.62, 0.42], 'wild-hive', {
    words: 'beehive, wasp nest, hornet nest, honeycomb hive',
    stand: 'ceiling',
    finishes: { straw: 'straw #d8a848', second: 'straw #b8862c' },
  }),
  debris('spider-web', [1.4, 1.4, 0.06], 'spider-web', { words: 'cobweb, spiderweb, web', stand: 'hung', variants: 1 }),
  debris('ant-hill', [0.8, 0.34, 0.8], 'ant-hill', { words: 'anthill, ant nest, ant mound' }),
  debris('termite-mound', [2.2, 2.8, 2], 'termite-mound', {
    words: 'termite hill, termite nest',
    solid: 'cylinder',
    variants: 1,
    places: ['savanna'],
  }),
  debris('burrow', [1.4, 0.5, 1.2], 'burrow', { words: 'rabbit hole, animal den, foxhole, den, mole hill, molehill', variants: 1 }),
  debris('acorn', [0.03, 0.04, 0.03], 'acorn', { words: 'oak nut', stand: 'surface', variants: 1 }),
  debris('pine-cone', [0.09, 0.12, 0.09], 'pine-cone', {
    words: 'pinecone, fir cone',
    stand: 'surface',
    variants: 1,
    finishes: { second: 'bark #8a6444' },
  }),
  debris('cocoon', [0.3, 0.7, 0.3], 'cocoon', {
    words: 'chrysalis, silk cocoon',
    stand: 'ceiling',
    variants: 1,
    finishes: { egg: 'wool #e8e2d0' },
  }),
  debris('feather', [0.26, 0.02, 0.06], 'feather', {
    words: 'plume, bird feather',
    stand: 'surface',
    variants: 1,
    finishes: { egg: 'feather #e8ecf0' },
  }),
  debris('ammonite-fossil', [0.6, 0.56, 0.2], 'fossil', { words: 'fossil, ammonite, fossil shell', variants: 1 }),
  debris('seashell', [0.14, 0.05, 0.13], 'shell', {
    words: 'sea shell, scallop, scallop shell, shell',
    stand: 'surface',
    variants: 1,
    places: ['beach'],
    finishes: { shell: 'shell #f0b8a0', second: 'shell #f8e0d0' },
  }),
];

/** Crops, fungi, corals, strange plants and what lies under trees. */
export const GROWTH_ROWS: readonly CatalogueRow[] = [...CROPS, ...MUSHROOMS, ...CORALS, ...STRANGE, ...DEBRIS];
