import { DomainError } from '@diorama/domain';

/** Some clients send the whole data URL. */
const DATA_URL = /^data:[^,]{0,100};base64,/;
/** Both alphabets of RFC 4648. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_';
const SPACES = /[ \t\n\f\r]/;
const PADDING_MAX = 2;
const CHUNK_DIGITS = 1_048_576; // of four, so that each chunk is whole bytes

const [DIGIT, SPACE, PADDING] = [1, 2, 3] as const;
/** What each UTF-16 unit is in base64, 0 for what is nothing there; lines may be broken and indented. */
const KINDS = new Uint8Array(65_536);
for (const character of ALPHABET) KINDS[character.charCodeAt(0)] = DIGIT;
for (const character of ' \t\n\f\r') KINDS[character.charCodeAt(0)] = SPACE;
KINDS['='.charCodeAt(0)] = PADDING;

/** Media that came inside a request. */
export interface InlineMedia {
  readonly bytes: number;
  /** Decodes piece by piece. */
  chunks(): Generator<Uint8Array>;
}

/**
 * Reads base64 without decoding it yet; padding may be left out. The text is looked at once, where it stands: it may be a
 * hundred times longer than what it may hold, and must not be copied for that.
 *
 * @param limit bytes at most, decoded
 * @throws DomainError MEDIA_REJECTED for what is no base64 or is empty, MEDIA_TOO_LARGE
 */
export function decodeBase64Media(text: string, limit: number): InlineMedia {
  const start = DATA_URL.exec(text.slice(0, 128))?.[0].length ?? 0;
  const digits = countDigits(text, start, digitsFor(limit));
  if (digits === null) throw new DomainError('MEDIA_TOO_LARGE', { limit: String(limit) });
  if (digits % 4 === 1) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 is incomplete: its last byte is cut off' });
  if (digits === 0) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 is empty' });
  return { bytes: Math.floor((digits * 3) / 4), chunks: () => decode(text, start) };
}

/** The most digits that so many bytes can have. */
const digitsFor = (bytes: number): number => Math.ceil((bytes * 4) / 3);

/** Null when there are more than `most`. */
function countDigits(text: string, start: number, most: number): number | null {
  let [digits, padding] = [0, 0];
  for (let at = start; at < text.length; at++) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind === DIGIT && padding === 0) digits++;
    else if (kind === PADDING && padding < PADDING_MAX) padding++;
    else if (kind !== SPACE) throw new DomainError('MEDIA_REJECTED', { reason: 'data_base64 is not base64' });
    if (digits > most) return null;
  }
  return digits;
}

/** Cuts after whole groups of four digits, ignoring white space between them; the decoder of a piece skips white space. */
function* decode(text: string, start: number): Generator<Uint8Array> {
  const isDense = !SPACES.test(text);
  for (let from = start; from < text.length;) {
    const end = isDense ? from + CHUNK_DIGITS : afterDigits(text, from);
    yield Buffer.from(text.slice(from, end), 'base64');
    from = end;
  }
}

/** The place after a chunk's digits, or the end of the text. */
function afterDigits(text: string, from: number): number {
  let digits = 0;
  for (let at = from; at < text.length; at++) {
    if (KINDS[text.charCodeAt(at)] === DIGIT && ++digits === CHUNK_DIGITS) return at + 1;
  }
  return text.length;
}
