import type { FileHandle } from 'node:fs/promises';

const WINDOW = 65_536;
const TEXT_BYTES_MAX = 4_096;

/** Reads small pieces of a large file of Protocol Buffers, one window at a time. */
export class ProtobufReader {
  at = 0;
  private window = Buffer.alloc(0);
  private from = 0;

  constructor(private readonly file: FileHandle) {}

  async tag(): Promise<{ field: number; wireType: number }> {
    const tag = await this.varint();
    return { field: Math.floor(tag / 8), wireType: tag % 8 };
  }

  async varint(): Promise<number> {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = await this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      if (scale > Number.MAX_SAFE_INTEGER) throw new RangeError('a number of more than nine bytes');
    }
  }

  async skip(wireType: number): Promise<void> {
    if (wireType === 0) await this.varint();
    else if (wireType === 1) this.at += 8;
    else if (wireType === 5) this.at += 4;
    else throw new RangeError('not a Protocol Buffers message');
  }

  async text(length: number): Promise<string> {
    const bytes: number[] = [];
    for (let i = 0; i < Math.min(length, TEXT_BYTES_MAX); i++) bytes.push(await this.byte());
    return Buffer.from(bytes).toString('utf8');
  }

  private async byte(): Promise<number> {
    if (this.at < this.from || this.at >= this.from + this.window.length) await this.fill();
    return this.window[this.at++ - this.from] ?? 0;
  }

  private async fill(): Promise<void> {
    const { bytesRead, buffer } = await this.file.read(Buffer.alloc(WINDOW), 0, WINDOW, this.at);
    if (bytesRead === 0) throw new RangeError('the file ends within a message');
    this.window = buffer.subarray(0, bytesRead);
    this.from = this.at;
  }
}
