import { LIMITS } from '../limits.js';

/** A picture as it is seen, in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a picture has the shape of a panorama: twice as wide as high, within 1 %. */
export const hasPanoramaAspectRatio = ({ width, height }: PictureSize): boolean =>
  Math.abs(width - 2 * height) <= LIMITS.panoramaTolerance * 2 * height;

/** Why nobody could make a place of a picture of this size, as the end of a sentence about it; null where one could. */
export function findPictureSizeError({ width, height }: PictureSize): string | null {
  if (!(Math.min(width, height) >= LIMITS.pictureSideMin)) return `is smaller than ${LIMITS.pictureSideMin} pixels`;
  if (width > LIMITS.pictureWidest * height || height > LIMITS.pictureHighest * width) return 'is too long and thin to be a view';
  return null;
}
