import { DomainError } from '@diorama/domain';
import type { MediaKind, MediaState } from '@diorama/domain';
import type { mediaProto } from '@diorama/proto-types';
import { fromEnumMessage, toEnumMessage } from '@diorama/rpc';

import { toTimeView } from './time-view.js';

/** The kind as the protocol names it. */
export const toMediaKindMessage = (kind: MediaKind): mediaProto.MediaKind =>
  toEnumMessage('MEDIA_KIND', kind === 'video' ? 'VIDEO' : 'IMAGE');

/** The state as the protocol names it. */
export const toMediaStateMessage = (state: MediaState): mediaProto.MediaState => toEnumMessage('MEDIA_STATE', state);

export type MediaAssetView = ReturnType<typeof toMediaAssetView>;

/** A MediaAsset as the v1 interface shows it. */
export function toMediaAssetView(asset: mediaProto.MediaAsset | undefined) {
  if (asset === undefined) throw new DomainError('INTERNAL');
  const state = fromEnumMessage('MEDIA_STATE', asset.state) ?? 'PENDING_UPLOAD';
  return {
    id: asset.mediaAssetId,
    media_asset_id: asset.mediaAssetId,
    file_name: asset.fileName,
    kind: asset.kind === 'MEDIA_KIND_VIDEO' ? 'video' : 'image',
    extension: asset.extension,
    state,
    created_at: toTimeView(asset.createdAt),
    updated_at: toTimeView(asset.updatedAt),
    metadata: metadataView(asset, state),
  };
}

function metadataView(asset: mediaProto.MediaAsset, state: MediaState) {
  if (state === 'REJECTED') return { reason: asset.reason };
  if (state !== 'READY') return null;
  const seconds = asset.durationSeconds;
  return {
    content_type: asset.contentType,
    bytes: asset.bytes,
    sha256: asset.sha256,
    width: asset.width,
    height: asset.height,
    ...(asset.kind === 'MEDIA_KIND_VIDEO' ? { duration_seconds: seconds } : {}),
  };
}
