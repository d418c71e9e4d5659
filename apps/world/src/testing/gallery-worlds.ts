import type { worldProto } from '@diorama/proto-types';

import { createTestWorldResult } from './start-world.js';
import type { TestWorld } from './start-world.js';

/** One world a page, all of them unless `change` says otherwise. */
export const createGalleryQuery = (change: Partial<worldProto.ListPublicWorldsRequest>): worldProto.ListPublicWorldsRequest => ({
  pageSize: 1,
  pageToken: '',
  query: '',
  tag: '',
  style: '',
  ...change,
});

/** Names of the worlds on all pages, newest first. */
export async function searchGallery({ client }: TestWorld, change: Partial<worldProto.ListPublicWorldsRequest>): Promise<string[]> {
  const names: string[] = [];
  for (let pageToken = ''; ;) {
    const page = await client.listPublicWorlds(createGalleryQuery({ ...change, pageToken }));
    names.push(...page.worlds.map(({ displayName }) => displayName));
    if (page.nextPageToken === '') return names;
    pageToken = page.nextPageToken;
  }
}

interface GalleryWorld {
  readonly displayName: string;
  readonly prompt: string;
  readonly tags?: readonly string[];
  readonly styles?: readonly string[];
  readonly isPrivate?: boolean;
}

/** JSON holds what text cannot: a NUL, half of a surrogate pair; and a backslash before what is not an escape. */
const HOSTILE_PROMPT = String.raw`roses \u0000 & lilies ` + '\u0000\ud800';

const WORLDS: readonly GalleryWorld[] = [
  { displayName: 'Keep', prompt: 'two ruined castles on a hill', tags: ['zz-stone', 'zz-old'], styles: ['medieval', 'ruined'] },
  { displayName: 'Tower', prompt: 'a castle by the sea', tags: ['zz-stone'], styles: ['medieval'] },
  { displayName: 'Secret', prompt: 'a castle', tags: ['zz-stone'], styles: ['medieval'], isPrivate: true },
  { displayName: 'Zephyr’s garden', prompt: HOSTILE_PROMPT, styles: ['art-deco'] },
];

/** Finished worlds of one account with words, tags and styles to look for; one of them is private. */
export async function makeGalleryWorlds(world: TestWorld): Promise<void> {
  const account = await world.createAccount();
  for (const { displayName, prompt, tags = [], styles = [], isPrivate = false } of WORLDS) {
    const { operationId, worldId } = await world.begin(account, {
      displayName,
      tags: [...tags],
      worldPromptJson: JSON.stringify({ type: 'text', text_prompt: prompt }),
      permission: { public: !isPrivate, allowIdAccess: false, allowedReaders: [] },
    });
    await world.client.finishOperation({ operationId, world: { ...createTestWorldResult(worldId), styles: [...styles] } });
  }
}
