import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { fileExtensionSchema, boundedPlainText } from './fields/plain-text.js';

/** Media that the service fetches itself. */
export const uriReferenceSchema = z.object({
  source: z.literal('uri'),
  uri: boundedPlainText(1, LIMITS.uriLength).describe(
    'Publicly accessible http or https URL on port 80, 443 or above 1023. The service fetches it without cookies, authentication or referrer.',
  ),
});

/** Media that were uploaded before. */
export const mediaAssetReferenceSchema = z.object({
  source: z.literal('media_asset'),
  media_asset_id: boundedPlainText(1, LIMITS.idLength).describe('ID of a media asset in state READY.'),
});

/** Media inside the request. */
export const base64ReferenceSchema = z.object({
  source: z.literal('data_base64'),
  data_base64: z.string().describe('Content of the file in base64.'),
  extension: fileExtensionSchema.nullish().describe('File extension without the dot, such as `jpg`.'),
});

/** The variants of a media reference by the field that each of them needs. */
const SOURCES = { uri: 'uri', media_asset_id: 'media_asset', data_base64: 'data_base64' } as const;

/**
 * Media by URL, by media asset or by value, told apart by `source`, which may be absent where exactly one of the fields
 * `uri`, `media_asset_id` and `data_base64` is there to tell it.
 */
export const mediaReferenceSchema = z.preprocess(
  withSource,
  z.discriminatedUnion('source', [uriReferenceSchema, mediaAssetReferenceSchema, base64ReferenceSchema]),
);
export type MediaReference = z.output<typeof mediaReferenceSchema>;

function withSource(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  if ((fields['source'] ?? null) !== null) return value;
  const named = Object.entries(SOURCES).filter(([field]) => (fields[field] ?? null) !== null);
  const [only] = named;
  return only !== undefined && named.length === 1 ? { ...fields, source: only[1] } : value;
}
