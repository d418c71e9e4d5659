/** A point of the ground plane, metres. */
export interface GroundPlace {
  readonly x: number;
  readonly z: number;
}

/** A rectangle of ground: its middle, the turn of its front (+z) as of the thing on it, width along the front and depth. */
export interface Rectangle extends GroundPlace {
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

const TOUCH = 0.02;

/** Whether two rectangles share ground, beyond a touch of walls: no side of either has the other wholly before it. */
export function rectanglesOverlap(a: Rectangle, b: Rectangle): boolean {
  return !isApart(a, b) && !isApart(b, a);
}

function isApart(a: Rectangle, b: Rectangle): boolean {
  const [dx, dz, turned] = [b.x - a.x, b.z - a.z, b.turn - a.turn];
  const [c, s] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const along = Math.abs(Math.cos(a.turn) * dx - Math.sin(a.turn) * dz);
  const across = Math.abs(Math.sin(a.turn) * dx + Math.cos(a.turn) * dz);
  const isBeside = along > (a.width + c * b.width + s * b.depth) / 2 - TOUCH;
  return isBeside || across > (a.depth + s * b.width + c * b.depth) / 2 - TOUCH;
}
