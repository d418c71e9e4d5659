import { parseFinish, PLAIN_ROOMS, ROOM_TYPES } from '@diorama/catalogue';
import type { Finish, RoomBase, RoomType } from '@diorama/catalogue';
import type { Room, Scene } from '@diorama/domain';
import { measureRoom } from '@diorama/lexicon';
import { toFinishName } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { getFootprintSize, getThing } from '@diorama/things';

import { addPanels } from './ceiling-panels.js';
import { furnishRoom } from './furnish-room.js';
import type { RoomRecipe } from './room-recipe.js';
import { MOST, resizeRoomType } from './sized/resize-room-type.js';
import type { RoomGallery, RoomShape } from '@diorama/room-shells';
import { addAnnexOpening } from '@diorama/room-shells';
import type { RoomSide, WallOpening } from '@diorama/world-model';

/** Share of a room's depth that lies in front of the viewer. */
const FRONT_SHARE = 0.66;
/** Seeds make rooms wider, deeper or smaller by this share. */
const VARIATION = 0.1;
const DOOR = { width: 1, top: 2.1 };
/** A window in a room of usual height, and how much wider it is for each metre above that; its head stays below the ceiling. */
const WINDOW = { width: 1.4, bottom: 0.9, top: 2.3 };
/** Metres from the top of what lines a wall to the sill of a window above it, and the least height of a window. */
const SILL = 0.15;
const PANE_HEIGHT_MIN = 0.5;
/** Metres between windows and at both ends of a wall, and the share of the wall over which they lie; in rooms and in vehicles. */
const PANES = [1, 1.2, 0.8] as const;
const PLAIN_PANES = [0.22, 0.4, 0.96] as const;
const HALL = { height: 3.2, wider: 0.35, widest: 2.6, head: 0.6 };
/** Share of the seeds in which a room opens to an alcove or to another room, and the least width and depth of such a room. */
const ANNEX_CHANCE = 0.55;
const ANNEX_SIDE_MIN = 3.4;
/** What stands in an annex where a type of room does not say. */
const ANNEX_KINDS: Readonly<Record<RoomBase, readonly string[]>> = {
  'living-room': ['bookcase', 'console-table', 'armchair'],
  library: ['bookcase', 'filing-cabinet'],
  workshop: ['crate', 'metal-shelf', 'workbench'],
  'temple-hall': ['statue', 'bench', 'candelabra'],
  kitchen: ['cabinet', 'sideboard'],
  'spaceship-corridor': ['server-rack', 'control-cabinet'],
};
/** The floor of a gallery lies at this share of the height of a room. */
const GALLERY_SHARE = 0.56;
/** A gallery of a room of a stated size lies at most so high, metres. */
const GALLERY_HIGHEST = 3.2;
/**
 * Metres from the viewer to the wall behind in a room of a stated size, and metres ahead that furniture needs where there is room. The viewer looks along
 * the longer side of a room that is this much longer.
 */
const BEHIND = { min: 0.9, max: 5 } as const;
const AHEAD = 3.6;
const WIDE = 1.5;
/** Least width of wall on each side of a door, metres. */
const JAMB = 0.12;
/** By how much seeds darken or brighten walls and floors. */
const SHADE = [0.88, 1.05] as const;

/** The recipe of a type of room of the catalogue: its plan varies with the seed. @throws RangeError for an unknown type */
export function createRoomTypeRecipe(id: string, scene: Scene, place: Room): RoomRecipe {
  const type = ROOM_TYPES.get(id);
  if (type === undefined) throw new RangeError(`unknown type of room: ${id}`);
  const random = createRandomStream(scene.seed, hashStreamName(`room type ${id}`));
  if (scene.size !== undefined) return createSizedRecipe(type, { ...scene, place }, random);
  return {
    shape: withAnnex(type, shapeOf(type, random, false), scene),
    furnish: furnishAs(type, random, false),
  };
}

/** A room of the scene language in the size that its scene states, with its own walls, floor and ceiling. */
export function createSizedRoomRecipe(recipe: RoomRecipe, scene: Scene, place: Room): RoomRecipe {
  const type = PLAIN_ROOMS.get(place);
  if (type === undefined) return recipe;
  const sized = createSizedRecipe(type, { ...scene, place }, createRandomStream(scene.seed, hashStreamName(`sized ${place}`)));
  const { wall, floor, top, trim } = recipe.shape;
  return { ...sized, shape: { ...sized.shape, wall, floor, top, trim } };
}

function createSizedRecipe(own: RoomType, scene: Scene & { readonly place: Room }, random: RandomStream): RoomRecipe {
  const type = resizeRoomType(own, measureRoom(scene), scene.size?.height !== undefined);
  return {
    shape: shapeOf(type, random, true),
    furnish: furnishAs(type, random, true),
  };
}

const furnishAs =
  (type: RoomType, random: RandomStream, isSized: boolean): RoomRecipe['furnish'] =>
  (plan) => {
    furnishRoom(plan, type, random);
    addPanels(plan, countPanels(type, isSized));
  };

function withAnnex(type: RoomType, shape: RoomShape, { seed }: Scene): RoomShape {
  if (type.isEnclosed === true || Math.min(type.size[0], type.size[1]) < ANNEX_SIDE_MIN) return shape;
  const random = createRandomStream(seed, hashStreamName(`annex of ${type.id}`));
  return addAnnexOpening(shape, { chance: ANNEX_CHANCE, kinds: type.annex ?? ANNEX_KINDS[type.base] }, random);
}

/** A finish in the colour of this seed: darker or brighter. Plaster is smooth indoors. */
function shadeFinish(finish: Finish, random: RandomStream): Finish {
  const { substance, color } = parseFinish(finish);
  const shade = random.range(...SHADE);
  const channel = (at: number): number => Math.min(255, Math.round(parseInt(color.slice(at, at + 2), 16) * shade));
  const hex = [1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('');
  return `${substance === 'plaster' ? 'distemper' : substance} #${hex}`;
}

/** Square metres of floor that one panel lights. */
const PANEL_AREA = 20;
const PANELS_MAX = 9;
/** Metres from one panel to the next along a room of a stated size. */
const SIZED_PITCH = 4.5;

function countPanels({ panels, base, windows, size: [width, depth], items }: RoomType, isSized: boolean): number {
  if (panels !== undefined) return panels;
  const isHomely = base === 'temple-hall' || base === 'living-room';
  const isDark = windows === 0 && !items.some(({ kind }) => getThing(kind).glow !== undefined);
  if (isHomely && !isDark) return 0;
  const count = Math.ceil((width * depth) / PANEL_AREA);
  return isSized ? Math.min(MOST.panels, Math.max(count, Math.ceil(Math.max(width, depth) / SIZED_PITCH))) : Math.min(PANELS_MAX, count);
}

/** Metres from the viewer to the wall behind in a room of a stated size: most of a long side lies in the view. */
const reachBehind = (side: number): number => Math.min((1 - FRONT_SHARE) * side, BEHIND.max, Math.max(BEHIND.min, side - AHEAD));

/** Whether the longer side of a room leads from the left to the right. */
export const isWideRoom = ({ x, z }: Pick<RoomShape, 'x' | 'z'>): boolean => x[1] - x[0] > WIDE * (z[1] - z[0]);

/** Where the walls of a room of a stated size lie. */
function placeWalls(width: number, depth: number, aside: number): Pick<RoomShape, 'x' | 'z'> {
  const z = [reachBehind(depth) - depth, reachBehind(depth)] as const;
  const wide = { x: [-reachBehind(width), width - reachBehind(width)], z } as const;
  return isWideRoom(wide) ? wide : { x: [aside - width / 2, aside + width / 2], z };
}

/** @param isSized whether width and depth are stated, and do not vary with the seed */
function shapeOf(type: RoomType, random: RandomStream, isSized: boolean): RoomShape {
  const [width, depth] = [type.size[0], type.size[1]].map((side) => {
    const factor = random.range(1 - VARIATION, 1 + VARIATION);
    return isSized ? side : side * factor;
  }) as [number, number];
  const height = type.size[2];
  const aside = random.range(-0.06, 0.06) * width;
  const { x, z } = isSized
    ? placeWalls(width, depth, aside)
    : { x: [aside - width / 2, aside + width / 2] as const, z: [-FRONT_SHARE * depth, (1 - FRONT_SHARE) * depth] as const };
  const top = type.top ?? 'distemper #efebe3';
  return {
    x,
    z,
    height,
    ceiling: type.ceiling ?? 'plain',
    wall: toFinishName(shadeFinish(type.wall, random)),
    floor: toFinishName(shadeFinish(type.floor, random)),
    top: toFinishName(top),
    trim: toFinishName(type.trim ?? 'paint #e8e2d6'),
    openings: openingsOf(type, { width, depth, height, isSized }, random),
    ...(type.gallery === undefined
      ? {}
      : { gallery: galleryOf(type.gallery, isSized ? Math.min(height, GALLERY_HIGHEST / GALLERY_SHARE) : height, random) }),
  };
}

const galleryOf = (depth: number, height: number, random: RandomStream): RoomGallery => ({
  side: random.next() < 0.5 ? 'left' : 'right',
  depth,
  height: GALLERY_SHARE * height,
});

interface Extent {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly isSized: boolean;
}

/** One door behind the viewer or to a side, and windows in front, then to the sides. */
function openingsOf(type: RoomType, { width, depth, height, isSized }: Extent, random: RandomStream): WallOpening[] {
  const rise = Math.max(0, height - HALL.height);
  const top = rise > 0 ? Math.max(WINDOW.top, height - HALL.head) : Math.min(height - 0.3, WINDOW.top);
  const pane = Math.min(HALL.widest, WINDOW.width + HALL.wider * rise);
  const doorSide: RoomSide = random.next() < 0.6 ? 'back' : 'right';
  const doorWall = doorSide === 'back' ? width : depth;
  const door: WallOpening = {
    side: doorSide,
    // At the far end of a side wall from the viewer's front.
    along: doorSide === 'back' ? random.range(-0.3, 0.3) * doorWall : -0.5 * doorWall + DOOR.width,
    width: DOOR.width,
    bottom: 0,
    top: Math.min(DOOR.top, height - 0.2),
    kind: 'door',
  };
  const own = isSized ? fitDoor(door, doorWall) : door;
  return [own, ...spreadWindows(type, { width, depth, top, pane, door: own })];
}

/** A door that lies within its wall, which may be as narrow as a closet. */
function fitDoor(door: WallOpening, wall: number): WallOpening {
  const width = Math.min(door.width, wall - 2 * JAMB);
  const most = (wall - width) / 2 - JAMB;
  return { ...door, width, along: Math.max(-most, Math.min(most, door.along)) };
}

interface WindowWalls {
  readonly width: number;
  readonly depth: number;
  readonly top: number;
  /** Width of a window. */
  readonly pane: number;
  readonly door: WallOpening;
}

/** Windows in front, then to the sides and behind: above what lines a wall, and on both sides of what stands in its middle. */
function spreadWindows(type: RoomType, { width, depth, top, pane, door }: WindowWalls): WallOpening[] {
  const sides: readonly (readonly [RoomSide, number])[] = [
    ['front', width],
    ['left', depth],
    ['right', depth],
    ['back', width],
  ];
  const placed: WallOpening[] = [];
  for (const [side, length] of sides) {
    const middle = measureMiddle(type, side);
    const lined = type.items.filter(({ zone }) => zone === `along-${side}`).map(({ kind, size = 1 }) => getThing(kind).height * size);
    const bottom = Math.max(WINDOW.bottom, ...lined.map((height) => height + SILL));
    if (top - bottom < PANE_HEIGHT_MIN) continue;
    const room = (length - middle) / 2 - 0.3;
    const perHalf = Math.max(0, Math.floor(room / (pane + 0.8)));
    const [gap, ends, spread] = type.hasPlainPanes === true ? PLAIN_PANES : PANES;
    // Where tall furniture leaves no room on both sides, it makes way to one side.
    const isAside = middle > 0 && perHalf === 0 && side !== 'front' && length - middle > pane + ends;
    const fitting = isAside ? 1 : middle > 0 ? 2 * perHalf : Math.max(0, Math.floor((length - ends) / (pane + gap)));
    const here = Math.min(fitting, type.windows - placed.length);
    for (let k = 0; k < here; k++) {
      let along = middle > 0 ? alongBeside(k, { middle, room, perHalf }) : length * ((k + 0.5) / here - 0.5) * spread;
      if (here === 1 && door.side === side) along = -Math.sign(door.along) * 0.25 * length;
      if (isAside) along = (side === 'right' ? -1 : 1) * (length / 2 - ends / 2 - pane / 2);
      const opening: WallOpening = {
        side,
        // A single window of the front wall leaves the middle of the wall to furniture.
        along: here === 1 && side === 'front' && middle === 0 ? -0.25 * length : along,
        width: pane,
        bottom,
        top,
        kind: 'window',
        ...(type.base === 'living-room' && bottom === WINDOW.bottom ? {} : { bare: true }),
        ...(type.hasPlainPanes === true ? { isPlain: true } : {}),
      };
      const isAtDoor = door.side === side && Math.abs(door.along - opening.along) < (door.width + pane) / 2 + 0.3;
      if (!isAtDoor) placed.push(opening);
    }
  }
  return placed;
}

/** Metres in the middle of a wall that furniture taller than a sill takes. */
function measureMiddle({ items }: RoomType, side: RoomSide): number {
  const standing = items.filter(({ kind, zone, size = 1 }) => zone === side && getThing(kind).height * size > WINDOW.bottom - 0.1);
  const widths = standing.map(({ kind, count = 1, size = 1 }) => count * (getFootprintSize(kind)[0] * size + 0.15));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Places of windows on both sides of the furniture in the middle of a wall, in turn. */
function alongBeside(k: number, { middle, room, perHalf }: { middle: number; room: number; perHalf: number }): number {
  const away = middle / 2 + 0.35 + (room * (Math.floor(k / 2) + 0.5)) / Math.max(1, perHalf) - 0.2;
  return k % 2 === 0 ? -away : away;
}
