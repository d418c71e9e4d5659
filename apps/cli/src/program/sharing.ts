import type { World } from '@diorama-worlds/sdk';

/** Who besides its account can open a world: everyone through the gallery, everyone who has its link, or no one. */
export type Sharing = 'public' | 'link' | 'private';

/** How a world is shared. A public world also opens by its link. */
export function getSharing({ permission }: Pick<World, 'permission'>): Sharing {
  if (permission?.public === true) return 'public';
  return permission?.allow_id_access === true ? 'link' : 'private';
}
