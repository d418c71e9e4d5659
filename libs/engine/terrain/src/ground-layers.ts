import type { GroundPalette, MaterialName } from '@diorama/materials';
import type { Rgb } from '@diorama/world-model';

/** What the painter knows of one sample of the ground. */
export interface GroundSample {
  x: number;
  z: number;
  /** Metres above the viewer's feet. */
  height: number;
  /** 0 level to 1 upright. */
  slope: number;
  /** Metres from the water's edge, negative in the water; Infinity where there is none. */
  shore: number;
  /** Metres from the trail; Infinity where there is none. */
  trail: number;
  /** Noise in [-1, 1] of patches some 15 metres and some 2 metres wide. */
  broad: number;
  fine: number;
}

/** A layers of colour and its pattern; later coats cover earlier ones by their share. */
export class GroundLayers {
  material: MaterialName = 'ground-soil';
  r = 0;
  g = 0;
  b = 0;

  /** Lays a colour over what is there; the pattern changes when more than half is covered. */
  lay(material: MaterialName, color: Rgb, share: number): void {
    if (share <= 0) return;
    const s = Math.min(1, share);
    this.r += (color[0] - this.r) * s;
    this.g += (color[1] - this.g) * s;
    this.b += (color[2] - this.b) * s;
    if (s > 0.5) this.material = material;
  }

  /** Multiplies the colour. */
  shade(factor: number): void {
    this.r *= factor;
    this.g *= factor;
    this.b *= factor;
  }
}

/** Colours one sample of a biome's ground. */
export type GroundPainter = (sample: GroundSample, layers: GroundLayers, palette: GroundPalette) => void;

/** Paints over what a biome painted. */
export type Overlay = (sample: GroundSample, layers: GroundLayers) => void;
