/** The models of the v1 interface; they differ in real work, not only in name. */
export const MODEL_NAMES = ['svc-1.0', 'svc-1.1', 'svc-1.1-plus', 'svc-1.0-draft'] as const;
export type ModelName = (typeof MODEL_NAMES)[number];
export const DEFAULT_MODEL: ModelName = 'svc-1.1';

export const isModelName = (text: string): text is ModelName => (MODEL_NAMES as readonly string[]).includes(text);

/** How much a model renders. */
export interface ModelPreset {
  /** Width of the delivered panorama in pixels; it is twice as wide as high. */
  readonly panoWidth: number;
  /** Most splats of the finest file. */
  readonly fullResSplats: number;
  /**
   * Splats that the finest file is to hold at least, about: where a panorama has fewer pixels than that, surfaces are sampled between
   * them. Null where its pixels suffice.
   */
  readonly wantedSplats: number | null;
  /** Places in the area that walkers reach from which surfaces are looked at, to decide where samples are needed. */
  readonly eyes: number;
  /** Metres around the origin within which a world holds: walkers are followed that far. Rooms hold completely. */
  readonly walkRadius: number;
}

const STANDARD: ModelPreset = { panoWidth: 2560, fullResSplats: 2_100_000, wantedSplats: null, eyes: 96, walkRadius: 25 };

export const MODEL_PRESETS: Readonly<Record<ModelName, ModelPreset>> = {
  'svc-1.0': STANDARD,
  'svc-1.1': STANDARD,
  'svc-1.1-plus': { panoWidth: 2560, fullResSplats: 3_000_000, wantedSplats: null, eyes: 192, walkRadius: 60 },
  'svc-1.0-draft': { panoWidth: 1024, fullResSplats: 1_000_000, wantedSplats: 600_000, eyes: 48, walkRadius: 12 },
};
