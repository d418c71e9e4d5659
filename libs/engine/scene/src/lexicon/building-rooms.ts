import { ROOM_TYPES } from '@diorama/catalogue';

import { ROOM_NOUNS } from './catalogue-nouns.js';
import { parsePhraseList } from './meaning.js';
import type { SceneMeaning } from './meaning.js';
import { getFamily, ROOM_BY_BUILDING_KIND } from './object-kinds.js';

/** Kinds of buildings by the type of room that is in them; a type also lies in the building that it names itself. */
const BUILDINGS_BY_ROOM: Readonly<Record<string, string>> = {
  'church-interior': 'church, chapel, cathedral, orthodox-church, monastery',
  'mosque-interior': 'mosque, taj-mahal',
  'synagogue-interior': 'synagogue',
};

const ROOM_TYPE_BY_BUILDING: ReadonlyMap<string, string> = new Map([
  ...[...ROOM_TYPES.values()].flatMap(({ id, building }): [string, string][] => (building === undefined ? [] : [[building, id]])),
  ...Object.entries(BUILDINGS_BY_ROOM).flatMap(([room, kinds]) => parsePhraseList(kinds).map((kind): [string, string] => [kind, room])),
]);

/** The room in a kind of building or in its family, as a word for that room means it; undefined for what people do not enter. */
export function findRoomInside(kind: string): SceneMeaning | undefined {
  const room = ROOM_TYPE_BY_BUILDING.get(kind);
  const place = ROOM_BY_BUILDING_KIND.get(kind);
  if (room !== undefined) return ROOM_NOUNS.get(room.replaceAll('-', ' '));
  if (place !== undefined) return { role: 'noun', place };
  const family = getFamily(kind);
  return family === undefined || family === kind ? undefined : findRoomInside(family);
}
