import type { RequestOptions } from './transport/call-timeout.js';
import type { CatalogueObject, CataloguePage, ListCatalogueData } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Which objects of the catalogue, and which page of them. */
export type CatalogueFilter = NonNullable<ListCatalogueData['query']>;

/** The objects that scenes can hold and prompts can name. */
export class Catalogue {
  constructor(private readonly transport: Transport) {}

  /** One page, with the themes, substances, states and places that scenes can name. */
  page(filter: CatalogueFilter = {}, options: RequestOptions = {}): Promise<CataloguePage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/svc/v1/catalogue', { ...filter }), ...options });
  }

  /** All objects that match the filter, best matches first. */
  list(filter: CatalogueFilter = {}, options: RequestOptions = {}): AsyncGenerator<CatalogueObject, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.objects,
    );
  }

  /** One object. @throws NotFoundError for an unknown id */
  get(objectId: string, options: RequestOptions = {}): Promise<CatalogueObject> {
    return this.transport.json({ method: 'GET', path: pathTo(objectId), ...options });
  }

  /** The picture of an object, WebP. It needs no API key. @throws NotFoundError for an unknown id */
  picture(objectId: string, options: RequestOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
    const url = `${this.transport.settings.baseUrl}${pathTo(objectId)}/picture.webp`;
    return this.transport.read(url, options, async (response) => new Uint8Array(await response.arrayBuffer()));
  }
}

const pathTo = (objectId: string): string => `/svc/v1/catalogue/${encodeURIComponent(objectId)}`;
