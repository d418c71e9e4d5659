import { delay, runWithinTimeout } from './transport/call-timeout.js';
import type { CallLimits } from './transport/call-timeout.js';
import { OperationFailedError } from './transport/errors.js';
import { followOperationStream } from './transport/operation-stream.js';
import type { FollowOptions, OperationEvent } from './transport/operation-stream.js';
import type { ListOperationsData, Operation, OperationPage, Preview, Progress } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Which operations to list; `page_token` starts in the middle. */
export type OperationFilter = NonNullable<ListOperationsData['query']>;

export interface WaitOptions extends CallLimits {
  /** Hears of each progress; the percent never goes back. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Hears of the files that a running generation has stored already. */
  readonly onPreview?: ((preview: Preview) => void) | undefined;
}

const POLL_MS = 2_000;

/** What goes on after its request was answered. */
export class Operations {
  constructor(private readonly transport: Transport) {}

  get(operationId: string, patience: CallLimits = {}): Promise<Operation> {
    return this.transport.json({ method: 'GET', path: this.pathTo(operationId), ...patience });
  }

  /** One page, newest first. */
  page(filter: OperationFilter = {}, patience: CallLimits = {}): Promise<OperationPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/svc/v1/operations', filter), ...patience });
  }

  /** All operations, newest first. */
  list(filter: OperationFilter = {}, patience: CallLimits = {}): AsyncGenerator<Operation, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, patience),
      (page) => page.operations,
    );
  }

  /** One that has ended already is answered unchanged. */
  cancel(operationId: string, patience: CallLimits = {}): Promise<Operation> {
    return this.transport.json({ method: 'POST', path: `${this.pathTo(operationId)}:cancel`, body: {}, ...patience });
  }

  /** Progress as it comes, then `done`: streamed, and polled for where streams do not get through. */
  async *events(operationId: string, following: FollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    for await (const event of followOperationStream(this.transport, { path: `${this.pathTo(operationId)}/events` }, following)) {
      yield event;
      if (event.type === 'done') return;
    }
    yield* this.poll(operationId, following);
  }

  /**
   * The operation once it has ended well.
   *
   * @throws OperationFailedError when it failed or was cancelled; TimeoutError after `timeoutMs`, while the operation goes on
   */
  wait(operationId: string, { onProgress, onPreview, ...patience }: WaitOptions = {}): Promise<Operation> {
    return runWithinTimeout(patience, async ({ signal }) => {
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
