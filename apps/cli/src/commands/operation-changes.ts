import type { Operation } from '@diorama-worlds/sdk';

/** An event of an operation, as `events tail` prints it. */
export type TailedEvent =
  | { readonly event: 'progress'; readonly operation_id: string; readonly percent: number; readonly description: string }
  | { readonly event: 'done'; readonly operation_id: string; readonly status: string; readonly world_id: string | null };

/** Turns lists of operations into events: each update returns the events since the previous one, oldest operation first. */
export class OperationChanges {
  private readonly last = new Map<string, string>();
  private isFirst = true;

  /** @param operations newest first. Operations that had ended before the first update give no events. */
  update(operations: readonly Operation[]): TailedEvent[] {
    const events: TailedEvent[] = [];
    for (const operation of operations.toReversed()) {
      const event = toEvent(operation);
      const key = JSON.stringify(event);
      const isOld = this.isFirst && operation.done;
      if (this.last.get(operation.operation_id) !== key && !isOld) events.push(event);
      this.last.set(operation.operation_id, key);
    }
    this.isFirst = false;
    const listed = new Set(operations.map(({ operation_id: id }) => id));
    for (const id of this.last.keys()) if (!listed.has(id)) this.last.delete(id);
    return events;
  }
}

function toEvent({ operation_id: id, done, metadata, error }: Operation): TailedEvent {
  if (done) {
    const status = metadata?.progress.status ?? (error ? 'FAILED' : 'SUCCEEDED');
    return { event: 'done', operation_id: id, status, world_id: metadata?.world_id ?? null };
  }
  const { percent = 0, description = 'In the queue' } = metadata?.progress ?? {};
  return { event: 'progress', operation_id: id, percent, description };
}
