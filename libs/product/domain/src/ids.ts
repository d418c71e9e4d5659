/** Ids are branded strings of `[A-Za-z0-9_-]`; whoever makes one passes the random bytes and the time in. */

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type OperationId = Id<'operation'>;
export type WorldId = Id<'world'>;
export type AccountId = Id<'account'>;
export type ProjectId = Id<'project'>;
export type ApiKeyId = Id<'api-key'>;
export type MediaAssetId = Id<'media-asset'>;
export type DeliveryId = Id<'delivery'>;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_LENGTH = 22; // 22 base62 digits hold 131 bits

/** How many random bytes each maker below wants. */
export const ID_RANDOM_BYTES = 32;

export const createOperationId = (random: Uint8Array): OperationId => `op_${encodeBase62(random, TOKEN_LENGTH)}` as OperationId;
export const createAccountId = (random: Uint8Array): AccountId => `acc_${encodeBase62(random, TOKEN_LENGTH)}` as AccountId;
export const createProjectId = (random: Uint8Array): ProjectId => `prj_${encodeBase62(random, TOKEN_LENGTH)}` as ProjectId;
export const createMediaAssetId = (random: Uint8Array): MediaAssetId => `media_${encodeBase62(random, TOKEN_LENGTH)}` as MediaAssetId;
export const createDeliveryId = (random: Uint8Array): DeliveryId => `del_${encodeBase62(random, TOKEN_LENGTH)}` as DeliveryId;
export const createApiKeyId = (random: Uint8Array): ApiKeyId => encodeBase62(random, 12) as ApiKeyId;

/** A UUIDv7 (RFC 9562 section 5.7): 48 bits of Unix milliseconds, then random bits, so that ids sort by time. */
export function createWorldId(timeMs: number, random: Uint8Array): WorldId {
  const bytes = random.slice(0, 16);
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(timeMs / 2 ** (8 * (5 - i))) & 0xff;
  bytes[6] = 0x70 | (byteAt(bytes, 6) & 0x0f);
  bytes[8] = 0x80 | (byteAt(bytes, 8) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-') as WorldId;
}

const WORLD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const OPERATION_ID = /^op_[0-9A-Za-z]{22}$/;
const DELIVERY_ID = /^del_[0-9A-Za-z]{22}$/;
const MEDIA_ASSET_ID = /^media_[0-9A-Za-z]{22}$/;

export const isWorldId = (text: string): text is WorldId => WORLD_ID.test(text);
export const isMediaAssetId = (text: string): text is MediaAssetId => MEDIA_ASSET_ID.test(text);
export const isDeliveryId = (text: string): text is DeliveryId => DELIVERY_ID.test(text);
export const isOperationId = (text: string): text is OperationId => OPERATION_ID.test(text);

/** One digit a byte; 256 mod 62 makes the first eight digits 1.2 times likelier, which costs under 0.1 bit a digit. */
export function encodeBase62(random: Uint8Array, length: number): string {
  if (random.length < length) throw new RangeError(`needs ${length} random bytes, got ${random.length}`);
  let text = '';
  for (let i = 0; i < length; i++) text += ALPHABET[byteAt(random, i) % ALPHABET.length];
  return text;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
