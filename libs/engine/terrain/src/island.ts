import { createRandomStream, fbm2, hashStreamName } from '@diorama/random';

/** The outline of an island in the sea, seen from the inner shore of its bay. */
interface Island {
  /** Metres from the water's edge, negative in the water. */
  readonly distance: (x: number, z: number) => number;
  /** Height of its mountain over a place, 0 to 1. */
  readonly mountain: (x: number, z: number) => number;
}

/** Radius of the island and of the lagoon that its arms enclose, metres. */
const BODY = 80;
const LAGOON = 42;
/** How far the island's middle lies behind the viewer. */
const BEHIND = 40;

/**
 * A round island with a bite out of it. The viewer stands where the bite is deepest and looks along the beach, past one
 * arm of the bay and over the open water on the other side, where two islets lie; the mountain rises above the arm.
 */
export function createIsland(seed: number): Island {
  const random = createRandomStream(seed, hashStreamName('island'));
  const side = random.pick([-1, 1]);
  const bearing = side * random.range(0.6, 0.85);
  const [outX, outZ] = [Math.sin(bearing), -Math.cos(bearing)];
  const lagoon = LAGOON + random.range(9.5, 11.5);
  const islets = [
    islet({ angle: bearing - side * random.range(0.2, 0.4), away: random.range(92, 112), radius: random.range(14, 19) }),
    islet({ angle: bearing + side * random.range(0.35, 0.8), away: random.range(100, 125), radius: random.range(11, 16) }),
  ];
  const radius = random.range(47, 55);
  const peak = islet({ angle: bearing - side * random.range(1.25, 1.5), away: radius + random.range(30, 36), radius });
  return {
    distance: (x, z) => {
      const body = BODY - Math.hypot(x + outX * BEHIND, z + outZ * BEHIND);
      const bay = Math.hypot(x - outX * lagoon, z - outZ * lagoon) - LAGOON;
      const rough = 8 * fbm2(seed + 73, x / 30, z / 30, 4) * Math.min(1, 0.12 + Math.hypot(x, z) / 55);
      return Math.max(Math.min(body, bay), peak(x, z), ...islets.map((disc) => disc(x, z))) + rough;
    },
    mountain: (x, z) => Math.max(0, peak(x, z)) / radius,
  };
}

/** Metres inside a disc at a bearing from the viewer. */
function islet({ angle, away, radius }: { angle: number; away: number; radius: number }): (x: number, z: number) => number {
  const [cx, cz] = [Math.sin(angle) * away, -Math.cos(angle) * away];
  return (x, z) => radius - Math.hypot(x - cx, z - cz);
}
