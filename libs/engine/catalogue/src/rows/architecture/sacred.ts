import { array, box, cylinder, group, move } from '@diorama/shape-language';
import type { Feature, Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

const onionTower = (x: number, z: number, size: number, height: number, slot: string): Mass => ({
  size: [size, height, size],
  at: [x, 0, z],
  sides: 8,
  storeys: 3,
  bays: [8, 0],
  windows: 'arched',
  open: [0.4, 0.4],
  cornice: true,
  courses: true,
  roof: { kind: 'onion', height: 0.95 * size, slot, overhang: 0.1 },
});

const flagpole: Feature = { kind: 'cross', at: [0, 29.5, 10], height: 3 };

/** Churches and monasteries. */
export const SACRED_ROWS: readonly CatalogueRow[] = [
  row(
    'church',
    [12, 30, 26],
    building(
      [
        {
          size: [10, 8, 20],
          windows: 'pointed',
          bays: [0, 5],
          open: [0.34, 0.62],
          on: 'lr',
          piers: [5, 0.7],
          roof: { kind: 'gable', height: 5, ridge: 'z', overhang: 0.3 },
        },
        {
          size: [5, 17, 5],
          at: [0, 0, 10],
          storeys: 3,
          bays: [1, 1],
          windows: 'pointed',
          open: [0.34, 0.56],
          door: 'pointed',
          doorSize: [2, 3.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 12, overhang: 0.2 },
        },
      ],
      [flagpole, { kind: 'clock', at: [0, 14.5, 12.6], radius: 1 }],
    ),
    { words: 'parish church, village church, kirk, abbey church', finishes: { wall: 'masonry #b5aa98', roof: 'slate #4e5560' } },
  ),
  row(
    'chapel',
    [7, 11, 11],
    building(
      [
        {
          size: [6, 4.2, 9],
          windows: 'pointed',
          bays: [0, 3],
          open: [0.34, 0.6],
          on: 'lr',
          door: 'pointed',
          doorSize: [1.3, 2.4],
          roof: { kind: 'gable', height: 3.4, ridge: 'z', overhang: 0.4 },
        },
        {
          size: [1.5, 2, 1.5],
          at: [0, 7, 3.4],
          windows: 'pointed',
          bays: [1, 1],
          open: [0.6, 0.7],
          roof: { kind: 'spire', height: 2, overhang: 0.2 },
        },
      ],
      [
        { kind: 'cross', at: [0, 10.7, 3.4], height: 1.3 },
        { kind: 'rose', at: [0, 5, 4.5], radius: 0.8 },
        { kind: 'steps', at: [0, 0, 4.5], size: [2.6, 0.4, 1], count: 2 },
      ],
    ),
    {
      words: 'small church, wedding chapel, country church',
      finishes: { wall: 'planks #f2efe8', roof: 'shingle #5a4c46' },
      family: 'church',
    },
  ),
  row(
    'cathedral',
    [34, 52, 62],
    building(
      [
        {
          size: [14, 22, 48],
          at: [0, 0, -6],
          windows: 'pointed',
          bays: [0, 8],
          open: [0.4, 0.4],
          on: 'lr',
          roof: { kind: 'gable', height: 8, ridge: 'z', overhang: 0.4 },
        },
        {
          size: [24, 11, 46],
          at: [0, 0, -5],
          windows: 'pointed',
          bays: [0, 8],
          open: [0.4, 0.62],
          on: 'lr',
          piers: [9, 1.3],
          roof: { kind: 'hip', height: 1.6, overhang: 0.2 },
        },
        {
          size: [33, 21, 11],
          at: [0, 0, -14],
          windows: 'pointed',
          bays: [0, 1],
          open: [0.5, 0.6],
          on: 'lr',
          roof: { kind: 'gable', height: 7, ridge: 'x', overhang: 0.3 },
        },
        {
          size: [9, 34, 9],
          at: [-8, 0, 20],
          storeys: 3,
          bays: [2, 2],
          windows: 'pointed',
          open: [0.4, 0.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 16, overhang: 0.2 },
        },
        {
          size: [9, 34, 9],
          at: [8, 0, 20],
          storeys: 3,
          bays: [2, 2],
          windows: 'pointed',
          open: [0.4, 0.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 16, overhang: 0.2 },
        },
        {
          size: [9, 25, 8],
          at: [0, 0, 20],
          windows: 'none',
          door: 'pointed',
          doorSize: [4, 8],
          roof: { kind: 'gable', height: 5, ridge: 'z', overhang: 0.1 },
        },
        {
          size: [5, 8, 5],
          at: [0, 26, -14],
          sides: 8,
          windows: 'pointed',
          bays: [8, 0],
          open: [0.5, 0.6],
          roof: { kind: 'cone', height: 16, overhang: 0.3 },
        },
      ],
      [
        { kind: 'rose', at: [0, 16.5, 24], radius: 3.2 },
        { kind: 'cross', at: [0, 30, 20], height: 3 },
        { kind: 'steps', at: [0, 0, 24.5], size: [26, 0.9, 3] },
      ],
    ),
    {
      words: 'gothic cathedral, minster, basilica, abbey, notre dame, gothic church',
      finishes: { wall: 'masonry #c0b6a2', roof: 'slate #59636c', trim: 'stone #ded6c4' },
      family: 'church',
    },
  ),
  row(
    'orthodox-church',
    [13.6, 21.8, 16],
    building(
      [
        {
          size: [13, 9, 13],
          windows: 'arched',
          bays: [3, 3],
          open: [0.3, 0.6],
          door: 'arched',
          doorSize: [2, 3.6],
          cornice: true,
          roof: { kind: 'hip', height: 2, overhang: 0.3 },
        },
        { ...onionTower(0, 0, 5, 17, 'gold') },
        { ...onionTower(-4.4, 4.4, 3, 13, 'blue') },
        { ...onionTower(4.4, 4.4, 3, 13, 'green') },
        { ...onionTower(-4.4, -4.4, 3, 13, 'green') },
        { ...onionTower(4.4, -4.4, 3, 13, 'blue') },
      ],
      [{ kind: 'portico', at: [0, 0, 6.5], size: [5, 5, 2.4], columns: 4, roof: 'pediment' }],
    ),
    {
      words: 'russian church, onion dome church, onion-domed church, kremlin, saint basil cathedral, byzantine church',
      finishes: { wall: 'plaster #f0ece2', roof: 'copper #5c8c78' },
      family: 'church',
    },
  ),
  row(
    'monastery',
    [36, 20, 32],
    building(
      [
        {
          size: [30, 6, 6],
          at: [0, 0, 11],
          storeys: 2,
          bays: [9, 1],
          windows: 'arched',
          open: [0.3, 0.5],
          door: 'arched',
          doorSize: [2.4, 2.8],
          roof: { kind: 'gable', height: 2.6 },
        },
        {
          size: [30, 6, 6],
          at: [0, 0, -11],
          storeys: 2,
          bays: [9, 1],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 2.6 },
        },
        {
          size: [6, 6, 17],
          at: [-12, 0, 0],
          storeys: 2,
          bays: [1, 5],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 2.6, ridge: 'z' },
        },
        {
          size: [9, 9, 24],
          at: [12, 0, 0],
          bays: [1, 6],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 4, ridge: 'z' },
        },
        {
          size: [5, 17, 5],
          at: [12, 0, 12],
          storeys: 3,
          bays: [2, 2],
          windows: 'arched',
          open: [0.32, 0.4],
          courses: true,
          roof: { kind: 'pyramid', height: 3.4 },
        },
      ],
      [{ kind: 'cross', at: [12, 20, 12], height: 2 }],
      group(
        move(array(group(box('trim', 0.4, 2.6, 0.4)), 8, [2.2, 0, 0], true), 0, 0, 6.6),
        move(box('roof', 18, 0.2, 2.4), 0, 2.7, 6.8),
        box('grass', 24, 0.1, 20),
        cylinder('base', 1.2, 0.9, { sides: 12 }),
      ),
    ),
    { words: 'abbey cloister, convent, nunnery, priory, cloister', finishes: { wall: 'plaster #dccbaa', roof: 'tile #a35a3e' } },
  ),
];
