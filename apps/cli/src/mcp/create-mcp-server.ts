import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama } from '@diorama-worlds/sdk';

import { registerChangeTools } from './change-tools.js';
import { registerPictures } from './pictures.js';
import { registerPromptTools } from './prompt-tools.js';
import { registerStartTools } from './start-tools.js';
import { registerWorldTools } from './world-tools.js';

const INSTRUCTIONS = `Diorama turns text and pictures into walkable 3D worlds. Preview a text with compose_scene, which is free, and look for words \
of missing objects with search_catalogue. Then start generate_world; vary_world and edit_world make another version of a world. A world takes from \
half a minute to a few minutes: if the result has "done": false, call get_operation with wait_seconds until it is done. Give the user the "page" link to \
walk in the world. The page asks for an API key: set allow_link to true, or call share_world, if the user wants to open it without one.`;

/** Arguments of tools have few elements; more are an attack. */
const INPUT_ELEMENTS_MAX = 1_000;

/** A server of the Model Context Protocol that calls the API with the given client. It is not connected yet. */
export function createMcpServer(api: Diorama, version: string): McpServer {
  const server = new McpServer(
    { name: 'diorama', title: 'Diorama', version },
    { instructions: INSTRUCTIONS, maxToolInputElements: INPUT_ELEMENTS_MAX },
  );
  registerPromptTools(server, api);
  registerStartTools(server, api);
  registerWorldTools(server, api);
  registerChangeTools(server, api);
  registerPictures(server, api);
  return server;
}
