/** Who can open a world besides its owner. */
export type Visibility = 'private' | 'link' | 'public';

export interface VisibilityChoice {
  readonly value: Visibility;
  readonly label: string;
  /** What the choice means, for people. */
  readonly hint: string;
}

/** The choices of visibility, from the fewest readers to the most. */
export const VISIBILITIES: readonly VisibilityChoice[] = [
  { value: 'private', label: 'Private', hint: 'Only API keys of the account open it.' },
  { value: 'link', label: 'Anyone with the link', hint: 'Everyone who has the link can open it. The gallery does not list it.' },
  { value: 'public', label: 'Public', hint: 'Everyone can open it, and the gallery lists it.' },
];

/** The visibility of a name; null for any other text. */
export const parseVisibility = (text: string): Visibility | null => VISIBILITIES.find(({ value }) => value === text)?.value ?? null;

interface LinkPermission {
  readonly public: boolean;
  readonly allow_id_access: boolean;
}

/** The `permission` of a request that gives a world this visibility. */
export const toPermission = (visibility: Visibility): LinkPermission => ({
  public: visibility === 'public',
  allow_id_access: visibility !== 'private',
});

/** The visibility of a world with these permissions. */
export function readVisibility(permission: LinkPermission | null | undefined): Visibility {
  if (permission?.public === true) return 'public';
  return permission?.allow_id_access === true ? 'link' : 'private';
}
