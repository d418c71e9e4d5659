import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama, UpdateWorldRequest } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { idInput, worldIdInput } from './inputs.js';
import { DELETES, registerTool } from './tool.js';
import { toOperationView, toWorldDetails } from './views.js';

const PERMISSIONS = {
  private: { public: false, allow_id_access: false },
  link: { public: false, allow_id_access: true },
  public: { public: true, allow_id_access: true },
} as const;

/** Registers the tools that change or delete what the account has. */
export function registerChangeTools(server: McpServer, api: Diorama): void {
  registerShare(server, api);
  registerTool(
    server,
    {
      name: 'delete_world',
      title: 'Delete a world',
      description: 'Deletes a world and all its files permanently, and cancels its running generation. Ask the user before you call it.',
      input: { world_id: worldIdInput },
      annotations: DELETES,
    },
    async ({ world_id: id }, { signal }) => ({ json: { ...(await api.worlds.delete(id, { signal })) } }),
  );
  registerTool(
    server,
    {
      name: 'cancel_operation',
      title: 'Cancel an operation',
      description:
        'Cancels a running generation or export. A cancelled operation costs nothing and creates no world. An operation that is already finished does not change.',
      input: { operation_id: idInput.describe('Id of the operation') },
      annotations: DELETES,
    },
    async ({ operation_id: id }, { signal }) => ({ json: toOperationView(await api.operations.cancel(id, { signal })) }),
  );
}

function registerShare(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'share_world',
      title: 'Share a world',
      description: 'Sets who can open the page of a finished world, and returns its link.',
      input: {
        world_id: worldIdInput,
        visibility: z
          .enum(['private', 'link', 'public'])
          .describe(
            'private: only the owner with an API key. link: anyone who has the link. public: everyone, and the gallery lists the world',
          ),
        expires_at: z.iso
          .datetime({ offset: true })
          .nullable()
          .optional()
          .describe('When the link expires, such as 2026-12-24T12:00:00Z; null removes the expiry time (default: unchanged)'),
      },
      // A public world can be shown to everyone, so clients ask first.
      annotations: DELETES,
    },
    async ({ world_id: id, visibility, expires_at: end }, { signal }) => {
      const changes: UpdateWorldRequest = {
        permission: PERMISSIONS[visibility],
        ...(end === undefined ? {} : { sharing: { expires_at: end } }),
      };
      const { world } = await api.worlds.update(id, changes, { signal });
      return { json: toWorldDetails(api, world) };
    },
  );
}
