import type { UpdateWorldRequest, World } from '@diorama-worlds/sdk';
import { readVisibility, toPermission } from '@diorama/web';
import type { Visibility } from '@diorama/web';

/** When the link of a world ends: as it is now, never, or so many days from now. */
export type LinkLife = 'keep' | 'never' | '1' | '7' | '30';

/** How a world is shared, as a form holds it. */
export interface SharingForm {
  readonly visibility: Visibility;
  readonly life: LinkLife;
  /** A new password; empty to leave it as it is. */
  readonly password: string;
  readonly removesPassword: boolean;
}

const DAY_MS = 86_400_000;

export const LINK_LIVES: readonly (readonly [LinkLife, string])[] = [
  ['never', 'Never'],
  ['1', 'In one day'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
];

/** The form as the world is shared now. */
export const createSharingForm = ({ permission, sharing }: Pick<World, 'permission' | 'sharing'>): SharingForm => ({
  visibility: readVisibility(permission),
  life: sharing?.expires_at == null ? 'never' : 'keep',
  password: '',
  removesPassword: false,
});

/** What the form changes of the world; empty for nothing. @param now milliseconds since 1970 */
export function buildSharingChange(world: Pick<World, 'permission' | 'sharing'>, form: SharingForm, now: number): UpdateWorldRequest {
  const before = createSharingForm(world);
  const sharing = {
    ...(form.life === before.life ? {} : { expires_at: expiryOf(form.life, now) }),
    ...(form.removesPassword ? { password: null } : form.password === '' ? {} : { password: form.password }),
  };
  return {
    ...(form.visibility === before.visibility ? {} : { permission: toPermission(form.visibility) }),
    ...(form.visibility === 'private' || Object.keys(sharing).length === 0 ? {} : { sharing }),
  };
}

const expiryOf = (life: LinkLife, now: number): string | null =>
  life === 'never' || life === 'keep' ? null : new Date(now + Number(life) * DAY_MS).toISOString();
