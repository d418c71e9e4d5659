import type { WorldModel } from '@diorama/world-model';

import { SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import type { Hit, Ray } from '../rays/ray.js';
import { HeightfieldTracer } from './heightfield-trace.js';
import { InstanceBvh } from './instance-bvh.js';

/** Rays through a whole world: terrain, water and instances, up to its radius. */
export class SceneTracer {
  readonly terrain: HeightfieldTracer | null;
  readonly instances: InstanceBvh;
  /** Distance along the last ray of `trace` or `traceSolids` up to which it stays above the ground. */
  groundClear = 0;
  private readonly radius: number;
  private readonly waterLevel: number;

  constructor(model: WorldModel) {
    this.terrain = model.terrain ? new HeightfieldTracer(model.terrain) : null;
    this.instances = new InstanceBvh(model);
    this.radius = model.radius;
    this.waterLevel = model.water ? model.water.level : -Infinity;
  }

  /**
   * Puts the first surface along the ray into `hit`; SURFACE_SKY and t = Infinity without one.
   *
   * @param clear distance up to which the ray is known to stay above the ground; the answer does not depend on it
   */
  trace(ray: Ray, hit: Hit, clear = 0): void {
    const water = this.distanceToWater(ray);
    this.traceSolids(ray, hit, water, clear);
    if (hit.surface === SURFACE_SKY && water < this.distanceToEdge(ray)) {
      hit.t = water;
      hit.surface = SURFACE_WATER;
    }
  }

  /** As `trace`, through water as though it were not there, and no further than `limit`. */
  traceSolids(ray: Ray, hit: Hit, limit: number, clear = 0): void {
    const edge = this.distanceToEdge(ray);
    const end = edge < limit ? edge : limit;
    const ground = this.terrain === null ? Infinity : this.terrain.trace(ray, end, clear);
    hit.t = ground < end ? ground : end;
    this.groundClear = hit.t;
    hit.surface = ground < end ? SURFACE_TERRAIN : SURFACE_SKY;
    hit.isLocated = false;
    if (!this.instances.trace(ray, hit) && hit.surface === SURFACE_SKY) hit.t = Infinity;
  }

  /** Whether an instance stands within `limit` along the ray; terrain does not count. */
  isBlocked(ray: Ray, limit: number): boolean {
    return this.instances.blocks(ray, limit);
  }

  /** What stands in the way of the sun: as `InstanceBvh.shade`; terrain does not count. */
  shade(ray: Ray): ReturnType<InstanceBvh['shade']> {
    return this.instances.shade(ray, Infinity);
  }

  /** Whether anything solid lies within `limit` along the ray. */
  isShut(ray: Ray, limit: number): boolean {
    return this.isBlocked(ray, limit) || (this.terrain !== null && this.terrain.trace(ray, limit) < limit);
  }

  private distanceToWater(ray: Ray): number {
    const below = this.waterLevel - (ray[1] as number);
    const distance = below / (ray[4] as number);
    return below < 0 && distance > 0 ? distance : Infinity;
  }

  /** To the sphere around the world, from inside; from outside to its far side. */
  private distanceToEdge(ray: Ray): number {
    const x = ray[0] as number;
    const y = ray[1] as number;
    const z = ray[2] as number;
    const along = x * (ray[3] as number) + y * (ray[4] as number) + z * (ray[5] as number);
    const discriminant = along * along - (x * x + y * y + z * z) + this.radius * this.radius;
    return discriminant < 0 ? 0 : Math.sqrt(discriminant) - along;
  }
}
