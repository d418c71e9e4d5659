import { Controller, Get, Head, Inject, Options, Req, Res } from '@nestjs/common';
import type { ObjectStore } from '@diorama/objects';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { inStore } from '../files/store-errors.js';
import { ASSET_ORIGIN, OBJECT_STORE, SIGNED_URLS } from '../tokens.js';
import type { SignedUrls } from '../urls/signed-urls.js';
import type { ReadGrant } from '../urls/signature.js';
import { selectRange } from './byte-range.js';
import type { Selection } from './byte-range.js';
import { entityTag, hasVersion, mayContinue } from './entity-tag.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const EXPOSED = 'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, X-Request-Id';

/** Downloads by signed URL. They need the object store alone: a lost database does not stop them. */
@Controller()
export class AssetController {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(SIGNED_URLS) private readonly urls: SignedUrls,
    @Inject(ASSET_ORIGIN) private readonly origin: string,
  ) {}

  /** Before the GET: Fastify's own HEAD route would open the object only to drop it. */
  @Head('assets/*')
  head(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.get(request, reply);
  }

  @Get('assets/*')
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.allowOrigin(reply);
    const target = request.raw.url ?? '';
    const grant = this.urls.acceptRead(target);
    const { bytes } = await inStore(() => this.store.stat(grant.key));
    const tag = entityTag(grant.key);
    if (!hasVersion(request.headers['if-none-match'], tag)) return this.send(request, reply, { grant, bytes, tag });
    this.describe(reply, grant, tag);
    await reply.status(304).send();
  }

  @Options('assets/*')
  async preflight(@Res() reply: FastifyReply): Promise<void> {
    this.allowOrigin(reply);
    void reply.headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Range, If-Range, If-None-Match',
      'access-control-max-age': String(DAY_SECONDS),
    });
    await reply.status(204).send();
  }

  private async send(request: FastifyRequest, reply: FastifyReply, { grant, bytes, tag }: Found): Promise<void> {
    const selection = selectionOf(request, bytes, tag);
    if (selection.kind === 'unsatisfiable') {
      void reply.status(416).headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
      return void (await reply.send({ detail: 'No byte of the asset lies in the range', request_id: request.id }));
    }
    this.describe(reply, grant, tag);
    const { start, end } = selection.kind === 'range' ? selection : { start: 0, end: bytes - 1 };
    if (selection.kind === 'range') void reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
    void reply.headers({
      'content-type': grant.contentType,
      'content-length': String(end - start + 1),
      'content-disposition': disposition(request, grant.key),
    });
    if (request.method === 'HEAD') return void (await reply.send());
    const { stream } = await inStore(() => this.store.read(grant.key, selection.kind === 'range' ? { start, end } : {}));
    await reply.send(stream); // closed by Fastify when the client leaves
  }

  private allowOrigin(reply: FastifyReply): void {
    void reply.headers({
      'access-control-allow-origin': this.origin,
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    });
  }

  private describe(reply: FastifyReply, grant: ReadGrant, tag: string): void {
    const secondsLeft = this.urls.secondsLeft(grant) ?? YEAR_SECONDS;
    void reply.headers({
      etag: tag,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${secondsLeft}, immutable`,
      // An HTML or SVG asset opened by itself must not act as a page of this host.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
}

interface Found {
  readonly grant: ReadGrant;
  readonly bytes: number;
  readonly tag: string;
}

/** Ranges are a matter of GET only (RFC 9110 section 14.2). */
function selectionOf({ method, headers }: FastifyRequest, bytes: number, tag: string): Selection {
  const isAsked = method === 'GET' && mayContinue(headers['if-range']?.toString(), tag);
  return selectRange(isAsked ? headers.range : undefined, bytes);
}

/** `?download=1` asks the browser to save the asset; it changes nothing else and is not signed. */
function disposition(request: FastifyRequest, key: string): string {
  const { download } = request.query as { readonly download?: unknown };
  return `${download === '1' ? 'attachment' : 'inline'}; filename="${key.slice(key.lastIndexOf('/') + 1)}"`;
}
