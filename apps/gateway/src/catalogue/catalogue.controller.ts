import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CATALOGUE, ROOM_TYPES, SITE_TYPES, STYLE_TYPES, SUBSTANCES, THEMES } from '@diorama/catalogue';
import { catalogueQuerySchema } from '@diorama/contract';
import type { CatalogueQuery } from '@diorama/contract';
import { BIOME_NAMES, DomainError, LIMITS, OBJECT_STATES, ROOM_KINDS } from '@diorama/domain';
import { searchCatalogue } from '@diorama/scene';

import { PublicRoute, RequireScope } from '../accounts/route-access.js';
import { VIEWER_URL } from '../clients/injection-tokens.js';
import { isUnchanged, encodeTagged } from '../http/entity-tag.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { decodeCataloguePageToken, encodeCataloguePageToken } from './catalogue-page-token.js';
import { buildCatalogueObjectView } from './catalogue-view.js';
import { ObjectPictures } from './object-pictures.js';

/** A client may keep the response, and asks each time whether it is current: another engine version has other objects. */
const REVALIDATED = 'private, no-cache';
const PICTURE_CACHING = 'public, max-age=86400';

/** The objects that scenes can hold. */
@Controller('svc/v1/catalogue')
@RequireScope('worlds:read')
export class CatalogueController {
  private readonly origin: string;

  constructor(
    @Inject(VIEWER_URL) viewerUrl: string,
    @Inject(ObjectPictures) private readonly pictures: ObjectPictures,
  ) {
    this.origin = viewerUrl.replace(/\/+$/, '');
  }

  @Get()
  list(
    @ValidatedQuery(catalogueQuerySchema) query: CatalogueQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    return sendTagged(request, reply, this.page(query));
  }

  @Get(':object_id')
  read(
    @Param('object_id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    const row = CATALOGUE.get(id);
    if (row === undefined) throw new DomainError('CATALOGUE_OBJECT_NOT_FOUND');
    return sendTagged(request, reply, buildCatalogueObjectView(row, this.origin));
  }

  @Get(':object_id/picture.webp')
  @PublicRoute()
  async picture(@Param('object_id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { bytes, entityTag } = await this.pictures.get(id);
    void reply.headers({ 'cache-control': PICTURE_CACHING, 'cross-origin-resource-policy': 'cross-origin' });
    if (isUnchanged(request, reply, entityTag)) await reply.send();
    else await reply.type('image/webp').send(Buffer.from(bytes));
  }

  /** @throws DomainError PAGE_TOKEN_INVALID */
  private page({ q, theme, page_size: size, page_token: token }: CatalogueQuery): object {
    const found = searchCatalogue({ words: q ?? '', ...(theme == null ? {} : { theme }) });
    const binding = [q ?? '', theme ?? null];
    const lastId = decodeCataloguePageToken(binding, token ?? '');
    const last = lastId === null ? -1 : found.findIndex(({ id }) => id === lastId);
    if (lastId !== null && last < 0) throw new DomainError('PAGE_TOKEN_INVALID');
    const end = last + 1 + (size ?? LIMITS.cataloguePageSizeDefault);
    const rows = found.slice(last + 1, end);
    return {
      objects: rows.map((row) => buildCatalogueObjectView(row, this.origin)),
      themes: THEMES,
      substances: Object.keys(SUBSTANCES),
      states: OBJECT_STATES,
      places: [...BIOME_NAMES, ...ROOM_KINDS],
      rooms: [...ROOM_TYPES.keys()],
      sites: [...SITE_TYPES.keys()],
      styles: [...STYLE_TYPES.keys()],
      next_page_token: end < found.length ? encodeCataloguePageToken(binding, rows.at(-1)?.id ?? '') : null,
    };
  }
}

/** The body, or nothing with a 304. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: object): string | undefined {
  void reply.header('cache-control', REVALIDATED);
  return encodeTagged(request, reply, body);
}
