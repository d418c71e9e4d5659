import { box, group, mirror, move, sheet, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';

export const dome = (slot: string, radius: number, height: number, y: number): Shape =>
  turned(
    slot,
    [
      [radius, 0],
      [radius, 0.02],
      [radius * 0.9, height * 0.55],
      [radius * 0.5, height * 0.9],
      [0, height],
    ],
    y,
  );

/** A crest over the skull from front to back. */
export const crest = (slot: string, height: number, from: number, to: number): Shape => {
  const points = Array.from({ length: 9 }, (_, k) => ((from + ((to - from) * k) / 8) * Math.PI) / 180);
  const at = (angle: number, radius: number): Vec3 => [0, 0.03 + radius * Math.cos(angle), -0.012 - radius * 1.08 * Math.sin(angle)];
  return sheet(slot, [points.map((angle) => at(angle, 0.11)), points.map((angle) => at(angle, 0.11 + height))], 0.036);
};

export const greatHelm = (): Shape =>
  group(
    turned(
      'steel',
      [
        [0.112, -0.15],
        [0.12, 0.02],
        [0.112, 0.13],
        [0.06, 0.16],
        [0, 0.165],
      ],
      0,
    ),
    move(box('gold', 0.026, 0.26, 0.012), 0, -0.13, 0.122),
    turn(box('gold', 0.19, 0.026, 0.02), [0, 0, 0], [0, 0.006, 0.112]),
    mirror(move(box('dark', 0.062, 0.014, 0.03), 0.046, 0.024, 0.106)),
    ...[-0.09, -0.06].flatMap((y) => [0.03, 0.055].map((x) => mirror(move(sphere('dark', 0.007, { detail: 0 }), x, y, 0.122 - 0.3 * x)))),
  );
