import { MaterialSet } from '@diorama/materials';
import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { addBox } from './box.js';
import { MeshBuilder } from './mesh-builder.js';

const SNOWY = createSampleScene('village', { cover: 'snow' });

/** Shares of the upward faces of slate boxes that snow lies on. */
function covered(scene: typeof SNOWY, size: number, count: number): number {
  const materials = new MaterialSet(scene);
  const mesh = new MeshBuilder(materials);
  for (let k = 0; k < count; k++) addBox(mesh, [k * size * 2, 0, 0], [k * size * 2 + size, 0.2, size], 'slate');
  const { material } = mesh.finish();
  const snow = materials.materials.findIndex(({ name }) => name === 'snow');
  return material.filter((index) => index === snow).length / (2 * count);
}

describe('what settles on the tops of things', () => {
  it('covers roofs whole', () => {
    expect(covered(SNOWY, 5, 40)).toBe(1);
  });

  it('leaves some of the small faces bare', () => {
    const share = covered(SNOWY, 0.3, 200);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.95);
  });

  it('is not there where the scene has no snow', () => {
    expect(covered(createSampleScene('village', { season: 'winter' }), 5, 10)).toBe(0);
  });
});
