import type { World } from '@diorama/sdk';

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
    ['Shared', describeSharing(world)],
    ['Walk in it', world.world_svc_url],
  ]);
}

function describeSharing({ permission }: World): string {
  if (permission?.public === true) return 'in the gallery';
  return permission?.allow_id_access === true ? 'with anyone who has the link' : 'not shared';
}
