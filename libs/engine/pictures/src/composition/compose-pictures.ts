import { hasPanoramaAspectRatio, findPictureSizeError } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { describeScene } from '@diorama/scene';
import { computeLuminance } from '@diorama/world-model';

import { isEquirectangular } from '../cameras/equirectangular.js';
import type { Horizon } from '../cameras/horizon.js';
import { UnusablePictureError } from '../cameras/picture.js';
import type {
  Color,
  Picture,
  PictureComposition,
  PictureRequest,
  Placement,
  RoomBox,
  Environment,
  Surroundings,
} from '../cameras/picture.js';
import { computeCameraLeveling, distributeAzimuths, normalizeDegrees } from '../cameras/camera-placement.js';
import { hasRightAngles, isPoseReliable } from '../cameras/camera-tilt.js';
import { isSkyBluish, estimateHorizon, analysePicture } from '../cameras/analyse-picture.js';
import type { AnalysedPicture } from '../cameras/analyse-picture.js';
import { closeRoom } from '../layout/room.js';
import { computeMedian } from '../images/median.js';
import { describePictures } from './describe-pictures.js';
import { composeSurroundings } from '../surroundings/compose-surroundings.js';
import { readPlace } from '../surroundings/read-place.js';
import { parsePromptHints } from './prompt-hints.js';

/** What an upright film of a whole circle is cut into. */
const MOST_PICTURES = 13;
/** Degrees by which a guessed horizon may differ from the others' of its set. */
const MOST_STRAY = 3;
/** Degrees that a camera is taken to look up or down where only a hidden horizon was guessed: most are held level. */
const MOST_GUESSED = 6;
/** Degrees of the ring that must be left open before it is worth saying so. */
const GAP = 2;

/**
 * Looks at the pictures and settles where each lies around the viewer, how high its horizon is and what they show. Throws an
 * UnusablePictureError for a picture that cannot be used, and a RangeError for none or more than thirteen.
 */
export function composePictures(request: PictureRequest): PictureComposition {
  const { pictures } = request;
  if (pictures.length < 1 || pictures.length > MOST_PICTURES)
    throw new RangeError(`a world needs 1 to ${MOST_PICTURES} pictures, not ${pictures.length}`);
  const isPano = decidePano(request);
  for (const [i, picture] of pictures.entries()) checkPicture(picture, i);
  const hints = parsePromptHints(request.prompt);
  const views = pictures.map((picture) => analysePicture(picture, isPano, hints.setting));
  const setting = hints.setting ?? settingOf(views);
  const placements = placeViews(request, views, setting);
  const seen = setting === 'indoors' ? roomAround(views, placements) : null;
  const room = seen && closeRoom(seen);
  const isPlaceNamed = hints.setting !== null;
  // A panorama is taken whole, with whatever lies above.
  const surroundings = isPano
    ? null
    : composeSurroundings({ views, placements, setting, room, isPlaceNamed, prompt: request.prompt, seed: request.seed >>> 0 });
  return {
    version: 1,
    seed: request.seed >>> 0,
    isPano,
    ...(request.isGenerated === true ? { isGenerated: true } : {}),
    setting,
    placements,
    ...(room === null ? {} : { room }),
    ...(surroundings === null ? {} : { surroundings }),
    caption: describePictures(views, setting, isPano),
    notRepresented: notes({
      placements,
      surroundings,
      hasSky: setting === 'indoors' || views.some((view) => view.hasSky),
      prompt: request.isGenerated === true ? '' : request.prompt,
    }),
  };
}

function decidePano({ pictures, isPano }: PictureRequest): boolean {
  const [first] = pictures;
  if (isPano === false || !first || pictures.length > 1) return false;
  if (isPano === 'auto') return hasPanoramaAspectRatio(first.raster) && (first.isPanorama === true || isEquirectangular(first.raster));
  if (!hasPanoramaAspectRatio(first.raster)) throw new UnusablePictureError(0, 'is not twice as wide as high, as a panorama must be');
  return true;
}

function checkPicture({ raster }: Picture, index: number): void {
  const fault = findPictureSizeError(raster);
  if (fault !== null) throw new UnusablePictureError(index, fault);
  if (raster.data.length !== 3 * raster.width * raster.height) throw new UnusablePictureError(index, 'does not have three bytes a pixel');
}

/**
 * Under a roof where no picture shows the sky and what they show is built at right angles, or dark as a cave, unless it is
 * green; a warm sky in one of many may be a ceiling.
 */
function settingOf(views: readonly AnalysedPicture[]): Environment {
  if (views.some(isSkyBluish) || 2 * views.filter((view) => view.hasSky).length >= views.length) return 'outdoors';
  const roofed = views.filter((view) => {
    const {
      upright,
      bands: { sky, middle, foreground },
    } = view;
    const [r, g, b] = foreground ?? middle ?? [0, 0, 0];
    if (g > 1.06 * r && g > 1.15 * b) return false;
    // Straight edges bend in a panorama, so there the colours alone have the say.
    if (!view.hasSky && isBare(view)) return true;
    return upright === null || hasRightAngles(upright) || [sky, middle].every((color) => color === null || isDark(color));
  });
  return 2 * roofed.length >= views.length ? 'indoors' : 'outdoors';
}

/** Oklab: a ceiling is not bluer than this. */
const BLUE = -0.03;

/** Whether hardly anything of a view is green, nor blue above. */
function isBare(view: AnalysedPicture): boolean {
  const { ground, stands, top } = readPlace([view], []);
  return ground.green + stands.green < 0.06 && (top?.[2] ?? 0) > BLUE;
}

/** Darker than a day's shade, encoded. */
const DARK = 0.25;
const isDark = (color: Color): boolean => computeLuminance(...color) < DARK;

function placeViews({ pictures }: PictureRequest, views: readonly AnalysedPicture[], setting: Environment): Placement[] {
  const [first] = pictures;
  // A single picture is what the world begins with, so it lies at the front.
  const azimuths = pictures.length === 1 && first ? [0] : distributeAzimuths(pictures.map(({ azimuth }) => azimuth));
  const horizons = views.map(estimateHorizon);
  const cameras = views.map((view, i) => heldCamera(view, horizons[i]));
  const usual = computeMedian(cameras.map(({ pitch }) => pitch));
  return views.map((view, i) => {
    const { pitch, roll, isSure } = cameras[i] as HeldCamera;
    // Who turns around to take pictures holds the camera alike: a horizon that was only guessed must not stray far.
    const steady = isSure ? pitch : Math.min(usual + MOST_STRAY, Math.max(usual - MOST_STRAY, pitch));
    const showsSky = view.hasSky && setting === 'outdoors';
    return { ...view.lens, azimuth: azimuths[i] as number, pitch: steady, roll, showsSky };
  });
}

interface HeldCamera {
  readonly pitch: number;
  readonly roll: number;
  /** Whether it was seen, and not only guessed. */
  readonly isSure: boolean;
}

/** Straight edges of what stands tell more than a skyline. */
function heldCamera({ image, lens, upright }: AnalysedPicture, horizon: Horizon | undefined): HeldCamera {
  if (upright && isPoseReliable(upright)) return { pitch: upright.pitch, roll: upright.roll, isSure: true };
  const guess = horizon ?? { row: (image.height - 1) / 2, slope: 0, seen: false };
  const { pitch, roll } = computeCameraLeveling(image, lens, guess);
  return { pitch: guess.seen ? pitch : Math.min(MOST_GUESSED, Math.max(-MOST_GUESSED, pitch)), roll, isSure: guess.seen };
}

/** The room that the picture with most upright edges tells of, turned to the front. */
function roomAround(views: readonly AnalysedPicture[], placements: readonly Placement[]): RoomBox | null {
  let best: { plan: RoomBox; azimuth: number; vertical: number } | null = null;
  for (const [i, { room, upright }] of views.entries()) {
    if (!room || !upright || upright.vertical <= (best?.vertical ?? 0)) continue;
    best = { plan: room, azimuth: placements[i]?.azimuth ?? 0, vertical: upright.vertical };
  }
  if (!best) return null;
  const { heading, front, right, back, left, ceiling } = best.plan;
  const quarters = Math.round((heading + best.azimuth) / 90);
  const walls = [front, right, back, left];
  const at = (side: number): number | null => walls[(((side - quarters) % 4) + 4) % 4] ?? null;
  return { heading: heading + best.azimuth - 90 * quarters, front: at(0), right: at(1), back: at(2), left: at(3), ceiling };
}

interface Invented {
  readonly placements: readonly Placement[];
  /** Null for a panorama. */
  readonly surroundings: Surroundings | null;
  /** Whether a sky is seen, or none is needed. */
  readonly hasSky: boolean;
  readonly prompt: string;
}

/** What the world shows that no picture does. */
function notes({ placements, surroundings, hasSky, prompt }: Invented): string[] {
  const said: string[] = [];
  if (surroundings !== null) {
    const what = describeInvented(surroundings.scene);
    if (placements.length > 1 && widestGap(placements) <= GAP) said.push(`what lies above and below the pictures was invented (${what})`);
    else
      said.push(
        placements.length === 1 ? `the rest of the place, ${what}, was invented` : `what lies between the pictures, ${what}, was invented`,
      );
    if (!hasSky) said.push('the sky was invented, because no picture shows it');
  }
  if (prompt.trim() !== '') said.push('the text prompt affected only what the pictures do not show');
  said.push('distances were estimated', 'hidden surfaces were filled with the colours around them');
  return said;
}

/** The scene in words that fit into a sentence. */
function describeInvented(scene: Scene): string {
  const words = describeScene({ ...scene, objects: [], without: [] }).replace(/[.]$/, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Degrees of the widest arc that no picture covers. */
function widestGap(placements: readonly Placement[]): number {
  const arcs = placements.map(({ azimuth, horizontalFov }) => ({
    start: normalizeDegrees(azimuth - horizontalFov / 2),
    length: horizontalFov,
  }));
  const sorted = arcs.toSorted((a, b) => a.start - b.start);
  const origin = sorted[0]?.start ?? 0;
  let [reached, widest] = [origin, 0];
  for (const { start, length } of [...sorted, { start: origin + 360, length: 0 }]) {
    widest = Math.max(widest, start - reached);
    reached = Math.max(reached, start + length);
  }
  return widest;
}
