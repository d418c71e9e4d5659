import { expect, it } from 'vitest';

import { convertKeysToSnakeCase } from './snake-case-keys.js';

it.each([
  [
    { workflowId: 'op_1', attempt: 1 },
    { workflow_id: 'op_1', attempt: 1 },
  ],
  [
    { operation_id: 'op_1', sdkComponent: 'worker' },
    { operation_id: 'op_1', sdk_component: 'worker' },
  ],
  [undefined, {}],
])('log fields %j become %j', (fields, expected) => {
  expect(convertKeysToSnakeCase(fields)).toEqual(expected);
});
