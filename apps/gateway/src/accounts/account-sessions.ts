import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@diorama/domain';
import type { WorldClient } from '@diorama/rpc';
import type { FastifyRequest } from 'fastify';

import { CLOCK, VIEWER_URL, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { SessionCookie } from '../http/session-cookie.js';
import type { CookieSession } from '../http/session-cookie.js';
import { toAuthenticatedUser } from './api-keys.js';
import type { AuthenticatedUser } from './api-keys.js';

/** Sent along by the account page's own scripts; a page of another origin cannot set it without asking first, and is not let. */
export const ACCOUNT_HEADER = 'x-diorama-account';

const HOURS = 12;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * Sessions of API keys on the account page. The cookie holds a random token, of which the system of record knows the hash; the key itself
 * is not in the browser. A session may do what its key may do, and ends with it.
 */
@Injectable()
export class AccountSessions {
  readonly cookie: SessionCookie;

  constructor(
    @Inject(WORLD_CLIENT) private readonly world: Pick<WorldClient, 'beginAccountSession' | 'authenticateSession' | 'endAccountSession'>,
    @Inject(CLOCK) private readonly clock: () => number,
    @Inject(VIEWER_URL) siteUrl: string,
  ) {
    this.cookie = new SessionCookie(siteUrl, 'diorama-account');
  }

  /**
   * The owner of the session of a request of the account page; null for any other request. Asked for each time: a session that has ended
   * works nowhere.
   *
   * @throws DomainError API_KEY_INVALID when the session or its key has ended
   */
  async identify({ headers }: Pick<FastifyRequest, 'headers'>): Promise<AuthenticatedUser | null> {
    const { 'sec-fetch-site': site = 'same-origin' } = headers;
    if (headers[ACCOUNT_HEADER] === undefined || site !== 'same-origin') return null;
    const token = this.readToken(headers.cookie);
    if (token === null) return null;
    const { owner } = await this.world.authenticateSession({ tokenSha256: hashToken(token) });
    if (owner === undefined) throw new DomainError('INTERNAL');
    return toAuthenticatedUser(owner);
  }

  async begin({ accountId, apiKeyId }: AuthenticatedUser, requestId: string): Promise<CookieSession> {
    const value = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock() + HOURS * 3_600_000);
    await this.world.beginAccountSession({ accountId, apiKeyId, tokenSha256: hashToken(value), expiresAt, requestId });
    return { value, expiresAt };
  }

  /** Ends the session of a request's cookie, and so invalidates every copy of the cookie. */
  async end({ headers, id: requestId }: Pick<FastifyRequest, 'headers' | 'id'>): Promise<void> {
    const token = this.readToken(headers.cookie);
    if (token !== null) await this.world.endAccountSession({ tokenSha256: hashToken(token), requestId });
  }

  private readToken(header: string | undefined): string | null {
    const value = this.cookie.read(header);
    return value !== null && TOKEN.test(value) ? value : null;
  }
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
