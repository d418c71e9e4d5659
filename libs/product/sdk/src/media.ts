import { delay, runWithinTimeout } from './transport/call-timeout.js';
import type { RequestOptions } from './transport/call-timeout.js';
import { BadRequestError, ConflictError, DioramaError, MediaRejectedError, NotFoundError } from './transport/errors.js';
import type {
  DeletedMediaAsset,
  ListMediaAssetsRequest,
  MediaAsset,
  MediaAssetPage,
  PrepareUploadRequest,
  PreparedUpload,
} from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import type { Transport } from './transport/transport.js';
import { createCountedBody } from './upload-body.js';
import type { UploadFile, UploadProgress } from './upload-body.js';

export interface UploadOptions extends RequestOptions {
  readonly fileName: string;
  readonly kind: 'image' | 'video';
  /** Without the dot. Default: that of the file name. */
  readonly extension?: string | undefined;
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Default limit of an upload: half an hour, for a gigabyte over a slow connection. */
const UPLOAD_MS = 1_800_000;
const FIRST_LOOK_MS = 100;
const LONGEST_LOOK_MS = 2_000;

/** Images and videos of your account. */
export class Media {
  constructor(private readonly transport: Transport) {}

  /** The current state of a media asset. @throws NotFoundError */
  get(mediaAssetId: string, options: RequestOptions = {}): Promise<MediaAsset> {
    return this.transport.json({ method: 'GET', path: `/svc/v1/media-assets/${encodeURIComponent(mediaAssetId)}`, ...options });
  }

  /** One page, newest first. */
  page(filter: ListMediaAssetsRequest = {}, options: RequestOptions = {}): Promise<MediaAssetPage> {
    return this.transport.json({ method: 'POST', path: '/svc/v1/media-assets:list', body: filter, ...options });
  }

  /** All media assets that the filter matches. */
  list(filter: ListMediaAssetsRequest = {}, options: RequestOptions = {}): AsyncGenerator<MediaAsset, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.media_assets,
    );
  }

  /** Deletes the media asset and its bytes. If a retry after a lost response finds no asset, the asset was deleted. */
  async delete(mediaAssetId: string, options: RequestOptions = {}): Promise<DeletedMediaAsset> {
    const path = `/svc/v1/media-assets/${encodeURIComponent(mediaAssetId)}`;
    try {
      return await this.transport.json<DeletedMediaAsset>({ method: 'DELETE', path, ...options });
    } catch (error) {
      if (error instanceof NotFoundError && error.attempts > 1) return { id: mediaAssetId, media_asset_id: mediaAssetId, deleted: true };
      throw error;
    }
  }

  /** The first step of an upload, if you send the bytes by other means. */
  prepareUpload(request: PrepareUploadRequest, options: RequestOptions = {}): Promise<PreparedUpload> {
    return this.transport.json({ method: 'POST', path: '/svc/v1/media-assets:prepare_upload', body: request, ...options });
  }

  /**
   * Uploads a file and returns the asset when it is READY. A Blob (such as a File, or Node's `fs.openAsBlob`) and bytes are sent again after a
   * connection error; a stream is not.
   *
   * @throws MediaRejectedError if the file is not an image or video of its `kind`
   */
  upload(file: UploadFile, { fileName, kind, extension, onProgress, signal, timeoutMs = UPLOAD_MS }: UploadOptions): Promise<MediaAsset> {
    return runWithinTimeout({ signal, timeoutMs }, async (bounds) => {
      const request = { file_name: fileName, kind, extension: extension ?? extensionOf(fileName) };
      const { media_asset: asset, upload_info: info } = await this.prepareUpload(request, { signal: bounds.signal });
      try {
        const body = await createCountedBody(file, onProgress ?? (() => undefined));
        const { upload_url: url, upload_method: method, required_headers: headers } = info;
        await this.transport.put({ url, method, headers, body, signal: bounds.signal });
      } catch (error) {
        if (error instanceof BadRequestError) throw new MediaRejectedError(asset.id, error.message, error);
        // The first response was lost: the asset is complete and takes no further bytes.
        if (!(error instanceof ConflictError && error.attempts > 1)) throw error;
      }
      return this.whenReady(asset.id, bounds.signal);
    });
  }

  private async whenReady(mediaAssetId: string, signal: AbortSignal): Promise<MediaAsset> {
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(LONGEST_LOOK_MS, wait * 2)) {
      const asset = await this.get(mediaAssetId, { signal });
      const { state = 'READY' } = asset;
      if (state === 'READY') return asset;
      if (state !== 'PENDING_UPLOAD') throw new MediaRejectedError(mediaAssetId, reasonOf(asset));
      await delay(wait, signal);
    }
  }
}

function reasonOf({ state, metadata }: MediaAsset): string {
  const reason = metadata?.['reason'];
  return `The media asset is ${state}${typeof reason === 'string' ? `: ${reason}` : ''}`;
}

/** @throws DioramaError where the name has none */
function extensionOf(fileName: string): string {
  const extension = /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1];
  if (extension === undefined) throw new DioramaError(`'${fileName}' has no extension; pass the extension`);
  return extension.toLowerCase();
}
