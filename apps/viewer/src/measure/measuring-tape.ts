import type { Vector } from '../motion/pose.js';

/** What a tape shows: its two ends, and whether the second is set or still follows the pointer. */
interface TapeLine {
  readonly from: Vector;
  readonly to: Vector;
  readonly isSet: boolean;
}

/** A measuring tape: the first point begins a line, the second ends it, a third begins the next. */
export class MeasuringTape {
  private from: Vector | null = null;
  private to: Vector | null = null;
  private isSet = false;

  /** Null before the first point. */
  get line(): TapeLine | null {
    return this.from && { from: this.from, to: this.to ?? this.from, isSet: this.isSet };
  }

  /** Sets the next end. */
  put(point: Vector): void {
    const isSecond = this.from !== null && !this.isSet;
    if (!isSecond) this.from = point;
    this.to = point;
    this.isSet = isSecond;
  }

  /** Has an end that is not set follow the pointer. */
  stretch(point: Vector): void {
    if (this.from !== null && !this.isSet) this.to = point;
  }

  clear(): void {
    this.from = null;
    this.to = null;
    this.isSet = false;
  }
}

export const measureTapeLength = ({ from, to }: TapeLine): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

/** `1.25 m`; from ten metres on to the decimetre, for the collider is no more exact at a distance. */
export const formatMetres = (metres: number): string => `${metres.toFixed(metres < 9.995 ? 2 : 1)} m`;
