import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { pageTokenInput, promptInput, seedInput } from './inputs.js';
import { READS, registerTool } from './tool.js';

/** Registers the tools that help to write prompts, and the one for credits. */
export function registerPromptTools(server: McpServer, api: Diorama): void {
  registerCompose(server, api);
  registerSearch(server, api);
  registerTool(
    server,
    {
      name: 'get_credits',
      title: 'Get the credits',
      description: 'Returns the remaining credits.',
      input: {},
      annotations: READS,
    },
    async (_args, { signal }) => ({ json: { ...(await api.credits({ signal })) } }),
  );
}

function registerCompose(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'compose_scene',
      title: 'Preview a prompt',
      description:
        'Reads a prompt as generate_world would, free of charge. Returns what a world would show, how each part is understood (represented), and the words that no world can show (not_represented). Rephrase the prompt with words from search_catalogue if something is missing.',
      input: {
        text: promptInput.describe('The prompt'),
        seed: seedInput.describe('Seed of the scene (default: random)'),
        include_scene: z.boolean().default(false).describe('Also return the whole scene as JSON'),
      },
      annotations: READS,
    },
    async ({ text, seed, include_scene: isWhole }, { signal }) => {
      const composed = await api.scenes.compose({ text_prompt: text, ...(seed === undefined ? {} : { seed }) }, { signal });
      const { scene, ...rest } = composed;
      return { json: { ...rest, seed: scene.seed, ...(isWhole ? { scene } : {}) } };
    },
  );
}

function registerSearch(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'search_catalogue',
      title: 'Search the catalogue',
      description: 'Finds the objects that prompts can name, with their sizes in metres, best matches first.',
      input: {
        query: z.string().max(200).optional().describe('Words of a name, such as "traffic light" (default: all objects)'),
        theme: z.string().max(64).optional().describe('Only objects of this theme; the response lists the themes'),
        limit: z.int().min(1).max(200).default(20).describe('Maximum number of objects'),
        page_token: pageTokenInput,
      },
      annotations: READS,
    },
    async ({ query, theme, limit, page_token: token }, { signal }) => {
      const filter = { ...(query ? { q: query } : {}), ...(theme ? { theme } : {}), ...(token ? { page_token: token } : {}) };
      const { objects, themes, next_page_token: next } = await api.catalogue.page({ ...filter, page_size: limit }, { signal });
      const rows = objects.map(({ id, name, words, theme: of, size }) => ({ id, name, other_names: words, theme: of, size }));
      return { json: { objects: rows, themes, next_page_token: next } };
    },
  );
}
