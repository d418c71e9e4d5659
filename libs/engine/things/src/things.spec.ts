import { MaterialSet } from '@diorama/materials';
import { createRandomStream } from '@diorama/random';
import { createSampleScene } from '@diorama/scene/testing';
import { MeshBuilder } from '@diorama/shapes';
import type { ConvexSolid, Prototype } from '@diorama/world-model';
import { countOpenEdges, findPrototypeErrors } from '@diorama/world-model/testing';
import { describe, expect, it } from 'vitest';

import { THINGS } from './things.js';
import type { RecipeKind } from './things.js';
import type { DrawOptions } from './recipe/object-recipe.js';

const OUTDOORS: DrawOptions = { season: 'summer', snowy: false, indoor: false, wooded: false, aboard: false, lit: false, neon: false };

const SETTINGS: readonly DrawOptions[] = [
  OUTDOORS,
  { ...OUTDOORS, season: 'winter', snowy: true, lit: true, wooded: true, neon: true },
  { ...OUTDOORS, season: 'autumn', indoor: true, lit: true },
  { ...OUTDOORS, indoor: true, aboard: true, lit: true },
];

function make(kind: RecipeKind, variant: number, setting: DrawOptions): Prototype {
  const recipe = THINGS[kind];
  const mesh = new MeshBuilder(new MaterialSet(createSampleScene('meadow', { season: setting.season })));
  const solid = recipe.draw(mesh, { random: createRandomStream(11, variant), variant, setting, color: null });
  return { ...mesh.finish(), doubleSided: recipe.doubleSided, solid, semantic: 0 };
}

function bounds({ positions }: Prototype): { low: number[]; high: number[] } {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  positions.forEach((value, k) => {
    low[k % 3] = Math.min(low[k % 3], value);
    high[k % 3] = Math.max(high[k % 3], value);
  });
  return { low, high };
}

function convexSolids({ solid }: Prototype): readonly ConvexSolid[] {
  if (solid === null) return [];
  return solid.shape === 'group' ? solid.members : [solid];
}

describe.each(Object.keys(THINGS) as RecipeKind[])('%s', (kind) => {
  const recipe = THINGS[kind];
  const all = SETTINGS.flatMap((setting) => Array.from({ length: recipe.variants }, (_, variant) => make(kind, variant, setting)));

  it('is a sound mesh of modest size', () => {
    for (const prototype of all) {
      expect(findPrototypeErrors(prototype)).toEqual([]);
      expect(prototype.material.length).toBeGreaterThan(8);
      expect(prototype.material.length).toBeLessThan(8000);
      expect(prototype.doubleSided ? 0 : countOpenEdges(prototype)).toBe(0);
    }
  });

  it('stands on the ground, about as high and wide as its recipe says', () => {
    for (const prototype of all) {
      const { low, high } = bounds(prototype);
      expect(low[1]).toBeGreaterThan(-1.3);
      expect(low[1]).toBeLessThan(0.9);
      expect(high[1]).toBeLessThan(recipe.height * 1.35 + 0.3);
    }
  });

  it('has a solid that lies within its bounds', () => {
    for (const prototype of all) {
      const { low, high } = bounds(prototype);
      for (const solid of convexSolids(prototype)) {
        const width = solid.shape === 'box' ? solid.max[0] - solid.min[0] : solid.radius;
        expect(width).toBeGreaterThan(0.05);
        expect(width).toBeLessThan(high[0] - low[0] + 0.35);
        expect(solid.shape === 'box' ? solid.max[1] : solid.top).toBeLessThan(high[1] + 0.3);
      }
    }
  });
});
