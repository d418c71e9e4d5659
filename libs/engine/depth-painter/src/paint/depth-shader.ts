import { getGrainTexture, computeHorizontalIrradiance, Materials, sampleMips, SkyDome, SkyLight, SurfacePoint } from '@diorama/render';
import { computeLuminance, smoothstep } from '@diorama/world-model';
import type { Instance, Material, Rgb, WorldModel } from '@diorama/world-model';

import type { PaintSpec, SegmentMaterial } from '../spec/paint-spec.js';
import { SURFACE_CLASSES } from '../survey/surfaces.js';
import type { FoundSurface } from './find-surface.js';
import { WaterReflection } from './water-glass.js';

/** Up parts of normals between which ground becomes rock. */
const STEEP: readonly [number, number] = [0.52, 0.72];
/** Metres of the patches of the ground, and of their frayed edges. */
const PATCH = 11;
const FRAY = 1.7;
/** Share of the light around that shade still gets from what shades it. */
const BOUNCE = 0.2;
const HAZE_CLEAR = [0.82, 1, 1.22] as const;
const HAZE_GREY = [1, 1, 1] as const;
/** How far a tinted sky takes its tint's colour. */
const SKY_TINT = 0.8;

let kept: { readonly key: string; readonly shader: DepthShader } | null = null;

/** The shader of a spec; a thread keeps the last one, because making it bakes the sky. */
export function getDepthShader(spec: PaintSpec): DepthShader {
  const key = JSON.stringify(spec);
  if (kept?.key !== key) kept = { key, shader: new DepthShader(spec) };
  return kept.shader;
}

/** Radiance of the pixels of one spec. */
export class DepthShader {
  /** Irradiance on level ground in the open, divided by pi. */
  readonly levelLight: Rgb;
  private readonly sky: SkyDome;
  private readonly skyLight: SkyLight;
  private readonly patterns: Materials;
  private readonly water: WaterReflection;
  private readonly point = new SurfacePoint();
  private readonly irradiance = new Float64Array(3);
  private readonly haze = new Float64Array(3);
  private readonly noise = getGrainTexture();
  private readonly texel = new Float64Array(3);
  private readonly ground = new Float64Array(3);
  private readonly hazeRates: readonly number[];

  constructor(private readonly spec: PaintSpec) {
    const { seed, sky, materials } = spec;
    this.sky = new SkyDome({ seed, sky });
    this.skyLight = new SkyLight(this.sky, (materials[spec.ground[0]] as Material).albedo);
    this.levelLight = computeHorizontalIrradiance(this.sky, this.skyLight);
    this.patterns = new Materials({ materials, instances: [UPRIGHT] } satisfies Pick<WorldModel, 'materials' | 'instances'>);
    this.water = new WaterReflection(this.sky, spec.water, this.levelLight);
    this.hazeRates = sky.weather === 'clear' ? HAZE_CLEAR : HAZE_GREY;
  }

  /** Writes the radiance of a found surface along the unit direction (dx, dy, dz); `angle` is what a pixel spans, in radians. */
  // eslint-disable-next-line max-params -- a direction, at every pixel
  shade(found: FoundSurface, dx: number, dy: number, dz: number, angle: number, out: Float64Array): void {
    if (found.inverse === 0) {
      this.shadeSky(dx, dy, dz, angle, out);
      return;
    }
    const t = 1 / found.inverse;
    if (found.surface === SURFACE_CLASSES.water) this.water.radiance({ x: dx, y: dy, z: dz, t, angle, lit: this.lit(found) }, out);
    else this.shadeSolid(found, dx, dy, dz, angle, out);
    this.addHaze(dx, dy, dz, t, out);
  }

  private lit({ direct }: FoundSurface): number {
    return direct[0] as number;
  }

  private shadeSky(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    const { air, skyTint } = this.spec;
    this.sky.picture(x, y, z, angle, out);
    if (air !== null) {
      const clear = air.distance > 50 ? smoothstep(0, 0.6, y) * 0.6 : 0;
      const glow = 0.75 + (air.distance < 50 ? 1.5 * Math.max(0, y) ** 2 : 0.2);
      const light = computeLuminance(...this.levelLight) * glow;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * clear + (air.color[c] as number) * light * 2.2 * (1 - clear);
    }
    if (skyTint === null) return;
    const grey = computeLuminance(out[0] as number, out[1] as number, out[2] as number) / Math.max(0.05, computeLuminance(...skyTint));
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - SKY_TINT) + (skyTint[c] as number) * grey * SKY_TINT;
  }

  // eslint-disable-next-line max-params -- as `shade`
  private shadeSolid(found: FoundSurface, dx: number, dy: number, dz: number, angle: number, out: Float64Array): void {
    const { point, irradiance } = this;
    const t = 1 / found.inverse;
    point.x = point.lx = dx * t;
    point.y = point.ly = dy * t;
    point.z = point.lz = dz * t;
    point.gx = point.nx = point.lnx = found.nx;
    point.gy = point.ny = point.lny = found.ny;
    point.gz = point.nz = point.lnz = found.nz;
    const facing = -(found.nx * dx + found.ny * dy + found.nz * dz);
    point.footprint = (t * angle) / Math.sqrt(Math.max(0.06, facing));
    this.choose(found);
    this.patterns.apply(point);
    if (this.spec.isWet && !this.spec.indoors) for (let c = 0; c < 3; c++) point.albedo[c] = (point.albedo[c] as number) * 0.72;
    this.lightAround(found.openness);
    this.addLights(found);
    for (let c = 0; c < 3; c++) out[c] = (point.albedo[c] as number) * (irradiance[c] as number) + (point.emission[c] as number);
  }

  /** Sets the point's material and albedo, before patterns. */
  private choose(found: FoundSurface): void {
    const { spec, point } = this;
    const isLand = found.surface === SURFACE_CLASSES.ground && !spec.indoors;
    point.instance = isLand ? -1 : 0;
    point.thin = false;
    if (this.isCovered(found)) this.applyMaterial(point.material, PLAIN);
    else if (found.surface === SURFACE_CLASSES.ground) {
      this.coverGround(found);
      point.albedo.set(this.ground);
      if (isLand && found.roughness > 0.08) this.level(found.roughness);
    } else if (found.surface === SURFACE_CLASSES.wall) this.applyMaterial(spec.wall, PLAIN);
    else if (found.surface === SURFACE_CLASSES.ceiling) this.applyMaterial(spec.ceiling, PLAIN);
    else {
      const assigned = spec.segments[found.segment] as SegmentMaterial;
      this.applyMaterial(assigned.isBuilding && found.ny > 0.3 ? assigned.roof : assigned.material, assigned.tint);
      point.thin = assigned.isLeaves;
      if (assigned.isLeaves) this.soften();
    }
  }

  private applyMaterial(material: number, tint: Rgb): void {
    const { point, spec } = this;
    const { albedo } = spec.materials[material] as Material;
    point.material = material;
    for (let c = 0; c < 3; c++) point.albedo[c] = (albedo[c] as number) * (tint[c] as number);
  }

  private isCovered(found: FoundSurface): boolean {
    const { covering: settling, indoors } = this.spec;
    const { point } = this;
    if (settling === null || indoors || found.ny < settling.minUp - 0.15) return false;
    if (found.surface === SURFACE_CLASSES.ground && !settling.onGround) return false;
    const patches = this.sampleNoise(point.x / 5, point.z / 5, 5) * 0.9 + 0.5;
    if (patches > settling.share + 0.12 || found.ny < settling.minUp + 0.12 * (patches - 0.5)) return false;
    point.material = settling.material;
    point.instance = -1;
    return true;
  }

  /** Sets the pattern of the ground, and writes its colour: patches run into each other, and rock shows on slopes. */
  private coverGround(found: FoundSurface): void {
    const { spec, point, ground } = this;
    const [first, second] = spec.ground;
    point.material = first;
    this.lay(first, 1);
    if (spec.indoors) return;
    const fray = this.sampleNoise(point.x / FRAY, point.z / FRAY, FRAY);
    const patch = this.sampleNoise(point.x / PATCH + 0.31, point.z / PATCH + 0.77, PATCH) + 0.4 * fray;
    if (second !== first) this.lay(second, smoothstep(0.02, 0.5, patch));
    const steep = 1 - smoothstep(STEEP[0], STEEP[1], found.ny + 0.12 * fray);
    if (steep > 0) this.lay(spec.steep, steep);
    const shade = 1 + (second === first ? 0.05 : 0.12) * patch;
    for (let c = 0; c < 3; c++) ground[c] = (ground[c] as number) * shade;
  }

  /** Lays a share of a material's colour over the ground's; its pattern shows where it has more than half. */
  private lay(material: number, share: number): void {
    const { albedo } = this.spec.materials[material] as Material;
    for (let c = 0; c < 3; c++) this.ground[c] = (this.ground[c] as number) * (1 - share) + (albedo[c] as number) * share;
    if (share > 0.5) this.point.material = material;
  }

  private sampleNoise(u: number, v: number, metres: number): number {
    sampleMips(this.noise, u, v, Math.log2((this.point.footprint * 256) / metres), this.texel);
    return this.texel[0] as number;
  }

  /** Blades of grass stand in all directions; together they are lit as the ground. */
  private level(roughness: number): void {
    const { point } = this;
    const share = Math.min(0.85, 3 * roughness);
    const y = point.ny * (1 - share) + share;
    const length = Math.sqrt(((1 - share) * point.nx) ** 2 + y * y + ((1 - share) * point.nz) ** 2);
    point.nx = point.lnx = ((1 - share) * point.nx) / length;
    point.ny = point.lny = y / length;
    point.nz = point.lnz = ((1 - share) * point.nz) / length;
  }

  /** Leaves of one crown lie in all directions: their normals are drawn towards the upper outside. */
  private soften(): void {
    const { point } = this;
    const y = point.ny * 0.6 + 0.35;
    const length = Math.sqrt(point.nx * point.nx + y * y + point.nz * point.nz) || 1;
    point.nx = point.lnx = point.nx / length;
    point.ny = point.lny = y / length;
    point.nz = point.lnz = point.nz / length;
  }

  private lightAround(openness: number): void {
    const { point, irradiance, spec } = this;
    const open = openness + (1 - openness) * BOUNCE;
    if (spec.indoors) {
      const up = 0.5 + 0.5 * point.ny;
      const [above, below] = spec.ambient;
      for (let c = 0; c < 3; c++) irradiance[c] = ((below[c] as number) * (1 - up) + (above[c] as number) * up) * open;
      return;
    }
    this.skyLight.irradiance(point.nx, point.ny, point.nz, irradiance);
    for (let c = 0; c < 3; c++) irradiance[c] = (irradiance[c] as number) * open;
  }

  private addLights({ direct }: FoundSurface): void {
    const { spec, sky } = this;
    if (!spec.indoors) {
      const [x, y, z] = sky.towardsLight;
      this.addFacing(x, y, z, (direct[0] as number) / Math.PI, sky.direct);
    }
    const first = spec.indoors ? 0 : 1;
    const { point } = this;
    for (let k = 0; k < spec.lamps.length; k++) {
      const { position, power, isBeam } = spec.lamps[k] as PaintSpec['lamps'][number];
      const x = position[0] - point.x;
      const y = position[1] - point.y;
      const z = position[2] - point.z;
      const straight = x * x + y * y + z * z;
      // A lamp has a size: what touches it is not infinitely bright. A window shines into the room, not along its own wall.
      const square = straight + (isBeam ? 1.6 : 0.35);
      const distance = Math.sqrt(straight) || 1;
      const out = isBeam ? Math.max(0.05, (x * position[0] + z * position[2]) / (distance * Math.hypot(position[0], position[2]))) : 1;
      this.addFacing(x / distance, y / distance, z / distance, (out * (direct[k + first] as number)) / (square * Math.PI), power);
    }
  }

  // eslint-disable-next-line max-params -- a direction, at every pixel
  private addFacing(x: number, y: number, z: number, factor: number, color: Rgb): void {
    const { point, irradiance } = this;
    const facing = point.nx * x + point.ny * y + point.nz * z;
    const share = point.thin ? 0.75 * Math.max(0, facing) + 0.25 * Math.abs(facing) * point.translucency : facing;
    if (share <= 0) return;
    for (let c = 0; c < 3; c++) irradiance[c] = (irradiance[c] as number) + share * factor * (color[c] as number);
  }

  // eslint-disable-next-line max-params -- a direction, at every pixel
  private addHaze(x: number, y: number, z: number, t: number, out: Float64Array): void {
    const { haze, hazeRates, spec } = this;
    const { air } = spec;
    if (air === null && spec.indoors) return;
    if (air === null) this.sky.hazeColor(x, z, haze);
    else {
      const light = computeLuminance(...this.levelLight) * 2.2 * (0.75 + (air.distance < 50 ? 0.6 * Math.max(0, y) : 0));
      for (let c = 0; c < 3; c++) haze[c] = (air.color[c] as number) * light;
    }
    const halves = (Math.LN2 * t) / (air?.distance ?? spec.sky.hazeDistance);
    for (let c = 0; c < 3; c++) {
      const through = Math.exp(-halves * (air === null ? (hazeRates[c] as number) : 1));
      out[c] = (out[c] as number) * through + (haze[c] as number) * (1 - through);
    }
  }
}

const PLAIN: Rgb = [1, 1, 1];

/** What stands has its patterns in the frame of the whole. */
const UPRIGHT: Instance = { prototype: 0, tint: [1, 1, 1], transform: Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0) };
