import { ROOM_TYPES } from '@diorama/catalogue';
import type { RoomType } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { toFinishName } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import type { RoomSide, WallOpening } from '@diorama/relations';

import { addPanels } from './ceiling-panels.js';
import { furnishRoom } from './furnish-room.js';
import type { RoomRecipe } from './room-recipe.js';
import type { RoomShape } from './room-shape.js';

/** Share of a room's depth that lies in front of the viewer. */
const FRONT_SHARE = 0.66;
/** Seeds make rooms wider, deeper or smaller by this share. */
const VARIATION = 0.1;
const DOOR = { width: 1, top: 2.1 };
const WINDOW = { width: 1.4, bottom: 0.9 };

/** The recipe of a type of room of the catalogue: its plan varies with the seed. @throws RangeError for an unknown type */
export function createRoomTypeRecipe(id: string, scene: Scene): RoomRecipe {
  const type = ROOM_TYPES.get(id);
  if (type === undefined) throw new RangeError(`unknown type of room: ${id}`);
  const random = createRandomStream(scene.seed, hashStreamName(`room type ${id}`));
  return {
    shape: shapeOf(type, random),
    furnish: (plan) => {
      furnishRoom(plan, type, random);
      addPanels(plan, countPanels(type));
    },
  };
}

/** Square metres of floor that one panel lights. */
const PANEL_AREA = 20;
const PANELS_MAX = 9;

function countPanels({ panels, base, size: [width, depth] }: RoomType): number {
  if (panels !== undefined) return panels;
  return base === 'temple-hall' || base === 'living-room' ? 0 : Math.min(PANELS_MAX, Math.ceil((width * depth) / PANEL_AREA));
}

function shapeOf(type: RoomType, random: RandomStream): RoomShape {
  const [width, depth] = [type.size[0], type.size[1]].map((side) => side * random.range(1 - VARIATION, 1 + VARIATION)) as [number, number];
  const height = type.size[2];
  const aside = random.range(-0.06, 0.06) * width;
  const x = [aside - width / 2, aside + width / 2] as const;
  const z = [-FRONT_SHARE * depth, (1 - FRONT_SHARE) * depth] as const;
  const top = type.top ?? 'plaster #efebe3';
  return {
    x,
    z,
    height,
    ceiling: type.ceiling ?? 'plain',
    wall: toFinishName(type.wall),
    floor: toFinishName(type.floor),
    top: toFinishName(top),
    trim: toFinishName(type.trim ?? 'wood #e8e2d6'),
    openings: openingsOf(type, { width, depth, height }, random),
  };
}

interface Extent {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** One door behind the viewer or to a side, and windows in front, then to the sides. */
function openingsOf({ windows, base }: RoomType, { width, depth, height }: Extent, random: RandomStream): WallOpening[] {
  const top = Math.min(height - 0.3, 2.3);
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
  return [door, ...spreadWindows(windows, { width, depth, top, isHomely: base === 'living-room' })];
}

interface WindowWalls {
  readonly width: number;
  readonly depth: number;
  readonly top: number;
  /** Whether windows have curtains. */
  readonly isHomely: boolean;
}

function spreadWindows(count: number, { width, depth, top, isHomely }: WindowWalls): WallOpening[] {
  const sides: readonly (readonly [RoomSide, number])[] = [
    ['front', width],
    ['left', depth],
    ['right', depth],
  ];
  const placed: WallOpening[] = [];
  for (const [side, length] of sides) {
    const fitting = Math.max(0, Math.floor((length - 1.2) / 2.4));
    const here = Math.min(fitting, count - placed.length);
    for (let k = 0; k < here; k++) {
      const along = length * ((k + 0.5) / here - 0.5) * 0.8;
      // A single window of the front wall leaves the middle of the wall to furniture.
      placed.push({
        side,
        along: here === 1 && side === 'front' ? -0.25 * length : along,
        width: WINDOW.width,
        bottom: WINDOW.bottom,
        top,
        kind: 'window',
        ...(isHomely ? {} : { bare: true }),
      });
    }
  }
  return placed;
}
