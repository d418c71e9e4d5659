import { EYE_HEIGHT } from '@diorama/world-model';

import type { ExactSurfaces, PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { resizePicture } from '../images/float-image.js';
import type { DepthHint } from './depth-hint.js';
import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';
import { SCENE_DISTANCE_MAX, estimatePanoramaLayout } from './layout.js';
import type { PanoramaLayout } from './layout.js';
import { findExactObstacles, overlayExactSurfaces } from './overlay-exact.js';
import type { EstimatedRoom } from './room.js';
import { RoomRays } from './room-box.js';
import { findBackground } from './find-background.js';

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
  /** For each pixel the column of its row whose view also hangs behind it, or -1: what a step aside would show. */
  readonly behind: Int16Array;
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
  return {
    ...shape,
    layout,
    coarse: coarse === undefined ? shape : shapeSphere(layout, { ...coarse, width: coarse.panorama.width }),
  };
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
    behind: new Int16Array(new SharedArrayBuffer(2 * width * height)),
    ...(exact === undefined ? {} : { normal: new Int8Array(new SharedArrayBuffer(3 * width * height)) }),
  };
  if (layout.room) shapeRoom(layout.room, width, shape);
  else shapeLand(layout, { width, sky }, shape);
  if (exact !== undefined) overlayExactSurfaces(shape, exact);
  findBackground(shape, width);
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
  const rays = new RoomRays(room);
  for (let at = 0; at < distance.length; at++) {
    rays.aimAtPixel(at, width);
    distance[at] = rays.distance;
    surface[at] = rays.surface;
  }
}
