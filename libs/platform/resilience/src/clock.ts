/** Time as an argument: this package reads no clock. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs `act` once after so many milliseconds. The returned function cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Resolves after so many milliseconds. Rejects with the reason of `signal` when that is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
