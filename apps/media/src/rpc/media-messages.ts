import { mediaProto } from '@diorama/proto-types';
import type { MediaKind, MediaState } from '@diorama/domain';

import type { MediaAsset } from '../store/media-assets.js';

const KINDS: Readonly<Record<MediaKind, mediaProto.MediaKind>> = {
  image: mediaProto.MediaKind.MEDIA_KIND_IMAGE,
  video: mediaProto.MediaKind.MEDIA_KIND_VIDEO,
};

const STATES: Readonly<Record<MediaState, mediaProto.MediaState>> = {
  PENDING_UPLOAD: mediaProto.MediaState.MEDIA_STATE_PENDING_UPLOAD,
  READY: mediaProto.MediaState.MEDIA_STATE_READY,
  REJECTED: mediaProto.MediaState.MEDIA_STATE_REJECTED,
  EXPIRED: mediaProto.MediaState.MEDIA_STATE_EXPIRED,
};

/** The asset as the protocol tells it. */
export function toMessage(asset: MediaAsset): mediaProto.MediaAsset {
  const { content } = asset;
  return {
    mediaAssetId: asset.id,
    accountId: asset.accountId,
    fileName: asset.fileName,
    kind: KINDS[asset.kind],
    extension: asset.extension,
    state: STATES[asset.state],
    createdAt: asset.createdAt,
    updatedAt: asset.updatedAt ?? undefined,
    reason: asset.reason ?? '',
    key: content?.key ?? '',
    contentType: content?.contentType ?? '',
    bytes: content?.bytes ?? 0,
    sha256: content?.sha256 ?? '',
    width: content?.width ?? 0,
    height: content?.height ?? 0,
    durationSeconds: content?.durationSeconds ?? 0,
  };
}
