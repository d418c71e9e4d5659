import { WORLD_RADIUS } from '@diorama/terrain';
import type { Shoreline } from '@diorama/terrain';

/** What reaches from the bank into the water, metres: height of its deck, and how far it reaches from its middle to the land and to the water. */
const JETTIES: Readonly<Partial<Record<string, { readonly deck: number; readonly land: number; readonly water: number }>>> = {
  pier: { deck: 1.8, land: 8, water: 11 },
  dock: { deck: 2, land: 4, water: 4.2 },
};

/** Whether a kind reaches from the bank into the water. */
export const isJetty = (kind: string): boolean => JETTIES[kind] !== undefined;

/** Waters that are wide enough for a jetty. */
const WIDE: readonly Shoreline['kind'][] = ['lake', 'sea'];
/** Metres of the deck above the water, of the landward end on the bank, and of water beyond the other end. */
const ABOVE_WATER = 0.55;
const ON_BANK = 1.4;
const BEYOND = 1.2;
/** Metres to the bank at least and at most, and radians to both sides of ahead in which it is looked for, first to last. */
const NEAREST = 5.4;
const AZIMUTHS = [0.3, 0.42, 0.18, 0.56, 0.06, 0.7, 0.9, 1.1] as const;
const REACH = 70;
const STEP = 0.5;

/** Where a jetty stands: its middle, the turn of its end in the water, and metres from the water up to its foot. */
interface JettySpot {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly aboveWater: number;
}

/** What is asked for, and the water with the room around it. */
interface JettyRequest {
  readonly kind: string;
  readonly scale: number;
  /** 1 where the bank to the right of the view is tried first, -1 for the left. */
  readonly side: number;
  readonly shore: Shoreline | null;
  readonly isFree: (x: number, z: number, radius: number) => boolean;
}

/**
 * Where a jetty leads from the bank in view into the water, seen along its side; null for other things, on narrow waters, and where no bank lies in view.
 */
export function findJettySpot({ kind, scale, side, shore, isFree }: JettyRequest): JettySpot | null {
  const jetty = JETTIES[kind];
  if (jetty === undefined || shore === null || !WIDE.includes(shore.kind)) return null;
  const [land, water] = [jetty.land * scale, jetty.water * scale];
  for (const azimuth of AZIMUTHS.flatMap((angle) => [side * angle, -side * angle])) {
    const bank = findBank(shore, azimuth);
    if (bank === null || Math.hypot(bank.x, bank.z) < NEAREST) continue;
    const [dx, dz] = outwards(shore, bank.x, bank.z);
    const [x, z] = [bank.x + (land - ON_BANK) * dx, bank.z + (land - ON_BANK) * dz];
    const isWet = shore.distance(x + (water + BEYOND) * dx, z + (water + BEYOND) * dz) < -BEYOND;
    if (isWet && isFree(x, z, 2) && Math.hypot(x, z) + water < WORLD_RADIUS)
      return { x, z, turn: Math.atan2(dx, dz), aboveWater: ABOVE_WATER - jetty.deck * scale };
  }
  return null;
}

function findBank(shore: Shoreline, azimuth: number): { readonly x: number; readonly z: number } | null {
  for (let away = 2; away < REACH; away += STEP) {
    const [x, z] = [Math.sin(azimuth) * away, -Math.cos(azimuth) * away];
    if (shore.distance(x, z) < 0) return { x, z };
  }
  return null;
}

/** The direction from a bank into the water, over a few metres of it. */
function outwards(shore: Shoreline, x: number, z: number): readonly [dx: number, dz: number] {
  const reach = 4;
  const dx = shore.distance(x - reach, z) - shore.distance(x + reach, z);
  const dz = shore.distance(x, z - reach) - shore.distance(x, z + reach);
  const length = Math.hypot(dx, dz) || 1;
  return [dx / length, dz / length];
}
