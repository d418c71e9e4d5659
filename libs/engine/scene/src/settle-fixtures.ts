import { ROOM_TYPES, SITE_TYPES } from '@diorama/catalogue';
import type { SceneMeaning } from '@diorama/lexicon';

import { findRoomScale } from './fit-in-room.js';
import type { ObjectMention } from '@diorama/prompt-reading';

/** A court has one net, by whichever name. */
const NETS: readonly string[] = ['sports-net', 'tennis-net'];
/** Things that stand where the rules of a sport want them. */
const FIXTURES: readonly string[] = ['street-basketball-hoop', 'court-lines', ...NETS];

/**
 * Takes out of what is wanted what the place has anyway, where it belongs: the hoops of a basketball court, the train of a subway station. Those that the prompt wants otherwise, or more of,
 * stay and stand instead of them.
 */
export function settleFixtures(
  objects: readonly ObjectMention[],
  { room, site }: Pick<SceneMeaning, 'room' | 'site'>,
): { readonly objects: ObjectMention[]; readonly fixtures: ReadonlySet<ObjectMention> } {
  const own = new Map<string, number>();
  const exact = new Set(ROOM_TYPES.get(room ?? '')?.items.flatMap(({ kind, isExact }) => (isExact === true ? [kind] : [])));
  for (const { kind, count = 1 } of [...(ROOM_TYPES.get(room ?? '')?.items ?? []), ...(SITE_TYPES.get(site ?? '')?.items ?? [])])
    if (FIXTURES.includes(kind) || exact.has(kind) || isTooLarge(kind, room)) own.set(kind, (own.get(kind) ?? 0) + count);
  if ((SITE_TYPES.get(site ?? '')?.floor?.marks?.length ?? 0) > 0) own.set('court-lines', Infinity);
  const countOf = (kind: string): number => own.get(kind) ?? (NETS.includes(kind) && NETS.some((net) => own.has(net)) ? 1 : 0);
  const isShown = (mention: ObjectMention): boolean => isPlain(mention) && (mention.isCounted ? mention.count : 1) <= countOf(mention.kind);
  const fixtures = new Set(objects.filter(isShown));
  return { objects: objects.filter((mention) => !fixtures.has(mention)), fixtures };
}

/** Whether a room could not take in a thing that it has: the train of a subway station. */
function isTooLarge(kind: string, room: string | undefined): boolean {
  if (room === undefined) return false;
  const base = ROOM_TYPES.get(room)?.base;
  return base !== undefined && findRoomScale(kind, { place: base, room }) === null;
}

/** Whether the prompt says nothing of the looks of an object. */
const isPlain = ({ color, size, state, substance }: ObjectMention): boolean =>
  size === 1 && color === null && state === null && substance === null;
