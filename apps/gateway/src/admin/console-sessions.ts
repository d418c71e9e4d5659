import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Operators } from '../accounts/operators.js';

/** What the console's cookie holds, and until when it does. */
export interface ConsoleSession {
  readonly value: string;
  readonly expiresAt: Date;
}

const HOURS = 12;
const PURPOSE = 'diorama console session 1';
const FORM = /^([\w-]{16})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Sessions of operators in the console. Each is signed with a key that is derived from its operator's token: no gateway keeps
 * anything, all of them know it, and it ends when the token is taken out of the configuration.
 */
export class ConsoleSessions {
  /** By the key's id. */
  private readonly keys: ReadonlyMap<string, { readonly key: Buffer; readonly operator: string }>;

  /** @param clock milliseconds since 1970 */
  constructor(
    operators: Operators,
    private readonly clock: () => number,
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
    const text = `${idOf(key)}.${expires}.${randomBytes(16).toString('base64url')}`;
    return { value: `${text}.${signature(key, text)}`, expiresAt: new Date(expires * 1_000) };
  }

  /** The operator whose session it is; null for one that is altered, over, or of a token that is valid no more. */
  operatorOf(value: string): string | null {
    const [, keyId = '', expires = '', nonce = '', given = ''] = FORM.exec(value) ?? [];
    const signer = this.keys.get(keyId);
    if (signer === undefined || Number(expires) * 1_000 <= this.clock()) return null;
    const expected = signature(signer.key, `${keyId}.${expires}.${nonce}`);
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? signer.operator : null;
  }
}

function signingKey(tokenHash: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(tokenHash, 'base64'), '', PURPOSE, 32));
}

const idOf = (key: Buffer): string => createHmac('sha256', key).update('id').digest('base64url').slice(0, 16);
const signature = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
