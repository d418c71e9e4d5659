import { createPanoramaDirectionTable, directionToPixel } from '@diorama/pano';
import type { PanoramaDirectionTable } from '@diorama/pano';
import type { CaptureView, Renderer } from '@diorama/world-model';

/** A capture with a map of what it sees. Its splats and samples of the surfaces share a world between them. */
export interface SharingCapture {
  readonly view: CaptureView;
  /** Metres along the ray to the first surface, view.width x view.width / 2; Infinity for sky. */
  readonly distance: Float32Array;
}

/** Unit normal and place of a point on a surface, metres. */
export interface OrientedPoint {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

/** Ratio of the breadth to the length of samples below which the capture sees a surface at a flat angle, where gloss mirrors most. */
export const SLANTED = 0.5;
/** Cosine of the steepest view that still counts, about 88 degrees. */
const MIN_COSINE = 0.03;
/** A ray that comes this close to a point, as a share of the way, has met it. */
const NEARLY = 0.997;

/** What one capture sees, judged by its map. */
export class CaptureSight {
  private readonly table: PanoramaDirectionTable;
  private readonly pixel = new Float64Array(2);
  private readonly captureAngle: number;

  constructor(
    private readonly capture: SharingCapture,
    private readonly renderer: Renderer,
  ) {
    this.table = createPanoramaDirectionTable(capture.view.width);
    this.captureAngle = (2 * Math.PI) / capture.view.width;
  }

  /** Metres between the capture's samples on the surface, along its most stretched direction. */
  spacing(point: OrientedPoint): number {
    const [ox, oy, oz] = this.capture.view.origin;
    const x = point.x - ox;
    const y = point.y - oy;
    const z = point.z - oz;
    const square = x * x + y * y + z * z;
    const facing = Math.abs(point.nx * x + point.ny * y + point.nz * z);
    // distance · angle / cosine, with cosine = facing / distance.
    return (square * this.captureAngle) / Math.max(facing, MIN_COSINE * Math.sqrt(square));
  }

  /** Whether the capture sees the surface at a flat angle. */
  isSlanted(point: OrientedPoint): boolean {
    return this.spacingAcross(point) < SLANTED * this.spacing(point);
  }

  /** Whether the capture sees something at a place or before it. */
  isCovered(x: number, y: number, z: number): boolean {
    const { table, pixel, capture } = this;
    const [ox, oy, oz] = capture.view.origin;
    directionToPixel(table.width, x - ox, y - oy, z - oz, pixel);
    const row = Math.min(table.height - 1, Math.max(0, Math.round(pixel[1] as number)));
    const column = (Math.round(pixel[0] as number) + table.width) % table.width;
    return (capture.distance[row * table.width + column] as number) <= (2 - NEARLY) * Math.hypot(x - ox, y - oy, z - oz);
  }

  /** Metres between the capture's samples at the distance of the point, however the surface leans. */
  spacingAcross({ x, y, z }: OrientedPoint): number {
    const [ox, oy, oz] = this.capture.view.origin;
    return Math.hypot(x - ox, y - oy, z - oz) * this.captureAngle;
  }

  /**
   * Whether the capture has the point's surface. The four map rays around the point decide where they agree. At an edge the result is
   * false for a caller that must be certain; for others a ray is cast if at least two of the four met the surface: what only one of them
   * met may be too thin for the capture as well.
   */
  sees(point: OrientedPoint, certainly: boolean): boolean {
    const { table, pixel, capture } = this;
    const [ox, oy, oz] = capture.view.origin;
    const x = point.x - ox;
    const y = point.y - oy;
    const z = point.z - oz;
    const distance = Math.sqrt(x * x + y * y + z * z);
    directionToPixel(table.width, x, y, z, pixel);
    const left = Math.floor(pixel[0] as number);
    const top = Math.floor(pixel[1] as number);
    const facing = point.nx * x + point.ny * y + point.nz * z;
    const tolerance = distance * (0.01 + (4 * Math.PI) / table.width);
    let same = 0;
    for (let corner = 0; corner < 4; corner++) {
      const row = Math.min(table.height - 1, Math.max(0, top + (corner >> 1)));
      const column = (left + (corner & 1) + table.width) % table.width;
      const level = table.cosLatitude[row] as number;
      const slope =
        point.nx * (table.sinAzimuth[column] as number) * level +
        point.ny * (table.sinLatitude[row] as number) -
        point.nz * (table.cosAzimuth[column] as number) * level;
      // Where the point's tangent plane meets this ray, if it does so at a similar distance at all.
      const onPlane = Math.min(4 * distance, Math.max(0.25 * distance, facing / slope));
      const expected = facing * slope > 0 ? onPlane : distance;
      const met = capture.distance[row * table.width + column] as number;
      if (Math.abs(met - expected) <= tolerance) same++;
    }
    if (same === 4 || same < 2 || certainly) return same === 4;
    return this.renderer.cast(capture.view.origin, [x / distance, y / distance, z / distance]) > distance * NEARLY;
  }
}
