import { delay, runWithinTimeout } from './transport/call-timeout.js';
import type { RequestOptions } from './transport/call-timeout.js';
import { TaskFailedError } from './transport/errors.js';
import type {
  ExportWorldTask,
  GenerateWorldTask,
  ListTaskOperationsData,
  PanoDepthToRgbTask,
  Progress,
  TaskOperation,
  TaskOperationPage,
  TaskQuote,
  WebhookDelivery,
} from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';
import type { StartOptions } from './worlds.js';

/** The request of each task, without `dryRun`: use `quote`. */
export interface TaskRequests {
  readonly generateWorld: Omit<GenerateWorldTask, 'dryRun'>;
  readonly panoDepthToRgb: Omit<PanoDepthToRgbTask, 'dryRun'>;
  readonly exportWorld: Omit<ExportWorldTask, 'dryRun'>;
}

export type TaskName = keyof TaskRequests;

/** Which operations to list; `pageToken` starts at that page. */
export type TaskFilter = NonNullable<ListTaskOperationsData['query']>;

export interface TaskSubmitOptions extends StartOptions {
  /** Wait up to 55 seconds until the operation is done. If it takes longer, return the running operation. It cannot be combined with `webhookUrl`. */
  readonly wait?: boolean | undefined;
}

export interface TaskWaitOptions extends RequestOptions {
  /** Called with each progress update; the percentage never decreases. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const POLL_MS = 2_000;

/** The tasks API (v2, beta): tasks with signed webhooks, in camelCase. */
export class Tasks {
  constructor(private readonly transport: Transport) {}

  /** Submits a task. A retry of the client never starts it twice. */
  submit<Name extends TaskName>(taskName: Name, request: TaskRequests[Name], options: TaskSubmitOptions = {}): Promise<TaskOperation> {
    const { idempotencyKey = newIdempotencyKey(), wait, ...limits } = options;
    const path = buildRequestPath(`/tasks:${taskName}`, { wait: wait === true ? true : undefined });
    return this.transport.json({ method: 'POST', path, body: request, headers: { 'idempotency-key': idempotencyKey }, ...limits });
  }

  /** Price and estimated duration of a task. Nothing starts and no credits are spent. */
  quote<Name extends TaskName>(taskName: Name, request: TaskRequests[Name], options: RequestOptions = {}): Promise<TaskQuote> {
    return this.transport.json({ method: 'POST', path: `/tasks:${taskName}`, body: { ...request, dryRun: true }, ...options });
  }

  /** The current state of an operation. @throws NotFoundError */
  operation(operationId: string, options: RequestOptions = {}): Promise<TaskOperation> {
    return this.transport.json({ method: 'GET', path: `/api/v2${pathTo(operationId)}`, ...options });
  }

  /** One page, newest first. */
  page(filter: TaskFilter = {}, options: RequestOptions = {}): Promise<TaskOperationPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/operations', filter), ...options });
  }

  /** All operations of both interfaces, newest first. */
  list(filter: TaskFilter = {}, options: RequestOptions = {}): AsyncGenerator<TaskOperation, void, void> {
    return iteratePages(
      async (token) => {
        const { operations, nextPageToken } = await this.page({ ...filter, ...(token === null ? {} : { pageToken: token }) }, options);
        return { operations, next_page_token: nextPageToken };
      },
      (page) => page.operations,
    );
  }

  /** Requests the cancellation of an operation. It has no effect on an operation that has already ended. A cancelled operation sends no webhook. */
  cancel(operationId: string, options: RequestOptions = {}): Promise<TaskOperation> {
    return this.transport.json({ method: 'POST', path: `${pathTo(operationId)}:cancel`, body: {}, ...options });
  }

  /** The delivery record of the webhook. @throws NotFoundError if the operation has no webhook or was cancelled */
  webhookDelivery(operationId: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return this.transport.json({ method: 'GET', path: `${pathTo(operationId)}/webhookDelivery`, ...options });
  }

  /**
   * Waits until the operation has succeeded, and returns it.
   *
   * @throws TaskFailedError if it failed or was cancelled; TimeoutError after `timeoutMs`, while the operation continues
   */
  wait(operationId: string, { onProgress, ...options }: TaskWaitOptions = {}): Promise<TaskOperation> {
    return runWithinTimeout(options, async ({ signal }) => {
      let percent = -1;
      for (;;) {
        const operation = await this.operation(operationId, { signal });
        const { done, error, progress } = operation;
        if (error !== null) throw new TaskFailedError(operation);
        if (done) return operation;
        if (progress !== null && progress.percent > percent) {
          ({ percent } = progress);
          onProgress?.(progress);
        }
        await delay(POLL_MS * (0.75 + 0.5 * this.transport.settings.random()), signal);
      }
    });
  }
}

const pathTo = (operationId: string): string => `/operations/${encodeURIComponent(operationId)}`;
