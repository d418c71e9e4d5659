import type { Finish } from '../substances/substances.js';

/** Where an item of a room stands. */
export type RoomZone =
  /** With its back against a wall: the one that the viewer faces, to a side, behind, or any. */
  | 'front'
  | 'left'
  | 'right'
  | 'back'
  | 'wall'
  /** Side by side along a wall as often as it has room. */
  | 'along-front'
  | 'along-left'
  | 'along-right'
  | 'along-back'
  /** One behind the other along a side wall, facing the front wall: seats of vehicles. */
  | 'file-left'
  | 'file-right'
  /** In the middle of the free floor in front of the viewer. */
  | 'centre'
  /** In rows over the floor, all facing the front wall. */
  | 'rows'
  /** In rows over the floor, facing the viewer. */
  | 'rows-facing'
  /** In aisles that lead away from the viewer, back to back. */
  | 'aisles'
  /** In a corner. */
  | 'corner'
  /** Anywhere on the floor. */
  | 'floor'
  /** Flat on the floor, under the others. */
  | 'flat'
  /** From the ceiling, in a grid. */
  | 'ceiling'
  /** On a wall above the floor. */
  | 'hung'
  /** On the tops that are there. */
  | 'on'
  /** Around each of the objects `of`, facing it. */
  | 'around';

/** What belongs in a room. */
export interface RoomItem {
  /** Id of a row. */
  readonly kind: string;
  readonly zone: RoomZone;
  /** How many; 1 where left out. For `rows` and `ceiling`, the most. For `around`, for each. */
  readonly count?: number;
  /** For `around`: the kind in the middle. */
  readonly of?: string;
  /** For `rows`: metres from one to the next, across and along. */
  readonly pitch?: readonly [across: number, along: number];
  /** Factor on the usual size; 1 where left out. */
  readonly size?: number;
  /** Whether it keeps its size by a wall although it is wide for the room. */
  readonly isExact?: true;
  /** Metres above the floor, for `hung`; 1.4 where left out. */
  readonly bottom?: number;
  /** Share of the seeds that have it, 0 to 1; 1 where left out. */
  readonly chance?: number;
}

/** The place of the scene language whose styles and lights a type of room has. */
export type RoomBase = 'living-room' | 'library' | 'workshop' | 'temple-hall' | 'kitchen' | 'spaceship-corridor';

/** One type of room: a shell with openings, and what stands in it. */
export interface RoomType {
  /** Kebab-case; also its first name. */
  readonly id: string;
  /** Other names, comma-separated. */
  readonly words?: string;
  readonly base: RoomBase;
  /** Width, depth and height, metres; seeds vary width and depth by a tenth. */
  readonly size: readonly [width: number, depth: number, height: number];
  readonly ceiling?: 'plain' | 'beams' | 'vault';
  readonly wall: Finish;
  readonly floor: Finish;
  /** Whether its floor is what it is known by, and stays in every style: ice, mats. */
  readonly hasOwnFloor?: true;
  readonly top?: Finish;
  readonly trim?: Finish;
  /** How many windows: front, sides, back are filled in this order. */
  readonly windows: number;
  /** Whether its windows are single panes without bars and sills, as those of vehicles. */
  readonly hasPlainPanes?: true;
  /** What is outside of its windows where the prompt names nothing; the land where left out. */
  readonly outlook?: 'sea' | 'snow' | 'space' | 'mars';
  /** Flush lights in the ceiling; as many as its size needs where a room without candles and torches leaves it out. */
  readonly panels?: number;
  /** Kinds of objects in the alcove or the room that it may open to, one of these; by its base where left out. */
  readonly annex?: readonly string[];
  /** Whether it opens to no other room, as a vehicle. */
  readonly isEnclosed?: true;
  /** Depth in metres of a gallery with stairs along a side wall. */
  readonly gallery?: number;
  /** Id of the row of the building that the same word names, which is drawn where the prompt is set outdoors. */
  readonly building?: string;
  readonly items: readonly RoomItem[];
}

/** Details of a room beyond its shell. */
type RoomDetails = Omit<RoomType, 'id' | 'base' | 'size' | 'items'>;

/** Writes a type of room: `room(id, base, size, shell, items)`. */
export const room = (id: string, base: RoomBase, size: RoomType['size'], details: RoomDetails, items: readonly RoomItem[]): RoomType => ({
  id,
  base,
  size,
  ...details,
  items,
});

/** An item: kind, zone and how many. */
export const item = (kind: string, zone: RoomZone, count = 1, rest: Omit<RoomItem, 'kind' | 'zone' | 'count'> = {}): RoomItem => ({
  kind,
  zone,
  count,
  ...rest,
});
