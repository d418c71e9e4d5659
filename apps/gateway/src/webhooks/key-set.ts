import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';

import type { SigningClient } from '@diorama/rpc';
import { KEY_PUBLICATION_LAG_MS, toPublicJwk } from '@diorama/webhook';

import { CLOCK, SIGNING_CLIENT } from '../clients/injection-tokens.js';

/** The key set as it is sent. */
interface KeySetDocument {
  readonly text: string;
  /** Strong, with its quotes. */
  readonly etag: string;
}

/** Short: a key that was revoked is gone from here within it. */
const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;

interface Kept {
  readonly document: KeySetDocument;
  readonly readAt: number;
}

/**
 * The keys that sign webhooks, as receivers fetch them. Read at most once a second; while the signing service is away, what was read
 * last is served for as long as its plan of rotations allows for such a lag.
 */
@Injectable()
export class PublicKeySetCache {
  private kept: Kept | null = null;
  private reading: Promise<KeySetDocument> | null = null;

  constructor(
    @Inject(SIGNING_CLIENT) private readonly signing: Pick<SigningClient, 'getKeySet'>,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  /** @throws DomainError UNAVAILABLE when there is none that may still be served */
  async read(): Promise<KeySetDocument> {
    const kept = this.kept;
    if (kept !== null && this.ageOf(kept) < FRESH_MS) return kept.document;
    this.reading ??= this.fetch().finally(() => {
      this.reading = null;
    });
    try {
      return await this.reading;
    } catch (error) {
      if (kept !== null && this.ageOf(kept) < KEY_PUBLICATION_LAG_MS) return kept.document;
      throw error;
    }
  }

  private ageOf({ readAt }: Kept): number {
    return this.clock() - readAt;
  }

  private async fetch(): Promise<KeySetDocument> {
    const readAt = this.clock();
    const { keys } = await this.signing.getKeySet({}, { deadlineMs: DEADLINE_MS });
    const text = JSON.stringify({ keys: keys.map(({ kid, publicKey }) => toPublicJwk(kid, publicKey)) });
    const document = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    this.kept = { document, readAt };
    return document;
  }
}
