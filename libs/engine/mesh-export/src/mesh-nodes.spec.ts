import { buildModel } from '@diorama/places';
import { composeScene } from '@diorama/scene';
import { SEMANTICS } from '@diorama/world-model';
import { expect, it } from 'vitest';

import { createInstanceNodes, WATER_NODE } from './mesh-nodes.js';

it('a waterfall shares the node of the water', () => {
  const model = buildModel(composeScene('a jungle with a waterfall', 7).scene);
  const nodes = createInstanceNodes(model);
  const falls = model.instances.flatMap(({ prototype }, i) => {
    const { kind, semantic } = model.prototypes[prototype] ?? {};
    return kind === undefined && SEMANTICS[semantic ?? 0] === 'water' ? [nodes[i]] : [];
  });
  expect(falls.length).toBeGreaterThan(0);
  expect(new Set(falls)).toEqual(new Set([WATER_NODE]));
});
