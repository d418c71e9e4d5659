import { CATALOGUE, ROOM_TYPES, SITE_TYPES } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { getObjectNames, searchCatalogue } from '@diorama/scene';
import type { Composition } from '@diorama/scene';

import { keysOf } from './quotes.js';

/** A kind of object that a planner is offered. */
export interface PlanKind {
  readonly id: string;
  readonly name: string;
}

/** Shorter words name hardly anything by their beginnings. */
const WORD_LENGTH_MIN = 4;
const MATCHES_PER_WORD = 8;

/**
 * Kinds of the catalogue that the words of a prompt may mean, at most `LIMITS.planner.kinds`: those that the reader found, those whose names match its
 * words, then those that its place usually has, then those that most rooms and sites have.
 *
 * @param read what the reader made of the prompt
 */
export function listPlanKinds(prompt: string, { scene, missing }: Pick<Composition, 'scene' | 'missing'>): PlanKind[] {
  const words = [...missing.flatMap(({ text }) => keysOf(text)), ...keysOf(prompt)];
  const found = [...new Set(words)]
    .filter((word) => word.length >= WORD_LENGTH_MIN)
    .flatMap((word) => searchCatalogue({ words: word }).slice(0, MATCHES_PER_WORD));
  const items = ROOM_TYPES.get(scene.room ?? '')?.items ?? SITE_TYPES.get(scene.site ?? '')?.items ?? [];
  const usual = [...CATALOGUE.values()].filter(({ places }) => places?.includes(scene.place));
  const ids = [
    ...scene.objects,
    ...found.map(({ id }) => ({ kind: id })),
    ...items,
    ...usual.map(({ id }) => ({ kind: id })),
    ...commonItems(),
  ];
  const kinds = [...new Set(ids.map(({ kind }) => kind))].filter((kind) => CATALOGUE.has(kind)).slice(0, LIMITS.planner.kinds);
  return kinds.map((id) => ({ id, name: getObjectNames(id).name }));
}

let counted: readonly { readonly kind: string }[] | null = null;

/** The things of rooms and sites, the most common ones first; counted at the first use. */
function commonItems(): readonly { readonly kind: string }[] {
  if (counted !== null) return counted;
  const counts = new Map<string, number>();
  for (const { items } of [...ROOM_TYPES.values(), ...SITE_TYPES.values()])
    for (const kind of new Set(items.map((item) => item.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counted = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([kind]) => ({ kind }));
  return counted;
}
