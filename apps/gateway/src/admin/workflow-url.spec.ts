import { describe, expect, it } from 'vitest';

import { createWorkflowUrlBuilder } from './workflow-url.js';

describe('the link to a workflow', () => {
  it('leads into the UI that is known, and nowhere where none is', () => {
    expect(createWorkflowUrlBuilder('https://temporal.example.com/ui', 'a b')('op_1')).toBe(
      'https://temporal.example.com/ui/namespaces/a%20b/workflows/op_1',
    );
    expect(createWorkflowUrlBuilder(undefined, 'default')('op_1')).toBeNull();
  });
});
