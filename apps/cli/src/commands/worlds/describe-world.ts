import type { World } from '@diorama-worlds/sdk';

import { describeSharing } from '../../program/sharing.js';
import { formatFields } from '../../program/table.js';

/** A world in words. */
export function describeWorld(world: World): string {
  return formatFields([
    ['World', world.id],
    ['Name', world.display_name],
    ['Caption', world.assets.caption],
    ['Model', world.model],
    ['Seed', world.seed],
    ['Tags', world.tags?.join(', ')],
    ['Created', world.created_at],
    ['Shared', describeSharing(world)],
    ['Link', world.world_svc_url],
  ]);
}
