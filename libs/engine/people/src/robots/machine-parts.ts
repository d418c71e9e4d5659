import { cylinder, extrude, group, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

export const lens = (x: number, y: number, z: number, radius: number, slot = 'lens'): Shape =>
  turn(
    group(
      cylinder('dark', radius, 0.04, { sides: 16 }),
      move(sphere(slot, [0.75 * radius, 0.3 * radius, 0.75 * radius], { detail: 1 }), 0, 0.04, 0),
    ),
    [90, 0, 0],
    [x, y, z],
  );

export const extrudeAt = (slot: string, outline: readonly Point2[], depth: number, at: Vec3): Shape =>
  turn(extrude(slot, outline, depth), [0, 90, 0], at);
