import { DEPTH_WINDOW } from '@diorama/jobs';

import type { Placement } from '../cameras/picture.js';

/** A window of the sphere that a depth network is shown; radians. */
export interface DepthWindow {
  /** Clockwise from the front to the middle column. */
  readonly azimuth: number;
  /** From the horizon up to the middle row. */
  readonly elevation: number;
  /** From one pixel to the next. */
  readonly step: number;
}

/** A picture's place on the sphere, and its height over its width. */
export interface PlacedPicture {
  readonly placement: Placement;
  readonly aspect: number;
}

const RADIANS = Math.PI / 180;
/** Degrees across a window of a whole panorama, and windows around. */
const PANORAMA = { across: 137, windows: 4 } as const;
/** Degrees across a window: networks are trained on no narrower ones; a wider picture gets several. */
const NARROWEST = 38;
const WIDEST = 115;
/** Degrees that neighbouring windows of one picture have in common. */
const OVERLAP = 12;

/** The windows that show the pictures of a composition, or a panorama. */
export function layOutDepthWindows(pictures: readonly PlacedPicture[], isPano: boolean): DepthWindow[] {
  if (!isPano) return pictures.flatMap(layOutPicture);
  const step = (PANORAMA.across * RADIANS) / DEPTH_WINDOW.width;
  return Array.from({ length: PANORAMA.windows }, (_, i) => ({ azimuth: (2 * Math.PI * i) / PANORAMA.windows, elevation: 0, step }));
}

function layOutPicture({ placement, aspect }: PlacedPicture): DepthWindow[] {
  const { aside, lowest, highest } =
    placement.projection === 'perspective' ? boundFrame(placement, aspect) : boundCylinder(placement, aspect);
  const count = Math.ceil((2 * aside) / (WIDEST * RADIANS));
  const across = Math.max(NARROWEST * RADIANS, (2 * aside) / count + (count > 1 ? OVERLAP * RADIANS : 0));
  const step = Math.max(across / DEPTH_WINDOW.width, (highest - lowest) / DEPTH_WINDOW.height);
  return Array.from({ length: count }, (_, i) => ({
    azimuth: placement.azimuth * RADIANS - aside + ((2 * i + 1) * aside) / count,
    elevation: (lowest + highest) / 2,
    step,
  }));
}

/** Radians from the middle of a picture to its furthest column, and from the horizon to its lowest and highest row. */
interface Bounds {
  readonly aside: number;
  readonly lowest: number;
  readonly highest: number;
}

const EDGE_SAMPLES = 32;

function boundFrame({ horizontalFov, pitch, roll }: Placement, aspect: number): Bounds {
  const right = Math.tan((horizontalFov / 2) * RADIANS);
  const turn = { pitch: pitch * RADIANS, roll: roll * RADIANS };
  let [aside, lowest, highest] = [0, Infinity, -Infinity];
  for (let i = 0; i <= EDGE_SAMPLES; i++) {
    const along = (2 * i) / EDGE_SAMPLES - 1;
    for (const [u, v] of [
      [along, -1],
      [along, 1],
      [-1, along],
      [1, along],
    ] as const) {
      const [x, y] = [
        u * right * Math.cos(turn.roll) - v * right * aspect * Math.sin(turn.roll),
        v * right * aspect * Math.cos(turn.roll) + u * right * Math.sin(turn.roll),
      ];
      const ahead = Math.cos(turn.pitch) - y * Math.sin(turn.pitch);
      const elevation = Math.atan2(y * Math.cos(turn.pitch) + Math.sin(turn.pitch), Math.hypot(x, ahead));
      aside = Math.max(aside, Math.abs(Math.atan2(x, ahead)));
      lowest = Math.min(lowest, elevation);
      highest = Math.max(highest, elevation);
    }
  }
  return { aside, lowest, highest };
}

function boundCylinder({ horizontalFov, pitch }: Placement, aspect: number): Bounds {
  const half = Math.atan((horizontalFov * RADIANS * aspect) / 2);
  return { aside: (horizontalFov / 2) * RADIANS, lowest: pitch * RADIANS - half, highest: pitch * RADIANS + half };
}
