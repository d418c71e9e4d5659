import { FLOOR_HEIGHT } from '@diorama/world-model';
import type { Material, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { SkyDome } from '../sky/sky.js';
import { worldOf } from '../testing/sample-world.js';
import { RoomSun } from './room-sun.js';

const PANE: Material = {
  name: 'window-daylight',
  albedo: [0, 0, 0],
  pattern: 'plain',
  scale: 1,
  contrast: 0,
  bump: 0,
  emission: [2, 2, 2],
  translucency: 0,
};
/** A window in the front wall, at z = -3, whose pane spans x from -0.5 to 0.5 and a metre up from a metre above the floor. */
const roomOf = (azimuth: number, weather: 'clear' | 'rain' = 'clear'): WorldModel => {
  const world = worldOf({ indoor: true, openings: [{ kind: 'window', x: 0, z: -3, azimuth: 180, width: 1, bottom: 1, top: 2 }] });
  const angle = (azimuth * Math.PI) / 180;
  const lightDirection = [Math.sin(angle) * Math.SQRT1_2, Math.SQRT1_2, -Math.cos(angle) * Math.SQRT1_2] as const;
  return { ...world, materials: [...world.materials, PANE], sky: { ...world.sky, weather, lightDirection } };
};
const sunOf = (model: WorldModel): RoomSun | null => RoomSun.of(model, new SkyDome(model));

describe('the sun of a room', () => {
  it('falls through a window onto the floor where the ray to it passes the pane, and nowhere else', () => {
    const sun = sunOf(roomOf(0)) as RoomSun;
    const [x, y, z] = sun.towards;
    const wayFrom = (px: number, pz: number): number => sun.measureWay({ x: px, y: FLOOR_HEIGHT, z: pz }, x, y, z);
    // With the sun at 45 degrees, the middle of the pane at 1.5 m lights the floor 1.5 m behind it.
    expect(wayFrom(0, -3.27 + 1.5)).toBeCloseTo(1.5 * Math.SQRT2, 5);
    expect(wayFrom(0.45, -3.27 + 1.05)).toBeGreaterThan(0);
    expect(wayFrom(0.55, -3.27 + 1.5)).toBe(0);
    expect(wayFrom(0, -3.27 + 0.9)).toBe(0);
    expect(wayFrom(0, 0)).toBe(0);
  });

  it('is missing behind clouds, behind the wall of the window and where no pane shows the sky', () => {
    expect(sunOf(roomOf(0, 'rain'))).toBeNull();
    expect(sunOf(roomOf(180))).toBeNull();
    const model = roomOf(0);
    expect(sunOf({ ...model, materials: model.materials.filter(({ name }) => name !== PANE.name) })).toBeNull();
  });
});
