import { readExifLens } from './exif.js';
import type { ExifLens } from './exif.js';
import { PictureError } from './picture-error.js';
import { detectPictureFormat } from './picture-format.js';
import { sharp } from './vips.js';
import { isFullPanorama } from './xmp-panorama.js';

/** What a file says of how its picture was taken. */
export interface CameraMetadata {
  /** Degrees across the upright picture; null where the file does not tell. */
  readonly horizontalFov: number | null;
  /** Whether it says to be a whole equirectangular panorama. */
  readonly isPanorama: boolean;
}

/** Half the diagonal of a 35 mm frame: what an equivalent focal length is told for (CIPA DCG-001). */
const HALF_DIAGONAL = Math.hypot(36, 24) / 2;
/** The sides of a picture that was not cropped have the proportion they were taken with, within this. */
const SAME_SHAPE = 0.02;

/**
 * Reads EXIF and XMP of a JPEG, PNG, WebP or AVIF.
 *
 * @throws PictureError for other content and damaged pictures
 */
export async function readCameraMetadata(bytes: Uint8Array): Promise<CameraMetadata> {
  const format = detectPictureFormat(bytes);
  if (format === null || format === 'exr') throw new PictureError('it is neither JPEG, PNG, WebP nor AVIF');
  const { width, height, orientation, exif, xmp } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('the picture is damaged or incomplete', { cause: error });
    });
  const lens = exif === undefined ? null : readExifLens(exif);
  return {
    horizontalFov: lens && fieldOfView(lens, { width, height, isTurned: (orientation ?? 1) > 4 }),
    isPanorama: xmp !== undefined && isFullPanorama(xmp.toString('utf8')),
  };
}

interface Shape {
  /** Pixels as they are stored. */
  readonly width: number;
  readonly height: number;
  /** Whether it is shown with its sides exchanged. */
  readonly isTurned: boolean;
}

/** Degrees across the upright picture; null for a cropped picture, for its lens saw more than it shows. */
function fieldOfView(lens: ExifLens, { width, height, isTurned }: Shape): number | null {
  const taken = lens.width !== null && lens.height !== null ? lens.width / lens.height : width / height;
  // Some cameras write the size of the upright picture.
  const [wide, high] = [Math.abs(Math.log(taken / (width / height))), Math.abs(Math.log((taken * width) / height))];
  if (Math.min(wide, high) > SAME_SHAPE) return null;
  const across = isTurned ? height : width;
  const half = across / 2 / focalPixels(lens, Math.max(width, height), Math.hypot(width, height));
  return Number.isNaN(half) ? null : (2 * Math.atan(half) * 180) / Math.PI;
}

/** Focal length in pixels of the stored picture, NaN where nothing is known of it. */
function focalPixels(lens: ExifLens, longSide: number, diagonal: number): number {
  if (lens.focalLength35 !== null) return ((diagonal / 2) * lens.focalLength35) / HALF_DIAGONAL;
  if (lens.focalLength === null || lens.pixelsPerMillimetre === null) return Number.NaN;
  const takenLong = Math.max(lens.width ?? 0, lens.height ?? 0);
  // A picture that was made smaller has fewer pixels on the same sensor.
  const shrunk = takenLong === 0 ? 1 : longSide / takenLong;
  return lens.focalLength * lens.pixelsPerMillimetre * shrunk;
}
