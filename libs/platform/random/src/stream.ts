import { hashInteger, mixBits32 } from './hash.js';

/** Random values one after another; the n-th value depends on the seed, the stream and n only. */
export interface RandomStream {
  /** Uniform in [0, 1), 32 random bits. */
  next(): number;
  /** Uniform in [min, max). */
  range(min: number, max: number): number;
  /** An integer from min to maxInclusive, all equally likely. */
  integer(min: number, maxInclusive: number): number;
  /** One element of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** Standard normal: mean 0, variance 1. Spends two values of the stream. */
  normal(): number;
}

/** The stream of this number under this seed. Streams of other numbers are independent of it. */
export function createRandomStream(seed: number, stream: number): RandomStream {
  return new CounterStream(hashInteger(seed, stream, 1) | 0, hashInteger(seed, stream, 2) | 0);
}

class CounterStream implements RandomStream {
  private count = 0;

  // Two key words: with one, any two streams would be the same sequence read from different places.
  constructor(
    private readonly before: number,
    private readonly between: number,
  ) {}

  next(): number {
    this.count = (this.count + 1) | 0;
    return (mixBits32(mixBits32(this.count + this.before) + this.between) >>> 0) * 2 ** -32;
  }

  range(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  integer(min: number, maxInclusive: number): number {
    if (!(Number.isInteger(min) && Number.isInteger(maxInclusive) && min <= maxInclusive))
      throw new RangeError(`no integers from ${min} to ${maxInclusive}`);
    return min + Math.floor(this.next() * (maxInclusive - min + 1));
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** Box and Muller, "A Note on the Generation of Random Normal Deviates", 1958. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }
}
