import type { ResourceLink } from '@modelcontextprotocol/sdk/types.js';
import type { Diorama, Operation, World } from '@diorama-worlds/sdk';

import { cutText } from '../program/table.js';
import { getPromptText } from '../program/prompt-text.js';
import { getSharing } from '../program/sharing.js';

const PROMPT_LENGTH = 200;

/** The kinds of pictures of a world that are resources. */
export const PICTURES = {
  thumbnail: { asset: 'thumbnail_url', title: 'Thumbnail', mimeType: 'image/webp' },
  panorama: { asset: 'imagery.pano_url', title: 'Panorama, 360 degrees', mimeType: 'image/png' },
} as const;

export type PictureName = keyof typeof PICTURES;

/** URI of the resource that is a picture of a world. */
export const getPictureUri = (worldId: string, picture: PictureName): string => `diorama://worlds/${worldId}/${picture}`;

/** A world in a list. */
export function toWorldEntry(world: World) {
  return {
    world_id: world.id,
    name: world.display_name || null,
    prompt: cutText(getPromptText(world), PROMPT_LENGTH),
    model: world.model ?? null,
    created_at: world.created_at ?? null,
    status: world.assets.thumbnail_url ? 'finished' : 'not finished',
    page: world.world_svc_url,
  };
}

function describePageVisitors(world: World): string {
  if (getSharing(world) === 'private') return 'the owner, after the page has asked for the API key';
  return world.sharing?.has_password === true ? 'everyone who has the link and the password' : 'everyone who has the link';
}

/** A world with the links to its files, which end within 24 hours. */
export function toWorldDetails(api: Diorama, world: World) {
  return {
    ...toWorldEntry(world),
    caption: world.assets.caption ?? null,
    seed: world.seed ?? null,
    tags: world.tags ?? [],
    page_opens_for: describePageVisitors(world),
    files: Object.fromEntries(api.downloads.files(world).map(({ name, url }) => [name, url])),
  };
}

/** An operation: its state, and its result where it has one. */
export function toOperationView({ operation_id, done, metadata, error, response, cost }: Operation) {
  const link = response && 'world_svc_url' in response ? response.world_svc_url : undefined;
  const file = response && 'url' in response ? response.url : undefined;
  return {
    operation_id,
    done,
    kind: metadata?.operation_type ?? null,
    status: metadata?.progress.status ?? (done ? 'DONE' : 'QUEUED'),
    percent: metadata?.progress.percent ?? 0,
    step: metadata?.progress.description ?? null,
    world_id: metadata?.world_id ?? null,
    error: error ? `${error.message ?? ''} (${error.code ?? ''})` : null,
    cost: cost?.total_credits ?? null,
    ...(link === undefined ? {} : { page: link }),
    ...(file === undefined ? {} : { file }),
  };
}

/** Links to the pictures of a finished world. */
export function getPictureLinks(worldId: string): ResourceLink[] {
  return Object.entries(PICTURES).map(([name, { title, mimeType }]) => {
    return { type: 'resource_link', uri: getPictureUri(worldId, name as PictureName), name: `${worldId} ${name}`, title, mimeType };
  });
}
