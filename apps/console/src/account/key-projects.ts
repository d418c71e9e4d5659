import type { ApiKey } from '@diorama-worlds/sdk';

import { getKeyName } from './key-name.js';

/** A project that keys of the account belong to. */
interface KeyProject {
  readonly id: string;
  /** The id with the names of keys in it: the API returns no names of projects to account owners. */
  readonly label: string;
}

/** Names of keys that a label shows. */
const NAMES_SHOWN = 2;

/** The projects of the keys, in the order of their newest keys. @param keys newest first */
export function listProjects(keys: readonly Pick<ApiKey, 'project_id' | 'name' | 'api_key_id'>[]): readonly KeyProject[] {
  return [...new Set(keys.map(({ project_id: id }) => id))].map((id) => {
    const members = keys.filter(({ project_id: project }) => project === id);
    const names = members.slice(0, NAMES_SHOWN).map(getKeyName);
    return { id, label: `${id} (${[...names, ...(members.length > NAMES_SHOWN ? ['…'] : [])].join(', ')})` };
  });
}
