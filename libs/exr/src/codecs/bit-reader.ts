import { damaged } from '../exr-error.js';

/** Reads bits one after another, from the highest of each byte on. */
export class BitReader {
  private position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** The byte that the next bits begin in; behind the last one where they begin one. */
  get byte(): number {
    return Math.ceil(this.position / 8);
  }

  /** The next bits, at most 16. */
  take(count: number): number {
    const at = this.position >>> 3;
    const three = ((this.bytes[at] ?? 0) << 16) | ((this.bytes[at + 1] ?? 0) << 8) | (this.bytes[at + 2] ?? 0);
    const value = (three >>> (24 - count - (this.position & 7))) & ((1 << count) - 1);
    this.position += count;
    if (this.position > 8 * this.bytes.length) throw damaged('its codes are cut off');
    return value;
  }
}
