import { Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listMediaAssetsRequestSchema, prepareUploadRequestSchema } from '@diorama/contract';
import type { ListMediaAssetsRequest, PrepareUploadRequest } from '@diorama/contract';
import { DomainError, LIMITS, isMediaAssetId } from '@diorama/domain';
import type { MediaClient } from '@diorama/rpc';
import { toMediaAssetView, toMediaKindMessage, toMediaStateMessage } from '@diorama/views';
import type { MediaAssetView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { RequireScope } from '../accounts/route-access.js';
import { ValidatedBody } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { MEDIA_CLIENT } from '../clients/injection-tokens.js';

/** The object of a deleted asset goes while the caller waits. */
const DELETE_MS = 30_000;

@Controller('svc/v1')
@RequireScope('media:write')
export class MediaAssetsController {
  constructor(@Inject(MEDIA_CLIENT) private readonly media: MediaClient) {}

  @Post('media-assets::prepare_upload')
  @HttpCode(200)
  async prepare(@CurrentUser() user: AuthenticatedUser, @ValidatedBody(prepareUploadRequestSchema) request: PrepareUploadRequest) {
    const { accountId, projectId, storage: quota } = user;
    const kind = toMediaKindMessage(request.kind);
    const prepared = await this.media.prepareUpload({
      accountId,
      projectId,
      kind,
      fileName: request.file_name,
      extension: request.extension,
      quota,
    });
    return {
      media_asset: toMediaAssetView(prepared.mediaAsset),
      upload_info: {
        upload_url: prepared.uploadUrl,
        upload_method: prepared.uploadMethod,
        required_headers: prepared.requiredHeaders,
      },
    };
  }

  @Get('media-assets/:media_asset_id')
  async read(@CurrentUser() user: AuthenticatedUser, @Param('media_asset_id') id: string): Promise<MediaAssetView> {
    if (!isMediaAssetId(id)) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    const { mediaAsset } = await this.media.getMediaAsset({ accountId: user.accountId, mediaAssetId: id });
    return toMediaAssetView(mediaAsset);
  }

  @Post('media-assets::list')
  @HttpCode(200)
  async list(@CurrentUser() user: AuthenticatedUser, @ValidatedBody(listMediaAssetsRequestSchema) request: ListMediaAssetsRequest) {
    const { mediaAssets, nextPageToken } = await this.media.listMediaAssets({
      accountId: user.accountId,
      pageSize: request.page_size ?? LIMITS.pageSizeDefault,
      pageToken: request.page_token ?? '',
      kind: request.kind == null ? undefined : toMediaKindMessage(request.kind),
      state: request.state == null ? undefined : toMediaStateMessage(request.state),
      ascending: request.sort_order === 'asc',
    });
    return { media_assets: mediaAssets.map(toMediaAssetView), next_page_token: nextPageToken === '' ? null : nextPageToken };
  }

  @Delete('media-assets/:media_asset_id')
  async remove(@CurrentUser() user: AuthenticatedUser, @Param('media_asset_id') id: string) {
    if (!isMediaAssetId(id)) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    await this.media.deleteMediaAsset({ accountId: user.accountId, mediaAssetId: id }, { deadlineMs: DELETE_MS });
    return { id, media_asset_id: id, deleted: true };
  }

  @Get('storage')
  @RequireScope('account:read')
  async storage(@CurrentUser() { accountId, storage }: AuthenticatedUser) {
    const { bytes, assets } = await this.media.getStorage({ accountId });
    return { bytes, assets, bytes_limit: storage?.bytes ?? null, assets_limit: storage?.assets ?? null };
  }
}
