import type { FlowerSpec } from '../../parameters/nature/nature-herbs.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

/** Flowers grow larger than life by a third, so that a walker sees them. */
const flower = (id: string, size: Size, spec: Omit<FlowerSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'flower', ...spec },
    { solid: 'none', variants: spec.patch === true ? 2 : 3, semantic: 'plant', family: 'flower', ...details },
  );

const SINGLE: readonly CatalogueRow[] = [
  flower(
    'rose',
    [0.34, 0.75, 0.34],
    { head: 'rose', bloom: 0.15, stems: 3, lean: 0.8, leaves: 6, leaf: [0.12, 0.07], nod: 24 },
    { words: 'red rose, garden rose', finishes: { petal: 'petal #c01830', inner: 'petal #d83048' } },
  ),
  flower(
    'white-rose',
    [0.34, 0.72, 0.34],
    { head: 'rose', bloom: 0.15, stems: 3, lean: 0.8, leaves: 6, leaf: [0.12, 0.07], nod: 30 },
    { words: 'cream rose', finishes: { petal: 'petal #f6f0e6', inner: 'petal #f4e4c8' }, family: 'rose' },
  ),
  flower(
    'tulip',
    [0.36, 0.5, 0.36],
    { head: 'tulip', bloom: 0.085, stems: 5, lean: 0.7, foliage: 'strap', leaves: 2, leaf: [0.34, 0.055] },
    { words: 'red tulip', finishes: { petal: 'petal #d8283a', stem: 'stem #7aa058', leaf: 'leaf #6a9a68' } },
  ),
  flower(
    'sunflower',
    [0.62, 1.8, 0.5],
    { head: 'daisy', bloom: 0.56, petals: 22, nod: 68, leaves: 9, leaf: [0.32, 0.22], lean: 0.2 },
    { words: 'giant sunflower', finishes: { petal: 'petal #f6b818', centre: 'bark #4a2c18' } },
  ),
  flower(
    'lavender',
    [0.6, 0.62, 0.6],
    { head: 'spike', bloom: 0.2, petals: 9, stems: 34, lean: 0.9, foliage: 'strap', leaves: 2, leaf: [0.22, 0.012] },
    { words: 'lavender bush', finishes: { petal: 'petal #8460c8', stem: 'stem #8aa07c', leaf: 'leaf #9ab08c' } },
  ),
  flower(
    'lily',
    [0.4, 0.9, 0.4],
    { head: 'lily', bloom: 0.2, stems: 2, each: 3, nod: 62, leaves: 12, leaf: [0.16, 0.028] },
    { words: 'white lily, easter lily', finishes: { petal: 'petal #fbf6f0', inner: 'petal #f6ecec', centre: 'petal #e89a28' } },
  ),
  flower(
    'tiger-lily',
    [0.4, 0.95, 0.4],
    { head: 'lily', bloom: 0.2, stems: 2, each: 3, nod: 80, leaves: 12, leaf: [0.15, 0.028] },
    {
      words: 'orange lily, day lily',
      finishes: { petal: 'petal #f0701c', inner: 'petal #f48a34', centre: 'bark #6a2c14' },
      family: 'lily',
    },
  ),
  flower(
    'lotus',
    [0.9, 0.42, 0.9],
    { head: 'lotus', bloom: 0.36, foliage: 'float', leaves: 4, leaf: [0.46, 0.46] },
    {
      words: 'lotus flower, sacred lotus',
      stand: 'water',
      finishes: { petal: 'petal #f08ab0', inner: 'petal #fad0de', centre: 'petal #e8c84a' },
    },
  ),
  flower(
    'orchid',
    [0.34, 0.6, 0.26],
    { head: 'orchid', bloom: 0.11, stems: 2, each: 5, nod: 84, foliage: 'heart', leaves: 3, leaf: [0.22, 0.09], lean: 0.9 },
    { words: 'moth orchid, phalaenopsis', finishes: { petal: 'petal #d878c8', inner: 'petal #b0206a', centre: 'petal #f4d84a' } },
  ),
  flower(
    'daisy',
    [0.3, 0.26, 0.3],
    { head: 'daisy', bloom: 0.085, petals: 16, stems: 9, lean: 0.9, nod: 30, leaves: 2, leaf: [0.08, 0.03] },
    { words: 'oxeye daisy, chamomile, marguerite', finishes: { petal: 'petal #fbfaf4', centre: 'petal #f0b81c' } },
  ),
  flower(
    'poppy',
    [0.4, 0.55, 0.4],
    { head: 'poppy', bloom: 0.14, stems: 5, lean: 0.8, nod: 22, foliage: 'feather', leaves: 3, leaf: [0.14, 0.06] },
    { words: 'red poppy, corn poppy', finishes: { petal: 'petal #e02a1c', centre: 'bark #241a1c' } },
  ),
  flower(
    'dandelion',
    [0.3, 0.3, 0.3],
    { head: 'daisy', bloom: 0.075, petals: 34, stems: 5, lean: 0.9, nod: 28, foliage: 'feather', leaves: 3, leaf: [0.15, 0.035] },
    { words: 'yellow dandelion', finishes: { petal: 'petal #f6cc18', centre: 'petal #e8a80c' } },
  ),
  flower(
    'dandelion-clock',
    [0.26, 0.34, 0.26],
    { head: 'puff', bloom: 0.11, stems: 4, lean: 0.9, foliage: 'feather', leaves: 3, leaf: [0.14, 0.035] },
    {
      words: 'dandelion puff, dandelion seed head, blowball',
      finishes: { petal: 'petal #f6f6f2', centre: 'bark #8a7a5a' },
      family: 'dandelion',
    },
  ),
  flower(
    'hydrangea',
    [1, 0.9, 1],
    { head: 'globe', bloom: 0.26, stems: 11, lean: 0.7, leaves: 5, leaf: [0.2, 0.13] },
    { words: 'hydrangea bush, hortensia', finishes: { petal: 'petal #7a9ae8', inner: 'petal #5a78c8' } },
  ),
  flower(
    'iris',
    [0.4, 0.75, 0.4],
    { head: 'iris', bloom: 0.17, stems: 3, lean: 0.6, foliage: 'strap', leaves: 4, leaf: [0.55, 0.03] },
    { words: 'purple iris, bearded iris', finishes: { petal: 'petal #5a3ab8', inner: 'petal #8a6ae0', centre: 'petal #f4c82c' } },
  ),
  flower(
    'daffodil',
    [0.36, 0.46, 0.36],
    { head: 'daffodil', bloom: 0.12, stems: 5, lean: 0.7, nod: 76, foliage: 'strap', leaves: 3, leaf: [0.36, 0.018] },
    { words: 'narcissus, jonquil', finishes: { petal: 'petal #f8e04a', centre: 'petal #f09a18' } },
  ),
  flower(
    'foxglove',
    [0.4, 1.3, 0.4],
    { head: 'spike', bloom: 0.75, petals: 12, stems: 3, lean: 0.9, foliage: 'oval', leaves: 6, leaf: [0.26, 0.1] },
    { words: 'lupin, lupine, delphinium, hollyhock', finishes: { petal: 'petal #c84aa0' } },
  ),
  flower(
    'hyacinth',
    [0.3, 0.36, 0.3],
    { head: 'spike', bloom: 0.22, petals: 9, stems: 3, lean: 0.7, foliage: 'strap', leaves: 4, leaf: [0.24, 0.03] },
    { words: 'grape hyacinth, muscari', finishes: { petal: 'petal #4a68d8' } },
  ),
  flower(
    'bluebell',
    [0.4, 0.36, 0.4],
    { head: 'bell', bloom: 0.042, stems: 9, each: 6, nod: 14, lean: 0.9, foliage: 'strap', leaves: 2, leaf: [0.24, 0.016] },
    { words: 'harebell, campanula', finishes: { petal: 'petal #5a6ae0' } },
  ),
  flower(
    'snowdrop',
    [0.26, 0.22, 0.26],
    { head: 'bell', bloom: 0.055, stems: 8, nod: 10, lean: 0.9, foliage: 'strap', leaves: 2, leaf: [0.16, 0.012] },
    { words: 'lily of the valley', finishes: { petal: 'petal #fbfcfb' } },
  ),
  flower(
    'marigold',
    [0.34, 0.34, 0.34],
    { head: 'globe', bloom: 0.11, stems: 7, lean: 0.8, foliage: 'feather', leaves: 4, leaf: [0.12, 0.05] },
    { words: 'carnation, chrysanthemum, dahlia', finishes: { petal: 'petal #f08a14', inner: 'petal #d8660c' } },
  ),
  flower(
    'peony',
    [0.6, 0.7, 0.6],
    { head: 'rose', bloom: 0.22, stems: 5, lean: 0.8, nod: 26, leaves: 6, leaf: [0.18, 0.09] },
    { words: 'camellia, ranunculus', finishes: { petal: 'petal #f0a0c0', inner: 'petal #e0608a' } },
  ),
  flower(
    'allium',
    [0.4, 0.95, 0.4],
    { head: 'globe', bloom: 0.17, stems: 5, lean: 0.6, foliage: 'strap', leaves: 3, leaf: [0.32, 0.04] },
    { words: 'ornamental onion, globe thistle', finishes: { petal: 'petal #a058c8', inner: 'petal #7a3aa0' } },
  ),
  flower(
    'thistle',
    [0.5, 0.95, 0.5],
    { head: 'thistle', bloom: 0.13, stems: 5, lean: 0.6, foliage: 'feather', leaves: 6, leaf: [0.24, 0.1] },
    { words: 'scotch thistle, artichoke flower, teasel', finishes: { petal: 'petal #b048c0', stem: 'stem #7a9a68', leaf: 'leaf #7a9a6c' } },
  ),
  flower(
    'calla-lily',
    [0.62, 0.75, 0.62],
    { head: 'calla', bloom: 0.14, stems: 4, lean: 0.7, nod: 24, foliage: 'heart', leaves: 3, leaf: [0.42, 0.16] },
    { words: 'arum lily, peace lily', finishes: { petal: 'petal #fbfaf6', centre: 'petal #f0c028' } },
  ),
  flower(
    'bird-of-paradise',
    [1.4, 1.3, 1.4],
    { head: 'strelitzia', bloom: 0.3, stems: 4, lean: 0.7, foliage: 'heart', leaves: 4, leaf: [0.95, 0.2] },
    { words: 'strelitzia, crane flower', finishes: { petal: 'petal #f08a18', inner: 'petal #3a48c8' } },
  ),
  flower(
    'queen-annes-lace',
    [0.5, 0.9, 0.5],
    { head: 'umbel', bloom: 0.2, stems: 6, lean: 0.6, foliage: 'feather', leaves: 5, leaf: [0.18, 0.07] },
    { words: 'cow parsley, yarrow, hogweed, elderflower', finishes: { petal: 'petal #fafaf4' } },
  ),
  flower(
    'hibiscus',
    [0.5, 0.7, 0.5],
    { head: 'poppy', bloom: 0.2, stems: 4, lean: 0.8, nod: 48, leaves: 9, leaf: [0.13, 0.08] },
    { words: 'tropical flower, hawaiian flower', finishes: { petal: 'petal #f03a78', centre: 'petal #f6d02c', leaf: 'leaf #3a7a30' } },
  ),
  flower(
    'glowing-flower',
    [0.5, 0.7, 0.5],
    { head: 'lily', bloom: 0.22, stems: 5, lean: 0.8, nod: 20, leaves: 5, leaf: [0.16, 0.05] },
    {
      words: 'luminous flower, bioluminescent flower, magic flower',
      finishes: { petal: 'neon #40d0ff', inner: 'neon #a080ff', centre: 'glow #fff8c0', stem: 'leaf #2a5a6a', leaf: 'leaf #2a6a6a' },
    },
  ),
  flower(
    'giant-flower',
    [2.4, 3.4, 2.4],
    { head: 'daisy', bloom: 2, petals: 12, nod: 40, leaves: 5, leaf: [1.1, 0.6], lean: 0.3 },
    { words: 'huge flower, giant daisy', solid: { trunk: 0.12 }, finishes: { petal: 'petal #e860b0', centre: 'petal #f6c828' } },
  ),
];

const FIELDS: readonly CatalogueRow[] = [
  flower(
    'tulip-field',
    [3, 0.5, 3],
    { head: 'tulip', bloom: 0.1, stems: 110, patch: true, foliage: 'strap', leaves: 1, leaf: [0.3, 0.06], mixed: true },
    { words: 'tulip bed, tulip patch', finishes: { petal: 'petal #d8283a', inner: 'petal #f4c02c' }, family: 'tulip' },
  ),
  flower(
    'sunflower-field',
    [3.4, 1.9, 3.4],
    { head: 'daisy', bloom: 0.42, petals: 18, stems: 30, patch: true, nod: 66, leaves: 5, leaf: [0.34, 0.22] },
    { words: 'sunflower patch, field of sunflowers', finishes: { petal: 'petal #f6b818', centre: 'bark #4a2c18' }, family: 'sunflower' },
  ),
  flower(
    'lavender-field',
    [3.4, 0.6, 3.4],
    { head: 'spike', bloom: 0.3, petals: 9, stems: 150, patch: true, foliage: 'strap', leaves: 1, leaf: [0.24, 0.02] },
    {
      words: 'lavender row, lavender patch',
      finishes: { petal: 'petal #8460c8', stem: 'stem #8aa07c', leaf: 'leaf #8aa478' },
      family: 'lavender',
    },
  ),
  flower(
    'poppy-field',
    [3, 0.6, 3],
    { head: 'poppy', bloom: 0.17, stems: 100, patch: true, nod: 22, foliage: 'strap', leaves: 1, leaf: [0.3, 0.03] },
    { words: 'poppy patch, poppy meadow', finishes: { petal: 'petal #e02a1c', centre: 'bark #241a1c' }, family: 'poppy' },
  ),
  flower(
    'daisy-patch',
    [1.6, 0.26, 1.6],
    { head: 'daisy', bloom: 0.09, petals: 14, stems: 90, patch: true, leaves: 1, leaf: [0.1, 0.03], foliage: 'strap' },
    { words: 'daisy field, daisies patch', finishes: { petal: 'petal #fbfaf4', centre: 'petal #f0b81c' }, family: 'daisy' },
  ),
  flower(
    'rose-bed',
    [2.2, 0.7, 1.4],
    { head: 'rose', bloom: 0.17, stems: 34, patch: true, leaves: 5, leaf: [0.15, 0.09], mixed: true, nod: 18 },
    { words: 'rose garden', finishes: { petal: 'petal #c8203a', inner: 'petal #f0a0b8' }, family: 'rose' },
  ),
  flower(
    'flower-bed',
    [2.4, 0.5, 1.4],
    { head: 'daisy', bloom: 0.15, petals: 8, stems: 80, patch: true, leaves: 2, leaf: [0.14, 0.06], mixed: true },
    {
      words: 'flowerbed, bed of flowers, garden bed',
      finishes: { petal: 'petal #e84a9a', inner: 'petal #f4c828', centre: 'petal #f8e8a0' },
    },
  ),
  flower(
    'wildflower-patch',
    [2.6, 0.6, 2.6],
    { head: 'daisy', bloom: 0.1, petals: 9, stems: 120, patch: true, foliage: 'strap', leaves: 2, leaf: [0.36, 0.014], mixed: true },
    {
      words: 'wildflower, wild flower, wildflower meadow, flower meadow, flower field, flower patch',
      finishes: { petal: 'petal #f6f2f8', inner: 'petal #6a78e8', centre: 'petal #f0c028' },
    },
  ),
  flower(
    'bluebell-patch',
    [2, 0.36, 2],
    { head: 'bell', bloom: 0.05, stems: 44, each: 5, nod: 14, patch: true, foliage: 'strap', leaves: 1, leaf: [0.24, 0.02] },
    { words: 'bluebell carpet', finishes: { petal: 'petal #5a6ae0' }, family: 'bluebell' },
  ),
  flower(
    'heather-patch',
    [1.8, 0.4, 1.8],
    { head: 'spike', bloom: 0.24, petals: 9, stems: 130, patch: true, foliage: 'none' },
    { words: 'heather, heath, erica', finishes: { petal: 'petal #b85a9a', stem: 'stem #6a6a40' } },
  ),
  flower(
    'canola-field',
    [3, 1, 3],
    { head: 'umbel', bloom: 0.2, stems: 70, patch: true, leaves: 3, leaf: [0.2, 0.07] },
    { words: 'rapeseed, rapeseed field, mustard plant, mustard field', finishes: { petal: 'petal #f6dc1c' } },
  ),
  flower(
    'cosmos-patch',
    [2, 0.8, 2],
    {
      head: 'daisy',
      bloom: 0.13,
      petals: 8,
      stems: 60,
      patch: true,
      foliage: 'feather',
      leaves: 2,
      leaf: [0.2, 0.06],
      mixed: true,
      nod: 20,
    },
    {
      words: 'cosmos flower, anemone flower, aster',
      finishes: { petal: 'petal #e878b8', inner: 'petal #fbf2f8', centre: 'petal #f0c028' },
    },
  ),
];

/** Flowers, alone and in fields. */
export const FLOWER_ROWS: readonly CatalogueRow[] = [...SINGLE, ...FIELDS];
