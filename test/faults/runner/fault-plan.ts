import { createRandomStream } from '@diorama/random';

export const PARTS = [
  'gateway',
  'world',
  'media',
  'signing',
  'egress',
  'worker-orchestration',
  'worker-generation',
  'temporal',
  'postgres',
] as const;

/** Between a part and those who call it; the gateway's callers are clients, the receiver's is `egress`. */
export const LINKS = [
  'gateway',
  'worldGrpc',
  'mediaGrpc',
  'mediaHttp',
  'signingGrpc',
  'egressGrpc',
  'postgres',
  'temporal',
  'receiver',
] as const;

export type Part = (typeof PARTS)[number];
export type Link = (typeof LINKS)[number];

/** Something that goes wrong, for so long, and how long there is peace before it. */
export type Fault = (
  | { readonly kind: 'kill' | 'stop'; readonly at: Part }
  | { readonly kind: 'cut' | 'stall'; readonly at: Link }
  | { readonly kind: 'fill'; readonly at: 'disk' }
) & { readonly forMs: number; readonly peaceMs: number };

export interface FaultPlanOptions {
  readonly count: number;
  readonly seed: number;
  /** Whether there is a disk that may be filled. */
  readonly hasDisk: boolean;
}

/** The disk fills so often while each part dies once: it is one of many, and the worst. */
const FILLS = 3;
const PEACE_MS = [300, 2_500] as const;
const SHORT_MS = [200, 5_000] as const;
/** One in so many stops and stalls lasts longer than heartbeats, leases and keepalives bear. */
const LONG_EVERY = 10;
const LONG_MS = [25_000, 35_000] as const;

/** Each kind of fault at each part once, in an order that is drawn, then once more; equal for equal seeds. */
export function planFaults({ count, seed, hasDisk }: FaultPlanOptions): Fault[] {
  const random = createRandomStream(seed, 0);
  const kinds = [
    ...PARTS.flatMap((at) => [{ kind: 'kill', at } as const, { kind: 'stop', at } as const]),
    ...LINKS.flatMap((at) => [{ kind: 'cut', at } as const, { kind: 'stall', at } as const]),
    ...Array.from({ length: hasDisk ? FILLS : 0 }, () => ({ kind: 'fill', at: 'disk' }) as const),
  ];
  const faults: Fault[] = [];
  let lasting = 0;
  while (faults.length < count) {
    const round = kinds.map((fault) => ({ fault, order: random.next() })).toSorted((a, b) => a.order - b.order);
    for (const { fault } of round) {
      const mayLast = fault.kind === 'stop' || fault.kind === 'stall';
      const isLong = mayLast && ++lasting % LONG_EVERY === 0;
      const [least, most] = isLong ? LONG_MS : SHORT_MS;
      const forMs = fault.kind === 'kill' ? 0 : random.range(least, most);
      faults.push({ ...fault, forMs: Math.round(forMs), peaceMs: Math.round(random.range(...PEACE_MS)) });
    }
  }
  return faults.slice(0, count);
}
