import { MEDIA_KINDS, MEDIA_STATES, SCOPES } from '@diorama/domain';
import { z } from 'zod';

import { dateTimeStringSchema } from './world-schemas.js';

export const mediaAssetSchema = z.object({
  id: z.string(),
  media_asset_id: z.string().optional().describe('The same as `id`.'),
  file_name: z.string(),
  kind: z.enum(MEDIA_KINDS),
  extension: z.string(),
  state: z.enum(MEDIA_STATES).optional(),
  created_at: dateTimeStringSchema,
  updated_at: dateTimeStringSchema.nullish(),
  metadata: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe('Content type, size and sha256 of a READY asset; the reason for a REJECTED one.'),
});

export const uploadInfoSchema = z.object({
  upload_url: z.string().meta({ format: 'uri' }).describe('Signed URL that accepts the bytes once.'),
  upload_method: z.literal('PUT'),
  required_headers: z.record(z.string(), z.string()).describe('Headers to send with the bytes.'),
});

export const preparedUploadSchema = z.object({ media_asset: mediaAssetSchema, upload_info: uploadInfoSchema });

export const mediaAssetPageSchema = z.object({
  media_assets: z.array(mediaAssetSchema),
  next_page_token: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

export const deletedMediaAssetSchema = z.object({ id: z.string(), media_asset_id: z.string(), deleted: z.literal(true) });

export const storageSchema = z.object({
  bytes: z.int().describe('Total size of all media assets in bytes.'),
  assets: z.int().describe('Number of media assets in any state, including those created by requests.'),
  bytes_limit: z.int().nullable().describe('Storage quota in bytes; null if no quota applies.'),
  assets_limit: z.int().nullable().describe('Maximum number of media assets; null if there is no limit.'),
});

export const creditsSchema = z.object({
  remaining_credits: z.int().describe('Credits available to spend.'),
  held_credits: z.int().optional().describe('Credits reserved for running operations.'),
});

export const usageSchema = z.object({
  from: dateTimeStringSchema,
  until: dateTimeStringSchema,
  total_credits: z.int(),
  running_operations: z.int(),
  days: z.array(
    z.object({
      day: z.string().meta({ format: 'date' }).describe('Day in UTC.'),
      name: z.string().describe('Item that used the credits.'),
      operations: z.int(),
      credits: z.int(),
    }),
  ),
});

export const callerSchema = z.object({
  account_id: z.string(),
  account_name: z.string().nullable().describe('Account name. It can be null during an upgrade of the service.'),
  project_id: z.string(),
  api_key_id: z.string().describe('API key ID. It is not a secret.'),
  api_key_name: z.string().nullable().describe('Name of the API key; null if it has none.'),
  scopes: z.array(z.enum(SCOPES)).describe('Permissions of the API key.'),
  service_version: z.string().describe('Version of the installation.'),
});

export const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']) });
