import type { Instance, WorldModel } from '@diorama/world-model';

import type { Hit } from '../rays/ray.js';
import type { SkyLight } from '../sky/sky-light.js';
import type { SurfacePoint } from '../surface/surface-point.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { PrototypeOcclusion } from './prototype-occlusion.js';
import type { TerrainLight } from './terrain-light.js';

/** Light that near surfaces give back of what they hide. */
const BOUNCE = 0.32;
/** Metres above the ground over which the shade of what stands near fades. */
const SHADE_HEIGHT = 5;

/** Light from all around outdoors: the sky by harmonics, less what hills, things and a thing's own parts hide. */
export class OutdoorAmbient {
  private readonly occlusions: readonly PrototypeOcclusion[];

  constructor(
    private readonly model: WorldModel,
    tracer: SceneTracer,
    private readonly light: SkyLight,
    private readonly terrain: TerrainLight | null,
  ) {
    this.occlusions = model.prototypes.map((prototype, i) => {
      const mesh = tracer.instances.meshes[i];
      if (mesh === undefined) throw new RangeError(`prototype ${i} has no tree`);
      return new PrototypeOcclusion(prototype, mesh);
    });
  }

  /** Writes the irradiance on the point's bumped normal, divided by pi, into `out`. */
  irradiance(point: SurfacePoint, hit: Hit, out: Float64Array): void {
    const open = this.openness(point, hit);
    this.light.irradiance(point.nx, point.ny, point.nz, out);
    const share = open + (1 - open) * BOUNCE * 0.5;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * share;
  }

  private openness(point: SurfacePoint, hit: Hit): number {
    const { terrain } = this;
    if (point.instance < 0) return terrain ? terrain.openness(point.x, point.z) : 1;
    const { prototype } = this.model.instances[point.instance] as Instance;
    const own = (this.occlusions[prototype] as PrototypeOcclusion).at(hit.triangle, hit.u, hit.v);
    if (!terrain) return own;
    const above = Math.min(1, Math.max(0, point.y - terrain.height(point.x, point.z)) / SHADE_HEIGHT);
    const hills = terrain.hillOpenness(point.x, point.z);
    const near = hills * terrain.thingOpenness(point.x, point.z);
    return own * (near + (hills - near) * Math.sqrt(above)) * (1 + (1 - hills) * 0.4 * above);
  }
}
