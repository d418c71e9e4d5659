import type { Clock } from './clock.js';
import { SemaphoreFullError } from './permit.js';
import type { PermitShare, SemaphorePermit, RevocablePermitOwner } from './permit.js';
import { chooseRevocableShares } from './revocable-holdings.js';

export interface KeyedSemaphoreOptions {
  /** The total of all keys. Infinity when only each key is limited. */
  readonly permits: number;
  /** The most that one key holds. Unlimited when absent. */
  readonly perKey?: number;
  /** The most that one group holds. Unlimited when absent. */
  readonly perGroup?: number;
  /** The most that one key holds and awaits together. A request beyond it is rejected at once. Unlimited when absent. */
  readonly demandPerKey?: number;
  /** Lets a request that has waited `afterMs` take permits from keys that hold more. Without it, no permit is revoked. */
  readonly preempt?: { readonly clock: Clock; readonly afterMs: number };
}

export interface PermitRequest {
  /** 1 when absent. An amount above the limit of one key counts as that limit. */
  readonly amount?: number;
  /** A second dimension, limited by `perGroup`. */
  readonly group?: string;
  /** Cancels the wait. */
  readonly signal?: AbortSignal | undefined;
  /** Makes the permit revocable. */
  readonly holder?: RevocablePermitOwner;
}

interface Waiting extends PermitShare {
  readonly grant: () => void;
}

interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (permit: SemaphorePermit) => void;
  readonly reject: (reason: Error) => void;
}

/** The service history is pruned above this number of keys. */
const REMEMBERED_KEYS = 1_024;

/**
 * Shares a number of permits, say slots or bytes, fairly among keys, say accounts. The waiting key that holds the least comes first; of
 * keys that hold the same, the one served the least recently (start-time fair queueing); of one key, the request that came first,
 * whatever its amount. A key cannot delay others by asking for much or by asking often.
 *
 * With `preempt`, a request that waits too long takes permits from keys that would still hold more than its own key afterwards, and from
 * holders that are overdue.
 */
export class KeyedSemaphore {
  private free: number;
  private readonly queue: Waiting[] = [];
  private readonly holdings = new Set<PermitShare>();
  private readonly held = new Map<string | symbol, number>();
  private readonly heldInGroups = new Map<string, number>();
  /** The virtual time until which each key has been served, and the virtual time of the last grant. */
  private readonly servedUntil = new Map<string | symbol, number>();
  private virtualTime = 0;

  constructor(private readonly options: KeyedSemaphoreOptions) {
    this.free = options.permits;
  }

  /**
   * Waits for a permit.
   *
   * @param key null if unknown; the request then counts as a separate key
   * @throws SemaphoreFullError beyond `demandPerKey`; the reason of `signal` when that is aborted before the permit is granted
   */
  acquire(key: string | null, { amount = 1, group, signal, holder }: PermitRequest = {}): Promise<SemaphorePermit> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const wanted: PermitShare = { key: key ?? Symbol('unknown'), group, amount: this.capped(amount), holder };
      const demand = this.heldBy(wanted.key) + sum(this.queue.filter((one) => one.key === wanted.key));
      const { demandPerKey = Infinity } = this.options;
      if (demand + wanted.amount > demandPerKey) throw new SemaphoreFullError(demandPerKey);
      this.enqueue(wanted, { signal, resolve, reject });
    });
  }

  /** @returns null when a permit is not available at once */
  tryAcquire(key: string, { amount = 1, group, holder }: Omit<PermitRequest, 'signal'> = {}): SemaphorePermit | null {
    const wanted: PermitShare = { key, group, amount: this.capped(amount), holder };
    return this.queue.some((waiting) => this.isWithinLimits(waiting)) || wanted.amount > this.free || !this.isWithinLimits(wanted)
      ? null
      : this.hold(wanted);
  }

  /** The amount that a key holds. */
  heldBy(key: string | symbol): number {
    return this.held.get(key) ?? 0;
  }

  /** The number of permits in use. */
  get running(): number {
    return this.holdings.size;
  }

  /** The number of requests that wait. */
  get waiting(): number {
    return this.queue.length;
  }

  private capped(amount: number): number {
    const { permits, perKey = Infinity, perGroup = Infinity } = this.options;
    return Math.min(amount, permits, perKey, perGroup);
  }

  private isWithinLimits({ key, group, amount }: PermitShare): boolean {
    const { perKey = Infinity, perGroup = Infinity } = this.options;
    return this.heldBy(key) + amount <= perKey && (group === undefined || this.heldInGroup(group) + amount <= perGroup);
  }

  private heldInGroup(group: string): number {
    return this.heldInGroups.get(group) ?? 0;
  }

  private enqueue(wanted: PermitShare, { signal, resolve, reject }: Waiter): void {
    let cancelPreemption: () => void = () => undefined;
    const leave = (): void => {
      cancelPreemption();
      this.queue.splice(this.queue.indexOf(waiting), 1);
      this.admit(); // a smaller request may fit now
      reject(signal?.reason as Error);
    };
    const waiting: Waiting = {
      ...wanted,
      grant: () => {
        cancelPreemption();
        signal?.removeEventListener('abort', leave);
        resolve(this.hold(wanted));
      },
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.queue.push(waiting);
    this.admit();
    if (this.queue.includes(waiting)) cancelPreemption = this.preemptLater(waiting);
  }

  private hold(holding: PermitShare): SemaphorePermit {
    const { key, group, amount } = holding;
    this.holdings.add(holding);
    this.free -= amount;
    this.held.set(key, this.heldBy(key) + amount);
    if (group !== undefined) this.heldInGroups.set(group, this.heldInGroup(group) + amount);
    this.virtualTime = this.startOf(key);
    if (typeof key === 'string') this.servedUntil.set(key, this.virtualTime + 1); // a symbol does not come back
    if (this.servedUntil.size > REMEMBERED_KEYS) this.forgetIdleKeys();
    return { release: () => void (this.release(holding) && this.admit()) };
  }

  private release(holding: PermitShare): boolean {
    if (!this.holdings.delete(holding)) return false; // released or revoked before
    const { key, group, amount } = holding;
    this.free += amount;
    setOrDelete(this.held, key, this.heldBy(key) - amount);
    if (group !== undefined) setOrDelete(this.heldInGroups, group, this.heldInGroup(group) - amount);
    if (this.holdings.size === 0 && this.queue.length === 0) this.servedUntil.clear(); // the end of a busy period
    return true;
  }

  private admit(): void {
    for (let next = this.next(); next !== null && next.amount <= this.free; next = this.next()) {
      this.queue.splice(this.queue.indexOf(next), 1);
      next.grant();
    }
  }

  private next(): Waiting | null {
    return this.queue
      .filter((waiting) => this.isWithinLimits(waiting))
      .reduce<Waiting | null>((best, one) => (best === null || this.comesBefore(one.key, best.key) ? one : best), null);
  }

  private comesBefore(a: string | symbol, b: string | symbol): boolean {
    const order = this.heldBy(a) - this.heldBy(b) || this.startOf(a) - this.startOf(b) || this.lastServed(a) - this.lastServed(b);
    return order < 0;
  }

  private startOf(key: string | symbol): number {
    return Math.max(this.virtualTime, this.lastServed(key));
  }

  private lastServed(key: string | symbol): number {
    return this.servedUntil.get(key) ?? 0;
  }

  private forgetIdleKeys(): void {
    for (const [key, until] of this.servedUntil) if (until < this.virtualTime && !this.held.has(key)) this.servedUntil.delete(key);
  }

  private preemptLater(waiting: Waiting): () => void {
    const { preempt } = this.options;
    if (preempt === undefined) return () => undefined;
    let cancel: () => void;
    const tryPreempt = (): void => {
      cancel = preempt.clock.after(preempt.afterMs, tryPreempt); // it may succeed later
      this.makeRoom(waiting);
    };
    cancel = preempt.clock.after(preempt.afterMs, tryPreempt);
    return () => cancel();
  }

  /** Revokes permits for a request, which passes larger requests that came before it. */
  private makeRoom(waiting: Waiting): void {
    const { key, amount } = waiting;
    if (!this.isWithinLimits(waiting)) return;
    const revoked = chooseRevocableShares(this.holdings, { needed: amount - this.free, above: this.heldBy(key) + amount });
    for (const holding of revoked) this.release(holding);
    if (amount > this.free) return;
    this.queue.splice(this.queue.indexOf(waiting), 1);
    waiting.grant();
    this.admit();
    for (const { holder } of revoked) holder?.yield();
  }
}

const sum = (holdings: readonly PermitShare[]): number => holdings.reduce((total, { amount }) => total + amount, 0);

function setOrDelete<Key>(amounts: Map<Key, number>, key: Key, amount: number): void {
  if (amount > 0) amounts.set(key, amount);
  else amounts.delete(key);
}
