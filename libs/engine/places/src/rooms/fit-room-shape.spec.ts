import { composeScene } from '@diorama/scene';
import { SEMANTICS } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';

describe('a room at another extent', () => {
  const extent = { x: [-2, 3.5], z: [-4, 2.2], height: 2.9 } as const;
  const { scene } = composeScene('a living room', 4);
  const model = buildModel(scene, extent);

  it('has its walls there', () => {
    const xs = model.instances.flatMap(({ prototype, transform }) =>
      SEMANTICS[model.prototypes[prototype]?.semantic ?? 0] === 'furniture' ? [transform[3] ?? 0] : [],
    );
    expect(Math.min(...xs)).toBeGreaterThan(-2);
    expect(Math.max(...xs)).toBeLessThan(3.5);
  });

  it('keeps the openings that fit', () => {
    for (const { x, z, top } of model.openings ?? []) {
      expect(x).toBeGreaterThanOrEqual(-2);
      expect(x).toBeLessThanOrEqual(3.5);
      expect(z).toBeGreaterThanOrEqual(-4);
      expect(z).toBeLessThanOrEqual(2.2);
      expect(top).toBeLessThan(2.9);
    }
  });

  it('is its own room without one', () => {
    expect(buildModel(scene).instances.length).not.toBe(model.instances.length);
  });
});
