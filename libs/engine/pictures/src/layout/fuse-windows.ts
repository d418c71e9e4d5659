import { DEPTH_WINDOW } from '@diorama/jobs';
import type { DepthEstimate, PanoramaDistances } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { ClosedRoom, Environment } from '../cameras/picture.js';
import { resizePicture } from '../images/float-image.js';
import { mapPixels } from '../images/map-pixels.js';
import { computeUpperMedian } from '../images/median.js';
import type { DepthWindow } from './depth-windows.js';
import { RoomRays } from './room-box.js';
import type { EstimatedRoom } from './room.js';
import { DEPTH_RANGE } from './show-windows.js';
import { SurfaceKind, sharpenDistances } from './sharpen-distances.js';

/** Input of the job `fuse-windows`. */
export interface FuseWindowsInput {
  readonly windows: readonly DepthWindow[];
  /** One for each window. */
  readonly estimates: readonly DepthEstimate[];
  readonly panorama: Raster;
  /** 1 for each pixel of the panorama that shows sky by its colours. */
  readonly sky: Uint8Array;
  /** As in `ShowWindowsInput`. */
  readonly known: Float32Array | null;
  readonly setting: Environment;
  /** The room, where its edges are seen. */
  readonly room: ClosedRoom | null;
}

/** Columns of the distances at most: about as fine as windows of pictures are. */
const WIDTH_MAX = 1_280;
/** Probabilities from which on a pixel is sky: where colours say so too, and where they do not. */
const SKY_AGREED = 0.15;
const SKY_ALONE = 0.8;
/** Share of the windows from which on a picture that was taken for a room shows the open sky, so that nothing is laid onto walls. */
const OPEN_SKY = 0.12;
/** Probability from which on a pixel is level ground. */
const GROUND = 0.5;
/**
 * Between these factors of the distance of a wall, floor or ceiling, a surface is that one: a network's distances of walls are less exact than the
 * box that edges tell. What seems further lies behind an opening.
 */
const WALL = { from: 0.72, to: 1.6 } as const;
/** Radians below the horizon between which ground tells the scale of a window, and the factors by which it may. */
const SCALE_FROM = 0.15;
const SCALE_TO = 0.9;
const SCALE_MAX = 1.35;
const SCALE_SAMPLES = 60;

const { width: WIDTH, height: HEIGHT } = DEPTH_WINDOW;

/**
 * Joins what a network estimated in windows to distances of the panorama: level ground lies at its exact distance, walls of a room are flat, and
 * edges follow those of the colours. Shared memory; NaN where the panorama's surfaces are known already.
 *
 * @throws RangeError when an estimate is of another size than a window
 */
export function fuseWindows(input: FuseWindowsInput): PanoramaDistances {
  const { windows, estimates, panorama, setting, room } = input;
  if (estimates.length !== windows.length)
    throw new RangeError(`${windows.length} windows need as many estimates, not ${estimates.length}`);
  for (const { metres, sky, ground } of estimates)
    if ([metres, sky, ground].some(({ length }) => length !== WIDTH * HEIGHT))
      throw new RangeError(
        `a depth network returns ${WIDTH * HEIGHT} values a window, not ${metres.length}, ${sky.length} and ${ground.length}`,
      );
  const width = Math.min(panorama.width, WIDTH_MAX);
  const metres = new Float32Array(new SharedArrayBuffer(2 * width * width)).fill(NaN);
  const kind = new Uint8Array(metres.length);
  const shown = windows.map((window, i) => new EstimatedWindow(window, estimates[i] as DepthEstimate));
  const look = createPanoramaLookup(input, width);
  const mean = new WindowMean();
  for (let at = 0; at < metres.length; at++) {
    if (look.isKnown(at)) continue;
    const azimuth = (2 * Math.PI * ((at % width) + 0.5)) / width - Math.PI;
    const elevation = Math.PI / 2 - (2 * Math.PI * (Math.floor(at / width) + 0.5)) / width;
    mean.reset();
    for (const window of shown) window.addTo(mean, azimuth, elevation);
    if (mean.weight === 0) continue;
    const isSky = setting === 'outdoors' && mean.sky > mean.weight * (look.isSky(at) ? SKY_AGREED : SKY_ALONE);
    const isGround = !isSky && elevation < 0 && mean.ground > GROUND * mean.weight;
    kind[at] = isSky ? SurfaceKind.Sky : isGround ? SurfaceKind.Ground : SurfaceKind.Other;
    metres[at] = isSky ? Infinity : isGround ? EYE_HEIGHT / Math.sin(-elevation) : Math.exp(mean.logarithm / mean.weight);
  }
  const { data } = resizePicture(panorama, width, width / 2);
  sharpenDistances({ width, metres, kind, color: data });
  if (setting === 'indoors' && measureSkyShare(estimates) < OPEN_SKY)
    settleOnWalls(
      metres,
      kind,
      new RoomRays(room === null ? fitWalls(metres, width) : { ...room, heading: (room.heading * Math.PI) / 180 }),
    );
  return { width, metres };
}

/** Share of the pixels of all windows that show sky. */
function measureSkyShare(estimates: readonly DepthEstimate[]): number {
  let count = 0;
  for (const { sky } of estimates) for (const probability of sky) if (probability > 0.5) count++;
  return count / (estimates.length * WIDTH * HEIGHT);
}

/** Reads the mask and the sky of a panorama at pixels of a smaller one. */
function createPanoramaLookup({ panorama, known, sky }: FuseWindowsInput, width: number) {
  const find = mapPixels(width, panorama.width);
  return {
    isKnown: (at: number): boolean => known !== null && !Number.isNaN(known[find(at)]),
    isSky: (at: number): boolean => sky[find(at)] === 1,
  };
}

/** Sums over the windows that show a direction. */
class WindowMean {
  weight = 0;
  logarithm = 0;
  sky = 0;
  ground = 0;

  reset(): void {
    this.weight = this.logarithm = this.sky = this.ground = 0;
  }
}

class EstimatedWindow {
  /** Natural logarithm of the factor that brings the ground to its height. */
  private readonly scale: number;

  constructor(
    private readonly window: DepthWindow,
    private readonly estimate: DepthEstimate,
  ) {
    this.scale = measureScale(window, estimate);
  }

  /** Adds what the window shows in a direction, weighted by how far inside it lies. */
  addTo(mean: WindowMean, azimuth: number, elevation: number): void {
    const { window, estimate } = this;
    const aside = azimuth - window.azimuth;
    const x = (aside - 2 * Math.PI * Math.round(aside / (2 * Math.PI))) / window.step + WIDTH / 2 - 0.5;
    const y = (window.elevation - elevation) / window.step + HEIGHT / 2 - 0.5;
    if (x < -0.5 || y < -0.5 || x > WIDTH - 0.5 || y > HEIGHT - 0.5) return;
    const weight = 1e-3 + Math.min(x + 0.5, WIDTH - 0.5 - x) / WIDTH;
    const read = createReader(x, y);
    mean.weight += weight;
    mean.logarithm += weight * (this.scale + read.distance(estimate.metres));
    mean.sky += weight * read.linear(estimate.sky);
    mean.ground += weight * read.linear(estimate.ground);
  }
}

/** Neighbouring pixels whose distances differ by more than this factor lie on two surfaces, and are not interpolated. */
const STEP = 1.1;

function createReader(x: number, y: number) {
  const left = Math.min(WIDTH - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(HEIGHT - 2, Math.max(0, Math.floor(y)));
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * WIDTH + left;
  const linear = (values: Float32Array): number =>
    (1 - v) * ((1 - u) * (values[at] as number) + u * (values[at + 1] as number)) +
    v * ((1 - u) * (values[at + WIDTH] as number) + u * (values[at + WIDTH + 1] as number));
  const nearest = at + (u < 0.5 ? 0 : 1) + (v < 0.5 ? 0 : WIDTH);
  return {
    linear,
    /** The logarithm of a distance: bilinear on one surface, that of the nearest pixel elsewhere. */
    distance: (values: Float32Array): number => {
      const corners = [values[at], values[at + 1], values[at + WIDTH], values[at + WIDTH + 1]] as number[];
      const isSmooth = Math.max(...corners) <= STEP * Math.min(...corners);
      return Math.log(isSmooth ? linear(values) : (values[nearest] as number));
    },
  };
}

/** By how much the ground of a window lies too high or too low, as a natural logarithm; 0 where too little of it is seen. */
function measureScale({ elevation, step }: DepthWindow, { metres, ground }: DepthEstimate): number {
  const found: number[] = [];
  for (let row = 0; row < HEIGHT; row++) {
    const below = (row + 0.5 - HEIGHT / 2) * step - elevation;
    if (below < SCALE_FROM || below > SCALE_TO) continue;
    const level = Math.log(Math.max(DEPTH_RANGE.min, EYE_HEIGHT / Math.sin(below)));
    for (let at = row * WIDTH; at < (row + 1) * WIDTH; at++)
      if ((ground[at] as number) > GROUND) found.push(level - Math.log(metres[at] as number));
  }
  if (found.length < SCALE_SAMPLES) return 0;
  const limit = Math.log(SCALE_MAX);
  return Math.min(limit, Math.max(-limit, computeUpperMedian(found) as number));
}

/** Degrees to either side of a wall's middle, and up from the horizon, in which it is looked for: furniture stands lower. */
const WALL_ASIDE = 35;
const WALL_UP = 25;
/** Share of what is seen there that lies before the wall. */
const BEFORE_WALL = 0.6;
const WALL_SAMPLES = 200;

/** The walls of a room whose edges are not seen, square to the front; infinitely far away where too little is known. */
function fitWalls(metres: Float32Array, width: number): EstimatedRoom {
  const perRow = 360 / width;
  const wall = (side: number): number => {
    const found: number[] = [];
    for (let row = Math.floor((90 - WALL_UP) / perRow); row < Math.floor(90 / perRow); row++)
      for (let aside = -WALL_ASIDE; aside <= WALL_ASIDE; aside += perRow) {
        const column = Math.floor((side + aside + 180) / perRow + width) % width;
        const distance = metres[row * width + column] as number;
        const level = distance * Math.cos(((90 - (row + 0.5) * perRow) * Math.PI) / 180) * Math.cos((aside * Math.PI) / 180);
        if (Number.isFinite(level)) found.push(level);
      }
    if (found.length < WALL_SAMPLES) return Infinity;
    return found.sort((a, b) => a - b)[Math.floor(BEFORE_WALL * found.length)] as number;
  };
  return { heading: 0, front: wall(0), right: wall(90), back: wall(180), left: wall(270), ceiling: Infinity };
}

/** Degrees above the horizon from which on walls and ceiling tell the scale of what is seen in a room, and the factors by which they may. */
const SCALE_ABOVE = 3;
const ROOM_SCALE_MAX = 2;

/** Brings a room to the scale of its walls, and lays what is about as far away as a wall onto it. Level ground stays where it is. */
function settleOnWalls(metres: Float32Array, kind: Uint8Array, rays: RoomRays): void {
  const width = Math.sqrt(2 * metres.length);
  const ratios: number[] = [];
  for (let at = 0; at < width * Math.floor(((90 - SCALE_ABOVE) * width) / 360); at++) {
    if (!Number.isFinite(metres[at])) continue;
    rays.aimAtPixel(at, width);
    if (rays.distance !== Infinity) ratios.push(rays.distance / (metres[at] as number));
  }
  const scale = Math.min(ROOM_SCALE_MAX, Math.max(1 / ROOM_SCALE_MAX, computeUpperMedian(ratios) ?? 1));
  for (let at = 0; at < metres.length; at++) {
    if (Number.isNaN(metres[at])) continue;
    const found = (kind[at] === SurfaceKind.Ground ? 1 : scale) * (metres[at] as number);
    rays.aimAtPixel(at, width);
    metres[at] = found > WALL.from * rays.distance && found < WALL.to * rays.distance ? rays.distance : found;
  }
}
