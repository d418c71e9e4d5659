import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Metadata } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { OutboundError } from '@diorama/outbound';
import { REQUEST_ID_KEY, describeCall } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

import { LOGGER } from '../tokens.js';
import type { FetchMediaPart } from './egress.controller.js';

/**
 * One line a call: its name, the request it belongs to, how many bytes of which host it brought, its duration and how it went. A
 * URL is never logged, for its path and query may be as good as a key.
 */
@Injectable()
export class AccessLogInterceptor implements NestInterceptor {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  intercept(context: ExecutionContext, next: CallHandler<FetchMediaPart>): Observable<FetchMediaPart> {
    const call = context.getHandler().name;
    const requestId = context.switchToRpc().getContext<Metadata>().get(REQUEST_ID_KEY)[0]?.toString();
    const startedAt = performance.now();
    let host: string | undefined;
    let bytes = 0;
    const line = (): object => ({ call, request_id: requestId, host, bytes, ms: Math.round(performance.now() - startedAt) });
    return next.handle().pipe(
      tap({
        next: ({ head, chunk }) => {
          host ??= head?.finalHost;
          bytes += chunk?.byteLength ?? 0;
        },
        complete: () => this.logger.info(line(), 'call'),
        error: (error: unknown) => this.logFailure(error, line()),
        unsubscribe: () => this.logger.info(line(), 'call cancelled by the client'),
      }),
    );
  }

  private logFailure(error: unknown, line: object): void {
    const { level, message } = describeCall({ error });
    this.logger[level]({ ...line, ...fieldsOf(error) }, message);
  }
}

/** What an OutboundError says repeats nothing of the URL or the host; what lies behind it may, so it is left out. */
function fieldsOf(error: unknown): object {
  if (!(error instanceof DomainError)) return { err: error };
  const { code, cause, details } = error;
  if (cause instanceof OutboundError) return { code, failure: cause.failure, reason: cause.message };
  return error.kind.retryable ? { code } : { code, reason: details['reason'] };
}
