import type { DetailSamples } from '@diorama/world-model';

import type { Splat, SplatBatch } from '../splats/splat-batch.js';

/** Adds the splats of samples together with those of the details of their pixels. */
export class DetailSplats {
  private next = 0;

  constructor(
    /** Null where details are left out. */
    private readonly details: DetailSamples | null,
    private readonly batch: SplatBatch,
  ) {}

  /**
   * Adds the splat of a sample and one for each detail sample of its pixel, scaled so that together they cover the area of one.
   * Call it in ascending order of pixels.
   */
  addWith(splat: Splat, pixel: number): void {
    const { details } = this;
    if (details === null) {
      this.batch.add(splat);
      return;
    }
    const first = this.seek(details, pixel);
    let end = first;
    while (end < details.count && details.pixels[end] === pixel) end++;
    if (end > first) shrink(splat, 1 / Math.sqrt(1 + end - first));
    this.batch.add(splat);
    for (let i = first; i < end; i++) this.addDetail(details, splat, i);
    this.next = end;
  }

  private seek({ count, pixels }: DetailSamples, pixel: number): number {
    while (this.next < count && (pixels[this.next] as number) < pixel) this.next++;
    return this.next;
  }

  private addDetail({ positions, colors }: DetailSamples, splat: Splat, i: number): void {
    splat.x = positions[3 * i] as number;
    splat.y = positions[3 * i + 1] as number;
    splat.z = positions[3 * i + 2] as number;
    splat.red = colors[3 * i] as number;
    splat.green = colors[3 * i + 1] as number;
    splat.blue = colors[3 * i + 2] as number;
    this.batch.add(splat);
  }
}

function shrink(splat: Splat, factor: number): void {
  splat.sigma1 *= factor;
  splat.sigma2 *= factor;
  splat.sigma3 *= factor;
}
