import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const PURPOSE = 'diorama share token 1';
const FORM = /^(\d{1,12})\.([\w-]{43})$/;

/** What a token is made for. */
interface TokenSubject {
  readonly worldId: string;
  /** The stored hash of the password of the world. The tokens of an earlier password are void. */
  readonly passwordHash: string;
}

/**
 * A token that opens a world with a password: `<expiry>.<signature>`. The signing key is derived from the salted hash of the password, so
 * every process of the service can check the token, and a new password ends all tokens of the old one.
 *
 * @param expiresAt seconds since 1970
 */
export function createShareToken({ worldId, passwordHash }: TokenSubject, expiresAt: number): string {
  return `${expiresAt}.${sign(passwordHash, `${worldId}.${expiresAt}`)}`;
}

/** Whether a token opens the world. @param now seconds since 1970 */
export function isShareTokenValid(token: string, { worldId, passwordHash }: TokenSubject, now: number): boolean {
  const [, expiresAt = '', given = ''] = FORM.exec(token) ?? [];
  if (given === '' || Number(expiresAt) <= now) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(passwordHash, `${worldId}.${expiresAt}`)));
}

function sign(passwordHash: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', passwordHash, '', PURPOSE, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
