import type { mediaProto } from '@diorama/proto-types';
import { toEnumMessage } from '@diorama/rpc';

import type { MediaAsset } from '../store/media-assets.js';

/** The asset as a protocol message. */
export function toMediaAssetMessage(asset: MediaAsset): mediaProto.MediaAsset {
  const { content } = asset;
  return {
    mediaAssetId: asset.id,
    accountId: asset.accountId,
    fileName: asset.fileName,
    kind: toEnumMessage('MEDIA_KIND', asset.kind === 'video' ? 'VIDEO' : 'IMAGE'),
    extension: asset.extension,
    state: toEnumMessage('MEDIA_STATE', asset.state),
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
