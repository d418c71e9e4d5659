import type { Vec3 } from '@diorama/world-model';

/** A light that an object carries, in its frame. */
export interface GeneratedLight {
  readonly at: Vec3;
  /** sRGB colour. */
  readonly color: string;
  /** Irradiance at one metre, in multiples of the colour. */
  readonly power: number;
  /** Whether it shines only when lamps are lit. */
  readonly when: 'always' | 'lit';
}
