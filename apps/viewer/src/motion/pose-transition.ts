import { clampPitch, normalizeDegrees } from './pose.js';
import type { Pose } from './pose.js';

/** A way from one pose to another that begins and ends at rest, and turns by the shorter side. */
export class CameraPoseTransition {
  private elapsed = 0;

  constructor(
    private readonly from: Pose,
    readonly to: Pose,
    private readonly seconds: number,
  ) {}

  get done(): boolean {
    return this.elapsed >= this.seconds;
  }

  get pose(): Pose {
    if (this.done) return this.to;
    const time = this.elapsed / this.seconds;
    const share = time * time * (3 - 2 * time);
    const between = (a: number, b: number): number => a + (b - a) * share;
    const { position: a } = this.from;
    const { position: b } = this.to;
    return {
      position: { x: between(a.x, b.x), y: between(a.y, b.y), z: between(a.z, b.z) },
      yaw: normalizeDegrees(this.from.yaw + normalizeDegrees(this.to.yaw - this.from.yaw) * share),
      pitch: clampPitch(between(this.from.pitch, this.to.pitch)),
    };
  }

  step(seconds: number): void {
    this.elapsed += seconds;
  }
}
