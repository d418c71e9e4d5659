import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { buildOpenapi } from '@diorama/contract';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveLlmsTexts } from './llms.js';
import { renderLlmsText } from './llms-text.js';
import type { ApiDocument } from './llms-text.js';

const TOOL = fileURLToPath(new URL('../../../../tools/llms.mjs', import.meta.url));

const server = fastify();
const openapi = buildOpenapi();
const document = JSON.parse(JSON.stringify(openapi)) as ApiDocument;
const read = async (path: string): Promise<string> => (await server.inject(path)).payload;

beforeAll(() => serveLlmsTexts(server, openapi));
afterAll(() => server.close());

describe.each(['/llms.txt', '/llms-full.txt'])('%s', (path) => {
  it('names each endpoint of the OpenAPI document once, and no other', async () => {
    const expected = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    const listed = [...(await read(path)).matchAll(/^(?:- `|### )([A-Z]+ \/[^`\n]+)/gm)].map(([, line]) => line);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('is Markdown with a title and a summary, and says how to authenticate', async () => {
    const { headers, payload: text } = await server.inject(path);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toMatch(/^# Diorama: World Generation API\n\n> .*walkable 3D world/);
    expect(text).toContain('`Svc-Api-Key: <key>`');
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('has an example that is a valid request', async () => {
    const body = /-d '(\{.*\})'/.exec(await read(path))?.[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ world_prompt: { type: 'text' } });
  });
});

describe('the documents of /llms.txt', () => {
  it('are those of docs/reference', () => {
    expect(spawnSync(process.execPath, [TOOL, '--check'], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('are listed from any document', () => {
    const guides = { summary: 'A service.', guides: [{ path: '/docs/reference/a', title: 'A', summary: 'About a.' }] };
    const empty = { tags: [], paths: {}, components: { schemas: {} } };
    expect(renderLlmsText(empty, guides)).toContain('- [A](/docs/reference/a): About a.');
  });
});
