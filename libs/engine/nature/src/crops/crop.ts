import type { CropSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { group, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { times } from '../geometry/curves.js';
import { FIELD_PARTS } from './field-crops.js';
import { GARDEN_PLANTS } from './garden-plants.js';

const FINISHES = {
  leaf: 'leaf #5f9038',
  shade: 'leaf #3f6a2a',
  stem: 'stem #7a9a4a',
  fruit: 'fruit #e07a1e',
  second: 'leaf #8ab85a',
  straw: 'straw #d8b458',
  wood: 'wood #8a6844',
  soil: 'soil #5a4432',
  water: 'water #7fa8b0',
  petal: 'petal #f4d84a',
  inner: 'petal #f8f0e0',
  centre: 'petal #e8b830',
} as const;

/** Plants of fields and gardens in straight rows, with the ground they need. */
export function makeCrop({ kind, rows = 1, each = 1 }: CropSpec, { size, random }: GeneratorContext): Generated {
  const whole = FIELD_PARTS[kind as keyof typeof FIELD_PARTS];
  if (whole !== undefined) return { shape: whole(size, { rows, each }, random), finishes: FINISHES };
  const plant = GARDEN_PLANTS[kind as keyof typeof GARDEN_PLANTS];
  const [width, height, depth] = size;
  const cell: Vec3 = [width / rows, height, depth / each];
  const parts = times(rows * each, (k): Shape => {
    const [row, place] = [k % rows, Math.floor(k / rows)];
    const x = ((row + 0.5) / rows - 0.5) * width + (rows * each > 1 ? random.range(-0.04, 0.04) * cell[0] : 0);
    const z = ((place + 0.5) / each - 0.5) * depth + (rows * each > 1 ? random.range(-0.04, 0.04) * cell[2] : 0);
    return move(turn(plant(cell, random), [0, rows * each > 1 ? random.range(0, 360) : 0, 0]), x, 0, z);
  });
  return { shape: group(...parts), finishes: FINISHES };
}
