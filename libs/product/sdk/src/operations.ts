import { delay, runWithinTimeout } from './transport/call-timeout.js';
import type { RequestOptions } from './transport/call-timeout.js';
import { OperationFailedError } from './transport/errors.js';
import { followOperationStream } from './transport/operation-stream.js';
import type { FollowOptions, OperationEvent } from './transport/operation-stream.js';
import type { ListOperationsData, Operation, OperationPage, Preview, Progress, QueuePlace } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Which operations to list; `page_token` starts at that page. */
export type OperationFilter = NonNullable<ListOperationsData['query']>;

export interface WaitOptions extends RequestOptions {
  /** Called with each progress update; the percentage never decreases. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with the early files of a running generation. */
  readonly onPreview?: ((preview: Preview) => void) | undefined;
}

const POLL_MS = 2_000;

/** Operations: work that continues after the request returns. */
export class Operations {
  constructor(private readonly transport: Transport) {}

  /** The current state of an operation. @throws NotFoundError */
  get(operationId: string, options: RequestOptions = {}): Promise<Operation> {
    return this.transport.json({ method: 'GET', path: this.pathTo(operationId), ...options });
  }

  /** One page, newest first. */
  page(filter: OperationFilter = {}, options: RequestOptions = {}): Promise<OperationPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/svc/v1/operations', filter), ...options });
  }

  /** All operations, newest first. */
  list(filter: OperationFilter = {}, options: RequestOptions = {}): AsyncGenerator<Operation, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.operations,
    );
  }

  /** The place of an operation in the queue, and when it is likely to be done. @throws NotFoundError */
  queuePlace(operationId: string, options: RequestOptions = {}): Promise<QueuePlace> {
    return this.transport.json({ method: 'GET', path: `${this.pathTo(operationId)}/queue`, ...options });
  }

  /** Cancels an operation. One that has already ended is returned unchanged. */
  cancel(operationId: string, options: RequestOptions = {}): Promise<Operation> {
    return this.transport.json({ method: 'POST', path: `${this.pathTo(operationId)}:cancel`, body: {}, ...options });
  }

  /** The events of an operation: `progress`, then `done`. They are streamed, or polled if event streams do not work. */
  async *events(operationId: string, options: FollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    for await (const event of followOperationStream(this.transport, { path: `${this.pathTo(operationId)}/events` }, options)) {
      yield event;
      if (event.type === 'done') return;
    }
    yield* this.poll(operationId, options);
  }

  /**
   * Waits until the operation has succeeded, and returns it.
   *
   * @throws OperationFailedError if it failed or was cancelled; TimeoutError after `timeoutMs`, while the operation continues
   */
  wait(operationId: string, { onProgress, onPreview, ...options }: WaitOptions = {}): Promise<Operation> {
    return runWithinTimeout(options, async ({ signal }) => {
      const events = this.events(operationId, { signal, onPreview });
      for await (const event of events) if (event.type === 'progress') onProgress?.(event.progress);
      const operation = await this.get(operationId, { signal });
      if (!succeeded(operation)) throw new OperationFailedError(operation);
      return operation;
    });
  }

  private async *poll(operationId: string, { signal, onPreview }: FollowOptions): AsyncGenerator<OperationEvent, void, void> {
    let percent = -1;
    for (;;) {
      const operation = await this.get(operationId, { signal });
      const { progress, preview } = operation.metadata ?? {};
      if (operation.done) {
        const status = succeeded(operation) ? 'SUCCEEDED' : progress?.status === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
        yield { type: 'done', status, operationId, worldId: operation.metadata?.world_id ?? null };
        return;
      }
      if (preview !== undefined) onPreview?.(preview);
      if (progress !== undefined && progress.percent > percent) {
        percent = progress.percent;
        yield { type: 'progress', progress };
      }
      await delay(POLL_MS * (0.75 + 0.5 * this.transport.settings.random()), signal);
    }
  }

  private pathTo(operationId: string): string {
    return `/svc/v1/operations/${encodeURIComponent(operationId)}`;
  }
}

const succeeded = ({ done, error }: Operation): boolean => done && (error === null || error === undefined);
