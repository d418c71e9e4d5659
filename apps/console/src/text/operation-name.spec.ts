import { expect, it } from 'vitest';

import { nameOperation } from './operation-name.js';

const progress = { status: null, description: '', percent: 0, stage: null };

it.each([
  [null, 'Operation'],
  [{ operation_type: 'generate-world', progress, model: 'svc-1.1' }, 'World · svc-1.1'],
  [{ operation_type: 'depth-to-rgb', progress }, 'Panorama from depth'],
  [{ operation_type: 'a-new-kind', progress }, 'a-new-kind'],
])('the operation with the metadata %j is called %s', (metadata, name) => {
  expect(nameOperation({ metadata })).toBe(name);
});
