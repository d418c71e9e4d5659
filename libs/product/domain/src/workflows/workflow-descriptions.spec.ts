import { describe, expect, it } from 'vitest';

import { buildConsoleUrl, describeDeliveryWorkflow, describeOperationWorkflow } from './workflow-descriptions.js';

const operation = { operationId: 'op_1', kind: 'generate-world', accountId: 'acc_1', model: 'svc-1.1' } as const;
const consoleUrl = buildConsoleUrl('https://worlds.example.com');

describe('the description of a workflow', () => {
  it('links to the pages of the console', () => {
    expect(describeOperationWorkflow(operation, consoleUrl)).toEqual({
      staticSummary: 'Generate a world with svc-1.1',
      staticDetails:
        '- Operation: [op_1](<https://worlds.example.com/console#/operations/op_1>)\n' +
        '- Account: [acc_1](<https://worlds.example.com/console#/accounts/acc_1>)',
    });
    expect(describeDeliveryWorkflow('del_1', consoleUrl).staticDetails).toBe(
      '- Delivery: [del_1](<https://worlds.example.com/console#/deliveries/del_1>)',
    );
  });

  it('names the ids where the address of the console is unknown', () => {
    expect(describeOperationWorkflow(operation, undefined).staticDetails).toBe('- Operation: `op_1`\n- Account: `acc_1`');
    expect(describeDeliveryWorkflow('del_1', undefined).staticDetails).toBe('- Delivery: `del_1`');
  });

  it('names no model where an operation has none', () => {
    expect(describeOperationWorkflow({ ...operation, kind: 'depth-to-rgb', model: '' }, undefined).staticSummary).toBe(
      'Paint a depth panorama',
    );
  });
});
