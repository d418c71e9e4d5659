import type { CatalogueRow } from '../../row/row.js';
import { debris } from './growth-row.js';

/** Wood, leaves, nests and small finds. */
export const DEBRIS: readonly CatalogueRow[] = [
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
  debris('leaf', [0.2, 0.14, 0.14], 'leaf', {
    words: 'fallen leaf, autumn leaf, single leaf',
    finishes: { leaf: 'leaf #d8642c', second: 'leaf #8a3a1c' },
    variants: 1,
  }),
  debris('beaver-dam', [5, 1.4, 2.4], 'beaver-dam', { words: 'beaver lodge, stick dam', solid: 'box' }),
  debris('bird-nest', [0.4, 0.16, 0.4], 'bird-nest', {
    words: 'nest, nest with eggs, birds nest',
    finishes: { bark: 'bark #7a5c3c', egg: 'shell #a8dce4' },
  }),
  debris('wild-beehive', [0.5, 0.62, 0.42], 'wild-hive', {
    words: 'wasp nest, hornet nest, honeycomb hive',
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
  debris('feather', [0.26, 0.07, 0.03], 'feather', {
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
