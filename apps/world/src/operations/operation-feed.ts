import { DomainError, isTerminalState } from '@diorama/domain';
import { listenForNotifications } from '@diorama/postgres';
import type { Listener } from '@diorama/postgres';
import type { Logger } from '@diorama/telemetry';
import { Observable } from 'rxjs';
import type { Subscriber } from 'rxjs';
import type { DataSource } from 'typeorm';

import { readOperation, readOperations } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

interface OperationFeedOptions {
  readonly dataSource: DataSource;
  /** Of the same database; the feed has one connection of its own. */
  readonly databaseUrl: string;
  readonly logger: Logger;
}

/** The channel that the trigger on `operation` notifies. */
const CHANNEL = 'world_operation';
/** Should a notification get lost, watchers are this late at most. */
const SAFETY_POLL_MS = 2_000;
/** Operations that one statement reads. */
const BATCH = 500;

interface Watcher {
  readonly subscriber: Subscriber<OperationRow>;
  /** The revision of the last row that it received. */
  revision: bigint;
}

/**
 * Sends changes of operations to any number of watchers. Notifications only say which operations to read again; one loop reads
 * them for all watchers, so that a watcher holds no connection.
 */
export class OperationFeed {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly changed = new Set<string>();
  private listener: Listener | null = null;
  private poll: NodeJS.Timeout | null = null;
  private reading = false;
  private stopped = false;

  constructor(private readonly options: OperationFeedOptions) {}

  start(): void {
    const { databaseUrl, logger } = this.options;
    this.listener = listenForNotifications({
      url: databaseUrl,
      channel: CHANNEL,
      applicationName: 'diorama-world-feed',
      onNotification: (operationId) => this.touch([operationId]),
      onConnected: () => this.touch(this.watchers.keys()),
      onError: (error) => logger.warn({ err: error }, 'the connection that listens for changes was lost'),
    });
    this.poll = setInterval(() => this.touch(this.watchers.keys()), SAFETY_POLL_MS);
  }

  /** Ends all watches as UNAVAILABLE, for their clients to watch elsewhere. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.poll !== null) clearInterval(this.poll);
    for (const watcher of [...this.watchers.values()].flatMap((set) => [...set])) watcher.subscriber.error(new DomainError('UNAVAILABLE'));
    await this.listener?.stop();
  }

  /** How many watches are open. */
  get size(): number {
    return [...this.watchers.values()].reduce((sum, set) => sum + set.size, 0);
  }

  /**
   * The current operation, and again after each change; completes once it has ended. Changes in quick succession may arrive as
   * one. Fails with OPERATION_NOT_FOUND when it does not exist, belongs to another account, or is erased during the watch.
   */
  watch(operationId: string, accountId: string): Observable<OperationRow> {
    return new Observable((subscriber) => {
      if (this.stopped) return subscriber.error(new DomainError('UNAVAILABLE'));
      const watcher: Watcher = { subscriber, revision: -1n };
      readOperation(this.options.dataSource, operationId, accountId).then(
        (row) => {
          if (subscriber.closed) return;
          if (this.stopped) return subscriber.error(new DomainError('UNAVAILABLE'));
          this.add(operationId, watcher);
          tell(watcher, row);
          this.touch([operationId]); // it may have changed between the read and the entry in the list
        },
        (error: unknown) => subscriber.error(error),
      );
      return () => this.remove(operationId, watcher);
    });
  }

  private add(operationId: string, watcher: Watcher): void {
    const set = this.watchers.get(operationId) ?? new Set();
    this.watchers.set(operationId, set.add(watcher));
  }

  private remove(operationId: string, watcher: Watcher): void {
    const set = this.watchers.get(operationId);
    set?.delete(watcher);
    if (set?.size === 0) this.watchers.delete(operationId);
  }

  private touch(operationIds: Iterable<string>): void {
    for (const id of operationIds) if (this.watchers.has(id)) this.changed.add(id);
    if (!this.reading && this.changed.size > 0) void this.readChanged();
  }

  private async readChanged(): Promise<void> {
    this.reading = true;
    try {
      while (this.changed.size > 0 && !this.stopped) {
        const batch = [...this.changed].slice(0, BATCH);
        for (const id of batch) this.changed.delete(id);
        const rows = await readOperations(this.options.dataSource, batch);
        for (const row of rows) for (const watcher of this.watchers.get(row.id) ?? []) tell(watcher, row);
        this.endErased(batch, rows);
      }
    } catch (error) {
      this.options.logger.warn({ err: error }, 'operation changes could not be read'); // the next poll reads them
    } finally {
      this.reading = false;
    }
  }

  /** Ends watches of an erased operation, which would otherwise never end. */
  private endErased(batch: readonly string[], rows: readonly OperationRow[]): void {
    const there = new Set(rows.map(({ id }) => id));
    for (const id of batch) {
      if (there.has(id)) continue;
      for (const { subscriber } of this.watchers.get(id) ?? []) subscriber.error(new DomainError('OPERATION_NOT_FOUND'));
    }
  }
}

function tell(watcher: Watcher, row: OperationRow): void {
  const revision = BigInt(row.revision);
  if (revision <= watcher.revision) return;
  watcher.revision = revision;
  watcher.subscriber.next(row);
  if (isTerminalState(row.state)) watcher.subscriber.complete();
}
