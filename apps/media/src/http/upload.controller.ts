import { Controller, Inject, Put, Req, Res } from '@nestjs/common';
import { DomainError } from '@diorama/domain';
import type { ObjectStore } from '@diorama/objects';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { callObjectStore } from '../files/call-object-store.js';
import { OBJECT_STORE } from '../files/object-store.js';
import { SignedUrls } from '../urls/signed-urls.js';
import { readRequestBody } from './request-body.js';

/** Uploads by signed URL: the bytes stream into the store, which keeps them only if they are the announced ones. */
@Controller()
export class UploadController {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(SignedUrls) private readonly urls: SignedUrls,
  ) {}

  @Put('upload/*')
  async put(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { key, contentType, bytes, sha256 } = this.urls.acceptWrite(request.raw.url ?? '');
    const announced = request.headers['content-length'];
    if (announced !== undefined && Number(announced) !== bytes) throw new DomainError('OBJECT_MISMATCH', { what: 'size' });
    await callObjectStore(() => this.store.write(key, readRequestBody(request.raw), { contentType, bytes, sha256 }));
    await reply.send({ key, bytes, sha256 });
  }
}
