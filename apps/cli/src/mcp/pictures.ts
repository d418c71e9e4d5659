import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/sdk/types.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { DioramaError } from '@diorama-worlds/sdk';
import type { Diorama } from '@diorama-worlds/sdk';

import { PICTURES, getPictureUri, toWorldEntry } from './views.js';
import type { PictureName } from './views.js';

const NEWEST_WORLDS = 20;
/** Larger pictures would fill the context of a client. */
const PICTURE_BYTES_MAX = 24_000_000;

/** Registers the pictures of worlds as resources: `diorama://worlds/{world_id}/thumbnail` and `.../panorama`. */
export function registerPictures(server: McpServer, api: Diorama): void {
  const template = new ResourceTemplate('diorama://worlds/{world_id}/{picture}', {
    list: async ({ signal }) => ({ resources: await listPictures(api, signal) }),
  });
  const description = 'The thumbnail or the panorama of a world as an image';
  server.registerResource(
    'world-picture',
    template,
    { title: 'Pictures of worlds', description },
    (uri, { world_id, picture }, { signal }) =>
      readPicture(api, { uri: uri.href, worldId: String(world_id), picture: String(picture), signal }),
  );
}

async function listPictures(api: Diorama, signal: AbortSignal): Promise<Resource[]> {
  const { worlds } = await api.worlds.page({ page_size: NEWEST_WORLDS, status: 'SUCCEEDED' }, { signal });
  return worlds.flatMap((world) => {
    const { world_id: id, name, prompt } = toWorldEntry(world);
    return (Object.keys(PICTURES) as PictureName[]).map((picture) => ({
      uri: getPictureUri(id, picture),
      name: `${id} ${picture}`,
      title: `${PICTURES[picture].title}: ${name ?? prompt}`,
      mimeType: PICTURES[picture].mimeType,
    }));
  });
}

interface PictureRequest {
  readonly uri: string;
  readonly worldId: string;
  readonly picture: string;
  readonly signal: AbortSignal;
}

/** @throws McpError for a picture that does not exist, and for every failure of the API */
async function readPicture(api: Diorama, { uri, worldId, picture, signal }: PictureRequest): Promise<ReadResourceResult> {
  if (!Object.hasOwn(PICTURES, picture)) throw new McpError(ErrorCode.InvalidParams, `Unknown picture "${picture}"`);
  const { asset, mimeType } = PICTURES[picture as PictureName];
  try {
    const world = await api.worlds.get(worldId, { signal });
    const file = api.downloads.files(world).find(({ name }) => name === asset);
    if (file === undefined) throw new McpError(ErrorCode.InvalidParams, `The world ${world.id} has no ${picture} yet`);
    const bytes = await api.downloads.size(file, { signal });
    if (bytes !== null && bytes > PICTURE_BYTES_MAX)
      throw new McpError(ErrorCode.InvalidParams, `The ${picture} is too large for a resource; get_world returns its link`);
    const content = await api.downloads.bytes(file, { signal });
    return { contents: [{ uri, mimeType, blob: Buffer.from(content).toString('base64') }] };
  } catch (error) {
    if (error instanceof DioramaError) throw new McpError(ErrorCode.InvalidParams, error.message);
    throw error;
  }
}
