import type { Gloss, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { MATERIAL_BRICK, place, worldOf } from '../testing/sample-world.js';
import { openModel } from './opened-scene.js';

const LACQUER: Gloss = { straight: 0.04, roughness: 0, isTinted: false };
/** Metres of the top of the box below the eyes, and of its middle before them: it is seen at eight degrees. */
const DEPTH = 0.4;
const DISTANCE = 3;
const WIDTH = 256;

function worldWith(gloss: Gloss | null): WorldModel {
  const world = worldOf({ instances: [place({ prototype: 0, x: 0, y: -2 - DEPTH, z: -DISTANCE })] });
  const materials = world.materials.map((own, i) =>
    i === MATERIAL_BRICK
      ? { ...own, albedo: [0.02, 0.02, 0.02] as const, pattern: 'plain' as const, bump: 0, ...(gloss && { gloss }) }
      : own,
  );
  return { ...world, materials };
}

/** Display blue of the middle of the top of the box, as the capture sees it and as it is painted. */
function topOf(gloss: Gloss | null): { readonly captured: number; readonly painted: number } {
  const world = worldWith(gloss);
  const { renderer, painter } = openModel(world);
  const row = Math.round((0.5 + Math.atan2(DEPTH, DISTANCE) / Math.PI) * (WIDTH / 2));
  const { color } = renderer.capture({ origin: [0, 0, 0], width: WIDTH }, { start: row, end: row + 1 });
  const painted = new Float32Array(3);
  const at = { instance: 0, triangle: topTriangle(world), u: 0.5, v: 0, x: 0, y: -DEPTH, z: -DISTANCE };
  painter.paintInstance(at, 0.01, painted, 0);
  return { captured: color[(3 * WIDTH) / 2 + 2] ?? NaN, painted: painted[2] ?? NaN };
}

function topTriangle({ prototypes: [box] }: WorldModel): number {
  if (box === undefined) throw new Error('the world has no box');
  const isTop = (triangle: number): boolean => [0, 1, 2].every((k) => box.normals[3 * (box.indices[3 * triangle + k] ?? NaN) + 1] === 1);
  return Array.from({ length: box.indices.length / 3 }, (_, i) => i).findIndex(isTop);
}

describe('a surface that the origin sees at a flat angle', () => {
  it('mirrors less where it is painted than the capture sees', () => {
    const { captured, painted } = topOf(LACQUER);
    expect(painted).toBeLessThan(captured - 0.15);
  });

  it('looks as in the capture where it does not mirror', () => {
    const { captured, painted } = topOf(null);
    expect(painted).toBeCloseTo(captured, 1);
  });
});
