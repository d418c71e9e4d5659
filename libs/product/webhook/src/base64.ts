const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 with padding (RFC 4648 section 4), as signatures are written. */
export function encodeBase64(bytes: Uint8Array): string {
  const text = encode(bytes, STANDARD);
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

/** Base64 for URLs, without padding (RFC 4648 section 5), as keys are written. */
export const encodeBase64Url = (bytes: Uint8Array): string => encode(bytes, URL_SAFE);

function encode(bytes: Uint8Array, digits: string): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const known = Math.min(bytes.length - i, 3);
    const triple = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let digit = 0; digit <= known; digit++) text += digits.charAt((triple >>> (18 - 6 * digit)) & 63);
  }
  return text;
}
