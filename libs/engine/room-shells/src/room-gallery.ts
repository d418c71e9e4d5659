import { FLOOR_HEIGHT } from '@diorama/world-model';

import { placeBoxes } from './place-boxes.js';
import type { Box } from './place-boxes.js';
import type { FloorArea, RoomGallery, RoomShape } from './room-shape.js';
import type { RoomSink } from './room-sink.js';

const SLAB = 0.18;
const POST = { size: 0.14, pitch: 3 } as const;
const RAIL = { height: 1, size: 0.06, pitch: 0.35, bar: 0.03 } as const;
const STAIRS = { width: 0.95, rise: 0.19, tread: 0.28, landing: 1 } as const;

/** The parts of a gallery in the world's frame. */
interface GalleryParts {
  readonly slab: Box;
  readonly posts: readonly Box[];
  readonly steps: readonly Box[];
  readonly rails: readonly Box[];
}

/** Floor under the posts and the stairs of a gallery, and the room that its floor takes under the ceiling. */
export function measureGallery(
  shape: RoomShape,
  gallery: RoomGallery,
): { readonly taken: readonly FloorArea[]; readonly above: FloorArea; readonly bottom: number } {
  const { slab, posts, steps } = partsOf(shape, gallery);
  const areaOf = ([min, max]: Box): FloorArea => ({ x0: min[0], x1: max[0], z0: min[2], z1: max[2] });
  return { taken: [...posts, ...steps].map(areaOf), above: areaOf(slab), bottom: gallery.height - SLAB };
}

/** Adds the gallery of a room: its floor on posts, its railing and its stairs, each closed. */
export function addGallery(assembly: RoomSink, shape: RoomShape, gallery: RoomGallery): void {
  const { slab, posts, steps, rails } = partsOf(shape, gallery);
  placeBoxes(assembly, [slab], shape.floor);
  placeBoxes(assembly, [...posts, ...rails], shape.trim);
  placeBoxes(assembly, steps, shape.floor);
}

function partsOf({ x, z }: RoomShape, { side, depth, height }: RoomGallery): GalleryParts {
  const sign = side === 'left' ? 1 : -1;
  const wall = side === 'left' ? x[0] : x[1];
  const edge = wall + sign * depth;
  const top = FLOOR_HEIGHT + height;
  const box = (x0: number, x1: number, y: readonly [number, number], zs: readonly [number, number]): Box => [
    [Math.min(x0, x1), y[0], zs[0]],
    [Math.max(x0, x1), y[1], zs[1]],
  ];
  const count = Math.round(height / STAIRS.rise);
  // The stairs rise towards the front wall and end at a landing.
  const end = z[0] + STAIRS.landing;
  const steps = Array.from({ length: count }, (_, k): Box => {
    const far = k === count - 1 ? end - STAIRS.landing : end + (count - 2 - k) * STAIRS.tread;
    const near = end + (count - 1 - k) * STAIRS.tread;
    return box(edge, edge + sign * STAIRS.width, [FLOOR_HEIGHT, FLOOR_HEIGHT + ((k + 1) * height) / count], [far, near]);
  });
  const bays = Math.max(1, Math.round((z[1] - z[0]) / POST.pitch));
  const posts = Array.from({ length: bays }, (_, k): Box => {
    const at = z[1] - ((k + 0.5) * (z[1] - z[0])) / bays;
    return box(edge, edge - sign * POST.size, [FLOOR_HEIGHT, top - SLAB], [at - POST.size / 2, at + POST.size / 2]);
  });
  const rail = box(edge - sign * RAIL.size, edge, [top + RAIL.height - RAIL.size, top + RAIL.height], [end, z[1]]);
  const bars = Array.from({ length: Math.floor((z[1] - end) / RAIL.pitch) }, (_, k): Box => {
    const at = end + (k + 0.5) * RAIL.pitch;
    return box(
      edge - sign * RAIL.size,
      edge - sign * (RAIL.size - RAIL.bar),
      [top, top + RAIL.height - RAIL.size],
      [at - RAIL.bar / 2, at + RAIL.bar / 2],
    );
  });
  return { slab: box(wall, edge, [top - SLAB, top], [z[0], z[1]]), posts, steps, rails: [rail, ...bars] };
}
