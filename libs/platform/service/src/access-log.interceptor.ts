import { Inject, Injectable, Optional } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { DomainError } from '@diorama/domain';
import type { CallOutcome } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

import { logGrpcCall } from './call-log.js';
import type { GrpcCallObserver, ObserveGrpcCall } from './call-log.js';
import { CALL_OBSERVER, LOGGER } from './injection-tokens.js';

/** Logs one line for each call: name, request id, duration and result. Arguments are never logged. */
@Injectable()
export class AccessLogInterceptor implements NestInterceptor {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(CALL_OBSERVER) private readonly observe: ObserveGrpcCall | null,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = context.getHandler().name;
    const requestId = getCurrentRequestId();
    const isCancelled = (): boolean => context.getArgByIndex<{ readonly cancelled: boolean }>(2).cancelled;
    const startedAt = performance.now();
    const observer: GrpcCallObserver = this.observe?.() ?? { fields: () => ({}) };
    const log = (end: CallOutcome): void => {
      const line = { call, request_id: requestId, ...observer.fields(), ms: Math.round(performance.now() - startedAt) };
      logGrpcCall(this.logger, end, line, observer.describe?.bind(observer));
    };
    return next.handle().pipe(
      tap({
        next: (message) => observer.next?.(message),
        complete: () => log('answered'),
        // An unexpected fault is logged as such even if the client has left.
        error: (error: unknown) => log(isCancelled() && error instanceof DomainError ? 'left' : { error }),
        unsubscribe: () => log('left'),
      }),
    );
  }
}
