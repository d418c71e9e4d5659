import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { prepareUploadRequest } from '@diorama/contract';
import type { PrepareUploadRequest } from '@diorama/contract';
import { DomainError, isMediaAssetId } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';

import type { ApiUser } from '../accounts/api-keys.js';
import { Needs } from '../accounts/access.js';
import { Parsed } from '../http/body.js';
import { Caller, RequestId } from '../http/request.js';
import { MEDIA } from '../tokens.js';
import { mediaAssetView } from './media-asset-view.js';
import type { MediaAssetView } from './media-asset-view.js';

const { MEDIA_KIND_IMAGE, MEDIA_KIND_VIDEO } = mediaProto.MediaKind;

@Controller('svc/v1')
@Needs('media:write')
export class MediaAssetsController {
  constructor(@Inject(MEDIA) private readonly media: MediaClient) {}

  @Post('media-assets::prepare_upload')
  @HttpCode(200)
  async prepare(@Caller() user: ApiUser, @Parsed(prepareUploadRequest) request: PrepareUploadRequest, @RequestId() requestId: string) {
    const { accountId, projectId } = user;
    const kind = request.kind === 'video' ? MEDIA_KIND_VIDEO : MEDIA_KIND_IMAGE;
    const prepared = await this.media.prepareUpload(
      { accountId, projectId, kind, fileName: request.file_name, extension: request.extension },
      { requestId },
    );
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
  async read(@Caller() user: ApiUser, @Param('media_asset_id') id: string, @RequestId() requestId: string): Promise<MediaAssetView> {
    if (!isMediaAssetId(id)) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    const { mediaAsset } = await this.media.getMediaAsset({ accountId: user.accountId, mediaAssetId: id }, { requestId });
    return mediaAssetView(mediaAsset);
  }
}
