import { findStyleTypes } from './style-types.js';

/** Kinds of people whose clothes are those of today, by the part that they play in a scene of an older time. */
const TODAY: Readonly<Record<string, keyof Folk>> = {
  person: 'man',
  man: 'man',
  worker: 'man',
  businessman: 'man',
  tourist: 'man',
  shopper: 'woman',
  woman: 'woman',
  businesswoman: 'woman',
};

interface Folk {
  readonly man: string;
  readonly woman: string;
}

const VILLAGERS: Folk = { man: 'villager', woman: 'village-woman' };

/** Ids of rows in the clothes of a style. */
const FOLK: Readonly<Record<string, Folk>> = {
  medieval: VILLAGERS,
  gothic: VILLAGERS,
  'fairy-tale': VILLAGERS,
  classical: { man: 'roman-senator', woman: 'village-woman' },
  nordic: { man: 'viking', woman: 'village-woman' },
  western: { man: 'cowboy', woman: 'cowgirl' },
  mesoamerican: { man: 'tribesman', woman: 'village-woman' },
};

/** Who stands in the place of a kind of people of today in a scene with styles of an older time; null for all else. */
export function findFolk(scene: { readonly styles?: readonly string[] }, kind: string): string | null {
  const part = TODAY[kind];
  if (part === undefined) return null;
  const folk = findStyleTypes(scene)
    .map(({ id }) => FOLK[id])
    .find((found) => found !== undefined);
  return folk?.[part] ?? null;
}
