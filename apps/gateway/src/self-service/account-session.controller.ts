import { Controller, Delete, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AccountSessions } from '../accounts/account-sessions.js';
import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { CurrentUser } from '../accounts/current-user.js';
import { BeginsAccountSession, EndsAccountSession } from '../accounts/route-access.js';

/** Sessions of API keys on the account page. */
@Controller('svc/v1/session')
export class AccountSessionController {
  constructor(@Inject(AccountSessions) private readonly sessions: AccountSessions) {}

  /** Takes the key, not an earlier session: a session cannot be prolonged. */
  @Post()
  @BeginsAccountSession()
  @HttpCode(200)
  async begin(@CurrentUser() user: AuthenticatedUser, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const session = await this.sessions.begin(user, request.id);
    void reply.header('set-cookie', this.sessions.cookie.set(session));
    return { account_id: user.accountId, api_key_id: user.apiKeyId, expires_at: session.expiresAt.toISOString() };
  }

  @Delete()
  @EndsAccountSession()
  async end(@CurrentUser() { accountId, apiKeyId }: AuthenticatedUser, @Req() request: FastifyRequest) {
    await this.sessions.end(request);
    return { account_id: accountId, api_key_id: apiKeyId };
  }
}
