import { Catch } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { toStatus } from '@diorama/rpc';
import { throwError } from 'rxjs';
import type { Observable } from 'rxjs';

/** Tells a failure as a gRPC status; what is no DomainError is INTERNAL, without its text. */
@Catch()
export class ErrorFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => toStatus(error));
  }
}
