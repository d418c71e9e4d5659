import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { DomainError, includesRole } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';

import { CONSOLE_HEADER } from '../operators/console-cookie.js';
import type { ConsoleCookie } from '../operators/console-cookie.js';
import type { ConsoleSessions } from '../operators/console-sessions.js';
import type { MinuteLimiter } from '../http/minute-limiter.js';
import { getRateLimitNetwork } from '../http/rate-limit-network.js';
import { PUBLIC_ROUTE_ACCESS } from './route-access.js';
import type { ApiKeyAccess, RouteAccess } from './route-access.js';
import { ACCOUNT_HEADER } from './account-sessions.js';
import type { AccountSessions } from './account-sessions.js';
import type { ApiKeyAuthenticator, AuthenticatedUser } from './api-keys.js';
import { hashBearerToken } from '../operators/operators.js';
import type { Operator, OperatorsByTokenHash } from '../operators/operators.js';
import type { SignInFailures } from './sign-in-failures.js';

/** What callers prove themselves against. */
interface Credentials {
  readonly keys: ApiKeyAuthenticator;
  readonly accountSessions: AccountSessions;
  /** Counts the sign-ins to the account page by network. */
  readonly signIns: MinuteLimiter;
  readonly operators: OperatorsByTokenHash;
  readonly sessions: ConsoleSessions;
  readonly cookie: ConsoleCookie;
  /** Knows which sessions of the console are active. */
  readonly admin: Pick<AdminClient, 'getConsoleSession'>;
  readonly failures: SignInFailures;
}

/** The request headers that decide about the answer of a route, beside `Origin`. */
const VARY = {
  'api key': ['Svc-Api-Key', 'Cookie', ACCOUNT_HEADER],
  operator: ['Authorization', 'Cookie', CONSOLE_HEADER],
  anyone: [],
} as const;

/**
 * Checks the credentials that routes declare, before any byte of a body is read, and forbids caches to keep the answers of routes that
 * ask for some. A server with a route that declares nothing does not start. To be called before the routes are made.
 */
export function authenticateRequests(server: FastifyInstance, credentials: Credentials): void {
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void routes.push(route));
  server.addHook('onReady', async () => {
    const undeclared = routes.find(({ method, config }) => method !== 'OPTIONS' && config?.access === undefined);
    if (undeclared !== undefined) throw new Error(`the route ${undeclared.url} does not declare its audience`);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (request.is404) throw new NotFoundException(); // for any body
    const { access = PUBLIC_ROUTE_ACCESS } = request.routeOptions.config; // preflights carry no credentials
    if (access.by !== 'anyone') keepFromCaches(reply, VARY[access.by]);
    await admit(access, { request, reply, credentials });
  });
}

/** Declares every route that is made in `register` open to anyone: for plugins that make routes of their own. */
export async function registerPublicRoutes(server: FastifyInstance, register: (scope: FastifyInstance) => Promise<void>): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: PUBLIC_ROUTE_ACCESS };
    });
    await register(scope);
  });
}

interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly credentials: Credentials;
}

/** Methods that change nothing. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** @throws DomainError API_KEY_MISSING, API_KEY_INVALID, API_KEY_SCOPE_MISSING, RATE_LIMITED, OPERATOR_TOKEN_INVALID or OPERATOR_ROLE_MISSING */
async function admit(access: RouteAccess, { request, reply, credentials }: Arrival): Promise<void> {
  if (access.by === 'api key') {
    const user = await identifyOwner(access, { request, reply, credentials });
    if (access.scope !== null && !user.scopes.includes(access.scope))
      throw new DomainError('API_KEY_SCOPE_MISSING', { scope: access.scope });
    request.apiUser = user;
  }
  if (access.by === 'operator') {
    // Before the check, so that it goes with a failure's answer: the browser forgets the session also where it cannot be checked.
    if (access.session === 'ends') void reply.header('set-cookie', credentials.cookie.clear());
    const isBearer = request.headers.authorization !== undefined;
    const operator = isBearer ? ofBearer(request, credentials) : await ofConsole(request, credentials);
    if (operator === null) {
      if (access.session === 'begins') await credentials.failures.record(getRateLimitNetwork(request.ip));
      throw new DomainError('OPERATOR_TOKEN_INVALID');
    }
    const role = access.role ?? (READS.has(request.method) ? 'viewer' : 'operator');
    if (!includesRole(operator.role, role)) throw new DomainError('OPERATOR_ROLE_MISSING', { role });
    request.operator = operator;
  }
}

/** By the key of a request, or by its session on the account page. */
async function identifyOwner({ session }: ApiKeyAccess, { request, reply, credentials }: Arrival): Promise<AuthenticatedUser> {
  const { keys, accountSessions, signIns } = credentials;
  const header = request.headers['svc-api-key'];
  if (session === 'ends') void reply.header('set-cookie', accountSessions.cookie.clear());
  if (session === 'begins') signIns.admit(getRateLimitNetwork(request.ip));
  const bySession = header === undefined && session !== 'begins' ? await accountSessions.identify(request) : null;
  return bySession ?? keys.identify(typeof header === 'string' ? header : undefined);
}

function ofBearer(request: FastifyRequest, { operators }: Credentials): Operator | null {
  return operators.get(hashBearerToken(request) ?? '') ?? null;
}

/** A browser sends the cookie on its own; the header shows that the console itself asks. */
async function ofConsole({ headers }: FastifyRequest, { sessions, cookie, admin }: Credentials): Promise<Operator | null> {
  const value = headers[CONSOLE_HEADER] === undefined ? null : cookie.read(headers.cookie);
  const session = value === null ? null : sessions.read(value);
  if (session === null) return null; // without a question: what is not signed costs the record nothing
  const { isActive, person } = await admin.getConsoleSession({ sessionId: session.id });
  return isActive ? sessions.identify(session, person) : null;
}

function keepFromCaches(reply: FastifyReply, names: readonly string[]): void {
  const others = String(reply.getHeader('vary') ?? '');
  const headers = { 'cache-control': 'no-store', vary: [...(others === '' ? [] : [others]), ...names].join(', ') };
  void reply.headers(headers);
  reply.raw.setHeaders(new Map(Object.entries(headers))); // streams of events write their head themselves
}
