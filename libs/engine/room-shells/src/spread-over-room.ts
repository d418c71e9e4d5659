import type { RoomShape } from './room-shape.js';

/** Places in a grid over the room, in cells that are nearly square, row by row from the front wall; metres. */
export function spreadOverRoom({ x: xs, z: zs }: RoomShape, count: number): { x: number; z: number }[] {
  const [width, depth] = [xs[1] - xs[0], zs[1] - zs[0]];
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / depth)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, k) => ({
    x: xs[0] + (((k % columns) + 0.5) * width) / columns,
    z: zs[0] + ((Math.floor(k / columns) + 0.5) * depth) / rows,
  }));
}
