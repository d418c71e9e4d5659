import { describe, expect, it } from 'vitest';

import { findQueuePosition } from './use-queue-position.js';

const queue = (...ids: string[]) => ids.map((id) => ({ operation_id: id }));

describe('the place in the queue', () => {
  it('counts from the oldest request', () => {
    expect(findQueuePosition(queue('op_3', 'op_2', 'op_1'), 'op_1')).toBe('1 of 3 in the queue');
    expect(findQueuePosition(queue('op_3', 'op_2', 'op_1'), 'op_3')).toBe('3 of 3 in the queue');
  });

  it('is not known for an operation that is not in the list, or when the list is not complete', () => {
    expect(findQueuePosition(queue('op_1'), 'op_2')).toBeNull();
    expect(findQueuePosition(queue(...Array.from({ length: 100 }, (_, i) => `op_${i}`)), 'op_1')).toBeNull();
  });
});
