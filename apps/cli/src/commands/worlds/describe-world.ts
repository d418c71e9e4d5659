import type { World } from '@diorama-worlds/sdk';

import { getSharing } from '../../program/sharing.js';
import type { Sharing } from '../../program/sharing.js';
import { formatFields } from '../../program/table.js';

/** A world in words. */
export function describeWorld(world: World): string {
  return formatFields([
    ['World', world.id],
    ['Name', world.display_name],
    ['Shows', world.assets.caption],
    ['Model', world.model],
    ['Seed', world.seed],
    ['Tags', world.tags?.join(', ')],
    ['Made', world.created_at],
    ['Shared', SHARING[getSharing(world)]],
    ['Walk in it', world.world_svc_url],
  ]);
}

const SHARING: Readonly<Record<Sharing, string>> = {
  public: 'in the gallery',
  link: 'with anyone who has the link',
  private: 'not shared',
};
