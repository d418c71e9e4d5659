import type { CatalogueRow } from '../../row/row.js';
import { climber, shrub } from './plant-row.js';

/** Bushes, hedges and clipped plants. */
export const SHRUBS: readonly CatalogueRow[] = [
  shrub('hedge', [3, 1.3, 0.8], { outline: 'box', leaf: [0.09, 0.055], leaves: 1900 }, { words: 'boxwood hedge, privet hedge, hedgerow' }),
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
    { words: 'standard tree, bay tree, topiary tree' },
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
    { outline: 'dome', leaf: [0.1, 0.06], leaves: 1500, flowers: { head: 'rose', count: 22, size: 0.15 } },
    { words: 'rosebush, rose shrub', finishes: { petal: 'petal #d02040', inner: 'petal #e84a68' } },
  ),
  shrub(
    'berry-bush',
    [1.1, 1, 1.1],
    { outline: 'dome', leaf: [0.1, 0.06], leaves: 1500, berries: { count: 70, size: 0.026 } },
    { words: 'raspberry bush, currant bush, holly bush, holly', finishes: { berry: 'fruit #c81830' } },
  ),
  shrub(
    'blueberry-bush',
    [1, 0.9, 1],
    { outline: 'dome', leaf: [0.08, 0.045], leaves: 1500, berries: { count: 90, size: 0.022 } },
    { words: 'blackberry bush, bramble, blueberry plant', finishes: { berry: 'fruit #3a4a98', leaf: 'leaf #5f9a50' } },
  ),
  shrub(
    'azalea',
    [1.3, 1, 1.3],
    { outline: 'dome', leaf: [0.08, 0.045], leaves: 1100, flowers: { head: 'poppy', count: 90, size: 0.13 } },
    {
      words: 'rhododendron, flowering bush, flowering shrub, pink bush, bougainvillea bush',
      finishes: { petal: 'petal #e0409a', centre: 'petal #f8c8e0' },
    },
  ),
  shrub(
    'lilac-bush',
    [1.8, 2.2, 1.8],
    { outline: 'dome', leaf: [0.14, 0.09], leaves: 1600, flowers: { head: 'spike', count: 54, size: 0.42 } },
    { words: 'lilac, buddleia, butterfly bush', finishes: { petal: 'petal #b88ad8' } },
  ),
  shrub(
    'forsythia',
    [1.8, 1.7, 1.8],
    { outline: 'loose', leaf: [0.1, 0.07], leaves: 900, twigs: 12 },
    { words: 'yellow bush, gorse, gorse bush', finishes: { leaf: 'petal #f4cc1c', shade: 'petal #d8a814' } },
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

/** Climbing and hanging plants. */
export const CLIMBERS: readonly CatalogueRow[] = [
  climber(
    'ivy-wall',
    [2.4, 2.4, 0.4],
    { on: 'wall', strands: 13, leaves: 1300, leaf: [0.14, 0.11] },
    { words: 'ivy, wall of ivy, ivy-covered wall, virginia creeper', stand: 'wall', solid: 'box' },
  ),
  climber(
    'climbing-rose',
    [1.8, 2.2, 0.5],
    { on: 'trellis', strands: 8, leaves: 520, leaf: [0.13, 0.08], flowers: { count: 28, size: 0.17 } },
    { words: 'rambling rose, rose trellis', stand: 'wall', finishes: { petal: 'petal #e85a8a', inner: 'petal #f6a0bc' } },
  ),
  climber(
    'trellis-vine',
    [1.8, 2, 0.5],
    { on: 'trellis', strands: 9, leaves: 800, leaf: [0.13, 0.1] },
    { words: 'climbing plant, trellis, clematis', stand: 'wall' },
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
    { on: 'thorns', strands: 15, leaves: 160, leaf: [0.12, 0.06] },
    {
      words: 'thorns, brambles, briar, thorny vine, thorn bush, thornbush',
      solid: 'box',
      finishes: { stem: 'bark #4a3a34', leaf: 'leaf #4a6a34' },
    },
  ),
];
