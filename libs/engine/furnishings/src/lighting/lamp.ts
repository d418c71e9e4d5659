import type { Generated, GeneratorContext, LampSpec } from '@diorama/catalogue';
import { group, turn } from '@diorama/shape-language';
import { made } from '../parts/made.js';
import { SHADES } from './shades.js';
import { MOUNTS } from './mounts.js';
import type { Room } from './mounts.js';
import { LAMP_FINISHES } from './lamp-finishes.js';

/** A lamp of a mount and one or more shades. */
export function lamp(spec: LampSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const room: Room = { width, height, depth };
  const { points, mount } = MOUNTS[spec.mount](room, spec.count ?? 1);
  const count = Math.max(1, spec.count ?? 1);
  const radius = SHADE_RADIUS(spec, room, count);
  return made(group(mount, ...points.map(({ at, tilt = [0, 0, 0] }) => turn(SHADES[spec.shade](radius), tilt, at))), LAMP_FINISHES, {
    lights: [{ at: points[0]?.at ?? [0, height, 0], color: '#ffd9a0', power: 1, when: 'lit' }],
  });
}

const SHADE_RADIUS = ({ mount, shade }: LampSpec, { width, depth }: Room, count: number): number => {
  const span = Math.min(width, depth);
  if (mount === 'arc' || mount === 'clamp') return 0.42 * span;
  if (mount === 'branch') return 0.12 * width;
  if (shade === 'candle') return 0.16 * span;
  return (count > 1 ? 0.22 : 0.49) * span;
};
