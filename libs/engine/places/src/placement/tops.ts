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
/** Share of a top's width and depth on which things stand. */
const USED_SHARE = 0.8;

/** Finds room for small things on the tops of others. */
export class Tops {
  private readonly taken: { readonly x: number; readonly z: number; readonly radius: number }[] = [];

  /** Keeps a disc of every top free, metres. */
  reserve(x: number, z: number, radius: number): void {
    this.taken.push({ x, z, radius });
  }

  /** A free place for a disc on the highest top of one of the hosts, those first that come first; null where there is no room. */
  find(hosts: readonly Host[], radius: number, random: RandomStream): TopSpot | null {
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
        this.taken.push({ ...spot, radius });
        return { ...spot, lift: top * host.scale };
      }
    }
    return null;
  }
}
