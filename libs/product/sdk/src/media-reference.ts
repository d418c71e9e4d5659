import type { Base64Reference, MediaAsset, MediaAssetReference, UriReference } from './generated/types.gen.js';

/** Media that the service fetches itself, from a public URL that needs no login. */
export function imageFromUrl(uri: string | URL): UriReference {
  return { source: 'uri', uri: String(uri) };
}

/** Media that were uploaded before, by their asset or its id. */
export function imageFromAsset(asset: MediaAsset | string): MediaAssetReference {
  return { source: 'media_asset', media_asset_id: typeof asset === 'string' ? asset : asset.id };
}

/** Bytes inside the request, up to 20 MB, or 100 MB of a depth panorama; larger ones are better uploaded. `extension` is without dot. */
export async function imageFromBytes(bytes: Blob | Uint8Array, extension?: string): Promise<Base64Reference> {
  const all = bytes instanceof Uint8Array ? bytes : new Uint8Array(await bytes.arrayBuffer());
  return { source: 'data_base64', data_base64: base64Of(all), ...(extension === undefined ? {} : { extension }) };
}

/** A multiple of three, so that the pieces can be joined; small enough to be the arguments of one call. */
const PIECE = 3 * 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE)));
  return text;
}
