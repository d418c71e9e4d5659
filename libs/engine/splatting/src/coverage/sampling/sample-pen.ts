import type { SurfacePainter } from '@diorama/render';
import { sampleHeight } from '@diorama/world-model';
import type { Instance, Renderer, SurfaceSight, WorldModel } from '@diorama/world-model';

import { areaOfDisc, fitDiscToTangents } from '../../capture/disc.js';
import type { Tangents } from '../../capture/disc.js';
import type { CaptureSight, OrientedPoint } from '../../capture/capture-sight.js';
import { FIRST_INSTANCE, SKY } from '../../capture/surface-numbers.js';
import { createBlankSplat } from '../../splats/splat-batch.js';
import { SplatList } from '../../splats/splat-list.js';
import type { CoveragePlan } from '../plan-coverage.js';
import { SURELY_KEPT } from '../sampling-rules.js';
import { toSpacing } from '../spacing-levels.js';

export interface SamplingInput {
  readonly model: WorldModel;
  readonly painter: SurfacePainter;
  readonly renderer: Renderer;
  readonly plan: CoveragePlan;
  /** Which job of the plan this is. */
  readonly job: number;
  /** What the first capture sees: its own splats are kept where they are fine enough. */
  readonly sight: CaptureSight;
}

/** Metres above a surface at which a ray leaves it. */
const LIFT = 0.002;
/** Vertical part of the unit normal from which on a surface faces up. */
const LEVEL = 0.1;
/** A surface nearer before a sample than this many times the spacing covers it. */
const COVER = 1.5;

/** What the samplers of all kinds of surfaces share: the point they are at, the cell around it, and the splats made so far. */
export class SamplePen {
  readonly point: OrientedPoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  /** Sides of the cell of surface around the point, metres. */
  readonly tangents: Tangents = { ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0 };
  readonly list = new SplatList();
  private readonly splat = createBlankSplat();
  private readonly ahead: SurfaceSight = { surface: SKY, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  private readonly color = new Float32Array(3);
  /** Steradians of a square metre of the patch that was entered. */
  private density = 0;
  /** The first patch of this job, and the one after its last. */
  readonly from: number;
  readonly to: number;

  constructor(readonly input: SamplingInput) {
    const { plan, job } = input;
    this.from = plan.starts[job] as number;
    this.to = plan.starts[job + 1] as number;
  }

  /** Whether any surface of an instance lies in the patches of this job. */
  wants(instance: number): boolean {
    const { instances } = this.input.plan;
    return (instances[2 * instance] as number) < this.to && (instances[2 * instance + 1] as number) >= this.from;
  }

  /** Enters a patch; answers the metres between its samples, 0 if this job does not sample it. */
  enter(patch: number): number {
    if (patch < this.from || patch >= this.to) return 0;
    const level = this.input.plan.levels[patch] as number;
    this.density = this.input.plan.density[patch] as number;
    return level === 0 ? 0 : toSpacing(level - 1);
  }

  /** Whether the capture has splats at the point that are fine enough. */
  isCaptured(gap: number): boolean {
    const { sight } = this.input;
    return sight.spacing(this.point) <= SURELY_KEPT * gap && sight.sees(this.point, false);
  }

  /** As `isCaptured`, of a point on a leaf: leaves are small, so the capture's samples do not stretch along them. */
  isLeafCaptured(gap: number): boolean {
    const { sight } = this.input;
    return sight.spacingAcross(this.point) <= SURELY_KEPT * gap && sight.sees(this.point, false);
  }

  /**
   * Whether the point is hidden: below the ground, inside a closed body, behind the walls of a room, or right behind another surface. Sorted by
   * their centres, the splats of both surfaces would mix; hidden ones are black and would reach out of what hides them.
   */
  isCovered(gap: number): boolean {
    const { x, y, z, nx, ny, nz } = this.point;
    const { terrain } = this.input.model;
    if (terrain !== null && y + LIFT * ny < sampleHeight(terrain, x, z)) return true;
    return this.look(nx, ny, nz) < COVER * gap || this.isEnclosed();
  }

  /** Whether the point lies inside a closed body, or behind the walls of a room. */
  isInside(): boolean {
    const { nx, ny, nz } = this.point;
    this.look(nx, ny, nz);
    return this.isEnclosed();
  }

  /**
   * Whether the look along the normal met the inside of a body, or nothing in a world that is a room, and one of two looks along the surface
   * does so too: an awning has no walls, a room has windows, and some bodies are open on one side.
   */
  private isEnclosed(): boolean {
    if (!this.meetsInside() && !this.leavesRoom()) return false;
    const { nx, ny, nz } = this.point;
    // Along the surface: the level axis that is further from the normal, less its part along the normal; and at right angles to both.
    const [ax, az] = Math.abs(nx) < Math.abs(nz) ? [1, 0] : [0, 1];
    const along = ax * nx + az * nz;
    const length = Math.sqrt(1 - along * along);
    const [tx, ty, tz] = [(ax - along * nx) / length, (-along * ny) / length, (az - along * nz) / length];
    this.look(tx, ty, tz);
    if (this.meetsInside() || this.leavesRoom()) return true;
    this.look(ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx);
    return this.meetsInside() || this.leavesRoom();
  }

  /** Whether the last look met nothing, the world is a room, and the surface does not face up, as the land before a cave does. */
  private leavesRoom(): boolean {
    return this.input.model.indoor && this.ahead.surface === SKY && this.point.ny < LEVEL;
  }

  /** Looks from just above the point; answers the metres to what it meets, Infinity for the sky. */
  private look(dx: number, dy: number, dz: number): number {
    const { point, ahead } = this;
    const { x, y, z, nx, ny, nz } = point;
    return this.input.renderer.look([x + LIFT * nx, y + LIFT * ny, z + LIFT * nz], [dx, dy, dz], ahead);
  }

  /** Whether the last look met the inside of a body that is seen from outside and has no leaves. */
  private meetsInside(): boolean {
    const { surface, isBackFace } = this.ahead;
    if (!isBackFace || surface < FIRST_INSTANCE) return false;
    const { model, plan } = this.input;
    const number = surface - FIRST_INSTANCE;
    const { prototype } = model.instances[number] as Instance;
    return plan.isTurned[number] === 0 && model.prototypes[prototype]?.doubleSided !== true;
  }

  /** Moves the point to the weights of the second and third corner of a triangle. */
  moveTo(corners: Float64Array, u: number, v: number): void {
    const at = (axis: number): number =>
      (corners[axis] as number) +
      u * ((corners[3 + axis] as number) - (corners[axis] as number)) +
      v * ((corners[6 + axis] as number) - (corners[axis] as number));
    this.point.x = at(0);
    this.point.y = at(1);
    this.point.z = at(2);
  }

  /** Takes six numbers as the sides of the cell, times a factor. */
  setTangents(steps: Float64Array, factor: number): void {
    const t = this.tangents;
    t.ux = (steps[0] as number) * factor;
    t.uy = (steps[1] as number) * factor;
    t.uz = (steps[2] as number) * factor;
    t.vx = (steps[3] as number) * factor;
    t.vy = (steps[4] as number) * factor;
    t.vz = (steps[5] as number) * factor;
  }

  /** Adds a splat for the cell around the point, which lies on a triangle of an instance. */
  addOnInstance(at: { readonly instance: number; readonly triangle: number; readonly corners: Float64Array }, footprint: number): void {
    const { instance, triangle, corners } = at;
    const { x, y, z } = this.point;
    const { u, v } = weightsOf(corners, this.point);
    this.input.painter.paintInstance({ instance, triangle, u, v, x, y, z }, footprint, this.color, 0);
    this.add(FIRST_INSTANCE + instance, 0);
  }

  /** The same for a point of the ground; the splat lies `depth` metres below it. */
  addOnGround(surface: number, { footprint, depth }: { readonly footprint: number; readonly depth: number }): void {
    this.input.painter.paintGround(this.point.x, this.point.z, footprint, this.color, 0);
    this.add(surface, depth);
  }

  /** The same for a point of the water. */
  addOnWater(surface: number, footprint: number): void {
    this.input.painter.paintWater(this.point.x, this.point.z, footprint, this.color, 0);
    this.add(surface, 0);
  }

  private add(surface: number, depth: number): void {
    const { splat, point, color, tangents, list } = this;
    if (!fitDiscToTangents(tangents, splat)) return;
    splat.surface = surface;
    splat.weight = this.density * areaOfDisc(splat.sigma1, splat.sigma2);
    splat.x = point.x - depth * point.nx;
    splat.y = point.y - depth * point.ny;
    splat.z = point.z - depth * point.nz;
    splat.red = color[0] as number;
    splat.green = color[1] as number;
    splat.blue = color[2] as number;
    list.add(splat);
  }
}

/** Weights of the second and third corner of a triangle at a point in its plane. */
function weightsOf(corners: Float64Array, point: OrientedPoint): { readonly u: number; readonly v: number } {
  const place = [point.x, point.y, point.z] as const;
  let [aa, ab, bb, ap, bp] = [0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const a = (corners[3 + k] as number) - (corners[k] as number);
    const b = (corners[6 + k] as number) - (corners[k] as number);
    const p = (place[k] as number) - (corners[k] as number);
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ap += a * p;
    bp += b * p;
  }
  const determinant = aa * bb - ab * ab || 1;
  const clamp = (weight: number): number => Math.min(1, Math.max(0, weight));
  return { u: clamp((bb * ap - ab * bp) / determinant), v: clamp((aa * bp - ab * ap) / determinant) };
}
