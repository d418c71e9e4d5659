import type { ObjectKind, Place } from '@diorama/domain';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import { SEMANTICS } from '@diorama/world-model';
import type { SemanticClass, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';

const TREES: readonly ObjectKind[] = ['broadleaf-tree', 'conifer', 'palm', 'dead-tree'];

function countOf({ prototypes, instances }: WorldModel, semantic: SemanticClass): number {
  return instances.filter(({ prototype }) => prototypes[prototype]?.semantic === SEMANTICS.indexOf(semantic)).length;
}

describe('a farm', () => {
  it('has as many mills as the prompt asks for, not one of its own beside them', () => {
    const count = (objects: number): number => {
      const asked = objects === 0 ? [] : [createSampleObject('windmill', { count: objects })];
      return countOf(buildModel(createSampleScene('farmland', { objects: asked, without: ['house', 'barn'] })), 'building');
    };
    expect([count(0), count(1), count(3)]).toEqual([1, 1, 3]);
  }, 240_000);
});

describe('a place whose own plants and buildings are no kinds of objects', () => {
  it.each<readonly [Place, readonly ObjectKind[], SemanticClass]>([
    ['rainforest', TREES, 'tree'],
    ['conifer-forest', TREES, 'tree'],
    ['tropical-island', TREES, 'tree'],
    ['farmland', ['house', 'barn', 'windmill'], 'building'],
  ])('%s has none that the prompt forbids', { timeout: 240_000 }, (place, without, semantic) => {
    expect(countOf(buildModel(createSampleScene(place)), semantic)).toBeGreaterThan(2);
    expect(countOf(buildModel(createSampleScene(place, { without: [...without] })), semantic)).toBe(0);
  });
});
