import type { TreeSpec } from '../parameters/nature-trees.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';
import type { Finish } from '../substances/substances.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];
type Crown = TreeSpec['crown'];
/** Colours of bark, leaves and leaves in the shade. */
type Colours = readonly [bark: string, leaf: string, shade: string];

const OAK: Colours = ['#5f4e3e', '#5a8634', '#3a5f26'];

interface TreeDetails extends RowDetails {
  readonly colours?: Colours;
}

/** A tree with its crown, its other parameters and its colours. */
function tree(id: string, size: Size, crown: Crown, spec: Omit<TreeSpec, 'generator' | 'crown'>, details: TreeDetails = {}): CatalogueRow {
  const { colours = OAK, finishes = {}, ...rest } = details;
  const [bark, leaf, shade] = colours;
  const own: Record<string, Finish> = { bark: `bark ${bark}` as Finish, leaf: `leaf ${leaf}` as Finish, shade: `leaf ${shade}` as Finish };
  return row(
    id,
    size,
    { generator: 'tree', crown, ...spec },
    {
      semantic: 'tree',
      solid: { trunk: Math.max(0.08, (spec.girth ?? 0.025) * size[1]) },
      variants: 3,
      side: 'outdoors',
      family: 'broadleaf-tree',
      ...rest,
      finishes: { ...own, ...finishes },
    },
  );
}

const BIRCH: Colours = ['#e4e0d6', '#8fb04a', '#6a8f38'];
const BLACK: Colours = ['#2e2824', '#3a3a30', '#24241e'];

const BROAD_LEAVED: readonly CatalogueRow[] = [
  tree('oak-tree', [13, 12, 13], 'spreading', { bare: 0.2, fork: 0.34, girth: 0.052, twigs: 90, rise: 0.25, gnarl: 0.5, leaves: 2200, roots: { kind: 'flare', count: 6 } }, { words: 'oak, english oak, live oak, old oak' }),
  tree('maple-tree', [9, 11, 9], 'round', { bare: 0.22, girth: 0.028, leaves: 1900, leaf: [0.045, 0.04] }, { words: 'maple, sugar maple', colours: ['#6a5848', '#6a9a3c', '#48742c'] }),
  tree('red-maple-tree', [8.5, 10, 8.5], 'round', { bare: 0.24, girth: 0.026, leaves: 1900, leaf: [0.05, 0.042] }, { words: 'red maple, autumn maple, autumn tree, fall tree', colours: ['#5a4a40', '#d04a24', '#a02f1e'] }),
  tree('japanese-maple', [4.6, 3.6, 4.4], 'umbrella', { bare: 0.34, fork: 0.3, girth: 0.03, layers: 3, habit: 'pad', cluster: 0.34, rise: 0.3, gnarl: 0.6, trunk: 'winding', leaves: 1800, leaf: [0.055, 0.035] }, { words: 'acer, japanese maple tree', colours: ['#4a3c34', '#b8302c', '#7a1f26'], places: ['zen garden', 'japanese garden'] }),
  tree('birch-tree', [5.5, 12, 5.5], 'oval', { bare: 0.3, fork: 0.88, girth: 0.014, twigs: 70, rise: 0.4, leaves: 1600, leaf: [0.028, 0.02], marks: true }, { words: 'birch, silver birch, aspen, white birch', colours: BIRCH }),
  tree('willow-tree', [10, 9, 10], 'round', { bare: 0.42, fork: 0.5, girth: 0.04, twigs: 80, rise: 0.4, gnarl: 0.35, habit: 'strand', cluster: 0.2, leaves: 2600, leaf: [0.05, 0.011] }, { words: 'willow, weeping willow', colours: ['#6a5a42', '#93b24c', '#6e9038'] }),
  tree('poplar-tree', [3.2, 15, 3.2], 'spindle', { core: 0.5, bare: 0.07, fork: 0.92, girth: 0.016, twigs: 80, rise: 1, leaves: 1700, cluster: 0.5, leaf: [0.026, 0.02] }, { words: 'poplar, lombardy poplar', colours: ['#6e6454', '#6f9a40', '#4d762e'] }),
  tree('beech-tree', [11, 13, 11], 'egg', { bare: 0.16, girth: 0.032, twigs: 90, leaves: 2200 }, { words: 'beech, linden, lime tree, hornbeam', colours: ['#8c8a84', '#6f9c40', '#4f7a30'] }),
  tree('copper-beech', [10, 12, 10], 'egg', { bare: 0.16, girth: 0.032, twigs: 90, leaves: 2100 }, { words: 'purple beech, purple tree', colours: ['#7c7872', '#6a3038', '#47202c'] }),
  tree('elm-tree', [11, 13, 11], 'vase', { bare: 0.26, fork: 0.3, girth: 0.028, rise: 0.85, leaves: 2000 }, { words: 'elm, zelkova', colours: ['#625446', '#5f9038', '#41692a'] }),
  tree('chestnut-tree', [11, 13, 11], 'round', { bare: 0.16, girth: 0.035, leaves: 1900, leaf: [0.05, 0.026], blossom: 0.06 }, { words: 'chestnut, horse chestnut, conker tree', colours: ['#5c4c3e', '#4f7f30', '#365a22'], finishes: { blossom: 'petal #f6ecd8' } }),
  tree('ash-tree', [9, 13, 9], 'oval', { bare: 0.3, girth: 0.024, rise: 0.7, leaves: 1500, leaf: [0.045, 0.016] }, { words: 'ash, rowan', colours: ['#857c6c', '#6c983e', '#4c742e'] }),
  tree('sycamore-tree', [12, 14, 12], 'round', { bare: 0.22, girth: 0.034, leaves: 1900, leaf: [0.045, 0.042], marks: true }, { words: 'sycamore, plane tree, london plane', colours: ['#b8ae94', '#6d9a40', '#4c7630'], finishes: { mark: 'bark #7c7050' } }),
  tree('ginkgo-tree', [6, 10, 6], 'egg', { bare: 0.18, girth: 0.022, leaves: 1900, leaf: [0.032, 0.034] }, { words: 'ginkgo, yellow tree, golden tree', colours: ['#6e6252', '#e8c02c', '#c09a1c'] }),
  tree('eucalyptus-tree', [8, 14, 8], 'umbrella', { bare: 0.48, fork: 0.62, girth: 0.018, rise: 0.8, gnarl: 0.4, twigs: 60, habit: 'pad', cluster: 0.32, leaves: 1500, leaf: [0.04, 0.009] }, { words: 'eucalyptus, gum tree', colours: ['#c8b8a0', '#7c9c72', '#5c7c58'] }),
  tree('cottonwood', [12, 12, 12], 'spreading', { bare: 0.3, fork: 0.36, girth: 0.036, stems: 2, leaves: 1900 }, { words: 'alder, cottonwood tree', colours: ['#7a6c58', '#7fa448', '#5c8034'] }),
  tree('olive-tree', [5.2, 4.6, 5.2], 'spreading', { bare: 0.3, fork: 0.34, girth: 0.075, trunk: 'twisted', gnarl: 0.7, twigs: 70, leaves: 2000, leaf: [0.05, 0.013], fruit: { count: 16, size: 0.008 } }, { words: 'olive', colours: ['#7a6e5e', '#8a9c70', '#66784e'], finishes: { fruit: 'fruit #3a3a28' } }),
  tree('acacia-tree', [11, 7, 11], 'flat', { bare: 0.72, fork: 0.34, girth: 0.028, rise: 0.5, gnarl: 0.35, twigs: 75, habit: 'pad', cluster: 0.26, leaves: 2200, leaf: [0.04, 0.02] }, { words: 'acacia, umbrella thorn, savanna tree', colours: ['#6a5440', '#7a9a3e', '#587a2e'], places: ['savanna'] }),
  tree('baobab-tree', [10, 12, 10], 'umbrella', { bare: 0.7, fork: 0.7, girth: 0.125, trunk: 'bottle', rise: 0.35, gnarl: 0.5, twigs: 44, cluster: 0.16, leaves: 900, density: 0.8, leaf: [0.035, 0.022], roots: { kind: 'flare', count: 7 } }, { words: 'baobab, bottle tree', colours: ['#9a8672', '#73943c', '#527430'], places: ['savanna'] }),
  tree('banyan-tree', [16, 11, 15], 'spreading', { bare: 0.36, fork: 0.36, girth: 0.065, trunk: 'twisted', gnarl: 0.5, twigs: 80, rise: 0.1, leaves: 2200, roots: { kind: 'aerial', count: 40 } }, { words: 'banyan, strangler fig, ficus', colours: ['#7d7060', '#4c7c34', '#325824'] }),
  tree('mangrove-tree', [6, 6, 6], 'round', { bare: 0.48, fork: 0.55, girth: 0.025, gnarl: 0.4, twigs: 65, leaves: 1500, leaf: [0.05, 0.024], roots: { kind: 'stilt', count: 20 } }, { words: 'mangrove', colours: ['#6e5a48', '#4f7f3c', '#365c2a'], places: ['swamp'] }),
  tree('umbrella-pine', [8.5, 11, 8.5], 'flat', { bare: 0.76, fork: 0.62, girth: 0.022, rise: 0.8, twigs: 70, habit: 'pad', cluster: 0.34, leaves: 2200, leaf: [0.032, 0.01] }, { words: 'stone pine, italian pine, parasol pine', colours: ['#8a5a40', '#4c7440', '#32542e'], family: 'conifer' }),
  tree('scots-pine', [7, 13, 7], 'umbrella', { bare: 0.46, fork: 0.8, girth: 0.02, rise: 0.35, gnarl: 0.5, twigs: 20, habit: 'pad', cluster: 0.42, density: 1.6, leaves: 2200, leaf: [0.035, 0.009], trunk: 'winding' }, { words: 'scotch pine, coastal pine, windswept pine', colours: ['#a0623e', '#4a7444', '#2f5230'], family: 'conifer' }),
  tree('jungle-tree', [14, 22, 14], 'umbrella', { bare: 0.68, fork: 0.74, girth: 0.028, rise: 0.5, twigs: 80, habit: 'pad', cluster: 0.3, leaves: 2200, leaf: [0.032, 0.02], roots: { kind: 'flare', count: 7 } }, { words: 'rainforest tree, tropical tree, ceiba', colours: ['#847464', '#42782c', '#2c5420'], places: ['jungle', 'rainforest'] }),
  tree('sapling', [1.1, 2.2, 1.1], 'oval', { bare: 0.35, fork: 0.9, girth: 0.009, twigs: 16, leaves: 220, leaf: [0.07, 0.04], cluster: 0.36 }, { words: 'young tree, seedling, small tree', solid: { trunk: 0.04 } }),
];

const FRUIT_TREES: readonly CatalogueRow[] = [
  tree('apple-tree', [4.8, 4.6, 4.8], 'round', { bare: 0.3, fork: 0.36, girth: 0.032, twigs: 60, leaves: 1500, leaf: [0.05, 0.032], fruit: { count: 34, size: 0.017 } }, { words: 'orchard tree, fruit tree', finishes: { fruit: 'fruit #c8281e' }, places: ['orchard'] }),
  tree('orange-tree', [3.8, 4, 3.8], 'round', { bare: 0.26, fork: 0.34, girth: 0.028, twigs: 60, leaves: 1600, leaf: [0.05, 0.028], fruit: { count: 34, size: 0.019 } }, { words: 'tangerine tree, citrus tree, mandarin tree', colours: ['#5a4c3c', '#3f7430', '#2a5222'], finishes: { fruit: 'fruit #f08a18' }, places: ['orchard'] }),
  tree('lemon-tree', [3.2, 3.5, 3.2], 'oval', { bare: 0.26, fork: 0.34, girth: 0.026, twigs: 55, leaves: 1500, leaf: [0.055, 0.03], fruit: { count: 30, size: 0.016, long: true } }, { words: 'citron tree', colours: ['#6a5c48', '#4f8434', '#365f26'], finishes: { fruit: 'fruit #f4d832' }, places: ['orchard'] }),
  tree('pear-tree', [3.6, 5.4, 3.6], 'egg', { bare: 0.26, girth: 0.026, rise: 0.8, twigs: 55, leaves: 1400, leaf: [0.042, 0.026], fruit: { count: 26, size: 0.015, long: true } }, { words: 'quince tree', finishes: { fruit: 'fruit #c0b83c' }, places: ['orchard'] }),
  tree('peach-tree', [4, 4.1, 4], 'vase', { bare: 0.28, fork: 0.3, girth: 0.03, twigs: 60, leaves: 1400, leaf: [0.06, 0.02], fruit: { count: 26, size: 0.017 } }, { words: 'apricot tree, nectarine tree', colours: ['#5c4438', '#6a9840', '#4c742e'], finishes: { fruit: 'fruit #f0906a' }, places: ['orchard'] }),
  tree('cherry-tree', [5, 5.2, 5], 'round', { bare: 0.3, girth: 0.026, twigs: 60, leaves: 1500, fruit: { count: 60, size: 0.0085 } }, { words: 'fruiting cherry', colours: ['#5a3c34', '#4f8434', '#365f26'], finishes: { fruit: 'fruit #9a1024' } }),
  tree('fig-tree', [5, 4, 5], 'spreading', { bare: 0.2, fork: 0.22, girth: 0.032, stems: 3, twigs: 50, leaves: 800, leaf: [0.09, 0.075], fruit: { count: 20, size: 0.013, long: true } }, { words: 'mulberry tree', colours: ['#8f887c', '#5a8a3c', '#3f662a'], finishes: { fruit: 'fruit #5a3050' } }),
  tree('pomegranate-tree', [3.4, 3.6, 3.4], 'oval', { bare: 0.2, fork: 0.24, stems: 3, girth: 0.022, twigs: 55, leaves: 1400, leaf: [0.045, 0.016], fruit: { count: 18, size: 0.024 } }, { words: 'persimmon tree', colours: ['#6a5a48', '#628c3a', '#446a2a'], finishes: { fruit: 'fruit #d84a34' } }),
  tree('cherry-blossom-tree', [7.5, 6.5, 7.5], 'spreading', { bare: 0.3, fork: 0.34, girth: 0.03, gnarl: 0.5, rise: 0.35, twigs: 90, leaves: 2400, blossom: 1, leaf: [0.03, 0.026], cluster: 0.24 }, { words: 'cherry blossom, sakura, blossoming tree, flowering cherry, pink tree', colours: ['#4a3632', '#f0a8c0', '#d888a8'], finishes: { blossom: 'petal #f7bcd0' }, principal: 'blossom', places: ['japanese garden', 'park'] }),
  tree('weeping-cherry', [6.4, 5.6, 6.4], 'round', { bare: 0.5, fork: 0.55, girth: 0.03, gnarl: 0.35, twigs: 70, rise: 0.3, habit: 'strand', cluster: 0.22, leaves: 2600, blossom: 0.92, leaf: [0.032, 0.022] }, { words: 'weeping cherry tree, weeping sakura', colours: ['#4a3632', '#9ab060', '#7a9048'], finishes: { blossom: 'petal #f29cc0' }, principal: 'blossom' }),
  tree('magnolia-tree', [5.4, 5, 5.4], 'vase', { bare: 0.22, fork: 0.24, stems: 2, girth: 0.026, twigs: 70, leaves: 1000, blossom: 0.94, cluster: 0.14, leaf: [0.065, 0.036] }, { words: 'magnolia, tulip tree', colours: ['#8a8074', '#8fae58', '#6e8c44'], finishes: { blossom: 'petal #f6dce6' }, principal: 'blossom' }),
  tree('jacaranda-tree', [9, 8, 9], 'spreading', { bare: 0.34, fork: 0.36, girth: 0.028, twigs: 80, leaves: 2300, blossom: 0.93, leaf: [0.03, 0.026], cluster: 0.24 }, { words: 'jacaranda, wisteria tree', colours: ['#5e5048', '#7a9a50', '#5a7a3c'], finishes: { blossom: 'petal #9472d8' }, principal: 'blossom' }),
  tree('plum-blossom-tree', [4.2, 4, 4.2], 'spreading', { bare: 0.22, fork: 0.28, girth: 0.04, gnarl: 0.8, trunk: 'winding', twigs: 60, leaves: 650, blossom: 1, leaf: [0.036, 0.036], cluster: 0.2 }, { words: 'plum blossom, plum tree, almond tree', colours: ['#33282a', '#fbeef2', '#f0d4de'], finishes: { blossom: 'petal #fbe6ee' }, principal: 'blossom' }),
  tree('flame-tree', [9, 7, 9], 'umbrella', { bare: 0.52, fork: 0.42, girth: 0.03, twigs: 75, habit: 'pad', leaves: 2100, blossom: 0.7, leaf: [0.035, 0.026], cluster: 0.26 }, { words: 'royal poinciana, flamboyant', colours: ['#8a7c6c', '#6a9a3c', '#4c762e'], finishes: { blossom: 'petal #e8401e' } }),
];

const SPECIAL_TREES: readonly CatalogueRow[] = [
  tree('bare-tree', [7, 9, 7], 'round', { bare: 0.26, girth: 0.026, twigs: 100, gnarl: 0.35, leaves: 0 }, { words: 'winter tree, leafless tree, bare winter tree, naked tree', colours: ['#55483e', '#55483e', '#55483e'], family: 'dead-tree' }),
  tree('snowy-tree', [7, 9, 7], 'round', { bare: 0.28, girth: 0.026, twigs: 90, leaves: 1500, leaf: [0.026, 0.02], cluster: 0.18 }, { words: 'snow-covered tree, frosted tree, frozen tree', colours: ['#4c433c', '#f2f6fa', '#cfdce8'], finishes: { leaf: 'snow #f4f7fb', shade: 'snow #cddcea' } }),
  tree('burnt-tree', [3.5, 7, 3.5], 'oval', { bare: 0.35, fork: 0.66, girth: 0.042, twigs: 12, gnarl: 0.8, rise: 0.5, leaves: 0 }, { words: 'charred tree, scorched tree', colours: ['#1c1a1a', '#1c1a1a', '#1c1a1a'], family: 'dead-tree' }),
  tree('haunted-tree', [7, 7.5, 6], 'spreading', { bare: 0.44, fork: 0.48, girth: 0.1, trunk: 'straight', gnarl: 1, rise: 0.1, twigs: 30, leaves: 0, face: true, roots: { kind: 'flare', count: 8 } }, { words: 'spooky tree, creepy tree, evil tree, scary tree, treant', colours: BLACK, finishes: { bark: 'bark #4a3e38', hollow: 'bark #0c0808' }, family: 'dead-tree' }),
  tree('twisted-tree', [6.5, 5.6, 5], 'flat', { bare: 0.62, fork: 0.55, girth: 0.055, trunk: 'twisted', gnarl: 0.9, twigs: 46, habit: 'pad', cluster: 0.26, leaves: 1300, leaf: [0.045, 0.02], roots: { kind: 'flare', count: 6 } }, { words: 'gnarled tree, crooked tree, juniper tree, ancient tree', colours: ['#7c6a58', '#4f7444', '#345230'] }),
  tree('leaning-tree', [7, 6, 6], 'flat', { bare: 0.6, fork: 0.6, girth: 0.03, trunk: 'leaning', gnarl: 0.6, twigs: 50, habit: 'pad', cluster: 0.3, leaves: 1500 }, { words: 'windswept tree, bent tree' }),
  tree('hollow-tree', [8, 8, 8], 'spreading', { bare: 0.36, fork: 0.4, girth: 0.095, trunk: 'bottle', gnarl: 0.6, twigs: 60, leaves: 1600, roots: { kind: 'flare', count: 8 } }, { words: 'old hollow tree' }),
  tree('bonsai', [0.62, 0.55, 0.42], 'umbrella', { bare: 0.42, fork: 0.62, girth: 0.06, trunk: 'winding', gnarl: 0.9, rise: 0.1, twigs: 8, habit: 'pad', cluster: 0.5, density: 0.1, leaves: 1500, leaf: [0.045, 0.026], tray: true }, { words: 'bonsai tree', stand: 'surface', solid: 'box', semantic: 'plant', side: 'indoors', colours: ['#5c4636', '#4c7c34', '#345a26'], places: ['zen garden'] }),
  tree('giant-tree', [26, 34, 26], 'round', { bare: 0.36, fork: 0.45, girth: 0.06, gnarl: 0.4, twigs: 110, leaves: 2500, leaf: [0.03, 0.02], cluster: 0.22, roots: { kind: 'flare', count: 9 } }, { words: 'great tree, huge tree, colossal tree', colours: ['#64523f', '#4f8034', '#345a24'] }),
  tree('world-tree', [46, 52, 46], 'spreading', { bare: 0.42, fork: 0.46, girth: 0.085, trunk: 'twisted', gnarl: 0.5, rise: 0.2, twigs: 110, leaves: 2500, leaf: [0.028, 0.02], cluster: 0.2, roots: { kind: 'flare', count: 12 }, lights: 24 }, { words: 'yggdrasil, tree of life, mother tree', colours: ['#7a6450', '#5cae5c', '#34803e'], finishes: { light: 'glow #ffe28a' } }),
  tree('enchanted-tree', [8.5, 9.5, 8.5], 'spreading', { bare: 0.34, fork: 0.38, girth: 0.055, trunk: 'twisted', gnarl: 0.7, twigs: 70, leaves: 1700, roots: { kind: 'flare', count: 7 }, lights: 26 }, { words: 'magic tree, magical tree, fairy tree, enchanted oak', colours: ['#5a4468', '#38b8a8', '#7a50c8'], finishes: { light: 'glow #fff0a0' } }),
  tree('glowing-tree', [8, 9, 8], 'round', { bare: 0.3, fork: 0.4, girth: 0.035, gnarl: 0.5, twigs: 80, leaves: 1800, lights: 12 }, { words: 'luminous tree, bioluminescent tree, tree of souls, spirit tree', colours: ['#2c3a58', '#3ad8f0', '#2a78d8'], finishes: { leaf: 'screen #40c8e8', shade: 'screen #2a68c8', light: 'glow #c8f8ff' } }),
  tree('crystal-tree', [5, 6.5, 5], 'oval', { bare: 0.28, girth: 0.035, gnarl: 0.5, twigs: 60, leaves: 900, leaf: [0.06, 0.02], cluster: 0.24 }, { words: 'ice tree, glass tree', finishes: { bark: 'crystal #b8a8e8', leaf: 'crystal #a8d8f8', shade: 'crystal #88a8f0' } }),
  tree('cotton-candy-tree', [6, 7, 6], 'round', { bare: 0.4, fork: 0.46, girth: 0.03, trunk: 'winding', twigs: 30, cluster: 0.46, leaves: 2200, leaf: [0.05, 0.05] }, { words: 'candy tree, truffula tree', colours: ['#f0e0d0', '#ff8cc8', '#f06ab0'], finishes: { bark: 'candy #f4e4d4' } }),
  tree('joshua-tree', [5, 6, 5], 'vase', { bare: 0.4, fork: 0.42, girth: 0.036, gnarl: 0.4, rise: 0.7, twigs: 16, habit: 'tuft', leaves: 900, leaf: [0.1, 0.014] }, { words: 'yucca tree, yucca', colours: ['#8a7660', '#7f9a5c', '#5f7844'], places: ['desert'] }),
  tree('dragon-blood-tree', [7, 6, 7], 'flat', { bare: 0.84, fork: 0.4, girth: 0.045, rise: 0.9, gnarl: 0.15, twigs: 80, habit: 'tuft', leaves: 2400, leaf: [0.13, 0.013] }, { words: 'dragon tree, dracaena tree', colours: ['#a08c74', '#5c8048', '#3e5e34'] }),
];

/** Trees with branching crowns. */
export const BRANCHING_TREE_ROWS: readonly CatalogueRow[] = [...BROAD_LEAVED, ...FRUIT_TREES, ...SPECIAL_TREES];
