import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { PublicRoute } from '../accounts/route-access.js';
import { PublicKeySetCache } from './key-set.js';

/** So long between a receiver and us may keep it; a receiver itself may keep it for 24 hours. */
const CACHE_CONTROL = 'public, max-age=3600';

/** The public keys that verify webhooks; without credentials. */
@Controller('.well-known/webhooks')
@PublicRoute()
export class JwksController {
  constructor(@Inject(PublicKeySetCache) private readonly keySet: PublicKeySetCache) {}

  @Get('jwks.json')
  async jwks(@Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply) {
    const { text, etag } = await this.keySet.read();
    void reply.headers({ etag, 'cache-control': CACHE_CONTROL });
    if (matches(known, etag)) await reply.status(304).send();
    else await reply.header('content-type', 'application/json; charset=utf-8').send(text);
  }
}

/** `If-None-Match` compares weakly (RFC 9110 section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
