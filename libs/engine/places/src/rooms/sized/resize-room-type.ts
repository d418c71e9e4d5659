import type { RoomItem, RoomType } from '@diorama/catalogue';
import type { RoomDimensions } from '@diorama/lexicon';
import { VAULT_RISE } from '@diorama/room-shells';

/** Walls below a vault are at least this high, metres; a lower room has a flat ceiling. The same for beams under a ceiling. */
const VAULTED_WALL_MIN = 2.2;
const BEAMED_MIN = 2.6;
/** Least size of a room with a gallery, metres: the width that the gallery leaves free, the depth and the height. */
const GALLERY = { free: 3.5, depth: 7, height: 3.4 } as const;
/** A corridor is this many times as long as it is wide; doors stand in its sides this many metres apart where it is longer than usual by this factor. */
const CORRIDOR = { ratio: 3, pitch: 7, longer: 1.4 } as const;
/** What a room has of one kind, of windows and of panels at most. */
export const MOST = { items: 48, windows: 40, panels: 28 } as const;

/**
 * A type of room with another clear size: what stands along its walls, on its floor and on its ceiling grows in number with them, so that a corridor of
 * 40 m has doors and lamps over its whole length. What a room has one of, such as an altar, it has once.
 */
export function resizeRoomType(type: RoomType, [width, depth, height]: RoomDimensions, isHeightGiven: boolean): RoomType {
  const ratios = ratiosOf(type, width, depth);
  const { gallery, panels, ceiling, ...rest } = type;
  const wall = ceiling === 'vault' && isHeightGiven ? height - VAULT_RISE * width : height;
  const isFlat = (ceiling === 'vault' && wall < VAULTED_WALL_MIN) || (ceiling === 'beams' && height < BEAMED_MIN);
  const hasGallery = gallery !== undefined && width >= gallery + GALLERY.free && depth >= GALLERY.depth && height >= GALLERY.height;
  return {
    ...rest,
    size: [width, depth, isFlat ? height : wall],
    windows: multiply(type.windows, ratios.around, MOST.windows),
    ...(ceiling === undefined ? {} : { ceiling: isFlat ? 'plain' : ceiling }),
    ...(panels === undefined ? {} : { panels: multiply(panels, ratios.ceiling, MOST.panels) }),
    ...(hasGallery ? { gallery } : {}),
    items: [...listDoors(type, width, depth), ...type.items.map((entry) => resizeItem(entry, ratios))],
  };
}

/** How many times as much of each part a room has as its type. */
interface Ratios {
  readonly across: number;
  readonly along: number;
  readonly around: number;
  readonly area: number;
  readonly ceiling: number;
}

function ratiosOf({ size: [ownWidth, ownDepth] }: RoomType, width: number, depth: number): Ratios {
  const [across, along, area] = [width / ownWidth, depth / ownDepth, (width * depth) / (ownWidth * ownDepth)];
  const longest = Math.max(width, depth) / Math.max(ownWidth, ownDepth);
  return { across, along, around: (width + depth) / (ownWidth + ownDepth), area, ceiling: Math.max(area, longest) };
}

function resizeItem(entry: RoomItem, { across, along, around, area, ceiling }: Ratios): RoomItem {
  const { zone, count = 1, isExact } = entry;
  const times = (ratio: number): RoomItem => ({ ...entry, count: multiply(count, ratio, Math.max(count, MOST.items)) });
  if (isExact === true) return entry;
  switch (zone) {
    case 'left':
    case 'right':
    case 'file-left':
    case 'file-right':
      return count > 1 ? times(along) : entry;
    case 'front':
    case 'back':
      return count > 1 ? times(across) : entry;
    case 'wall':
      return count > 1 ? times(around) : entry;
    case 'hung':
      return times(around);
    case 'ceiling':
      return times(ceiling);
    case 'rows':
    case 'rows-facing':
    case 'aisles':
      return times(Math.max(1, area));
    case 'floor':
      return count > 1 ? times(area) : entry;
    default:
      return entry;
  }
}

const multiply = (count: number, ratio: number, most: number): number =>
  count === 0 ? 0 : Math.min(most, Math.max(1, Math.round(count * ratio)));

/** Doors in the sides of a corridor that is longer than its type, as its own door; none where its type has doors there. */
function listDoors({ items, size: [, ownDepth] }: RoomType, width: number, depth: number): RoomItem[] {
  const isDoor = ({ kind }: RoomItem): boolean => /(^|-)door$/.test(kind);
  const hasDoors = items.some((entry) => isDoor(entry) && (entry.zone === 'left' || entry.zone === 'right'));
  const own = items.find(isDoor);
  const isCorridor = own !== undefined && depth >= CORRIDOR.ratio * width && depth >= CORRIDOR.longer * ownDepth;
  if (!isCorridor || hasDoors) return [];
  const count = Math.round(depth / CORRIDOR.pitch);
  return (['left', 'right'] as const).map((zone) => ({ kind: own.kind, zone, count }));
}
