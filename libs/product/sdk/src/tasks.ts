import { delay, runWithinTimeout } from './transport/call-timeout.js';
import type { CallLimits } from './transport/call-timeout.js';
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

/** What each task takes. `dryRun` is what `quote` is for. */
export interface TaskRequests {
  readonly generateWorld: Omit<GenerateWorldTask, 'dryRun'>;
  readonly panoDepthToRgb: Omit<PanoDepthToRgbTask, 'dryRun'>;
  readonly exportWorld: Omit<ExportWorldTask, 'dryRun'>;
}

export type TaskName = keyof TaskRequests;

/** Which operations to list; `pageToken` starts in the middle. */
export type TaskFilter = NonNullable<ListTaskOperationsData['query']>;

export interface TaskSubmitOptions extends StartOptions {
  /** Wait up to 60 seconds for the operation to end; otherwise return it while it is running. It cannot be combined with `webhookUrl`. */
  readonly wait?: boolean | undefined;
}

export interface TaskWaitOptions extends CallLimits {
  /** Hears of each progress; the percent never goes back. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const POLL_MS = 2_000;

/** The task interface, the second generation (beta): tasks with signed callbacks, in camelCase. */
export class Tasks {
  constructor(private readonly transport: Transport) {}

  /** Submits a task. A submission that is sent again by itself never starts twice. */
  submit<Name extends TaskName>(taskName: Name, request: TaskRequests[Name], options: TaskSubmitOptions = {}): Promise<TaskOperation> {
    const { idempotencyKey = newIdempotencyKey(), wait, ...patience } = options;
    const path = buildRequestPath(`/tasks:${taskName}`, { wait: wait === true ? true : undefined });
    return this.transport.json({ method: 'POST', path, body: request, headers: { 'idempotency-key': idempotencyKey }, ...patience });
  }

  /** What a submission would cost and how long it would take; nothing is spent and nothing starts. */
  quote<Name extends TaskName>(taskName: Name, request: TaskRequests[Name], patience: CallLimits = {}): Promise<TaskQuote> {
    return this.transport.json({ method: 'POST', path: `/tasks:${taskName}`, body: { ...request, dryRun: true }, ...patience });
  }

  operation(operationId: string, patience: CallLimits = {}): Promise<TaskOperation> {
    return this.transport.json({ method: 'GET', path: `/api/v2${pathTo(operationId)}`, ...patience });
  }

  /** One page, newest first. */
  page(filter: TaskFilter = {}, patience: CallLimits = {}): Promise<TaskOperationPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/operations', filter), ...patience });
  }

  /** All operations, newest first, whichever interface began them. */
  list(filter: TaskFilter = {}, patience: CallLimits = {}): AsyncGenerator<TaskOperation, void, void> {
    return iteratePages(
      async (token) => {
        const { operations, nextPageToken } = await this.page({ ...filter, ...(token === null ? {} : { pageToken: token }) }, patience);
        return { operations, next_page_token: nextPageToken };
      },
      (page) => page.operations,
    );
  }

  /** Returns an operation that has already ended unchanged. A cancelled operation sends no event. */
  cancel(operationId: string, patience: CallLimits = {}): Promise<TaskOperation> {
    return this.transport.json({ method: 'POST', path: `${pathTo(operationId)}:cancel`, body: {}, ...patience });
  }

  /** The delivery record of the callback. @throws NotFoundError where none was asked for, and after a cancellation */
  webhookDelivery(operationId: string, patience: CallLimits = {}): Promise<WebhookDelivery> {
    return this.transport.json({ method: 'GET', path: `${pathTo(operationId)}/webhookDelivery`, ...patience });
  }

  /**
   * The operation once it has ended well.
   *
   * @throws TaskFailedError when it failed or was cancelled; TimeoutError after `timeoutMs`, while the operation goes on
   */
  wait(operationId: string, { onProgress, ...patience }: TaskWaitOptions = {}): Promise<TaskOperation> {
    return runWithinTimeout(patience, async ({ signal }) => {
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
