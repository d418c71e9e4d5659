import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import { renderFullLlmsText, renderLlmsText } from './llms-text.js';
import type { ApiDocument, GuideList } from './llms-text.js';

const GUIDES = new URL('../files/llms/guides.json', import.meta.url);

/** Serves `/llms.txt` and `/llms-full.txt`: the API of this OpenAPI document and the guides as Markdown, for language models. */
export async function serveLlmsTexts(server: FastifyInstance, openapi: object): Promise<void> {
  const document = openapi as ApiDocument;
  const guides = JSON.parse(await readFile(GUIDES, 'utf8')) as GuideList;
  for (const [url, text] of [
    ['/llms.txt', renderLlmsText(document, guides)],
    ['/llms-full.txt', renderFullLlmsText(document, guides)],
  ] as const)
    server.get(url, async (_request, reply) => {
      await reply.headers({ 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' }).send(text);
    });
}
