/** Time as an argument: this package reads no clock. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs `act` once after so many milliseconds, and returns what cancels it. */
  after(ms: number, act: () => void): () => void;
}
