import { Catch } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { toGrpcStatus } from '@diorama/rpc';
import { throwError } from 'rxjs';
import type { Observable } from 'rxjs';

/** Answers a failure with a gRPC status. An error that is not a DomainError becomes INTERNAL, without its message. */
@Catch()
export class RpcErrorFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => toGrpcStatus(error));
  }
}
