/** For pixels of a panorama `width` wide, the pixel of another one, `other` wide, in which their middle lies. */
export const mapPixels =
  (width: number, other: number) =>
  (at: number): number =>
    Math.floor(((Math.floor(at / width) + 0.5) * other) / width) * other + Math.floor((((at % width) + 0.5) * other) / width);
