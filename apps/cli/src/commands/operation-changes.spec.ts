import type { Operation } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { OperationChanges } from './operation-changes.js';

const running = (id: string, percent: number): Operation => ({
  operation_id: id,
  done: false,
  metadata: { operation_type: 'generate-world', world_id: 'w1', progress: { status: 'IN_PROGRESS', percent, description: 'Rendering' } },
});
const ended = (id: string): Operation => ({
  operation_id: id,
  done: true,
  metadata: { operation_type: 'generate-world', world_id: 'w1', progress: { status: 'SUCCEEDED', percent: 100, description: 'Done' } },
});

describe('changes of operations', () => {
  it('are one event for each difference between two lists, oldest operation first', () => {
    const changes = new OperationChanges();
    expect(changes.update([running('b', 0), running('a', 10), ended('old')])).toEqual([
      { event: 'progress', operation_id: 'a', percent: 10, description: 'Rendering' },
      { event: 'progress', operation_id: 'b', percent: 0, description: 'Rendering' },
    ]);
    expect(changes.update([running('b', 0), running('a', 10), ended('old')])).toEqual([]);
    expect(changes.update([ended('c'), running('b', 5), ended('a'), ended('old')])).toEqual([
      { event: 'done', operation_id: 'a', status: 'SUCCEEDED', world_id: 'w1' },
      { event: 'progress', operation_id: 'b', percent: 5, description: 'Rendering' },
      { event: 'done', operation_id: 'c', status: 'SUCCEEDED', world_id: 'w1' },
    ]);
  });

  it('show an operation that waits for a worker', () => {
    const waiting: Operation = { operation_id: 'a', done: false, metadata: null };
    expect(new OperationChanges().update([waiting])).toMatchObject([{ percent: 0, description: 'In the queue' }]);
  });
});
