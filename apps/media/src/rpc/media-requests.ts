import { LIMITS, MEDIA_KINDS, MEDIA_STATES } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import { fromEnumMessage } from '@diorama/rpc';
import { z } from 'zod';

import type { RequestedMediaUse } from '../assets/media-library.js';

const ID_LENGTH = 64;
const USES_MAX = 64;
const SWEEP_MAX = 100_000;
const PURPOSES = ['image', 'video', 'depth'] as const satisfies readonly RequestedMediaUse[];

/** An id that can be part of a key. */
const ownerId = z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${ID_LENGTH}}$`), 'must be an id');
const mediaAssetId = z.string().max(ID_LENGTH, 'is too long').refine(isStorable, 'must not contain a NUL character');
const fileName = z.string().max(LIMITS.fileNameLength, 'is too long').refine(isStorable, 'must not contain a NUL character');
const extension = z.string().max(LIMITS.extensionLength, 'is too long').refine(isStorable, 'must not contain a NUL character');

const kind = z
  .enum(mediaProto.MediaKind)
  .transform((value) => fromEnumMessage('MEDIA_KIND', value)?.toLowerCase())
  .pipe(z.enum(MEDIA_KINDS, 'must be a known kind'));

const purpose = z
  .enum(mediaProto.MediaPurpose)
  .transform((value) => fromEnumMessage('MEDIA_PURPOSE', value)?.toLowerCase())
  .pipe(z.enum(PURPOSES, 'must be a known purpose'));

const quota = z
  .object({
    bytes: z.int().min(0, 'must not be negative').max(LIMITS.storageBytesMax, 'is too large'),
    assets: z.int().min(0, 'must not be negative').max(LIMITS.storageAssetsMax, 'is too large'),
  })
  .optional()
  .transform((named) => named ?? null);

const state = z
  .enum(mediaProto.MediaState)
  .transform((value) => fromEnumMessage('MEDIA_STATE', value))
  .pipe(z.enum(MEDIA_STATES, 'must be a known state'));

export const prepareUploadRequestSchema = z.object({ accountId: ownerId, projectId: ownerId, fileName, kind, extension, quota });
export const listMediaAssetsRequestSchema = z
  .object({
    accountId: ownerId,
    pageSize: z.int().min(1, 'must be at least 1').max(LIMITS.pageSizeMax, `must be at most ${LIMITS.pageSizeMax}`),
    pageToken: z.string(),
    kind: kind.optional().transform((filter) => filter ?? null),
    state: state.optional().transform((filter) => filter ?? null),
    ascending: z.boolean(),
  })
  .transform(({ ascending, ...query }) => ({ ...query, sortOrder: ascending ? ('asc' as const) : ('desc' as const) }));
export const deleteMediaAssetRequestSchema = z.object({ accountId: ownerId, mediaAssetId });
export const getStorageRequestSchema = z.object({ accountId: ownerId });
export const getMediaAssetRequestSchema = z.object({ accountId: ownerId, mediaAssetId });
export const useMediaAssetsRequestSchema = z.object({
  accountId: ownerId,
  uses: z.array(z.object({ mediaAssetId, purpose })).max(USES_MAX, 'has too many items'),
});
export const storeMediaHeadSchema = z.object({ accountId: ownerId, projectId: ownerId, purpose, quota });
export const fetchMediaRequestSchema = z.object({
  accountId: ownerId,
  projectId: ownerId,
  purpose,
  quota,
  url: z.string().max(LIMITS.uriLength, 'is too long'),
});
export const discardMediaRequestSchema = z.object({
  accountId: ownerId,
  mediaAssetIds: z.array(mediaAssetId).max(USES_MAX, 'has too many items'),
});
export const sweepMediaRequestSchema = z.object({
  limit: z.int().min(1, 'must be at least 1').max(SWEEP_MAX, `must be at most ${SWEEP_MAX}`),
});
export const deleteAccountMediaRequestSchema = z.object({ accountId: ownerId });

/** Postgres takes no NUL in a text. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}
