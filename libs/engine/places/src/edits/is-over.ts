import type { Rectangle } from '@diorama/relations';
import type { GroundPoint } from '@diorama/world-model';

/** Whether a place lies over a rectangle of ground. */
export function isOver({ x, z }: GroundPoint, ground: Rectangle): boolean {
  const [c, s] = [Math.cos(ground.turn), Math.sin(ground.turn)];
  const [dx, dz] = [x - ground.x, z - ground.z];
  const [along, across] = [c * dx - s * dz, s * dx + c * dz];
  return Math.abs(along) <= ground.width / 2 && Math.abs(across) <= ground.depth / 2;
}
