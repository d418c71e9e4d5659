import { RouteConfig } from '@nestjs/platform-fastify';

import type { OperatorRole, Scope } from '@diorama/domain';

/** The credentials that a route asks for. */
export type RouteAccess = ApiKeyAccess | OperatorAccess | OpenAccess;

export interface ApiKeyAccess {
  readonly by: 'api key';
  /** What the key must be allowed to do; null if every valid key will do. */
  readonly scope: Scope | null;
  /** 'begins': takes a key, not an earlier session, from each network a few times a minute. 'ends': every response clears the cookie. */
  readonly session?: 'begins' | 'ends';
}

interface OperatorAccess {
  readonly by: 'operator';
  /** What the operator must be; by default `viewer` for GET and HEAD, and `operator` for all other methods. */
  readonly role?: OperatorRole;
  /** 'begins': a failure is written to the audit log. 'ends': every response, failures included, clears the cookie of the console. */
  readonly session?: 'begins' | 'ends';
}

interface OpenAccess {
  readonly by: 'anyone';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Whether the body may hold media as base64. */
    largeBody?: boolean;
  }
}

type RouteDeclaration = { readonly access?: RouteAccess; readonly largeBody?: boolean };

/** For anyone, without credentials. */
export const PUBLIC_ROUTE_ACCESS: OpenAccess = { by: 'anyone' };

/** The scope that an API key needs for a route, or for those routes of a controller that declare nothing themselves. */
export const RequireScope = (scope: Scope): ClassDecorator & MethodDecorator => configure({ access: { by: 'api key', scope } });

/** Routes for every valid API key, regardless of its scopes. */
export const RequireApiKey = (): ClassDecorator & MethodDecorator => configure({ access: { by: 'api key', scope: null } });

/** The route that signs in to the account page with an API key. */
export const BeginsAccountSession = (): MethodDecorator => configure({ access: { by: 'api key', scope: null, session: 'begins' } });

/** The route that signs out of the account page. */
export const EndsAccountSession = (): MethodDecorator => configure({ access: { by: 'api key', scope: null, session: 'ends' } });

/** Routes for operators, by their bearer token or by a session of the console. */
export const RequireOperator = (): ClassDecorator & MethodDecorator => configure({ access: { by: 'operator' } });

/** A route that changes something and that operators of this role may use. */
export const RequireRole = (role: OperatorRole): MethodDecorator => configure({ access: { by: 'operator', role } });

/** The route of operators that signs in to the console. */
export const BeginsConsoleSession = (): MethodDecorator => configure({ access: { by: 'operator', role: 'viewer', session: 'begins' } });

/** The route of operators that signs out of the console. */
export const EndsConsoleSession = (): MethodDecorator => configure({ access: { by: 'operator', role: 'viewer', session: 'ends' } });

/** Routes that need no credentials. */
export const PublicRoute = (): ClassDecorator & MethodDecorator => configure({ access: PUBLIC_ROUTE_ACCESS });

/** A route whose body may hold media as base64. */
export const AcceptsLargeBody = (): MethodDecorator => configure({ largeBody: true });

const declared = new WeakMap<object, RouteDeclaration>();

/** Adds to the Fastify configuration of a handler, or of all handlers of a controller, where a handler's own declaration wins. */
function configure(part: RouteDeclaration): ClassDecorator & MethodDecorator {
  return (target: object, name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (name !== undefined && descriptor !== undefined) return put(target, name, descriptor, (own) => ({ ...own, ...part }));
    const { prototype } = target as { prototype: object };
    for (const [method, found] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof found.value === 'function' && method !== 'constructor') put(prototype, method, found, (own) => ({ ...part, ...own }));
  };
}

function put(
  target: object,
  name: string | symbol,
  descriptor: PropertyDescriptor,
  merge: (own: RouteDeclaration) => RouteDeclaration,
): void {
  const handler = descriptor.value as object;
  const merged = merge(declared.get(handler) ?? {});
  declared.set(handler, merged);
  RouteConfig(merged)(target, name, descriptor);
}
