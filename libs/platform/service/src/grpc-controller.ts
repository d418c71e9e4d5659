import { Controller, UseFilters, UseInterceptors, applyDecorators } from '@nestjs/common';

import { AccessLogInterceptor } from './access-log.interceptor.js';
import { RpcErrorFilter } from './rpc-error.filter.js';

/** Declares a class whose methods serve gRPC calls, with the error filter and the access log of all services. */
export const GrpcController = (): ClassDecorator =>
  applyDecorators(Controller(), UseFilters(RpcErrorFilter), UseInterceptors(AccessLogInterceptor));
