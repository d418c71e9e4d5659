import { EYE_HEIGHT } from '@diorama/world-model';

import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';
import type { EstimatedRoom } from './room.js';

/** Where rays from the viewer meet a room's walls, floor and ceiling. */
export class RoomRays {
  /** Metres along the ray. */
  distance = 0;
  /** One of LAYOUT_SURFACE_CLASSES. */
  surface: number = LAYOUT_SURFACE_CLASSES.ground;

  constructor(private readonly room: EstimatedRoom) {}

  /** Aims at the middle of a pixel of a panorama. */
  aimAtPixel(at: number, width: number): void {
    this.aim((2 * Math.PI * ((at % width) + 0.5)) / width - Math.PI, Math.PI / 2 - (2 * Math.PI * (Math.floor(at / width) + 0.5)) / width);
  }

  /** Aims at an azimuth clockwise from the front and an elevation, radians. */
  aim(azimuth: number, elevation: number): void {
    const { room } = this;
    const x = Math.sin(azimuth - room.heading) * Math.cos(elevation);
    const z = -Math.cos(azimuth - room.heading) * Math.cos(elevation);
    const y = Math.sin(elevation);
    const aside = x > 0 ? room.right / x : room.left / -x;
    const ahead = z > 0 ? room.back / z : room.front / -z;
    const upright = y > 0 ? room.ceiling / y : y < 0 ? EYE_HEIGHT / -y : Infinity;
    this.distance = Math.min(aside, ahead, upright);
    if (upright <= aside && upright <= ahead) this.surface = y > 0 ? LAYOUT_SURFACE_CLASSES.ceiling : LAYOUT_SURFACE_CLASSES.ground;
    else if (aside <= ahead) this.surface = x > 0 ? LAYOUT_SURFACE_CLASSES.right : LAYOUT_SURFACE_CLASSES.left;
    else this.surface = z > 0 ? LAYOUT_SURFACE_CLASSES.back : LAYOUT_SURFACE_CLASSES.front;
  }
}
