import type { Capture } from '@diorama/world-model';

import { createBlankSplat } from '../splats/splat-batch.js';
import type { SplatBatch } from '../splats/splat-batch.js';
import type { OrientedPoint } from './capture-sight.js';
import { fitDiscToTangents, computeSlant } from './disc.js';
import type { Tangents } from './disc.js';

/** Extent of an edge's splat over that of one that stands for a whole pixel. */
const EXTENT = 0.5;
/** A disc seen at a slant is at most about this much longer than broad. */
const MAX_STRETCH = 3;

/** Small splats of what pixels at edges show beside their own surface: outlines are finer with them than the pixels are. */
export class EdgeSplats {
  private next = 0;
  private readonly splat = createBlankSplat();
  private readonly point: OrientedPoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  private readonly ray = new Float64Array(3);
  private readonly tangents: Tangents = { ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0 };
  private readonly angle: number;

  constructor(
    private readonly capture: Capture,
    private readonly batch: SplatBatch,
  ) {
    this.angle = (2 * Math.PI) / capture.view.width;
  }

  /** Adds those of a pixel; pixels must be asked for in their order. */
  addOf(pixel: number): void {
    const { edges } = this.capture;
    if (!edges) return;
    while (this.next < edges.count && (edges.pixels[this.next] as number) < pixel) this.next++;
    for (; this.next < edges.count && edges.pixels[this.next] === pixel; this.next++) this.add(this.next);
  }

  private add(i: number): void {
    const { capture, point, splat } = this;
    const edges = capture.edges as NonNullable<Capture['edges']>;
    point.x = edges.positions[3 * i] as number;
    point.y = edges.positions[3 * i + 1] as number;
    point.z = edges.positions[3 * i + 2] as number;
    point.nx = edges.normals[3 * i] as number;
    point.ny = edges.normals[3 * i + 1] as number;
    point.nz = edges.normals[3 * i + 2] as number;
    if (!this.shape()) return;
    splat.x = point.x;
    splat.y = point.y;
    splat.z = point.z;
    splat.red = edges.colors[3 * i] as number;
    splat.green = edges.colors[3 * i + 1] as number;
    splat.blue = edges.colors[3 * i + 2] as number;
    splat.surface = edges.surface[i] as number;
    splat.weight = (EXTENT * this.angle) ** 2;
    this.batch.add(splat);
  }

  /** Lays a square across the ray onto the surface. */
  private shape(): boolean {
    const { point, ray, tangents: t, capture, angle } = this;
    const [ox, oy, oz] = capture.view.origin;
    const level = Math.hypot(point.x - ox, point.z - oz);
    const distance = Math.hypot(level, point.y - oy);
    if (level < 1e-6 * distance) return false;
    const [dx, dy, dz] = [(point.x - ox) / distance, (point.y - oy) / distance, (point.z - oz) / distance];
    ray.set([dx, dy, dz]);
    const step = EXTENT * distance * angle;
    // To the right of the ray and upwards, each along the ray until it lies in the surface.
    const [rx, rz] = [(-dz * distance) / level, (dx * distance) / level];
    const [ux, uy, uz] = [-dy * rz, level / distance, dy * rx];
    const right = computeSlant(point, ray, rx, 0, rz);
    const up = computeSlant(point, ray, ux, uy, uz);
    const alongRight = step / Math.max(1, Math.abs(right) / MAX_STRETCH);
    const alongUp = step / Math.max(1, Math.abs(up) / MAX_STRETCH);
    t.ux = alongRight * (rx - right * dx);
    t.uy = alongRight * -right * dy;
    t.uz = alongRight * (rz - right * dz);
    t.vx = alongUp * (ux - up * dx);
    t.vy = alongUp * (uy - up * dy);
    t.vz = alongUp * (uz - up * dz);
    return fitDiscToTangents(t, this.splat);
  }
}
