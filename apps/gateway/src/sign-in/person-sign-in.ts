import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { DomainError, LIMITS, formatPersonName } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';
import { SignInError, isStateOf, readPerson } from '@diorama/sign-in';
import type { SignInAttempt, SignedInPerson } from '@diorama/sign-in';
import type { Logger } from '@diorama/telemetry';

import { SignInFailures } from '../accounts/sign-in-failures.js';
import { ADMIN_CLIENT, CLOCK, CONSOLE_SIGN_IN, LOGGER } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';
import { getRateLimitNetwork } from '../http/rate-limit-network.js';
import { ConsoleSessions } from '../operators/console-sessions.js';
import type { ConsoleSession } from '../operators/console-sessions.js';
import type { ConsoleSignIn, OpenIdSignIn } from '../operators/openid-sign-in.js';

/** What a browser brings back from the provider. */
interface Callback {
  /** Of the sign-in; null where the browser sent none. */
  readonly cookie: string | null;
  /** Without the question mark. */
  readonly query: string;
  readonly requestId: string;
  /** IP address of the client. */
  readonly address: string;
}

/** Longer ones belong to no provider; the HTTP server bounds the address, too. */
const QUERY_LENGTH = 8_192;

/** Sign-ins of people with the identity provider. Failures are logged, and written to the audit log as those of tokens are. */
@Injectable()
export class PersonSignIn {
  private readonly limiter: MinuteLimiter;
  private readonly failures: SignInFailures;

  // eslint-disable-next-line max-params -- one for each part of a sign-in
  constructor(
    @Inject(CONSOLE_SIGN_IN) private readonly signIn: ConsoleSignIn,
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(ConsoleSessions) private readonly sessions: ConsoleSessions,
    @Inject(CLOCK) private readonly clock: () => number,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // A sign-in takes two requests.
    this.limiter = new MinuteLimiter({ limit: 2 * LIMITS.providerSignInsPerMinute, counted: 'requests to sign in' }, clock);
    this.failures = new SignInFailures({ admin, clock, logger });
  }

  /** A new sign-in, and where it begins at the provider. @throws SignInError */
  begin(address: string): Promise<{ readonly url: URL; readonly attempt: SignInAttempt }> {
    return this.recordFailure(address, async ({ provider, attempts }) => {
      const attempt = attempts.begin(this.clock(), randomBytes);
      return { url: await provider.buildAuthorizationUrl(attempt), attempt };
    });
  }

  /** Begins the session of the person that the provider names. @throws SignInError */
  finish({ cookie, query, requestId, address }: Callback): Promise<ConsoleSession> {
    return this.recordFailure(address, async ({ provider, attempts, rules }) => {
      const attempt = this.readAttempt(cookie === null ? null : attempts.read(cookie), query);
      return this.beginSession(readPerson(await provider.readClaims(query, attempt), rules), { attempt, requestId });
    });
  }

  /** The attempt that a callback belongs to, which is checked before anything is asked of the provider. */
  private readAttempt(attempt: SignInAttempt | null, query: string): SignInAttempt {
    if (attempt === null) throw new SignInError('state', 'the callback has no cookie of a sign-in');
    if (attempt.expiresAt.getTime() <= this.clock()) throw new SignInError('expired', 'the sign-in has expired');
    if (query.length > QUERY_LENGTH || !isStateOf(attempt, new URLSearchParams(query).get('state')))
      throw new SignInError('state', 'the state of the callback is not that of the sign-in');
    return attempt;
  }

  private async beginSession(person: SignedInPerson, { attempt, requestId }: Beginning): Promise<ConsoleSession> {
    const session = this.sessions.beginForPerson(attempt.sessionId);
    const { subject, email, name, role, grants } = person;
    const record = {
      sessionId: session.id,
      operator: formatPersonName(person),
      expiresAt: session.expiresAt,
      requestId,
      person: { subject, email: email ?? '', name: name ?? '', role, grants: [...grants] },
    };
    const { isBegun } = await this.admin.beginConsoleSession(record).catch((error: unknown): never => {
      throw error instanceof DomainError && error.code === 'UNAVAILABLE'
        ? new SignInError('unavailable', 'the system of record did not answer', person, { cause: error })
        : error;
    });
    if (!isBegun) throw new SignInError('state', 'the callback was used before', person);
    return session;
  }

  private async recordFailure<Result>(address: string, work: (openid: OpenIdSignIn) => Promise<Result>): Promise<Result> {
    const { openid } = this.signIn;
    if (openid === null) throw new Error('there is no identity provider');
    const network = getRateLimitNetwork(address);
    try {
      this.limiter.admit(network);
      return await work(openid);
    } catch (error) {
      const failed = isRateLimited(error) ? new SignInError('rate', 'too many sign-ins of one network') : error;
      if (!(failed instanceof SignInError)) throw failed;
      const { failure, message, person, cause } = failed;
      this.logger.warn(
        { failure, reason: message, ...(cause === undefined ? {} : { err: cause }) },
        'sign-in with the identity provider failed',
      );
      await this.failures.record(network, { provider: 'openid', failure, ...(person === null ? {} : { ...person }) });
      throw failed;
    }
  }
}

interface Beginning {
  readonly attempt: SignInAttempt;
  readonly requestId: string;
}

const isRateLimited = (error: unknown): boolean => error instanceof DomainError && error.code === 'RATE_LIMITED';
