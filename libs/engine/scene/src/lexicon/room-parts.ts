import { ROOM_PARTS } from './meaning.js';
import type { LexiconEntry, RoomPart, SceneMeaning } from './meaning.js';

/** Words for the parts of rooms. Out of doors the catalogue draws walls, windows and doors as objects. */
export const ROOM_PART_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  { role: 'noun', part: 'wall', words: 'wall, interior wall, wallpaper, paneling, panelling, wainscoting, wall panel' },
  {
    role: 'noun',
    part: 'floor',
    words: 'floor, flooring, floorboard, parquet, hardwood floor, tile floor, tiled floor, floor tile, parquet floor',
  },
  { role: 'noun', part: 'ceiling', words: 'ceiling, high ceiling, ceiling beam, exposed beam' },
  {
    role: 'noun',
    part: 'window',
    words:
      'window, bay window, large window, big window, tall window, floor to ceiling window, picture window, windowpane, window frame, windowsill',
  },
  { role: 'noun', part: 'door', words: 'door, doorway, wooden door, front door, entrance door' },
];

/** The part of a room that a row of the catalogue is indoors, by the last word of its id. */
export function findRoomPart(kind: string): RoomPart | null {
  const last = kind.split('-').at(-1);
  return ROOM_PARTS.find((part) => part === last) ?? null;
}
