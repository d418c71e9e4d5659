import { directionToPixel } from '@diorama/pano';
import type { CaptureView, Renderer } from '@diorama/world-model';

import { createPanoramaDirectionTable } from './pano-table.js';
import type { PanoramaDirectionTable } from './pano-table.js';

/** One of the captures that share a world's surfaces out among them, with a coarse map of what it sees. */
export interface SharingCapture {
  readonly view: CaptureView;
  /** Width of the map in pixels, even; the capture itself is usually finer. */
  readonly mapWidth: number;
  /** Metres along the ray to the first surface, mapWidth x mapWidth / 2; Infinity for sky. */
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

/** Says which of several captures a point on a surface belongs to, so that each surface is made of splats once. */
export interface Ownership {
  /**
   * Whether capture `own`, which sees the point, is the one to make its splat. The first capture that sees a point owns
   * it, until a later one sees it so much more finely that replacing it pays; `loyal` keeps it with the first.
   */
  owns(own: number, point: OrientedPoint, loyal: boolean): boolean;
}

/** How much finer a later capture must sample a surface to take it over. */
const TAKE_OVER = 1.5;
/** Captures overlap a little where the take-over is close, so that rounding leaves no gap between them. */
const OVERLAP = 1.1;
/** Cosine of the steepest view that still counts, about 88 degrees. */
const MIN_COSINE = 0.03;
/** A ray that comes this close to a point, as a share of the way, has met it. */
const NEARLY = 0.997;

/** Makes the ownership of captures of the renderer's world. */
export function createOwnership(captures: readonly SharingCapture[], renderer: Renderer): Ownership {
  const maps = captures.map((capture) => new Sight(capture, renderer));
  return {
    owns(own, point, loyal) {
      let owner = -1;
      let best = Infinity;
      for (let c = 0; c < maps.length; c++) {
        const sight = maps[c] as Sight;
        const spacing = sight.spacing(point);
        const gain = c === own ? TAKE_OVER / OVERLAP : owner === own ? TAKE_OVER * OVERLAP : TAKE_OVER;
        if (owner >= 0 && (loyal || best < spacing * gain)) continue;
        // To give a point away takes certainty; to leave it to an earlier capture, sight of it.
        if (c !== own && !sight.sees(point, c > own)) continue;
        owner = c;
        best = spacing;
      }
      return owner === own;
    },
  };
}

class Sight {
  private readonly table: PanoramaDirectionTable;
  private readonly pixel = new Float64Array(2);
  private readonly captureAngle: number;

  constructor(
    private readonly capture: SharingCapture,
    private readonly renderer: Renderer,
  ) {
    this.table = createPanoramaDirectionTable(capture.mapWidth);
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

  /**
   * Whether the capture has the point's surface. The four map rays around it answer where they agree. At an edge the answer
   * is no for a caller who must be certain; else a ray of its own is cast, if at least two of the four met the surface:
   * what only one of them met may be too thin for the capture as well.
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
