import { parseFinish, rankStyleTypes, ROOM_TYPES } from '@diorama/catalogue';
import type { StyleType } from '@diorama/catalogue';
import type { RoomSurface, RoomSurfaces } from '@diorama/domain';
import { parseHexColor } from '@diorama/world-model';

/** The surfaces of a room: those that the prompt names, then those of its styles; a floor by which a type of room is known stays. */
export function withStyledSurfaces(
  named: RoomSurfaces | null,
  styles: readonly StyleType[],
  room: string | undefined,
): RoomSurfaces | null {
  const ranked = rankStyleTypes({ styles: styles.map(({ id }) => id) });
  const entries = (['wall', 'floor', 'ceiling'] as const).flatMap((part): [string, RoomSurface][] => {
    const finish = ranked.find(({ room }) => room?.[part] !== undefined)?.room?.[part];
    if (named?.[part] !== undefined) return [[part, named[part]]];
    const isOwn = part === 'floor' && room !== undefined && ROOM_TYPES.get(room)?.hasOwnFloor === true;
    if (finish === undefined || isOwn) return [];
    const { substance, color } = parseFinish(finish);
    return [[part, { substance, color: parseHexColor(color) }]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
