import type { Renderer, Vec3 } from '@diorama/world-model';

interface SpotsRequest {
  /** How many spots beside the origin. */
  readonly count: number;
  /** Metres around the origin. */
  readonly radius: number;
  /** Height of the viewer above the ground in metres. */
  readonly eyeHeight: number;
}

/** Angle in radians between one spot and the next, so that any number of them spreads evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Metres above eye height, taken in turn: from higher up the ground is seen less flat, from below the undersides. */
const LIFTS = [0, 1.5, -0.9, 0, 2.5, -0.5] as const;
/** Where else to look when a spot is taken: nearer, then in directions to either side, radians. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;
const TURNS = [0, 0.4, -0.4, 0.9, -0.9] as const;
/** Metres that a spot keeps from every surface. */
const CLEARANCE = 0.4;
/** Deepest drop below the origin's ground, metres, that a spot follows. */
const MAX_DROP = 3;

/**
 * Places beside the origin to capture from, so that surfaces which the origin cannot see are known when the viewer steps
 * there: in the open, in sight of the origin, at different heights. The origin comes first; there may be fewer than asked.
 */
export function chooseCapturePoints(renderer: Renderer, request: SpotsRequest): Vec3[] {
  const spots: Vec3[] = [[0, 0, 0]];
  for (let i = 0; i < request.count; i++) {
    // Two thirds of the way and further: what lies behind an edge shows most from the rim.
    const reach = request.radius * Math.sqrt((2 + i / Math.max(1, request.count - 1)) / 3);
    const spot = findSpot(renderer, request, { azimuth: i * GOLDEN_ANGLE, reach, lift: LIFTS[i % LIFTS.length] as number });
    if (spot) spots.push(spot);
  }
  return spots;
}

interface Wish {
  readonly azimuth: number;
  readonly reach: number;
  readonly lift: number;
}

function findSpot(renderer: Renderer, request: SpotsRequest, wish: Wish): Vec3 | null {
  for (const turn of TURNS)
    for (const share of SHARES) {
      const azimuth = wish.azimuth + turn;
      const x = Math.sin(azimuth) * wish.reach * share;
      const z = -Math.cos(azimuth) * wish.reach * share;
      const spot = spotAt(renderer, request.eyeHeight, [x, 0, z], wish.lift);
      if (spot && isClear(renderer, spot)) return spot;
    }
  return null;
}

/** The spot at eye height plus a lift above what is below it, under the ceiling; null where it is out of sight. */
function spotAt(renderer: Renderer, eyeHeight: number, level: Vec3, lift: number): Vec3 | null {
  if (!inSight(renderer, level)) return null;
  const ground = renderer.cast(level, [0, -1, 0]);
  if (!(ground < eyeHeight + MAX_DROP)) return null;
  const room = renderer.cast(level, [0, 1, 0]);
  const wanted = level[1] - ground + eyeHeight + lift;
  // Half as much again, so that the spot still counts as clear after rounding.
  const margin = 1.5 * CLEARANCE;
  const y = Math.max(level[1] - ground + margin, Math.min(wanted, level[1] + room - margin));
  return [level[0], y, level[2]];
}

function inSight(renderer: Renderer, spot: Vec3): boolean {
  const distance = Math.hypot(...spot);
  return renderer.cast([0, 0, 0], [spot[0] / distance, spot[1] / distance, spot[2] / distance]) > distance + CLEARANCE;
}

function isClear(renderer: Renderer, spot: Vec3): boolean {
  const s = Math.SQRT1_2;
  const directions: readonly Vec3[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
    [s, 0, s],
    [s, 0, -s],
    [-s, 0, s],
    [-s, 0, -s],
    [0, 1, 0],
    [0, -1, 0],
  ];
  return inSight(renderer, spot) && directions.every((direction) => renderer.cast(spot, direction) >= CLEARANCE);
}
