/**
 * Whether XMP calls its picture an equirectangular panorama that goes all around and from pole to pole ("Photo Sphere XMP
 * Metadata", developers.google.com/streetview/spherical-metadata); a part of one is none.
 */
export function isFullPanorama(xmp: string): boolean {
  if (property(xmp, 'ProjectionType')?.toLowerCase() !== 'equirectangular') return false;
  return isWhole(xmp, 'Width') && isWhole(xmp, 'Height');
}

/** A side that is not told to be cropped is whole. */
function isWhole(xmp: string, side: 'Width' | 'Height'): boolean {
  const full = property(xmp, `FullPano${side}Pixels`);
  const shown = property(xmp, `CroppedAreaImage${side}Pixels`);
  return full === null || shown === null || Number(full) === Number(shown);
}

/** A property of the namespace, written as an attribute or as an element. */
function property(xmp: string, name: string): string | null {
  const found = new RegExp(`GPano:${name}(?:\\s*=\\s*["']|>)\\s*([^"'<>]{1,64})`).exec(xmp);
  return found?.[1]?.trim() ?? null;
}
