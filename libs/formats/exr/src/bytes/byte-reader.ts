import { createDamagedFileError } from '../model/exr-error.js';

/** Reads little-endian numbers and texts one after another, and never beyond the end. */
export class ByteReader {
  private readonly view: DataView;

  constructor(
    private readonly bytes: Uint8Array,
    public position = 0,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  uint8(): number {
    return this.view.getUint8(this.advance(1));
  }

  uint16(): number {
    return this.view.getUint16(this.advance(2), true);
  }

  int32(): number {
    return this.view.getInt32(this.advance(4), true);
  }

  uint32(): number {
    return this.view.getUint32(this.advance(4), true);
  }

  float32(): number {
    return this.view.getFloat32(this.advance(4), true);
  }

  /** A number of 64 bits that counts or points into a file, so that it is safe as a double. */
  size64(): number {
    const at = this.advance(8);
    const high = this.view.getUint32(at + 4, true);
    if (high >= 0x20_0000) throw createDamagedFileError('a size in it is out of range');
    return high * 4_294_967_296 + this.view.getUint32(at, true);
  }

  /** The text up to the next zero byte, one character a byte. */
  text(lengthMax: number): string {
    const end = this.bytes.indexOf(0, this.position);
    if (end < 0) throw createDamagedFileError('it is cut off');
    if (end - this.position > lengthMax) throw createDamagedFileError(`a name in it is longer than ${lengthMax} bytes`);
    const text = String.fromCharCode(...this.bytes.subarray(this.position, end));
    this.position = end + 1;
    return text;
  }

  /** The next bytes, not copied. */
  take(count: number): Uint8Array {
    const at = this.advance(count);
    return this.bytes.subarray(at, at + count);
  }

  private advance(count: number): number {
    const at = this.position;
    if (!(count >= 0) || at + count > this.bytes.length) throw createDamagedFileError('it is cut off');
    this.position = at + count;
    return at;
  }
}
