import type { World } from '@diorama-worlds/sdk';

/** Who besides its account can open a world: everyone through the gallery, everyone who has its link, or no one. */
export type Sharing = 'public' | 'link' | 'private';

type SharedFields = Pick<World, 'permission' | 'sharing'>;

/** How a world is shared. A public world also opens by its link. The gallery shows no world with a password. */
export function getSharing({ permission, sharing }: SharedFields): Sharing {
  const isPublic = permission?.public === true;
  if (isPublic && sharing?.has_password !== true) return 'public';
  return isPublic || permission?.allow_id_access === true ? 'link' : 'private';
}

const WORDS: Readonly<Record<Sharing, string>> = {
  public: 'in the gallery',
  link: 'with anyone who has the link',
  private: 'not shared',
};

/** How a world is shared, in words, with the restrictions of its link. */
export function describeSharing(world: SharedFields): string {
  const sharing = getSharing(world);
  if (sharing === 'private') return WORDS.private;
  const { expires_at: expiry = null, has_password: hasPassword = false } = world.sharing ?? {};
  return `${WORDS[sharing]}${hasPassword ? ' and the password' : ''}${expiry === null ? '' : `, until ${expiry}`}`;
}
