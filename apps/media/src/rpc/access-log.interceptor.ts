import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Metadata } from '@grpc/grpc-js';
import { REQUEST_ID_KEY } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

import { LOGGER } from '../tokens.js';
import { logCall } from './call-log.js';

/** One line a call: its name, the request it belongs to, its duration and how it went. Arguments are never logged. */
@Injectable()
export class AccessLogInterceptor implements NestInterceptor {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = context.getHandler().name;
    const requestId = context.switchToRpc().getContext<Metadata>().get(REQUEST_ID_KEY)[0]?.toString();
    const isLeft = (): boolean => context.getArgByIndex<{ readonly cancelled: boolean }>(2).cancelled;
    const startedAt = performance.now();
    const line = (): object => ({ call, request_id: requestId, ms: Math.round(performance.now() - startedAt) });
    return next.handle().pipe(
      tap({
        complete: () => logCall(this.logger, 'answered', line()),
        error: (error: unknown) => logCall(this.logger, isLeft() ? 'left' : { error }, line()),
        unsubscribe: () => logCall(this.logger, 'left', line()),
      }),
    );
  }
}
