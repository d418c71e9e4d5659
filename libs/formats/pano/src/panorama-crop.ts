/** Part of a picture; pixels. */
export interface PanoramaCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest part of 2:1 at the centre of a picture, at whole pixels; of an odd pixel left over the left or upper side loses less.
 * A crop in width takes away the sides, so that the rest no longer goes all around; it is then taken as if it did.
 */
export function computePanoramaCrop(width: number, height: number): PanoramaCrop {
  const cropped = Math.min(height, Math.floor(width / 2));
  return { x: Math.floor((width - 2 * cropped) / 2), y: Math.floor((height - cropped) / 2), width: 2 * cropped, height: cropped };
}
