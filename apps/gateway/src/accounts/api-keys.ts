import { Inject, Injectable } from '@nestjs/common';
import { DomainError, SCOPES, isScope } from '@diorama/domain';
import type { Scope, StorageQuota } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import { CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';

/** The account, project and scopes of an API key. */
export interface AuthenticatedUser {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  /** What the key may do. */
  readonly scopes: readonly Scope[];
  /** What the account may store; undefined where the record does not say. */
  readonly storage?: StorageQuota | undefined;
  /** Undefined where the record does not know the names. */
  readonly accountName?: string | undefined;
  readonly apiKeyName?: string | undefined;
}

/** The owner of an API key in the audit log: no operator has a colon in their name. */
export const formatKeyActor = (apiKeyId: string): string => `key:${apiKeyId}`;

/** A revoked key works this long at most. */
const FRESH_MS = 30_000;
const ENTRIES_MAX = 10_000;

/** A record of an earlier version knows of no scopes, and so of no key that lacks one. */
export const toAuthenticatedUser = ({ scopes, ...owner }: worldProto.AuthenticateKeyResponse): AuthenticatedUser => ({
  ...owner,
  scopes: scopes.length === 0 ? SCOPES : scopes.filter(isScope),
});

/** Looks API keys up at `world` and remembers those that are good for a short while. */
@Injectable()
export class ApiKeyAuthenticator {
  private readonly known = new Map<string, { readonly user: AuthenticatedUser; readonly until: number }>();
  /** Counts invalidations: a lookup that began before one may return an outdated account and is not cached. */
  private forgotten = 0;

  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  /** @throws DomainError API_KEY_MISSING or API_KEY_INVALID */
  async identify(apiKey: string | undefined): Promise<AuthenticatedUser> {
    if (apiKey === undefined || apiKey === '') throw new DomainError('API_KEY_MISSING');
    const entry = this.known.get(apiKey);
    if (entry !== undefined && entry.until > this.clock()) return entry.user;
    this.known.delete(apiKey);
    const asked = this.forgotten;
    const user = toAuthenticatedUser(await this.world.authenticateKey({ apiKey }));
    if (asked === this.forgotten) this.remember(apiKey, user);
    return user;
  }

  /** After a key was revoked or replaced here; other gateways hear of it when their entries end. */
  forgetKey(apiKeyId: string): void {
    this.forget((user) => user.apiKeyId === apiKeyId);
  }

  forgetAccount(accountId: string): void {
    this.forget((user) => user.accountId === accountId);
  }

  private forget(concerns: (user: AuthenticatedUser) => boolean): void {
    this.forgotten++;
    for (const [apiKey, { user }] of this.known) if (concerns(user)) this.known.delete(apiKey);
  }

  private remember(apiKey: string, user: AuthenticatedUser): void {
    const oldest = this.known.keys().next();
    if (this.known.size >= ENTRIES_MAX && !oldest.done) this.known.delete(oldest.value);
    this.known.set(apiKey, { user, until: this.clock() + FRESH_MS });
  }
}
