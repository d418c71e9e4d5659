import { EYE_HEIGHT } from '@diorama/world-model';

import type { ExactSurfaces, PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { resizePicture } from '../images/float-image.js';
import type { DepthHint } from './depth-hint.js';
import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';
import { SCENE_DISTANCE_MAX, estimatePanoramaLayout } from './layout.js';
import type { PanoramaLayout } from './layout.js';
import { findExactObstacles, overlayExactSurfaces } from './overlay-exact.js';
import type { EstimatedRoom } from './room.js';

/** Input of the job `shape-panorama`. */
export interface ShapePanoramaInput extends PaintedSphere {
  readonly composition: PictureComposition;
  /** Distances of the panorama from elsewhere, if any. */
  readonly depth?: DepthHint | null;
  /** The same panorama with fewer pixels, to be shaped as well. */
  readonly coarse?: PaintedSphere;
}

/** How far everything in a panorama is; arrays over shared memory, since every later job reads them. */
export interface PanoramaDepthMaps {
  /** Metres along the ray, Infinity for sky; one a pixel. */
  readonly distance: Float32Array;
  /** Which surface each pixel shows; see SURFACE. */
  readonly surface: Uint16Array;
  /** Unit normals towards the viewer as signed bytes, three a pixel, where surfaces are known; left out where none is. */
  readonly normal?: Int8Array;
  /** For each column the column whose view also hangs behind what stands there, or -1: what a step aside would show. */
  readonly behind: Int32Array;
  /** Radians clockwise from the front to the front wall of a room; 0 in the open. */
  readonly heading: number;
}

/** What `shape-panorama` gives. */
export interface ShapedPanorama extends PanoramaDepthMaps {
  readonly layout: PanoramaLayout;
  /** The shape of the coarse panorama; the same as of the panorama if none was given. */
  readonly coarse: PanoramaDepthMaps;
}

/** Width of the copy that the shape is read from. */
const LAYOUT_WIDTH = 512;
/** Metres that the viewer may step aside, and the widest strip that is hung behind an edge, radians. */
const ASIDE = 1.2;
const WIDEST_BEHIND = 0.4;

/** Reads the shape of a panorama and gives every pixel its distance. */
export function estimatePanoramaShape({ composition, panorama, sky, exact, depth = null, coarse }: ShapePanoramaInput): ShapedPanorama {
  const { width, height } = panorama;
  const small = resizePicture(panorama, Math.min(width, LAYOUT_WIDTH), Math.min(width, LAYOUT_WIDTH) / 2);
  const skyAt = (pixel: number): boolean => {
    const column = Math.floor((((pixel % small.width) + 0.5) * width) / small.width);
    const row = Math.floor(((Math.floor(pixel / small.width) + 0.5) * height) / small.height);
    return sky[row * width + column] === 1;
  };
  const { setting, room: plan = null } = composition;
  const obstacles = exact === undefined ? null : findExactObstacles(exact, small.width);
  const layout = estimatePanoramaLayout({ image: small, sky: skyAt, setting, plan, depth, obstacles });
  const shape = shapeSphere(layout, { width, sky, exact });
  return { ...shape, layout, coarse: coarse === undefined ? shape : shapeSphere(layout, { ...coarse, width: coarse.panorama.width }) };
}

interface SphereToShape {
  readonly width: number;
  readonly sky: Uint8Array;
  readonly exact?: ExactSurfaces | undefined;
}

function shapeSphere(layout: PanoramaLayout, { width, sky, exact }: SphereToShape): PanoramaDepthMaps {
  const height = width / 2;
  const shape: PanoramaDepthMaps = {
    distance: new Float32Array(new SharedArrayBuffer(4 * width * height)),
    surface: new Uint16Array(new SharedArrayBuffer(2 * width * height)),
    heading: layout.room?.heading ?? 0,
    behind: layout.room ? nothingBehind(width) : hangBehind(layout, width),
    ...(exact === undefined ? {} : { normal: new Int8Array(new SharedArrayBuffer(3 * width * height)) }),
  };
  if (layout.room) shapeRoom(layout.room, width, shape);
  else shapeLand(layout, { width, sky }, shape);
  if (exact !== undefined) overlayExactSurfaces(shape, exact);
  return shape;
}

/** The column of the layout that a column of the panorama belongs to, and the metres to what stands there. */
function readColumn({ columns, distance, thing }: PanoramaLayout, column: number, width: number): { metres: number; thing: number } {
  const place = ((column + 0.5) * columns) / width - 0.5;
  const own = Math.round(place) % columns;
  const beside = (own + (place > Math.round(place) ? 1 : -1) + columns) % columns;
  const metres = distance[own] as number;
  const share = thing[beside] === thing[own] ? Math.abs(place - Math.round(place)) : 0;
  return { metres: metres + ((distance[beside] as number) - metres) * share, thing: thing[own] as number };
}

function shapeLand(
  layout: PanoramaLayout,
  { width, sky }: { readonly width: number; readonly sky: Uint8Array },
  { distance, surface }: PanoramaDepthMaps,
): void {
  const height = width / 2;
  for (let column = 0; column < width; column++) {
    const { metres, thing } = readColumn(layout, column, width);
    for (let row = 0; row < height; row++) {
      const at = row * width + column;
      if (sky[at] === 1) {
        distance[at] = Infinity;
        continue;
      }
      const latitude = Math.PI / 2 - (Math.PI * (row + 0.5)) / height;
      const isGround = -Math.tan(latitude) * metres > EYE_HEIGHT;
      // Land up to the zenith is a crown overhead, not a tower without end.
      distance[at] = isGround ? EYE_HEIGHT / Math.sin(-latitude) : Math.min(metres / Math.cos(latitude), 2 * SCENE_DISTANCE_MAX);
      surface[at] = isGround ? LAYOUT_SURFACE_CLASSES.ground : LAYOUT_SURFACE_CLASSES.thing + thing;
    }
  }
}

function shapeRoom(room: EstimatedRoom, width: number, { distance, surface }: PanoramaDepthMaps): void {
  const height = width / 2;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const azimuth = (2 * Math.PI * (column + 0.5)) / width - Math.PI - room.heading;
      const latitude = Math.PI / 2 - (Math.PI * (row + 0.5)) / height;
      const x = Math.sin(azimuth) * Math.cos(latitude);
      const z = -Math.cos(azimuth) * Math.cos(latitude);
      const y = Math.sin(latitude);
      const aside = x > 0 ? room.right / x : room.left / -x;
      const ahead = z > 0 ? room.back / z : room.front / -z;
      const upright = y > 0 ? room.ceiling / y : EYE_HEIGHT / -y;
      const at = row * width + column;
      distance[at] = Math.min(aside, ahead, upright);
      if (upright <= aside && upright <= ahead) surface[at] = y > 0 ? LAYOUT_SURFACE_CLASSES.ceiling : LAYOUT_SURFACE_CLASSES.ground;
      else if (aside <= ahead) surface[at] = x > 0 ? LAYOUT_SURFACE_CLASSES.right : LAYOUT_SURFACE_CLASSES.left;
      else surface[at] = z > 0 ? LAYOUT_SURFACE_CLASSES.back : LAYOUT_SURFACE_CLASSES.front;
    }
}

/** Shared, for many jobs read it. */
const nothingBehind = (width: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * width)).fill(-1);

/** For the columns of near things beside their edges, the column mirrored at the edge: what is further goes on behind them. */
function hangBehind(layout: PanoramaLayout, width: number): Int32Array {
  const behind = nothingBehind(width);
  const columns = Array.from({ length: width }, (_, column) => readColumn(layout, column, width));
  const nearest = new Float64Array(width).fill(Infinity);
  for (let edge = 0; edge < width; edge++) {
    const [before, after] = [columns[edge], columns[(edge + 1) % width]];
    if (!before || !after || before.thing === after.thing) continue;
    const [near, far] = before.metres < after.metres ? [before.metres, after.metres] : [after.metres, before.metres];
    const reach = Math.min(WIDEST_BEHIND, Math.atan(ASIDE / near) - Math.atan(ASIDE / far));
    const side = before.metres < after.metres ? -1 : 1;
    const start = side < 0 ? edge : edge + 1;
    for (let k = 0; k < (reach * width) / (2 * Math.PI); k++) {
      const column = (start + side * k + width) % width;
      const metres = columns[column]?.metres ?? 0;
      if (metres >= far || k >= (nearest[column] as number)) continue;
      nearest[column] = k;
      behind[column] = (edge + (side < 0 ? 1 + k : -k) + 2 * width) % width;
    }
  }
  return behind;
}
