import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { GrpcController } from '@diorama/service';
import type { Metadata, ServerUnaryCall } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import type { mediaProto } from '@diorama/proto-types';
import { parseRequest } from '@diorama/rpc';

import { MediaLibrary } from '../assets/media-library.js';
import { MediaSweeper } from '../assets/sweep-media.js';
import { UPLOAD_LENGTH_RANGE, LENGTH_RANGE_HEADER } from '../urls/upload-headers.js';
import { SignedUrls } from '../urls/signed-urls.js';
import { toMediaAssetMessage } from './media-messages.js';
import {
  deleteAccountMediaRequestSchema,
  deleteMediaAssetRequestSchema,
  discardMediaRequestSchema,
  fetchMediaRequestSchema,
  getMediaAssetRequestSchema,
  getStorageRequestSchema,
  listMediaAssetsRequestSchema,
  prepareUploadRequestSchema,
  sweepMediaRequestSchema,
  useMediaAssetsRequestSchema,
} from './media-requests.js';

/** What the other services ask about media assets. */
@GrpcController()
export class MediaAssetsController {
  constructor(
    @Inject(MediaLibrary) private readonly library: MediaLibrary,
    @Inject(MediaSweeper) private readonly sweeper: MediaSweeper,
    @Inject(SignedUrls) private readonly urls: SignedUrls,
  ) {}

  @GrpcMethod('MediaService', 'prepareUpload')
  async prepareUpload(request: mediaProto.PrepareUploadRequest): Promise<mediaProto.PrepareUploadResponse> {
    const asset = await this.library.prepareUpload(parseRequest(prepareUploadRequestSchema, request));
    return {
      mediaAsset: toMediaAssetMessage(asset),
      uploadUrl: this.urls.forMediaUpload(asset.id),
      uploadMethod: 'PUT',
      requiredHeaders: { [LENGTH_RANGE_HEADER]: UPLOAD_LENGTH_RANGE },
    };
  }

  @GrpcMethod('MediaService', 'getMediaAsset')
  async getMediaAsset(request: mediaProto.GetMediaAssetRequest): Promise<mediaProto.GetMediaAssetResponse> {
    const { accountId, mediaAssetId } = parseRequest(getMediaAssetRequestSchema, request);
    return { mediaAsset: toMediaAssetMessage(await this.library.get(accountId, mediaAssetId)) };
  }

  @GrpcMethod('MediaService', 'listMediaAssets')
  async listMediaAssets(request: mediaProto.ListMediaAssetsRequest): Promise<mediaProto.ListMediaAssetsResponse> {
    const { rows, nextPageToken } = await this.library.list(parseRequest(listMediaAssetsRequestSchema, request));
    return { mediaAssets: rows.map(toMediaAssetMessage), nextPageToken };
  }

  @GrpcMethod('MediaService', 'deleteMediaAsset')
  async deleteMediaAsset(request: mediaProto.DeleteMediaAssetRequest): Promise<mediaProto.DeleteMediaAssetResponse> {
    const { accountId, mediaAssetId } = parseRequest(deleteMediaAssetRequestSchema, request);
    await this.sweeper.deleteAsset(accountId, mediaAssetId);
    return {};
  }

  @GrpcMethod('MediaService', 'getStorage')
  async getStorage(request: mediaProto.GetStorageRequest): Promise<mediaProto.GetStorageResponse> {
    return this.library.usage(parseRequest(getStorageRequestSchema, request).accountId);
  }

  @GrpcMethod('MediaService', 'useMediaAssets')
  async useMediaAssets(
    request: mediaProto.UseMediaAssetsRequest,
    _metadata: Metadata,
    call: UnaryCall,
  ): Promise<mediaProto.UseMediaAssetsResponse> {
    const { accountId, uses } = parseRequest(useMediaAssetsRequestSchema, request);
    const named = uses.map(({ mediaAssetId, purpose }) => ({ mediaAssetId, use: purpose }));
    return { mediaAssets: (await this.library.use(accountId, named, leftBy(call))).map(toMediaAssetMessage) };
  }

  @GrpcMethod('MediaService', 'fetchMedia')
  async fetchMedia(request: mediaProto.FetchMediaRequest, _metadata: Metadata, call: UnaryCall): Promise<mediaProto.FetchMediaResponse> {
    const { accountId, projectId, purpose, url, quota } = parseRequest(fetchMediaRequestSchema, request);
    const brought = { accountId, projectId, use: purpose, quota };
    return { mediaAsset: toMediaAssetMessage(await this.library.fetch(brought, url, { signal: leftBy(call) })) };
  }

  @GrpcMethod('MediaService', 'discardMedia')
  async discardMedia(request: mediaProto.DiscardMediaRequest): Promise<mediaProto.DiscardMediaResponse> {
    const { accountId, mediaAssetIds } = parseRequest(discardMediaRequestSchema, request);
    return { deleted: await this.library.discard(accountId, mediaAssetIds) };
  }

  @GrpcMethod('MediaService', 'sweepMedia')
  async sweepMedia(request: mediaProto.SweepMediaRequest): Promise<mediaProto.SweepMediaResponse> {
    return { swept: await this.sweeper.sweep(parseRequest(sweepMediaRequestSchema, request).limit) };
  }

  @GrpcMethod('MediaService', 'deleteAccountMedia')
  async deleteAccountMedia(request: mediaProto.DeleteAccountMediaRequest): Promise<mediaProto.DeleteAccountMediaResponse> {
    return { deleted: await this.sweeper.deleteAccount(parseRequest(deleteAccountMediaRequestSchema, request).accountId) };
  }
}

type UnaryCall = Pick<ServerUnaryCall<unknown, unknown>, 'cancelled' | 'once'>;

/** Aborted when the caller waits no longer: it left, or its deadline has passed. */
function leftBy(call: UnaryCall): AbortSignal {
  const left = new AbortController();
  const leave = (): void => left.abort(new DomainError('UNAVAILABLE'));
  if (call.cancelled) leave();
  else call.once('cancelled', leave);
  return left.signal;
}
