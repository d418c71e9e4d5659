import type { RandomStream } from '@diorama/random';
import { getThing } from '@diorama/things';

/** A thing that stands and may carry others on its top. */
interface Host {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
}

/** A free place on a top: `lift` metres above the foot of its host. */
interface TopSpot {
  readonly x: number;
  readonly z: number;
  readonly lift: number;
}

const TRIES = 16;
/** Metres above the foot of a host of what rests at a place on it, or null where a disc does not rest there. */
export type MeasureRest<H> = (
  host: H,
  spot: { readonly x: number; readonly z: number; readonly radius: number; readonly lift: number },
) => number | null;

/** Share of a top's width and depth on which things stand. */
const USED_SHARE = 0.8;

/** Finds room for small things on the tops of others. */
export class Tops {
  private readonly taken: { readonly x: number; readonly z: number; readonly radius: number }[] = [];

  /** Keeps a disc of every top free, metres. */
  reserve(x: number, z: number, radius: number): void {
    this.taken.push({ x, z, radius });
  }

  /**
   * A free place for a disc on the highest top of one of the hosts, those first that come first; null where there is no room.
   *
   * @param measureRest measures the height of a host's surface; that of its top where left out
   */
  find<H extends Host>(hosts: readonly H[], radius: number, random: RandomStream, measureRest?: MeasureRest<H>): TopSpot | null {
    for (const host of hosts) {
      const { tops = [], plan, footprint } = getThing(host.kind);
      const [width, depth] = plan ?? [1.4 * footprint, 1.4 * footprint];
      const top = tops.length === 0 ? null : Math.max(...tops);
      const room = [width, depth].map((side) => (USED_SHARE * side * host.scale) / 2 - radius) as [number, number];
      if (top === null || Math.min(...room) < 0) continue;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const [along, across] = [random.range(-room[0], room[0]), random.range(-room[1], room[1])];
        const [c, s] = [Math.cos(host.turn), Math.sin(host.turn)];
        const spot = { x: host.x + c * along + s * across, z: host.z - s * along + c * across };
        if (this.taken.some((other) => Math.hypot(other.x - spot.x, other.z - spot.z) < other.radius + radius)) continue;
        const nominal = top * host.scale;
        const lift = measureRest === undefined ? nominal : measureRest(host, { ...spot, radius, lift: nominal });
        if (lift === null) continue;
        this.taken.push({ ...spot, radius });
        return { ...spot, lift };
      }
    }
    return null;
  }
}
