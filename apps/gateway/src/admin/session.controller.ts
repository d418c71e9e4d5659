import { Controller, Delete, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AdminResponse } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { OperatorRole } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';

import { RequireOperator, BeginsConsoleSession, EndsConsoleSession } from '../accounts/route-access.js';
import { hashBearerToken } from '../operators/operators.js';
import type { Operator } from '../operators/operators.js';
import type { ConsoleSignIn } from '../operators/openid-sign-in.js';
import { CurrentOperator, CurrentOperatorDetails, CurrentRole } from '../accounts/current-user.js';
import { ADMIN_CLIENT, CONSOLE_SIGN_IN } from '../clients/injection-tokens.js';
import { ConsoleCookie } from '../operators/console-cookie.js';
import { ConsoleSessions } from '../operators/console-sessions.js';

/** Who an operator is, and their session in the console. */
@Controller('admin/v1')
@RequireOperator()
export class SessionController {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(ConsoleSessions) private readonly sessions: ConsoleSessions,
    @Inject(ConsoleCookie) private readonly cookie: ConsoleCookie,
    @Inject(CONSOLE_SIGN_IN) private readonly signIn: ConsoleSignIn,
  ) {}

  @Get('whoami')
  whoami(@CurrentOperatorDetails() { name, role, person }: Operator): AdminResponse<'Operator'> {
    return { operator: name, role, ...(person === undefined ? {} : { person }) };
  }

  /** Takes the token, not an earlier session: a session cannot be prolonged. */
  @Post('session')
  @BeginsConsoleSession()
  @HttpCode(200)
  async begin(
    @CurrentOperator() operator: string,
    @CurrentRole() role: OperatorRole,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminResponse<'ConsoleSession'>> {
    if (!this.signIn.acceptsTokens) throw new DomainError('TOKEN_SIGN_IN_DISABLED');
    const tokenHash = hashBearerToken(request);
    if (tokenHash === null) throw new DomainError('OPERATOR_TOKEN_INVALID');
    const session = this.sessions.begin(tokenHash);
    const { id: sessionId, expiresAt } = session;
    await this.admin.beginConsoleSession({ sessionId, operator, expiresAt, requestId: request.id, person: undefined });
    void reply.header('set-cookie', this.cookie.set(session));
    return { operator, role, expires_at: expiresAt.toISOString() };
  }

  /** Ends the session of the request's cookie, and so invalidates every copy of the cookie. */
  @Delete('session')
  @EndsConsoleSession()
  async end(
    @CurrentOperator() operator: string,
    @CurrentRole() role: OperatorRole,
    @Req() { headers, id: requestId }: FastifyRequest,
  ): Promise<AdminResponse<'Operator'>> {
    const value = this.cookie.read(headers.cookie);
    const session = value === null ? null : this.sessions.read(value);
    if (session !== null) await this.admin.endConsoleSession({ sessionId: session.id, operator, requestId });
    return { operator, role };
  }
}
