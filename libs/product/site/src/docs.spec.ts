import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildOpenapi } from '@diorama/contract';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveDocs } from './docs.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-docs-'));
const server = fastify();
const FILES = {
  'site.json': JSON.stringify({ documents: ['/docs', '/docs/api', '/docs/guide', '/docs/not-found'], files: ['/docs/receiver.py'] }),
  'docs.html': 'home',
  'docs/api.html': 'reference',
  'docs/guide.html': 'guide',
  'docs/not-found.html': 'missing',
  'docs/receiver.py': 'print()',
  'docs-assets/page-1.js': 'script',
  'secret.txt': 'not for readers',
};
const get = (url: string) => server.inject(url);

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await serveDocs(server, folder, buildOpenapi());
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the documentation', () => {
  it.each([
    ['/docs', 'home'],
    ['/docs/guide', 'guide'],
    ['/docs/guide?from=search', 'guide'],
    ['/docs/api', 'reference'],
  ])('serves %s, to be revalidated', async (url, body) => {
    const { statusCode, headers, payload } = await get(url);
    expect([statusCode, payload, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      body,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
  });

  it('allows inline styles in the reference only, and inline scripts nowhere', async () => {
    const policyOf = async (url: string): Promise<string> => String((await get(url)).headers['content-security-policy']);
    expect(await policyOf('/docs/guide')).toContain("script-src 'self'; style-src 'self'; ");
    expect(await policyOf('/docs/api')).toContain("script-src 'self'; style-src 'self' 'unsafe-inline'; ");
  });

  it('shows programs as text, without rights', async () => {
    const { headers, payload } = await get('/docs/receiver.py');
    expect([payload, headers['content-type']]).toEqual(['print()', 'text/plain; charset=utf-8']);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('keeps files with hashes for a year', async () => {
    expect((await get('/docs-assets/page-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/docs/unknown', '/docs/site.json', '/docs/guide.html'])('shows a page for the unknown address %s', async (url) => {
    const { statusCode, headers, payload } = await get(url);
    expect([statusCode, payload, headers['cache-control']]).toEqual([404, 'missing', 'no-store']);
  });

  it.each(['/docs/../secret.txt', '/docs/%2e%2e/secret.txt', '/docs/..%2fsecret.txt', '/docs-assets/../secret.txt'])(
    'shows nothing outside of its folders: %s',
    async (url) => {
      const { statusCode, payload } = await get(url);
      expect(statusCode).toBe(404);
      expect(payload).not.toContain('not for readers');
    },
  );

  it('leads from an address with a slash at its end to the page', async () => {
    const { statusCode, headers } = await get('/docs/guide/');
    expect([statusCode, headers.location]).toEqual([308, '/docs/guide']);
  });

  it('keeps the OpenAPI documents at their addresses', async () => {
    for (const url of ['/openapi.json', '/openapi-admin.json']) expect((await get(url)).json()).toMatchObject({ openapi: '3.1.0' });
  });
});
