import type { CatalogueRow } from '../../row/row.js';
import { cactus, cover, fern, grass, rosette, weed } from './plant-row.js';
import { CLIMBERS, SHRUBS } from './shrubs.js';

const GRASSES: readonly CatalogueRow[] = [
  grass(
    'grass-patch',
    [1.6, 0.22, 1.6],
    { blades: 1500, width: 0.026, patch: true, bend: 0.8 },
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
    { blades: 700, width: 0.018, patch: true, bend: 0.3, ears: { kind: 'wheat', count: 420, length: 0.16 } },
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
    { blades: 0, width: 0.02, ears: { kind: 'spray', count: 16, length: 0.36 } },
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
    [1.1, 0.28, 1],
    { kind: 'moss', count: 8, leaf: 0.03 },
    { words: 'moss, moss cushion, mossy ground', finishes: { leaf: 'moss #6a8a38', shade: 'moss #86a848' } },
  ),
  cover(
    'cushion-flowers',
    [0.9, 0.36, 0.9],
    { kind: 'cushion', count: 7, leaf: 0.035, flowers: 60 },
    { words: 'rock cress, phlox, thyme, creeping thyme', finishes: { petal: 'petal #d868b0', shade: 'leaf #5a8a48' } },
  ),
  cover('ivy-patch', [1.6, 0.26, 1.6], { kind: 'ivy', count: 420, leaf: 0.13 }, { words: 'ground ivy, creeper patch, ground cover' }),
  cover(
    'water-lily',
    [1.4, 0.18, 1.4],
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
    [0.9, 0.7, 0.9],
    { fronds: 24, frond: 'plume', length: 0.62, trunk: 0, droop: 0.85 },
    { words: 'delicate fern, lady fern', finishes: { frond: 'leaf #86b858', dark: 'leaf #6a9a44' } },
  ),
  fern(
    'hosta',
    [0.9, 0.5, 0.9],
    { fronds: 22, frond: 'blade', length: 0.95, trunk: 0, droop: 0.8 },
    {
      words: 'broad-leaved plant, plantain lily, jungle plant, tropical plant',
      finishes: { frond: 'leaf #6a9a58', dark: 'leaf #4f7f48' },
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
  cactus('prickly-pear', [1.5, 1.5, 0.5], { kind: 'prickly-pear', flowers: 8 }, { words: 'opuntia, paddle cactus, nopal', variants: 1 }),
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

/** Grasses, ferns, succulents, shrubs and climbers. */
export const GREEN_ROWS: readonly CatalogueRow[] = [...GRASSES, ...GROUND, ...FERNS, ...SUCCULENTS, ...SHRUBS, ...CLIMBERS];
