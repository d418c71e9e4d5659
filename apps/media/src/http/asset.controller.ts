import { Readable } from 'node:stream';

import { ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import { Controller, Get, Head, Inject, Options, Req, Res } from '@nestjs/common';
import type { ByteRange, ObjectStore } from '@diorama/objects';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendWorldManifest } from '../files/serve-manifest.js';
import { callObjectStore } from '../files/call-object-store.js';
import { OBJECT_STORE } from '../files/object-store.js';
import { ASSET_ORIGIN } from './injection-tokens.js';
import { SignedUrls } from '../urls/signed-urls.js';
import type { ReadableObject } from '../urls/signed-urls.js';
import { selectByteRange } from './byte-range.js';
import type { RangeSelection } from './byte-range.js';
import { createEntityTag, matchesIfNoneMatch, matchesIfRange } from './entity-tag.js';
import { getContentType } from './content-type.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const EXPOSED = 'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, X-Request-Id';

/** Downloads by signed URL. They need the object store alone: a lost database does not stop them. */
@Controller()
export class AssetController {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(SignedUrls) private readonly urls: SignedUrls,
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
    const object = this.urls.acceptRead(request.raw.url ?? '');
    const found = await (object.view === 'manifest' ? this.findManifest(object) : this.findObject(object));
    if (!matchesIfNoneMatch(request.headers['if-none-match'], found.tag)) return this.send(request, reply, found);
    describe(reply, found);
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

  private async send(request: FastifyRequest, reply: FastifyReply, found: Found): Promise<void> {
    const { key, bytes } = found;
    const selection = selectionOf(request, found);
    if (selection.kind === 'unsatisfiable') {
      void reply.status(416).headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
      return void (await reply.send({
        detail: ERRORS.RANGE_INVALID.message,
        code: 'RANGE_INVALID' satisfies ErrorCode,
        request_id: request.id,
      }));
    }
    const { start, end } = selection.kind === 'range' ? selection : { start: 0, end: bytes - 1 };
    // Before the headers of the asset: it may be deleted by now, and the error has another type.
    const stream = request.method === 'HEAD' ? null : await found.open(selection.kind === 'range' ? { start, end } : {});
    describe(reply, found);
    if (selection.kind === 'range') void reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
    void reply.headers({
      'content-type': getContentType(key),
      'content-length': String(end - start + 1),
      'content-disposition': disposition(request, key),
    });
    await reply.send(stream ?? undefined); // closed by Fastify when the client leaves
  }

  private async findObject(object: ReadableObject): Promise<Found> {
    const { key } = object;
    const { bytes } = await callObjectStore(() => this.store.stat(key));
    const open = async (range: ByteRange): Promise<Readable> => (await callObjectStore(() => this.store.read(key, range))).stream;
    return { ...object, bytes, tag: createEntityTag(key), open };
  }

  private async findManifest(object: ReadableObject): Promise<Found> {
    const { body, sha256 } = await sendWorldManifest(this.store, this.urls, object);
    const open = ({ start = 0, end = body.length - 1 }: ByteRange): Promise<Readable> =>
      Promise.resolve(Readable.from([body.subarray(start, end + 1)]));
    return { ...object, bytes: body.length, tag: `"${sha256}"`, open };
  }

  private allowOrigin(reply: FastifyReply): void {
    void reply.headers({
      'access-control-allow-origin': this.origin,
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
}

interface Found extends ReadableObject {
  readonly bytes: number;
  readonly tag: string;
  open(range: ByteRange): Promise<Readable>;
}

/** What a whole answer, a part and "not modified" have in common. */
function describe(reply: FastifyReply, { secondsLeft, tag }: Found): void {
  void reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${secondsLeft ?? YEAR_SECONDS}, immutable`,
    // An asset of any type that is opened by itself must not act as a page of this host.
    'content-security-policy': "default-src 'none'; sandbox",
  });
}

/** Ranges are a matter of GET only (RFC 9110 section 14.2). */
function selectionOf({ method, headers }: FastifyRequest, { bytes, tag }: Found): RangeSelection {
  const isAsked = method === 'GET' && matchesIfRange(headers['if-range']?.toString(), tag);
  return selectByteRange(isAsked ? headers.range : undefined, bytes);
}

/** `?download=1` asks the browser to save the asset; it changes nothing else and is not signed. */
function disposition(request: FastifyRequest, key: string): string {
  const { download } = request.query as { readonly download?: unknown };
  return `${download === '1' ? 'attachment' : 'inline'}; filename="${key.slice(key.lastIndexOf('/') + 1)}"`;
}
