import { Inject, Injectable } from '@nestjs/common';

import type { GenerateWorldRequest, ValidationError } from '@diorama/contract';
import { ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';
import type { OperationView } from '@diorama/views';

import { LOGGER } from '../clients/injection-tokens.js';
import { isOutage, toErrorResponse } from '../http/error-response.js';
import type { ErrorResponse } from '../http/error-response.js';
import { withinTime } from '../http/request-end.js';
import { OperationsService } from '../operations/operations.js';
import type { CostQuote } from './cost-quote.js';
import { GenerationStarter } from './generation-starts.js';
import type { OperationStartContext } from './start-context.js';

/** Why an item did not start, as a single `worlds:generate` request would say it. */
interface BatchItemError {
  readonly status: number;
  readonly detail: string | readonly ValidationError[];
  readonly code: ErrorCode;
  /** Seconds; null where waiting does not help. */
  readonly retry_after: number | null;
}

/** What became of one item: exactly one of operation, quote and error is set. */
export interface BatchItem {
  readonly index: number;
  readonly operation: OperationView | null;
  readonly quote: CostQuote | null;
  readonly error: BatchItemError | null;
  readonly replayed: boolean;
}

interface StartedBatch {
  readonly items: readonly BatchItem[];
  /** The windows of the rate limit after the last start; empty without one. */
  readonly windows: readonly worldProto.RateWindow[];
}

type ItemOutcome = Partial<Pick<BatchItem, 'operation' | 'quote' | 'error' | 'replayed'>> & Partial<Pick<StartedBatch, 'windows'>>;

/** From then on no item starts, so that the response comes before proxies give up, which many do after 60 s. Milliseconds. */
const BATCH_MS = 50_000;

/** Starts several generations, each as a separate start. */
@Injectable()
export class GenerationBatchStarter {
  constructor(
    @Inject(GenerationStarter) private readonly starts: GenerationStarter,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Starts one item after the other, so that credits and limits serve the first items first. An idempotency key counts per item: the route
   * of the key names the position of the item. Items that have not started after 50 s fail with UNAVAILABLE, so that a client can repeat them.
   *
   * @throws DomainError UNAVAILABLE when the client has left; the items that follow do not start
   */
  async start(requests: readonly GenerateWorldRequest[], context: OperationStartContext): Promise<StartedBatch> {
    return withinTime({ over: context.over, ms: BATCH_MS }, async (over) => {
      const items: BatchItem[] = [];
      let windows: readonly worldProto.RateWindow[] = [];
      for (const [index, request] of requests.entries()) {
        context.over.throwIfAborted();
        const outcome = await this.startItem(request, { ...context, over, route: `${context.route}/${index}` });
        if (outcome.windows !== undefined && outcome.windows.length > 0) ({ windows } = outcome);
        const { operation = null, quote = null, error = null, replayed = false } = outcome;
        items.push({ index, operation, quote, error, replayed });
      }
      return { items, windows };
    });
  }

  private async startItem(request: GenerateWorldRequest, context: OperationStartContext): Promise<ItemOutcome> {
    try {
      context.over.throwIfAborted();
      if (request.dry_run === true) return { quote: await this.starts.quote(request, context) };
      const { operation, replayed, windows } = await this.starts.start(request, context);
      return { operation: await this.operations.view(operation), replayed, windows };
    } catch (error) {
      return { error: this.toItemError(error) };
    }
  }

  private toItemError(error: unknown): BatchItemError {
    const { status, detail, code, headers } = toErrorResponse(error) ?? INTERNAL;
    if (isOutage(error)) this.logger.warn({ request_id: getCurrentRequestId(), reason: String(error) }, 'an item of a batch did not start');
    else if (status >= 500) this.logger.error({ err: error, request_id: getCurrentRequestId(), status }, 'an item of a batch failed');
    return { status, detail, code, retry_after: headers['retry-after'] === undefined ? null : Number(headers['retry-after']) };
  }
}

/** The response to a defect of the code, whose text no client sees. */
const INTERNAL: ErrorResponse = { status: 500, detail: ERRORS.INTERNAL.message, code: 'INTERNAL', headers: {} };
