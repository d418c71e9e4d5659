import { computeLuminance } from '@diorama/world-model';
import type { PointLight, Rgb, WorldModel } from '@diorama/world-model';

import { createRay } from '../rays/ray.js';
import type { SkyDome } from '../sky/sky.js';
import type { SurfacePoint } from '../surface/surface-point.js';
import { PARTLY_OBSTRUCTED, UNOBSTRUCTED } from '../tracing/instance-bvh.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { RoomSun } from './room-sun.js';
import type { TerrainLight } from './terrain-light.js';

/** Bit 0 of a mask is the sun; the lamps have the bits above; the topmost is the sun through low plants. */
export const SUN = 1;
const MAX_LAMPS = 30;
/** A lamp's light is not felt where it is less than this share of the sky's and the sun's. */
const FELT = 0.2;
const SUN_THROUGH = 1 << 31;
/**
 * Share of the sun that blades of grass and fallen leaves let through to what lies under them. Leaves do let light through; and their
 * whole shadows are so much finer than pixels that a lawn in them flickers from pixel to pixel.
 */
const THROUGH_PLANTS = 0.4;
/** How many lamps of a room cast sharp shadows; the others are left to the light gathered on its surfaces. */
const SHARP_INDOORS = 3;
/** Metres round a lamp in which nothing shades it: its own glass and housing. */
export const HOUSING = 0.4;
/** The same for lamps in the open, whose lanterns stand on posts and arms. */
const LANTERN = 1.1;
/** Radius of a lamp, of which the sub-rays of a pixel see different parts. */
const LAMP_RADIUS = 0.14;
const SUN_SPREAD = 0.008;
/** Light through a leaf has the leaf's own colour twice, which takes its blue. */
const THROUGH = [0.95, 1.05, 0.45] as const;

/** Direct light: sun or moon and lamps, each with one shadow ray; which of them are seen is a mask of bits. */
export class Lights {
  /** The sun that shines into a room; null in the open and where none does. */
  readonly roomSun: RoomSun | null;
  private readonly lamps: readonly PointLight[];
  private readonly hasSun: boolean;
  /** Irradiance of the sun on a surface that faces it. */
  private readonly sunlight: Rgb;
  private readonly housing: number;
  private readonly ray = createRay();

  constructor(
    model: WorldModel,
    private readonly tracer: SceneTracer,
    private readonly sky: SkyDome,
    private readonly terrain: TerrainLight | null,
    /** Irradiance of sun and sky on level ground, divided by pi. */
    levelLight: Rgb,
  ) {
    this.lamps = sharpLamps(model, levelLight);
    this.housing = model.indoor ? HOUSING : LANTERN;
    this.hasSun = !model.indoor && sky.direct[1] > 0 && sky.towardsLight[1] > 0;
    this.roomSun = model.indoor ? RoomSun.of(model, sky) : null;
    this.sunlight = this.roomSun?.direct ?? sky.direct;
  }

  /** Which lights a point sees. `turn` 0 aims at their centres, other whole numbers at other parts of them. */
  visible(point: SurfacePoint, turn: number): number {
    let mask = this.roomSun === null ? this.seesSun(point, turn) : this.seesRoomSun(point, turn, this.roomSun);
    for (let i = 0; i < this.lamps.length; i++) if (this.seesLamp(point, this.lamps[i] as PointLight, turn)) mask |= 2 << i;
    return mask;
  }

  /** Adds the irradiance of the lights in `mask` on the point's bumped normal, divided by pi, to `out`. */
  addIrradiance(point: SurfacePoint, mask: number, out: Float64Array): void {
    if ((mask & SUN) !== 0) this.addSun(point, 1, out);
    else if ((mask & SUN_THROUGH) !== 0) this.addSun(point, THROUGH_PLANTS, out);
    for (let i = 0; i < this.lamps.length; i++) if ((mask & (2 << i)) !== 0) addLamp(point, this.lamps[i] as PointLight, out);
  }

  /** The bits of the sun. */
  private seesSun(point: SurfacePoint, turn: number): number {
    if (!this.hasSun) return 0;
    const { towardsLight } = this.sky;
    const facing = point.gx * towardsLight[0] + point.gy * towardsLight[1] + point.gz * towardsLight[2];
    if (facing <= 0 && !point.thin) return 0;
    if (this.terrain && this.terrain.sun(point.x, point.y, point.z) <= 0) return 0;
    this.startFrom(point, facing < 0 ? -1 : 1);
    const { ray } = this;
    for (let axis = 0; axis < 3; axis++) ray[axis + 3] = (towardsLight[axis] as number) + SUN_SPREAD * spread(turn, axis);
    const shade = this.tracer.shade(ray);
    return shade === UNOBSTRUCTED ? SUN : shade === PARTLY_OBSTRUCTED ? SUN_THROUGH : 0;
  }

  /** The bit of the sun where it shines through a window onto the point. */
  private seesRoomSun(point: SurfacePoint, turn: number, sun: RoomSun): number {
    const [x, y, z] = sun.towards;
    const facing = point.gx * x + point.gy * y + point.gz * z;
    if (facing <= 0 && !point.thin) return 0;
    const { ray } = this;
    for (let axis = 0; axis < 3; axis++) ray[axis + 3] = (sun.towards[axis] as number) + SUN_SPREAD * spread(turn, axis);
    const way = sun.measureWay(point, ray[3] as number, ray[4] as number, ray[5] as number);
    if (way === 0) return 0;
    this.startFrom(point, facing < 0 ? -1 : 1);
    return this.tracer.isShut(ray, way) ? 0 : SUN;
  }

  private addSun(point: SurfacePoint, share: number, out: Float64Array): void {
    const { towardsLight } = this.sky;
    const facing = point.nx * towardsLight[0] + point.ny * towardsLight[1] + point.nz * towardsLight[2];
    const open = this.terrain ? this.terrain.sun(point.x, point.y, point.z) : 1;
    addFacing(point, facing, (share * open) / Math.PI, this.sunlight, out);
  }

  private seesLamp(point: SurfacePoint, lamp: PointLight, turn: number): boolean {
    const [px, py, pz] = lamp.position;
    const x = px - point.x + LAMP_RADIUS * spread(turn, 0);
    const y = py - point.y + LAMP_RADIUS * spread(turn, 1);
    const z = pz - point.z + LAMP_RADIUS * spread(turn, 2);
    const distance = Math.sqrt(x * x + y * y + z * z);
    if (distance >= lamp.reach) return false;
    const facing = point.gx * x + point.gy * y + point.gz * z;
    if (facing <= 0 && !point.thin) return false;
    if (distance <= this.housing) return true;
    this.startFrom(point, facing < 0 ? -1 : 1);
    const { ray } = this;
    ray[3] = x / distance;
    ray[4] = y / distance;
    ray[5] = z / distance;
    return !this.tracer.isShut(ray, distance - this.housing);
  }

  private startFrom(point: SurfacePoint, side: number): void {
    const lift = side * (0.003 + 0.02 * point.footprint);
    this.ray[0] = point.x + lift * point.gx;
    this.ray[1] = point.y + lift * point.gy;
    this.ray[2] = point.z + lift * point.gz;
  }
}

/** The lamps that are traced for every pixel: outdoors all, in a room the strongest. */
function sharpLamps({ indoor, lights }: WorldModel, levelLight: Rgb): readonly PointLight[] {
  if (indoor) return byPower(lights).slice(0, SHARP_INDOORS);
  const least = FELT * Math.PI * computeLuminance(...levelLight);
  return chooseStrongest(lights).map((lamp) => ({
    ...lamp,
    reach: Math.min(lamp.reach, Math.sqrt(computeLuminance(...lamp.power) / least)),
  }));
}

/** As many lamps as a mask has bits for, in their order: those that give most light at the origin, around which pictures are taken. */
function chooseStrongest(lights: readonly PointLight[]): readonly PointLight[] {
  if (lights.length <= MAX_LAMPS) return lights;
  const lightOf = ({ power, position: [x, y, z] }: PointLight): number => computeLuminance(...power) / (1 + x * x + y * y + z * z);
  const chosen = new Set(lights.toSorted((a, b) => lightOf(b) - lightOf(a)).slice(0, MAX_LAMPS));
  return lights.filter((lamp) => chosen.has(lamp));
}

/** The lamps of a room that are not traced for every pixel. */
export function listSoftLamps({ lights }: WorldModel): readonly PointLight[] {
  return byPower(lights).slice(SHARP_INDOORS);
}

const byPower = (lights: readonly PointLight[]): PointLight[] =>
  lights.toSorted((a, b) => computeLuminance(...b.power) * b.reach - computeLuminance(...a.power) * a.reach);

function addLamp(point: SurfacePoint, lamp: PointLight, out: Float64Array): void {
  const [px, py, pz] = lamp.position;
  const x = px - point.x;
  const y = py - point.y;
  const z = pz - point.z;
  const square = Math.max(0.02, x * x + y * y + z * z);
  const distance = Math.sqrt(square);
  // Falls with the square of the distance and reaches zero smoothly at the end of its reach.
  const near = square / (lamp.reach * lamp.reach);
  const rest = Math.max(0, 1 - near * near);
  const facing = (point.nx * x + point.ny * y + point.nz * z) / distance;
  addFacing(point, facing, (rest * rest) / (square * Math.PI), lamp.power, out);
}

/** Light on the front counts with its cosine; light on the back of a leaf comes through it. */
function addFacing(point: SurfacePoint, facing: number, factor: number, color: readonly number[], out: Float64Array): void {
  if (facing > 0) {
    const share = (point.thin ? 1 - 0.5 * point.translucency : 1) * facing * factor;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + share * (color[c] as number);
  } else if (point.thin) {
    const share = -facing * factor * point.translucency;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + share * (color[c] as number) * (THROUGH[c] as number);
  }
}

/** A direction-free offset in [-1, 1]: zero for turn 0, and spread evenly over the few turns that a pixel takes. */
function spread(turn: number, axis: number): number {
  if (turn === 0) return 0;
  const part = turn * (axis === 0 ? 0.7548776662 : axis === 1 ? 0.5698402909 : 0.3247179572);
  return 2 * (part - Math.floor(part)) - 1;
}
