import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import { formatPersonName, isOperatorRole } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import { keepsRole } from '@diorama/sign-in';

import { CLOCK, CONSOLE_SIGN_IN, OPERATORS } from '../clients/injection-tokens.js';
import type { ConsoleSignIn } from './openid-sign-in.js';
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
  /** The operator whose token began it; null where its record names a person. */
  readonly operator: Operator | null;
}

const TOKEN_SESSION_HOURS = 12;
const PURPOSE = 'diorama console session 1';
const FORM = /^([\w-]{16})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * The cookies of operators' sessions in the console. Each is signed with a key that is derived from its operator's token or, for people of an
 * identity provider, from the client secret: every gateway can check it, and it is void once the token or the secret is taken out of
 * the configuration. The system of record keeps which sessions are active.
 */
@Injectable()
export class ConsoleSessions {
  /** By the key's id. */
  private readonly keys: ReadonlyMap<string, { readonly key: Buffer; readonly operator: Operator | null }>;

  /** @param clock milliseconds since 1970 */
  constructor(
    @Inject(OPERATORS) operators: OperatorsByTokenHash,
    @Inject(CONSOLE_SIGN_IN) private readonly signIn: ConsoleSignIn,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {
    const ofTokens = [...(signIn.acceptsTokens ? operators : [])].map(([hash, operator]) => ({ key: signingKey(hash), operator }));
    const ofPeople = signIn.openid === null ? [] : [{ key: signIn.openid.sessionKey, operator: null }];
    this.keys = new Map([...ofTokens, ...ofPeople].map((signer) => [idOf(signer.key), signer]));
  }

  /** @param tokenHash of the operator's token, as `Operators` has it */
  begin(tokenHash: string): ConsoleSession {
    return this.sign(signingKey(tokenHash), { id: randomBytes(16).toString('base64url'), hours: TOKEN_SESSION_HOURS });
  }

  /** The session of a person, whose record names them. @param id of the record, 22 characters of base64url */
  beginForPerson(id: string): ConsoleSession {
    const { openid } = this.signIn;
    if (openid === null) throw new Error('there is no identity provider');
    return this.sign(openid.sessionKey, { id, hours: openid.sessionHours });
  }

  /** The session of a cookie; null for one that is altered, expired, or signed with a token or secret that is no longer valid. */
  read(value: string): SignedSession | null {
    const [, keyId = '', expires = '', id = '', given = ''] = FORM.exec(value) ?? [];
    const signer = this.keys.get(keyId);
    if (signer === undefined || Number(expires) * 1_000 <= this.clock()) return null;
    const expected = signature(signer.key, `${keyId}.${expires}.${id}`);
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? { id, operator: signer.operator } : null;
  }

  /** The operator of a session that is active; null for a person who no longer gets the role of their session from the settings. */
  identify({ operator }: SignedSession, person: adminProto.ConsolePerson | undefined): Operator | null {
    const { openid } = this.signIn;
    if (operator !== null || openid === null || person === undefined || !isOperatorRole(person.role)) return operator;
    const { role, subject, grants } = person;
    const [email, name] = [person.email || null, person.name || null];
    if (!keepsRole({ role, grants }, openid.rules)) return null;
    return { name: formatPersonName({ subject, email }), role, person: { name, email } };
  }

  private sign(key: Buffer, { id, hours }: { readonly id: string; readonly hours: number }): ConsoleSession {
    const expires = Math.floor(this.clock() / 1_000) + hours * 3_600;
    const text = `${idOf(key)}.${expires}.${id}`;
    return { id, value: `${text}.${signature(key, text)}`, expiresAt: new Date(expires * 1_000) };
  }
}

function signingKey(tokenHash: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(tokenHash, 'base64'), '', PURPOSE, 32));
}

const idOf = (key: Buffer): string => createHmac('sha256', key).update('id').digest('base64url').slice(0, 16);
const signature = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
