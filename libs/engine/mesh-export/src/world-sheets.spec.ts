import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import { composeScene } from '@diorama/scene';
import type { Renderer } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { triangulateSheet, createPolarSheet } from './polar-sheet.js';
import { createWorldSheets } from './world-sheets.js';

describe('the sheets of a world', () => {
  it('have the pool of a cave, where the floor is below its water', { timeout: 120_000 }, () => {
    const { model, renderer } = openModel(buildModel(composeScene('a cave with an underground lake', 5).scene));
    const level = model.water?.level ?? NaN;
    const [pool, ...others] = createWorldSheets({ model, renderer });
    expect([pool?.kind, others.length]).toEqual(['water', 0]);
    if (pool === undefined) return;
    const { positions, indices } = triangulateSheet(createPolarSheet(pool.map, 20_000), pool.keeps) ?? { positions: [], indices: [] };
    expect(indices.length / 3).toBeGreaterThan(200);
    let wet = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = positions.slice(i, i + 3);
      expect(y).toBeCloseTo(level, 5);
      if (Math.abs(renderer.cast([x, level + 0.4, z], [0, -1, 0]) - 0.4) < 1e-3) wet++;
    }
    // Cells at the shore reach a little below the floor.
    expect(wet).toBeGreaterThan(0.7 * (positions.length / 3));
  });

  it('are none in a dry room, and ground and water in the open', { timeout: 120_000 }, () => {
    const renderer = { cast: () => expect.unreachable() } as unknown as Renderer; // nothing has to be looked for
    const kinds = (prompt: string): string[] =>
      createWorldSheets({ model: buildModel(composeScene(prompt, 5).scene), renderer }).map(({ kind }) => kind);
    expect(kinds('a living room')).toEqual([]);
    expect(kinds('a meadow with a pond')).toEqual(['ground', 'water']);
  });
});
