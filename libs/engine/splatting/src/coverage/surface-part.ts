/** A part of a surface that lies in one patch. The walk overwrites it from part to part. */
export interface SurfacePart {
  patch: number;
  /** Square metres; of thin surfaces those of one side. */
  area: number;
  /** Middle, metres, and unit normal; the normal of thin surfaces is zero. */
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}
