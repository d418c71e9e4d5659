import { box, group, move } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Houses of towns and suburbs. */
export const HOUSE_ROWS: readonly CatalogueRow[] = [
  row(
    'cottage',
    [10.8, 7.8, 10],
    building(
      [
        {
          size: [9, 2.8, 6],
          bays: [3, 2],
          windows: 'shutters',
          open: [0.34, 0.42],
          door: 'arched',
          plinth: 0.3,
          roof: { kind: 'thatch', height: 3.6, slot: 'thatch', overhang: 0.6 },
        },
        {
          size: [2.4, 2.4, 1.4],
          at: [0, 0, 3.4],
          windows: 'none',
          door: 'plain',
          roof: { kind: 'gable', height: 1.1, slot: 'thatch', ridge: 'z', overhang: 0.3 },
        },
      ],
      [
        { kind: 'chimney', at: [3.4, 0, 0], height: 7.6, slot: 'stone' },
        { kind: 'picket', at: [-3.2, 0, 6.4], width: 4.4 },
        { kind: 'picket', at: [3.2, 0, 6.4], width: 4.4 },
      ],
    ),
    { words: 'country cottage, thatched cottage, farm cottage', places: ['village'], family: 'house' },
  ),
  row(
    'farmhouse',
    [15.8, 9.6, 9.8],
    building(
      [
        {
          size: [9, 5.4, 7],
          at: [-2, 0, 0],
          storeys: 2,
          bays: [3, 2],
          windows: 'shutters',
          open: [0.32, 0.5],
          door: 'plain',
          plinth: 0.4,
          roof: { kind: 'gable', height: 3, slot: 'roof' },
        },
        { size: [6, 3, 5.4], at: [5.5, 0, -0.4], bays: [2, 1], windows: 'paned', roof: { kind: 'gable', height: 2 } },
      ],
      [
        { kind: 'portico', at: [-2, 0.1, 3.5], size: [9.2, 3.2, 2.2], columns: 5, roof: 'shed' },
        { kind: 'chimney', at: [-5.6, 0, 0], height: 9.4 },
      ],
    ),
    {
      words: 'ranch house, homestead, farm house, ranch',
      finishes: { wall: 'planks #efece2', roof: 'shingle #6b3a30', shutter: 'paint #2d4a3a' },
      family: 'house',
    },
  ),
  row(
    'mansion',
    [32, 16, 20],
    building(
      [
        {
          size: [14, 9, 12],
          storeys: 2,
          bays: [5, 3],
          windows: 'paned',
          open: [0.42, 0.62],
          door: 'double',
          plinth: 0.8,
          cornice: true,
          quoins: true,
          roof: { kind: 'hip', height: 4, overhang: 0.5 },
        },
        {
          size: [8, 7.6, 14],
          at: [-11, 0, 1],
          storeys: 2,
          bays: [3, 4],
          windows: 'paned',
          open: [0.42, 0.6],
          cornice: true,
          quoins: true,
          plinth: 0.8,
          roof: { kind: 'hip', height: 3.4, overhang: 0.4 },
        },
        {
          size: [8, 7.6, 14],
          at: [11, 0, 1],
          storeys: 2,
          bays: [3, 4],
          windows: 'paned',
          open: [0.42, 0.6],
          cornice: true,
          quoins: true,
          plinth: 0.8,
          roof: { kind: 'hip', height: 3.4, overhang: 0.4 },
        },
      ],
      [
        { kind: 'portico', at: [0, 0.8, 6], size: [7, 8.4, 3], columns: 4, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 9], size: [7, 0.8, 2.2] },
        { kind: 'chimney', at: [-5, 9, -2], height: 5, width: 1.2 },
        { kind: 'chimney', at: [5, 9, -2], height: 5, width: 1.2 },
        { kind: 'dormer', at: [-4.4, 9.4, 3.8], size: [1.6, 1.6, 2] },
        { kind: 'dormer', at: [4.4, 9.4, 3.8], size: [1.6, 1.6, 2] },
      ],
    ),
    {
      words: 'manor, manor house, stately home, country house, estate house',
      finishes: { wall: 'brick #a4604a', roof: 'slate #555a64' },
      family: 'house',
    },
  ),
  row(
    'villa',
    [15.4, 10.4, 16.6],
    building(
      [
        {
          size: [14, 3.6, 10],
          bays: [4, 3],
          windows: 'arched',
          open: [0.42, 0.6],
          door: 'arched',
          roof: { kind: 'hip', height: 1.7, overhang: 0.7 },
        },
        {
          size: [7, 3.4, 7],
          at: [-2.5, 3.6, -1],
          bays: [3, 3],
          windows: 'arched',
          open: [0.4, 0.6],
          roof: { kind: 'hip', height: 1.5, overhang: 0.6 },
        },
        {
          size: [4, 9, 4],
          at: [4.5, 0, -2.5],
          storeys: 3,
          bays: [1, 1],
          windows: 'arched',
          open: [0.4, 0.5],
          roof: { kind: 'hip', height: 1.4, overhang: 0.6 },
        },
      ],
      [
        { kind: 'portico', at: [-3.4, 0, 5], size: [6.4, 3.6, 2.6], columns: 4, roof: 'shed' },
        { kind: 'steps', at: [0, 0, 5], size: [2.4, 0.2, 1], count: 2 },
      ],
      group(move(box('water', 6, 0.22, 3), 4, 0, 9), move(box('trim', 6.8, 0.16, 3.8), 4, 0, 9)),
    ),
    { words: 'mediterranean villa, hacienda, italian villa', finishes: { wall: 'plaster #eec9a0', roof: 'tile #b8623c' }, family: 'house' },
  ),
  row(
    'modern-house',
    [16, 6.9, 10],
    building(
      [
        {
          size: [14, 3.2, 9],
          bays: [2, 2],
          windows: 'bare',
          open: [0.8, 0.75],
          on: 'fr',
          door: 'plain',
          roof: { kind: 'flat', height: 0.3, overhang: 0.2 },
        },
        {
          size: [11, 3, 8],
          at: [3, 3.5, 1],
          wall: 'wall2',
          bays: [2, 1],
          windows: 'bare',
          open: [0.86, 0.7],
          on: 'fr',
          roof: { kind: 'flat', height: 0.3, overhang: 0.3 },
        },
      ],
      [{ kind: 'balcony', at: [-4.6, 3.5, 3.6], width: 4, depth: 1.4 }],
      group(move(box('trim', 0.3, 3.4, 0.3), 8.2, 0, 4.6), move(box('metal', 0.8, 1.2, 0.8), -5, 3.5, -2)),
    ),
    {
      words: 'modernist house, contemporary house, modern home',
      finishes: { wall: 'plaster #f2f1ec', wall2: 'wood #9c6b40' },
      family: 'house',
    },
  ),
  row(
    'suburban-house',
    [15.1, 8.6, 10.1],
    building(
      [
        {
          size: [9, 5.4, 8],
          at: [-2.5, 0, 0],
          storeys: 2,
          bays: [3, 2],
          windows: 'shutters',
          open: [0.32, 0.48],
          door: 'plain',
          roof: { kind: 'gable', height: 2.4 },
        },
        {
          size: [5.4, 2.8, 7],
          at: [4.6, 0, 0.6],
          windows: 'none',
          door: 'roller',
          doorSize: [3.8, 2.2],
          roof: { kind: 'gable', height: 1.8, ridge: 'z' },
        },
      ],
      [
        { kind: 'portico', at: [-2.5, 0, 4], size: [2.6, 3, 1.4], columns: 2, roof: 'pediment' },
        { kind: 'chimney', at: [-6.7, 0, 0], height: 8.4 },
      ],
    ),
    {
      words: 'family house, detached house, family home',
      finishes: { wall: 'planks #b9cbd6', roof: 'shingle #54524e', door: 'paint #efece4' },
      family: 'house',
    },
  ),
  row(
    'townhouse',
    [6.8, 11.8, 11.6],
    building(
      [
        {
          size: [6, 9.6, 9],
          storeys: 3,
          bays: [2, 0],
          windows: 'paned',
          open: [0.44, 0.6],
          door: 'plain',
          plinth: 0.7,
          cornice: true,
          courses: true,
          roof: { kind: 'flat', height: 0.6 },
        },
        {
          size: [2.6, 6.4, 1],
          at: [1.4, 0.7, 4.9],
          storeys: 2,
          bays: [1, 0],
          windows: 'paned',
          open: [0.7, 0.62],
          on: 'f',
          roof: { kind: 'hip', height: 0.6, overhang: 0.15 },
        },
      ],
      [
        { kind: 'steps', at: [-0.2, 0, 4.5], size: [1.6, 0.9, 2.2], count: 5 },
        { kind: 'chimney', at: [-2.4, 9.6, -1], height: 2 },
      ],
    ),
    { words: 'row house, terraced house, brownstone, town house', finishes: { wall: 'brick #8e4636' }, family: 'house' },
  ),
];
