import type { WritableNumbers } from '../equirect.js';

/** A square perspective view from the centre of a panorama, upright. */
export interface PerspectiveView {
  /** Radians of its centre to the right of the panorama's centre. */
  readonly azimuth: number;
  /** Radians of its centre above the horizon. */
  readonly pitch: number;
  /** Field of view across and down, radians. */
  readonly fov: number;
}

/** Views that cover a panorama, in rings around it. */
export interface ViewLayout {
  /** Views in each ring, evenly spaced. */
  readonly count: number;
  readonly fovDegrees: number;
  /** Degrees above the horizon of each ring. A ring at a pole has one view. */
  readonly pitches: readonly number[];
}

const RADIANS = Math.PI / 180;

/** The views of a layout, ring by ring. Every second ring is turned by half the distance of two views. */
export function layOutViews({ count, fovDegrees, pitches }: ViewLayout): PerspectiveView[] {
  return pitches.flatMap((pitch, ring) => {
    const views = Math.abs(pitch) >= 90 ? 1 : count;
    const turn = ring % 2 === 0 ? 0 : Math.PI / views;
    return Array.from({ length: views }, (_, i) => {
      const azimuth = (2 * Math.PI * i) / views + turn;
      return { azimuth: views === 1 ? 0 : azimuth, pitch: pitch * RADIANS, fov: fovDegrees * RADIANS };
    });
  });
}

/** Rows of the rotation from the frame of a panorama to right, up and forward of a view. */
type ViewAxes = readonly [right: Axis, up: Axis, forward: Axis];
type Axis = readonly [x: number, y: number, z: number];

/** Unit vectors of a view in the frame of the panorama: x right, y up, z back. */
export function computeViewAxes({ azimuth, pitch }: PerspectiveView): ViewAxes {
  const [sin, cos, rise, level] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(pitch), Math.cos(pitch)];
  return [
    [cos, 0, sin],
    [-sin * rise, level, cos * rise],
    [sin * level, rise, -cos * level],
  ];
}

/** Maps pixels of a view to directions. */
export interface ViewProjection {
  /** Writes the direction through a continuous column and row, of length 1 along the view's axis and longer away from it. */
  toDirection(column: number, row: number, out: WritableNumbers): void;
  /**
   * Writes column, row, and the length of the direction per unit along the view's axis. Returns a weight that falls from 1 at the
   * centre to 0 at the edge, and 0 outside of the view.
   */
  toPixel(direction: WritableNumbers, out: WritableNumbers): number;
}

/** The projection of a view that is `size` pixels wide and high. */
export function createViewProjection(
  view: PerspectiveView,
  { width, height }: { readonly width: number; readonly height: number },
): ViewProjection {
  const [right, up, forward] = computeViewAxes(view);
  const half = Math.tan(view.fov / 2);
  return {
    toDirection(column, row, out) {
      const across = ((2 * (column + 0.5)) / width - 1) * half;
      const upwards = (1 - (2 * (row + 0.5)) / height) * half;
      for (let axis = 0; axis < 3; axis++)
        out[axis] = across * (right[axis] as number) + upwards * (up[axis] as number) + (forward[axis] as number);
    },
    toPixel(direction, out) {
      const [x, y, z] = [direction[0] as number, direction[1] as number, direction[2] as number];
      const depth = x * forward[0] + y * forward[1] + z * forward[2];
      if (depth <= 0) return 0;
      const across = (x * right[0] + y * right[1] + z * right[2]) / (depth * half);
      const upwards = (x * up[0] + y * up[1] + z * up[2]) / (depth * half);
      const inside = 1 - Math.max(Math.abs(across), Math.abs(upwards));
      if (inside <= 0) return 0;
      out[0] = ((across + 1) / 2) * width - 0.5;
      out[1] = ((1 - upwards) / 2) * height - 0.5;
      out[2] = Math.sqrt(x * x + y * y + z * z) / depth;
      return inside;
    },
  };
}
