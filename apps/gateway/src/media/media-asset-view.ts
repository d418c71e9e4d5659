import { DomainError } from '@diorama/domain';
import type { MediaKind as KindName, MediaState } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';

const { MediaState: Wire, MediaKind } = mediaProto;

const STATES: Readonly<Record<mediaProto.MediaState, MediaState>> = {
  [Wire.MEDIA_STATE_UNSPECIFIED]: 'PENDING_UPLOAD',
  [Wire.MEDIA_STATE_PENDING_UPLOAD]: 'PENDING_UPLOAD',
  [Wire.MEDIA_STATE_READY]: 'READY',
  [Wire.MEDIA_STATE_REJECTED]: 'REJECTED',
  [Wire.MEDIA_STATE_EXPIRED]: 'EXPIRED',
};

/** The kind as the protocol names it. */
export const kindMessage = (kind: KindName): mediaProto.MediaKind =>
  kind === 'video' ? MediaKind.MEDIA_KIND_VIDEO : MediaKind.MEDIA_KIND_IMAGE;

const STATE_MESSAGES: Readonly<Record<MediaState, mediaProto.MediaState>> = {
  PENDING_UPLOAD: Wire.MEDIA_STATE_PENDING_UPLOAD,
  READY: Wire.MEDIA_STATE_READY,
  REJECTED: Wire.MEDIA_STATE_REJECTED,
  EXPIRED: Wire.MEDIA_STATE_EXPIRED,
};

/** The state as the protocol names it. */
export const stateMessage = (state: MediaState): mediaProto.MediaState => STATE_MESSAGES[state];

export type MediaAssetView = ReturnType<typeof mediaAssetView>;

/** A MediaAsset as the v1 interface shows it. */
export function mediaAssetView(asset: mediaProto.MediaAsset | undefined) {
  if (asset === undefined) throw new DomainError('INTERNAL');
  const state = STATES[asset.state];
  return {
    id: asset.mediaAssetId,
    media_asset_id: asset.mediaAssetId,
    file_name: asset.fileName,
    kind: asset.kind === MediaKind.MEDIA_KIND_VIDEO ? 'video' : 'image',
    extension: asset.extension,
    state,
    created_at: asset.createdAt?.toISOString() ?? null,
    updated_at: asset.updatedAt?.toISOString() ?? null,
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
    ...(asset.kind === MediaKind.MEDIA_KIND_VIDEO ? { duration_seconds: seconds } : {}),
  };
}
