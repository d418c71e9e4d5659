/** Bounds of a body that walks, metres; the slope in radians. */
export interface Walker {
  readonly radius: number;
  readonly step: number;
  readonly drop: number;
  readonly slope: number;
  readonly wade: number;
  readonly height: number;
}

/** Who walks: the bounds within which an eye can come to stand somewhere, metres. They are those of the viewer's walking mode. */
export const WALKER: Walker = {
  radius: 0.25,
  /** Highest step up. */
  step: 0.35,
  /** Deepest drop that is followed. */
  drop: 3,
  /** Steepest slope that is climbed, radians. */
  slope: (50 * Math.PI) / 180,
  /** Deepest water that is waded through. */
  wade: 0.4,
  /** Height of the body above the feet. */
  height: 1.75,
};
