import { DomainError } from '@diorama/domain';

/** Some clients send the whole data URL. */
const DATA_URL = /^data:[^,]{0,100};base64,/;
/** Both alphabets of RFC 4648; padding may be left out. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const CHUNK_CHARACTERS = 1_048_576; // of four, so that each chunk is whole bytes

/** Media that came inside a request. */
export interface InlineMedia {
  readonly bytes: number;
  /** Decodes piece by piece. */
  chunks(): Generator<Uint8Array>;
}

/**
 * Reads base64 without decoding it yet.
 *
 * @param limit bytes at most, decoded
 * @throws DomainError MEDIA_REJECTED for what is no base64 or is empty, MEDIA_TOO_LARGE
 */
export function readBase64(text: string, limit: number): InlineMedia {
  const start = DATA_URL.exec(text.slice(0, 128))?.[0].length ?? 0;
  const digits = text.slice(start).replace(/\s+/g, '');
  if (!BASE64.test(digits)) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 is not base64' });
  const significant = digits.replace(/=+$/, '').length;
  if (significant % 4 === 1) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 ends in the middle of a byte' });
  const bytes = Math.floor((significant * 3) / 4);
  if (bytes === 0) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 is empty' });
  if (bytes > limit) throw new DomainError('MEDIA_TOO_LARGE', { limit: String(limit) });
  return {
    bytes,
    *chunks() {
      for (let at = 0; at < digits.length; at += CHUNK_CHARACTERS) yield Buffer.from(digits.slice(at, at + CHUNK_CHARACTERS), 'base64');
    },
  };
}
