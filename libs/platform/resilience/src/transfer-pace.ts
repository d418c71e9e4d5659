/** How fast the bytes of a transfer have to come. */
export interface TransferPaceRules {
  /** From the start, for which no byte is due yet. */
  readonly graceMs: number;
  /** The longest pause between two pieces. */
  readonly idleMs: number;
  /** The longest time for all of it: an announced length is due evenly until then. */
  readonly totalMs: number;
  /** Due after the grace, however little was announced. */
  readonly bytesPerSecond: number;
}

/** Holds a transfer to a minimum pace: so many bytes are due by each moment. */
export class TransferPace {
  private elapsed = 0;
  private received = 0;
  private lastPieceMs = 0;

  /** @param announcedBytes null where the sender does not say how many come */
  constructor(
    readonly rules: TransferPaceRules,
    private readonly announcedBytes: number | null,
  ) {}

  get elapsedMs(): number {
    return this.elapsed;
  }

  get bytes(): number {
    return this.received;
  }

  /** Counts time that has passed, and the bytes that have come at its end. */
  advance(ms: number, bytes: number): void {
    this.elapsed += ms;
    this.received += bytes;
    if (bytes > 0) this.lastPieceMs = this.elapsed;
  }

  /** Milliseconds until the transfer is too slow unless more bytes come; 0 or less when it is. */
  get leftMs(): number {
    const { idleMs, totalMs } = this.rules;
    return Math.min(this.lastPieceMs + idleMs, totalMs, this.dueMs) - this.elapsed;
  }

  /** The moment at which more bytes are due than have come. */
  private get dueMs(): number {
    const { graceMs, totalMs, bytesPerSecond } = this.rules;
    const announced = this.announcedBytes ?? Infinity;
    if (this.received >= announced) return Infinity; // the end alone is missing
    const evenly = announced === Infinity ? 0 : announced / Math.max(1, totalMs - graceMs);
    const perMs = Math.max(bytesPerSecond / 1_000, evenly);
    return perMs === 0 ? Infinity : graceMs + this.received / perMs;
  }
}
