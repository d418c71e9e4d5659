import type { Clock } from './clock.js';
import type { Holder, Holding } from './holding.js';
import { TooManyTurnsError } from './turns-by-key.js';
import { weakestHoldings } from './weakest-holdings.js';
import type { Turn } from './turns.js';

export interface ShareRules {
  /** Of all keys together. */
  readonly total: number;
  /** The most that one key holds; any amount when absent. */
  readonly perKey?: number;
  /** What happens to a request beyond `perKey`: it waits for the key's own shares to end, or it is refused. `wait` when absent. */
  readonly excess?: 'wait' | 'refuse';
  /** Lets a request that has waited for so long take shares from keys that hold more. Without it, nobody has to yield. */
  readonly preempt?: { readonly clock: Clock; readonly afterMs: number };
}

export interface ShareRequest {
  /** 1 when absent; more than a key may hold counts as what it may hold. */
  readonly amount?: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
  /** Without it the share is kept until it ends. */
  readonly holder?: Holder;
}

interface Waiting extends Holding {
  readonly grant: () => void;
}

/** Who is told how a wait ends. */
interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (turn: Turn) => void;
  readonly reject: (reason: Error) => void;
}

/** Entries of keys that wait or have waited are dropped beyond this number once they no longer matter. */
const REMEMBERED_KEYS = 1_024;

/**
 * Shares an amount of something, say turns or bytes, among keys, say accounts. The waiting key that holds the least comes first; of
 * keys that hold the same, the one that was served the least lately (start-time fair queueing); of one key, the request that came
 * first, whatever its size. So no key keeps others waiting by asking for much or by asking often.
 *
 * With `preempt`, a request that waits too long takes shares from keys that would still hold more than its own key afterwards, and from
 * holders that are overdue.
 */
export class FairShares {
  private free: number;
  private readonly line: Waiting[] = [];
  private readonly holdings = new Set<Holding>();
  private readonly held = new Map<string | symbol, number>();
  /** Virtual time at which a key has had its share of the service, and the virtual time of the last grant. */
  private readonly servedUntil = new Map<string | symbol, number>();
  private virtualTime = 0;

  constructor(private readonly rules: ShareRules) {
    this.free = rules.total;
  }

  /**
   * Waits for a share.
   *
   * @param key null where it is not known: the request then is a key of its own
   * @returns gives the share back; more calls do nothing
   * @throws TooManyTurnsError when excess is refused; what `signal` was aborted with before the share was granted
   */
  take(key: string | null, { amount = 1, signal, holder }: ShareRequest = {}): Promise<Turn> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const own = key ?? Symbol('unknown');
      const share = Math.min(amount, this.perKey, this.rules.total);
      const asked = this.heldBy(own) + sum(this.line.filter((one) => one.key === own));
      if (this.rules.excess === 'refuse' && asked + share > this.perKey) throw new TooManyTurnsError(this.perKey);
      this.wait({ key: own, amount: share, holder }, { signal, resolve, reject });
    });
  }

  /** What the key holds now. */
  heldBy(key: string | symbol): number {
    return this.held.get(key) ?? 0;
  }

  private get perKey(): number {
    return this.rules.perKey ?? Infinity;
  }

  private wait(wanted: Holding, { signal, resolve, reject }: Waiter): void {
    let stopInsisting: () => void = () => undefined;
    const leave = (): void => {
      stopInsisting();
      this.line.splice(this.line.indexOf(waiting), 1);
      this.admit(); // a smaller request may fit now
      reject(signal?.reason as Error);
    };
    const waiting: Waiting = {
      ...wanted,
      grant: () => {
        stopInsisting();
        signal?.removeEventListener('abort', leave);
        resolve(this.hold(wanted));
      },
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.line.push(waiting);
    this.admit();
    if (this.line.includes(waiting)) stopInsisting = this.insistLater(waiting);
  }

  private hold(holding: Holding): Turn {
    const { key, amount } = holding;
    this.holdings.add(holding);
    this.free -= amount;
    this.held.set(key, this.heldBy(key) + amount);
    this.virtualTime = this.startOf(key);
    this.servedUntil.set(key, this.virtualTime + 1);
    if (this.servedUntil.size > REMEMBERED_KEYS) this.forgetIdleKeys();
    return () => this.release(holding) && this.admit();
  }

  private release(holding: Holding): boolean {
    if (!this.holdings.delete(holding)) return false; // ended before, or taken away
    const { key, amount } = holding;
    this.free += amount;
    const left = this.heldBy(key) - amount;
    if (left > 0) this.held.set(key, left);
    else this.held.delete(key);
    return true;
  }

  private admit(): void {
    for (let next = this.next(); next !== null && next.amount <= this.free; next = this.next()) {
      this.line.splice(this.line.indexOf(next), 1);
      next.grant();
    }
  }

  private next(): Waiting | null {
    return this.line
      .filter(({ key, amount }) => this.heldBy(key) + amount <= this.perKey)
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

  private insistLater(waiting: Waiting): () => void {
    const { preempt } = this.rules;
    if (preempt === undefined) return () => undefined;
    let cancel: () => void;
    const insist = (): void => {
      cancel = preempt.clock.after(preempt.afterMs, insist); // in vain this time, perhaps not the next
      this.makeRoom(waiting);
    };
    cancel = preempt.clock.after(preempt.afterMs, insist);
    return () => cancel();
  }

  /** The room goes to the request that insists, past larger ones that came before it. */
  private makeRoom(waiting: Waiting): void {
    const { key, amount } = waiting;
    const own = this.heldBy(key);
    if (own + amount > this.perKey) return;
    const victims = weakestHoldings(this.holdings, { needed: amount - this.free, above: own + amount });
    for (const victim of victims) this.release(victim);
    if (amount > this.free) return;
    this.line.splice(this.line.indexOf(waiting), 1);
    waiting.grant();
    this.admit();
    for (const { holder } of victims) holder?.yield();
  }
}

const sum = (holdings: readonly Holding[]): number => holdings.reduce((total, { amount }) => total + amount, 0);
