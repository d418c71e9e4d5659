import { Controller, Inject, Options, Put, Req, Res } from '@nestjs/common';
import { DomainError, LIMITS } from '@diorama/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { MediaLibrary } from '../assets/media-library.js';
import type { MediaAsset } from '../store/media-assets.js';
import { ASSET_ORIGIN, SIGNED_URLS, UPLOAD_PACE } from '../tokens.js';
import type { SignedUrls } from '../urls/signed-urls.js';
import { paced } from './pace.js';
import type { Pace } from './pace.js';
import { bodyOf } from './request-body.js';
import { UploadGate } from './upload-gate.js';
import { LENGTH_RANGE, LENGTH_RANGE_HEADER } from './upload-headers.js';

const DAY_SECONDS = 86_400;
/** Each may fill a gigabyte of the disk until it is published. */
const AT_ONCE = { all: 32, perAccount: 8 };

/** Uploads of media assets: the signature of the URL is all the authority there is, and it is for one asset. */
@Controller()
export class MediaUploadController {
  private readonly gate = new UploadGate(AT_ONCE);

  constructor(
    @Inject(MediaLibrary) private readonly library: MediaLibrary,
    @Inject(SIGNED_URLS) private readonly urls: SignedUrls,
    @Inject(ASSET_ORIGIN) private readonly origin: string,
    @Inject(UPLOAD_PACE) private readonly pace: Pace,
  ) {}

  @Options('media-uploads/*')
  async preflight(@Res() reply: FastifyReply): Promise<void> {
    this.allowOrigin(reply);
    void reply.headers({
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': `Content-Type, X-Request-Id, ${LENGTH_RANGE_HEADER}`,
      'access-control-max-age': String(DAY_SECONDS),
    });
    await reply.status(204).send();
  }

  @Put('media-uploads/*')
  async put(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.allowOrigin(reply);
    const id = this.urls.acceptMediaUpload(request.raw.url ?? '');
    checkHeaders(request);
    const asset = await this.library.openUpload(id);
    const leave = this.gate.enter(asset.accountId);
    try {
      await reply.header('cache-control', 'no-store').send(answerOf(await this.library.fill(asset, paced(bodyOf(request.raw), this.pace))));
    } finally {
      leave();
    }
  }

  private allowOrigin(reply: FastifyReply): void {
    void reply.headers({ 'access-control-allow-origin': this.origin, 'access-control-expose-headers': 'X-Request-Id' });
  }
}

/** Before the first byte is read. What is sent in pieces has no length yet; it is counted as it comes. */
function checkHeaders({ headers }: FastifyRequest): void {
  const range = headers[LENGTH_RANGE_HEADER];
  if (range !== undefined && range !== LENGTH_RANGE)
    throw new DomainError('ARGUMENT_INVALID', { argument: LENGTH_RANGE_HEADER, problem: `it is not ${LENGTH_RANGE}` });
  if (Number(headers['content-length'] ?? 0) > LIMITS.uploadBytes)
    throw new DomainError('MEDIA_TOO_LARGE', { limit: String(LIMITS.uploadBytes) });
}

function answerOf({ id, state, content }: MediaAsset): object {
  return { media_asset_id: id, state, bytes: content?.bytes, sha256: content?.sha256, content_type: content?.contentType };
}
