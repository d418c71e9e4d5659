import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import { beginConsoleSession, endConsoleSession, findActiveConsoleSession } from '@diorama/access';
import type { ConsolePerson } from '@diorama/access';

import { beginSessionRequestSchema, endSessionRequestSchema, sessionRequestSchema } from './requests.js';

/** Sessions of operators in the console. */
@GrpcController()
export class SessionsAdminController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('AdminService', 'beginConsoleSession')
  async begin(request: adminProto.BeginConsoleSessionRequest): Promise<adminProto.BeginConsoleSessionResponse> {
    return { isBegun: await beginConsoleSession(this.dataSource, parseRequest(beginSessionRequestSchema, request)) };
  }

  @GrpcMethod('AdminService', 'getConsoleSession')
  async read(request: adminProto.GetConsoleSessionRequest): Promise<adminProto.GetConsoleSessionResponse> {
    const { sessionId } = parseRequest(sessionRequestSchema, request);
    const session = await findActiveConsoleSession(this.dataSource, sessionId);
    return { isActive: session !== null, person: toPersonMessage(session?.person ?? null) };
  }

  @GrpcMethod('AdminService', 'endConsoleSession')
  async end(request: adminProto.EndConsoleSessionRequest): Promise<adminProto.EndConsoleSessionResponse> {
    await endConsoleSession(this.dataSource, parseRequest(endSessionRequestSchema, request));
    return {};
  }
}

function toPersonMessage(person: ConsolePerson | null): adminProto.ConsolePerson | undefined {
  if (person === null) return undefined;
  const { subject, email, name, role, grants } = person;
  return { subject, email: email ?? '', name: name ?? '', role, grants: [...grants] };
}
