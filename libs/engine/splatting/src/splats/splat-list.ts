import { joinAndReleaseSplats, SplatBatch } from './splat-batch.js';
import type { Splat, SplatPart } from './splat-batch.js';

const BATCH = 1 << 14;

/** Collects splats whose number is not known before. */
export class SplatList {
  private readonly parts: SplatPart[] = [];
  private batch = new SplatBatch(BATCH);
  private room = BATCH;

  add(splat: Splat): void {
    if (this.room === 0) {
      this.parts.push(this.batch.finish());
      this.batch = new SplatBatch(BATCH);
      this.room = BATCH;
    }
    this.batch.add(splat);
    this.room--;
  }

  /** What was added, in arrays of just that length. */
  finish(): SplatPart {
    return joinAndReleaseSplats([...this.parts, this.batch.finish()]);
  }
}
