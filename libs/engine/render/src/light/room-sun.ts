import { computeLuminance, FLOOR_HEIGHT, scaleVector } from '@diorama/world-model';
import type { Rgb, Vec3, WorldModel } from '@diorama/world-model';

import type { SkyDome } from '../sky/sky.js';
import type { SurfacePoint } from '../surface/surface-point.js';

/** Name of the material of the panes that show the sky of the earth. */
const SKY_PANE = 'window-daylight';
/** Irradiance of the sun divided by pi, as a multiple of the luminance of the sky in a window: the exposure of a room holds its sun back. */
const STRENGTH = 0.75;
/** Metres from the inner face of a wall out to where a window lets the sun in: just before its pane and behind its bars. */
const PANE_DEPTH = 0.27;

/** A window in the plane of its pane: a point of it, the direction into the room, and half of its extent. */
interface Pane {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Unit vector in the horizontal plane. */
  readonly inward: readonly [x: number, z: number];
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The sun that shines into a room through its windows. A rectangle test sorts out almost all points before a ray is traced. */
export class RoomSun {
  /** Irradiance on a surface that faces the sun, linear RGB. */
  readonly direct: Rgb;

  private constructor(
    private readonly panes: readonly Pane[],
    readonly towards: Vec3,
    direct: Rgb,
  ) {
    this.direct = direct;
  }

  /** The sun of a room; null where no sun stands in a clear sky before one of its windows. */
  static of({ materials, openings = [], sky }: WorldModel, dome: SkyDome): RoomSun | null {
    const glass = materials.find(({ name }) => name === SKY_PANE);
    const [x, y, z] = dome.towardsLight;
    const brightness = computeLuminance(...dome.direct);
    if (glass === undefined || sky.time === 'night' || sky.weather !== 'clear' || y <= 0 || brightness <= 0) return null;
    const panes = openings.flatMap((opening): Pane[] => {
      if (opening.kind !== 'window') return [];
      const angle = (opening.azimuth * Math.PI) / 180;
      const inward = [Math.sin(angle), -Math.cos(angle)] as const;
      if (x * inward[0] + z * inward[1] >= 0) return [];
      return [
        {
          x: opening.x - PANE_DEPTH * inward[0],
          y: FLOOR_HEIGHT + (opening.bottom + opening.top) / 2,
          z: opening.z - PANE_DEPTH * inward[1],
          inward,
          halfWidth: opening.width / 2,
          halfHeight: (opening.top - opening.bottom) / 2,
        },
      ];
    });
    if (panes.length === 0) return null;
    const strength = Math.PI * STRENGTH * computeLuminance(...glass.emission);
    return new RoomSun(panes, dome.towardsLight, scaleVector(dome.direct, strength / brightness));
  }

  /** Metres from a point along a direction to the pane that it leaves the room through; 0 where it meets none. */
  measureWay(point: Pick<SurfacePoint, 'x' | 'y' | 'z'>, dx: number, dy: number, dz: number): number {
    for (const { x, y, z, inward, halfWidth, halfHeight } of this.panes) {
      const approach = dx * inward[0] + dz * inward[1];
      if (approach >= 0) continue;
      const t = ((x - point.x) * inward[0] + (z - point.z) * inward[1]) / approach;
      if (t <= 0 || Math.abs(point.y + t * dy - y) > halfHeight) continue;
      const along = (point.x + t * dx - x) * inward[1] - (point.z + t * dz - z) * inward[0];
      if (Math.abs(along) <= halfWidth) return t;
    }
    return 0;
  }
}
