import { createHash } from 'node:crypto';

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

/** A lookup of a key: under way, or answered with its user. */
interface KeyLookup {
  readonly answer: Promise<AuthenticatedUser>;
  /** Null while the lookup is under way. */
  user: AuthenticatedUser | null;
  /** Infinite while the lookup is under way. */
  until: number;
}

/**
 * Looks API keys up at `world` and caches valid keys for a short while. Requests that bring a key at the same time share one lookup. The
 * cache contains SHA-256 hashes of keys, never the keys.
 */
@Injectable()
export class ApiKeyAuthenticator {
  /** By the hash of the key, in the order in which the lookups began. */
  private readonly lookups = new Map<string, KeyLookup>();

  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  /** @throws DomainError API_KEY_MISSING or API_KEY_INVALID */
  async identify(apiKey: string | undefined): Promise<AuthenticatedUser> {
    if (apiKey === undefined || apiKey === '') throw new DomainError('API_KEY_MISSING');
    const hash = createHash('sha256').update(apiKey).digest('base64url');
    const known = this.lookups.get(hash);
    if (known !== undefined && known.until > this.clock()) return known.answer;
    const lookup: KeyLookup = { answer: this.lookUp(apiKey), user: null, until: Infinity };
    this.lookups.delete(hash); // the new lookup comes last
    this.lookups.set(hash, lookup);
    this.evict();
    try {
      lookup.user = await lookup.answer;
      lookup.until = this.clock() + FRESH_MS;
    } catch (error) {
      if (this.lookups.get(hash) === lookup) this.lookups.delete(hash);
      throw error;
    }
    return lookup.user;
  }

  /** After a key was revoked or replaced here; other gateways hear of it when their entries end. */
  forgetKey(apiKeyId: string): void {
    this.forget((user) => user.apiKeyId === apiKeyId);
  }

  forgetAccount(accountId: string): void {
    this.forget((user) => user.accountId === accountId);
  }

  /** Also forgets lookups that are under way: they may return an outdated account, and their user is not known yet. */
  private forget(concerns: (user: AuthenticatedUser) => boolean): void {
    for (const [hash, { user }] of this.lookups) if (user === null || concerns(user)) this.lookups.delete(hash);
  }

  private async lookUp(apiKey: string): Promise<AuthenticatedUser> {
    return toAuthenticatedUser(await this.world.authenticateKey({ apiKey }));
  }

  /** Removes outdated entries from the oldest on, and the oldest ones while there are too many. */
  private evict(): void {
    const now = this.clock();
    for (const [hash, { until }] of this.lookups) {
      if (until > now && this.lookups.size <= ENTRIES_MAX) return;
      this.lookups.delete(hash);
    }
  }
}
