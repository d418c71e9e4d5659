import { Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listMediaAssetsRequest, prepareUploadRequest } from '@diorama/contract';
import type { ListMediaAssetsRequest, PrepareUploadRequest } from '@diorama/contract';
import { DomainError, LIMITS, isMediaAssetId } from '@diorama/domain';
import type { MediaClient } from '@diorama/rpc';

import type { ApiUser } from '../accounts/api-keys.js';
import { Needs } from '../accounts/access.js';
import { Parsed } from '../http/body.js';
import { Caller } from '../accounts/caller.js';
import { MEDIA } from '../clients/tokens.js';
import { kindMessage, mediaAssetView, stateMessage } from './media-asset-view.js';
import type { MediaAssetView } from './media-asset-view.js';

/** The object of a deleted asset goes while the caller waits. */
const DELETE_MS = 30_000;

@Controller('svc/v1')
@Needs('media:write')
export class MediaAssetsController {
  constructor(@Inject(MEDIA) private readonly media: MediaClient) {}

  @Post('media-assets::prepare_upload')
  @HttpCode(200)
  async prepare(@Caller() user: ApiUser, @Parsed(prepareUploadRequest) request: PrepareUploadRequest) {
    const { accountId, projectId, storage: quota } = user;
    const kind = kindMessage(request.kind);
    const prepared = await this.media.prepareUpload({
      accountId,
      projectId,
      kind,
      fileName: request.file_name,
      extension: request.extension,
      quota,
    });
    return {
      media_asset: mediaAssetView(prepared.mediaAsset),
      upload_info: {
        upload_url: prepared.uploadUrl,
        upload_method: prepared.uploadMethod,
        required_headers: prepared.requiredHeaders,
      },
    };
  }

  @Get('media-assets/:media_asset_id')
  async read(@Caller() user: ApiUser, @Param('media_asset_id') id: string): Promise<MediaAssetView> {
    if (!isMediaAssetId(id)) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    const { mediaAsset } = await this.media.getMediaAsset({ accountId: user.accountId, mediaAssetId: id });
    return mediaAssetView(mediaAsset);
  }

  @Post('media-assets::list')
  @HttpCode(200)
  async list(@Caller() user: ApiUser, @Parsed(listMediaAssetsRequest) request: ListMediaAssetsRequest) {
    const { mediaAssets, nextPageToken } = await this.media.listMediaAssets({
      accountId: user.accountId,
      pageSize: request.page_size ?? LIMITS.pageSizeDefault,
      pageToken: request.page_token ?? '',
      kind: request.kind == null ? undefined : kindMessage(request.kind),
      state: request.state == null ? undefined : stateMessage(request.state),
      ascending: request.sort_order === 'asc',
    });
    return { media_assets: mediaAssets.map(mediaAssetView), next_page_token: nextPageToken === '' ? null : nextPageToken };
  }

  @Delete('media-assets/:media_asset_id')
  async remove(@Caller() user: ApiUser, @Param('media_asset_id') id: string) {
    if (!isMediaAssetId(id)) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    await this.media.deleteMediaAsset({ accountId: user.accountId, mediaAssetId: id }, { deadlineMs: DELETE_MS });
    return { id, media_asset_id: id, deleted: true };
  }

  @Get('storage')
  @Needs('account:read')
  async storage(@Caller() { accountId, storage }: ApiUser) {
    const { bytes, assets } = await this.media.getStorage({ accountId });
    return { bytes, assets, bytes_limit: storage?.bytes ?? null, assets_limit: storage?.assets ?? null };
  }
}
