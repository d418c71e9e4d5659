import type { Instance, Material, WorldModel } from '@diorama/world-model';

import { sampleMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { getMipsOfTexture } from '../textures/picture-texture.js';
import { getGrainTexture, getPatternTile } from '../textures/patterns/pattern-set.js';
import { CHANNELS, TILE } from '../textures/patterns/pattern-tile.js';
import type { PatternTile } from '../textures/patterns/pattern-tile.js';
import { fourthPower, getUniformScale } from './quick-math.js';
import type { SurfacePoint } from './surface-point.js';

/** Width in metres of the fine grain's tile, and the level from which it is too far to see. */
const GRAIN_WIDTH = 0.5;
const GRAIN_TEXELS = 256;
const GRAIN_END = 5;
/** How much the grain changes the albedo and tilts the normal where a pattern has all of it. */
const SPECKLE = 0.24;
const ROUGHNESS = 0.6;
/** Length in metres of slow changes in brightness over the ground. */
const PATCHES = 23;
/** Projections that weigh less are left out. */
const LEAST_WEIGHT = 0.06;

/** Lays patterns over surface points: their albedo, emission and bumped normal. */
export class Materials {
  private readonly tiles: readonly PatternTile[];
  private readonly textures: readonly (MipTexture | null)[];
  private readonly materials: readonly Material[];
  private readonly instances: readonly Instance[];
  private readonly grain = getGrainTexture();
  private readonly texel = new Float64Array(CHANNELS);
  private readonly fine = new Float64Array(3);
  private readonly color = new Float64Array(3);
  /** Gradient of the height in the frame of the pattern. */
  private readonly slope = new Float64Array(3);
  /** What the fine grain adds to the factor on the albedo. */
  private speckle = 0;

  constructor(model: Pick<WorldModel, 'materials' | 'instances'>) {
    this.materials = model.materials;
    this.instances = model.instances;
    this.tiles = model.materials.map((material) => getPatternTile(material.pattern));
    this.textures = model.materials.map(({ texture }) => (texture === undefined ? null : getMipsOfTexture(texture)));
  }

  apply(point: SurfacePoint): void {
    const material = this.materials[point.material] as Material;
    point.translucency = material.translucency;
    for (let c = 0; c < 3; c++) point.emission[c] = material.emission[c] as number;
    const texture = this.textures[point.material] as MipTexture | null;
    if (texture !== null) this.applyTexture(texture, point);
    if (material.pattern === 'plain' && material.bump === 0) return;
    this.project(point, material, this.tiles[point.material] as PatternTile);
    const { color } = this;
    const { albedo, emission } = point;
    for (let c = 0; c < 3; c++) {
      const factor = 1 + material.contrast * ((color[c] as number) - 1) + this.speckle;
      const laid = factor < 0.03 ? 0.03 : factor;
      albedo[c] = (albedo[c] as number) * laid;
      emission[c] = (emission[c] as number) * laid;
    }
    if (point.instance < 0) this.patch(point);
    if (material.bump > 0) this.tilt(point, material.bump);
  }

  private applyTexture(texture: MipTexture, point: SurfacePoint): void {
    const { color } = this;
    sampleMips(texture, point.u, point.v, Math.log2(point.footprint * point.uvScale * texture.size), color);
    for (let c = 0; c < 3; c++) point.albedo[c] = (point.albedo[c] as number) * (color[c] as number);
  }

  /** Blends the pattern seen along the three axes by how much the surface faces each. */
  private project(point: SurfacePoint, material: Material, tile: PatternTile): void {
    this.color.fill(0);
    this.speckle = 0;
    this.slope.fill(0);
    const ax = fourthPower(point.lnx);
    const ay = fourthPower(point.lny);
    const az = fourthPower(point.lnz);
    const least = LEAST_WEIGHT * (ax + ay + az);
    const sum = (ax > least ? ax : 0) + (ay > least ? ay : 0) + (az > least ? az : 0);
    if (ax > least) this.addPlane(point, { material, tile }, 0, ax / sum);
    if (ay > least) this.addPlane(point, { material, tile }, 1, ay / sum);
    if (az > least) this.addPlane(point, { material, tile }, 2, az / sum);
  }

  private addPlane(point: SurfacePoint, { material, tile }: { material: Material; tile: PatternTile }, axis: number, weight: number): void {
    const { texel, fine, color, slope } = this;
    const u = axis === 0 ? point.lz : point.lx;
    const v = axis === 1 ? point.lz : point.ly;
    const width = material.scale * tile.extent[0];
    const height = material.scale * tile.extent[1];
    const coarser = width > height ? width : height;
    sampleMips(tile.texture, u / width, v / height, Math.log2((point.footprint * TILE) / coarser), texel);
    const grainLod = Math.log2((point.footprint * GRAIN_TEXELS) / GRAIN_WIDTH);
    let fineU = 0;
    let fineV = 0;
    if (grainLod < GRAIN_END && tile.grain > 0) {
      sampleMips(this.grain, u / GRAIN_WIDTH, v / GRAIN_WIDTH, grainLod, fine);
      this.speckle += weight * SPECKLE * tile.grain * (fine[0] as number);
      fineU = ROUGHNESS * tile.grain * (fine[1] as number);
      fineV = ROUGHNESS * tile.grain * (fine[2] as number);
    }
    for (let c = 0; c < 3; c++) color[c] = (color[c] as number) + weight * (texel[c] as number);
    const alongU = weight * ((texel[3] as number) + fineU);
    const alongV = weight * ((texel[4] as number) + fineV);
    const axisU = axis === 0 ? 2 : 0;
    const axisV = axis === 1 ? 2 : 1;
    slope[axisU] = (slope[axisU] as number) + alongU;
    slope[axisV] = (slope[axisV] as number) + alongV;
  }

  /** Slow changes of brightness and warmth break the repetition of the ground's pattern. */
  private patch(point: SurfacePoint): void {
    sampleMips(this.grain, point.x / PATCHES, point.z / PATCHES, Math.log2((point.footprint * GRAIN_TEXELS) / PATCHES), this.fine);
    const change = 0.13 * (this.fine[0] as number);
    point.albedo[0] = (point.albedo[0] as number) * (1 + 1.25 * change);
    point.albedo[1] = (point.albedo[1] as number) * (1 + change);
    point.albedo[2] = (point.albedo[2] as number) * (1 + 0.7 * change);
  }

  /** Tilts the normal against the gradient, within the hemisphere of the geometric one. */
  private tilt(point: SurfacePoint, bump: number): void {
    const { slope } = this;
    let x = slope[0] as number;
    let y = slope[1] as number;
    let z = slope[2] as number;
    if (point.instance >= 0) {
      const m = (this.instances[point.instance] as Instance).transform;
      const size = getUniformScale(m);
      const lx = x / size;
      const ly = y / size;
      const lz = z / size;
      x = (m[0] as number) * lx + (m[1] as number) * ly + (m[2] as number) * lz;
      y = (m[4] as number) * lx + (m[5] as number) * ly + (m[6] as number) * lz;
      z = (m[8] as number) * lx + (m[9] as number) * ly + (m[10] as number) * lz;
    }
    const along = x * point.nx + y * point.ny + z * point.nz;
    const nx = point.nx - bump * (x - along * point.nx);
    const ny = point.ny - bump * (y - along * point.ny);
    const nz = point.nz - bump * (z - along * point.nz);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    point.nx = nx / length;
    point.ny = ny / length;
    point.nz = nz / length;
  }
}
