import { Controller, Inject, Options, Put, Req, Res } from '@nestjs/common';
import { systemClock } from '@diorama/clock';
import { DomainError, LIMITS } from '@diorama/domain';
import { onRequestEnd } from '@diorama/telemetry';
import { PacedContent } from '@diorama/resilience';
import type { TransferPaceRules } from '@diorama/resilience';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { MediaLibrary } from '../assets/media-library.js';
import type { MediaAsset } from '../store/media-assets.js';
import { ASSET_ORIGIN, UPLOAD_PACE } from './injection-tokens.js';
import { SignedUrls } from '../urls/signed-urls.js';
import { readRequestBody } from './request-body.js';
import { UploadAdmission, createUploadDisplacedError } from './upload-admission.js';
import { UPLOAD_LENGTH_RANGE, LENGTH_RANGE_HEADER } from '../urls/upload-headers.js';

const DAY_SECONDS = 86_400;

/** Uploads of media assets: the signature of the URL is all the authority there is, and it is for one asset. */
@Controller()
export class MediaUploadController {
  constructor(
    @Inject(MediaLibrary) private readonly library: MediaLibrary,
    @Inject(SignedUrls) private readonly urls: SignedUrls,
    @Inject(ASSET_ORIGIN) private readonly origin: string,
    @Inject(UPLOAD_PACE) private readonly rules: TransferPaceRules,
    @Inject(UploadAdmission) private readonly gate: UploadAdmission,
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
    await reply.header('cache-control', 'no-store').send(answerOf(await this.receive(asset, request, reply)));
  }

  private async receive(asset: MediaAsset, request: FastifyRequest, reply: FastifyReply): Promise<MediaAsset> {
    const left = new AbortController();
    onRequestEnd(request.raw, reply.raw, () => left.abort(new DomainError('UNAVAILABLE')));
    const ending = new AbortController();
    const announcedBytes = announcedBy(request);
    const body = new PacedContent(readRequestBody(request.raw), {
      rules: this.rules,
      announcedBytes,
      clock: systemClock,
      tooSlow: () => new DomainError('MEDIA_UPLOAD_TOO_SLOW'),
      signal: ending.signal,
    });
    const holder = { value: () => body.speed, yield: () => ending.abort(createUploadDisplacedError()) };
    const permit = await this.gate.enter({ accountId: asset.accountId, announcedBytes, holder, left: left.signal });
    try {
      return await this.library.fill(asset, body, ending.signal);
    } finally {
      permit.release();
    }
  }

  private allowOrigin(reply: FastifyReply): void {
    void reply.headers({ 'access-control-allow-origin': this.origin, 'access-control-expose-headers': 'X-Request-Id' });
  }
}

/** Before the first byte is read. What is sent in pieces has no length yet; it is counted as it comes. */
function checkHeaders({ headers }: FastifyRequest): void {
  const range = headers[LENGTH_RANGE_HEADER];
  if (range !== undefined && range !== UPLOAD_LENGTH_RANGE)
    throw new DomainError('ARGUMENT_INVALID', { argument: LENGTH_RANGE_HEADER, problem: `must be ${UPLOAD_LENGTH_RANGE}` });
  if (Number(headers['content-length'] ?? 0) > LIMITS.uploadBytes)
    throw new DomainError('MEDIA_TOO_LARGE', { limit: String(LIMITS.uploadBytes) });
}

function announcedBy({ headers }: FastifyRequest): number | null {
  const { 'content-length': announced } = headers;
  return announced === undefined ? null : Number(announced);
}

function answerOf({ id, state, content }: MediaAsset): object {
  return { media_asset_id: id, state, bytes: content?.bytes, sha256: content?.sha256, content_type: content?.contentType };
}
