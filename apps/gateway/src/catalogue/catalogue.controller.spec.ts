import { CATALOGUE } from '@diorama/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startGateway, TEST_API_KEY } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({});
});
afterAll(() => gateway.stop());

const PATH = '/svc/v1/catalogue';
const get = (path: string, headers: Record<string, string> = { 'svc-api-key': TEST_API_KEY }): Promise<Response> =>
  fetch(gateway.url + path, { headers });
interface Page {
  readonly objects: readonly { readonly id: string }[];
  readonly next_page_token: string | null;
}

const read = async (query: Record<string, string>): Promise<Page> =>
  (await get(`${PATH}?${new URLSearchParams(query).toString()}`)).json() as Promise<Page>;

describe('GET /svc/v1/catalogue', () => {
  it('lists every object once, page by page', async () => {
    const ids: string[] = [];
    let token: string | null = '';
    while (token !== null) {
      const page: Page = await read({ page_size: '37', ...(token === '' ? {} : { page_token: token }) });
      ids.push(...page.objects.map(({ id }) => id));
      token = page.next_page_token;
    }
    expect(ids).toEqual([...CATALOGUE.keys()].toSorted());
  });

  it('finds objects by words and theme, and lists what scenes may name', async () => {
    const page = await read({ q: 'Barns', theme: 'architecture' });
    const [width, height, depth] = CATALOGUE.get('barn')?.size ?? [];
    expect(page.objects[0]).toMatchObject({
      id: 'barn',
      name: 'barn',
      words: expect.arrayContaining(['hay barn']),
      theme: 'architecture',
      size: { width, height, depth },
      stand: 'ground',
      picture_url: 'http://viewer.test/svc/v1/catalogue/barn/picture.webp',
    });
    expect(page).toMatchObject({
      themes: expect.arrayContaining(['nature']),
      substances: expect.arrayContaining(['wood']),
      states: expect.arrayContaining(['mossy']),
      places: expect.arrayContaining(['meadow', 'kitchen']),
    });
  });

  it('rejects a page token that is altered or of another search', async () => {
    const { next_page_token: token } = await read({ page_size: '2' });
    for (const query of [
      { page_token: `${token}x` },
      { page_token: 'nonsense' },
      { page_token: token ?? '', theme: 'nature' },
      { page_token: '\0' },
    ])
      expect(await read(query)).toMatchObject({ detail: expect.stringContaining('page token') });
  });

  it('returns 304 while nothing changed', async () => {
    const first = await get(`${PATH}?q=barn`);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await get(`${PATH}?q=barn`, { 'svc-api-key': TEST_API_KEY, 'if-none-match': `"x", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`${PATH}?q=house`, { 'svc-api-key': TEST_API_KEY, 'if-none-match': tag })).status).toBe(200);
  });
});

describe('an object of the catalogue', () => {
  it('is returned by its id, and 404 for any other', async () => {
    expect(await (await get(`${PATH}/barn`)).json()).toMatchObject({ id: 'barn' });
    for (const id of ['none', 'constructor', 'Barn', '%00', 'x'.repeat(80)])
      expect([id, (await get(`${PATH}/${id}`)).status]).toEqual([id, 404]);
  });

  it('has a picture that needs no key', async () => {
    const answer = await get(`${PATH}/barn/picture.webp`, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('WEBP');
    const tag = answer.headers.get('etag') ?? '';
    expect((await get(`${PATH}/barn/picture.webp`, { 'if-none-match': tag })).status).toBe(304);
    expect((await get(`${PATH}/none/picture.webp`, {})).status).toBe(404);
  });
});
