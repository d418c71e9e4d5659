import { PermissionError } from '@diorama-worlds/sdk';
import type { Diorama, Operation, World } from '@diorama-worlds/sdk';

import { getPromptText } from '../program/prompt-text.js';

const NEWEST_WORLDS = 100;

/**
 * The prompts of operations by operation id. An operation that has ended carries its world; the worlds of the others are looked up in
 * one list of the newest worlds. An operation without a world has no entry.
 */
export async function readPrompts(
  api: Diorama,
  operations: readonly Operation[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const missing: Operation[] = [];
  for (const operation of operations) {
    const { operation_id: id, response, metadata } = operation;
    if (response && 'world_prompt' in response) found.set(id, getPromptText(response));
    else if (metadata?.world_id !== undefined) missing.push(operation);
  }
  if (missing.length === 0) return found;
  const worlds = new Map((await readNewestWorlds(api, signal)).map((world) => [world.id, world]));
  for (const { operation_id: id, metadata } of missing) {
    const world = worlds.get(metadata?.world_id ?? '');
    if (world !== undefined) found.set(id, getPromptText(world));
  }
  return found;
}

/** None for a key that may not read worlds. */
async function readNewestWorlds(api: Diorama, signal: AbortSignal): Promise<readonly World[]> {
  try {
    return (await api.worlds.page({ page_size: NEWEST_WORLDS }, { signal })).worlds;
  } catch (error) {
    if (error instanceof PermissionError) return [];
    throw error;
  }
}
