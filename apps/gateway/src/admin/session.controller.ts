import { Controller, Delete, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';

import { OperatorsOnly, SignsOut } from '../accounts/access.js';
import { bearerHash } from '../accounts/operators.js';
import { Operator, RequestId } from '../http/request.js';
import { ADMIN, CONSOLE_COOKIE, CONSOLE_SESSIONS } from '../tokens.js';
import type { ConsoleCookie } from './console-cookie.js';
import type { ConsoleSessions } from './console-sessions.js';

/** Who an operator is, and their session in the console. */
@Controller('admin/v1')
@OperatorsOnly()
export class SessionController {
  constructor(
    @Inject(ADMIN) private readonly admin: AdminClient,
    @Inject(CONSOLE_SESSIONS) private readonly sessions: ConsoleSessions,
    @Inject(CONSOLE_COOKIE) private readonly cookie: ConsoleCookie,
  ) {}

  @Get('whoami')
  whoami(@Operator() operator: string) {
    return { operator };
  }

  /** Takes the token, not an earlier session: a session cannot be prolonged. */
  @Post('session')
  @HttpCode(200)
  async begin(@Operator() operator: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const tokenHash = bearerHash(request);
    if (tokenHash === null) throw new DomainError('OPERATOR_TOKEN_INVALID');
    await this.record(operator, 'console.login', request.id);
    const session = this.sessions.begin(tokenHash);
    void reply.header('set-cookie', this.cookie.set(session));
    return { operator, expires_at: session.expiresAt.toISOString() };
  }

  @Delete('session')
  @SignsOut()
  async end(@Operator() operator: string, @RequestId() requestId: string) {
    await this.record(operator, 'console.logout', requestId);
    return { operator };
  }

  private async record(operator: string, action: string, requestId: string): Promise<void> {
    const detailsJson = JSON.stringify({ request_id: requestId });
    await this.admin.recordAudit({ operator, action, accountId: '', target: '', detailsJson }, { requestId });
  }
}
