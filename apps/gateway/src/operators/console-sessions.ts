import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import { CLOCK, OPERATORS } from '../clients/injection-tokens.js';
import type { Operator, OperatorsByTokenHash } from './operators.js';

/** A session as the console's cookie holds it. */
export interface ConsoleSession {
  /** Of its record, which proves nothing without the signature. */
  readonly id: string;
  /** The cookie's value. */
  readonly value: string;
  readonly expiresAt: Date;
}

/** A session whose cookie is genuine and has not expired. Its record says whether it has ended. */
interface SignedSession {
  readonly id: string;
  readonly operator: Operator;
}

const HOURS = 12;
const PURPOSE = 'diorama console session 1';
const FORM = /^([\w-]{16})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * The cookies of operators' sessions in the console. Each is signed with a key that is derived from its operator's token: every gateway
 * can check it, and it is void once the token is taken out of the configuration. The system of record keeps which sessions are active.
 */
@Injectable()
export class ConsoleSessions {
  /** By the key's id. */
  private readonly keys: ReadonlyMap<string, { readonly key: Buffer; readonly operator: Operator }>;

  /** @param clock milliseconds since 1970 */
  constructor(
    @Inject(OPERATORS) operators: OperatorsByTokenHash,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {
    this.keys = new Map(
      [...operators].map(([tokenHash, operator]) => {
        const key = signingKey(tokenHash);
        return [idOf(key), { key, operator }];
      }),
    );
  }

  /** @param tokenHash of the operator's token, as `Operators` has it */
  begin(tokenHash: string): ConsoleSession {
    const key = signingKey(tokenHash);
    const expires = Math.floor(this.clock() / 1_000) + HOURS * 3_600;
    const id = randomBytes(16).toString('base64url');
    const text = `${idOf(key)}.${expires}.${id}`;
    return { id, value: `${text}.${signature(key, text)}`, expiresAt: new Date(expires * 1_000) };
  }

  /** The session of a cookie; null for one that is altered, expired, or signed with a token that is no longer valid. */
  read(value: string): SignedSession | null {
    const [, keyId = '', expires = '', id = '', given = ''] = FORM.exec(value) ?? [];
    const signer = this.keys.get(keyId);
    if (signer === undefined || Number(expires) * 1_000 <= this.clock()) return null;
    const expected = signature(signer.key, `${keyId}.${expires}.${id}`);
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? { id, operator: signer.operator } : null;
  }
}

function signingKey(tokenHash: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(tokenHash, 'base64'), '', PURPOSE, 32));
}

const idOf = (key: Buffer): string => createHmac('sha256', key).update('id').digest('base64url').slice(0, 16);
const signature = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
