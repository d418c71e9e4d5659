import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';

const info = stackInfo();
const PATH = '/svc/v1/catalogue';
const open = new Client(info.api_url, null);
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'catalogue'));
});

const search = (query: Record<string, string>): Promise<Answer> => client.get(`${PATH}?${new URLSearchParams(query).toString()}`);
const ids = ({ body }: Answer): string[] => body.objects.map(({ id }: { id: string }) => id);

describe('GET /svc/v1/catalogue', () => {
  it('needs a key', async () => {
    expect((await open.get(PATH)).status).toBe(401);
  });

  it('lists objects with names, size and picture, and what scenes may name', async () => {
    const answer = await search({ page_size: '3' });
    expect(answer.status).toBe(200);
    expect(answer.body.objects).toHaveLength(3);
    for (const object of answer.body.objects)
      expect({ ...object, substance: null, family: null }).toEqual({
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        name: expect.any(String),
        words: expect.any(Array),
        theme: expect.any(String),
        size: { width: expect.any(Number), height: expect.any(Number), depth: expect.any(Number) },
        stand: expect.any(String),
        substance: null,
        family: null,
        picture_url: expect.stringMatching(/^http.*\/picture\.webp$/),
      });
    for (const list of ['themes', 'substances', 'states', 'places']) expect(answer.body[list].length).toBeGreaterThan(3);
    expect(answer.body.next_page_token).toEqual(expect.any(String));
  });

  it('pages without repeating or losing any object', async () => {
    const seen: string[] = [];
    let query: Record<string, string> = { page_size: '200' };
    for (;;) {
      const answer = await search(query);
      seen.push(...ids(answer));
      const token: string | null = answer.body.next_page_token;
      if (token === null) break;
      query = { page_size: '199', page_token: token };
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted());
  });

  it.each([
    ['barn', 'barn'],
    ['Barns', 'barn'],
    ['bookshelves', 'bookshelf'],
    ['traffic signal', 'traffic-light'],
  ])('finds "%s" first: %s', async (q, id) => {
    expect(ids(await search({ q }))[0]).toBe(id);
  });

  it.each([
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ q: 'a\0b' }, 'q'],
    [{ theme: 'opera' }, 'theme'],
    [{ theme: 'constructor' }, 'theme'],
    [{ page_size: '0' }, 'page_size'],
    [{ page_size: '201' }, 'page_size'],
    [{ page_size: 'all' }, 'page_size'],
  ])('rejects %j with 422', async (query, field) => {
    expect(await search(query)).toMatchObject({ status: 422, body: { detail: [{ loc: ['query', field] }] } });
  });

  it.each(['🌍', '((((', '%', "' OR 1=1 --", '../../etc/passwd', '\n', '.*', 'zzzz '.repeat(40)])('finds nothing for "%s"', async (q) => {
    const answer = await search({ q });
    expect([answer.status, q.trim() === '' ? [] : ids(answer)]).toEqual([200, []]);
  });

  it('rejects a page token that is altered or of another search', async () => {
    const { next_page_token: token } = (await search({ page_size: '2' })).body;
    const altered = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const query of [
      { page_token: `${token}x` },
      { page_token: altered },
      { page_token: 'x'.repeat(4_000) },
      { page_token: '\0' },
      { page_token: token, q: 'tree' },
      { page_token: token, theme: 'nature' },
    ])
      expect(await search(query)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('page token') } });
  });

  it('returns 304 for a page that is unchanged', async () => {
    const first = await search({ q: 'barn' });
    const tag = first.headers.get('etag') ?? '';
    const again = await client.get(`${PATH}?q=barn`, { 'if-none-match': tag });
    expect([again.status, again.body]).toEqual([304, null]);
  });
});

describe('GET /svc/v1/catalogue/{object_id}', () => {
  it('returns one object', async () => {
    expect(await client.get(`${PATH}/barn`)).toMatchObject({ status: 200, body: { id: 'barn', name: 'barn', stand: 'ground' } });
  });

  it.each(['none', 'BARN', 'constructor', '__proto__', '%00', 'barn%20', 'x'.repeat(99)])('is 404 for %s', async (id) => {
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/picture.webp`])
      expect([path, (await client.get(path)).status]).toEqual([path, 404]);
  });

  it('has a picture that needs no key and may be cached', async () => {
    const { body } = await client.get(`${PATH}/barn`);
    const picture = await fetch(body.picture_url);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, picture.headers.get('content-type'), bytes.subarray(8, 12).toString()]).toEqual([200, 'image/webp', 'WEBP']);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
    const headers = { 'if-none-match': picture.headers.get('etag') ?? '' };
    expect((await fetch(body.picture_url, { headers })).status).toBe(304);
  });
});

describe('the page /catalogue', () => {
  it('shows objects without a key and escapes the words of a search', async () => {
    const page = await fetch(`${info.api_url}/catalogue?q=barn`);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("default-src 'none'")]);
    expect(await page.text()).toContain('/svc/v1/catalogue/barn/picture.webp');
    const hostile = await fetch(`${info.api_url}/catalogue?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await hostile.text()).not.toContain('<script');
  });
});
