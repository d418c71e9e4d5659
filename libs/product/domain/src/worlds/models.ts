/** The models of the v1 interface; they differ in real work, not only in name. */
export const MODEL_NAMES = ['svc-1.0', 'svc-1.1', 'svc-1.1-plus', 'svc-1.0-draft'] as const;
export type ModelName = (typeof MODEL_NAMES)[number];
export const DEFAULT_MODEL: ModelName = 'svc-1.1';
/** The fastest model: a world with less detail, in seconds. */
export const DRAFT_MODEL: ModelName = 'svc-1.0-draft';

export const isModelName = (text: string): text is ModelName => (MODEL_NAMES as readonly string[]).includes(text);

/** How much a model renders. */
export interface ModelPreset {
  /** Width of the delivered panorama in pixels; it is twice as wide as high. */
  readonly panoWidth: number;
  /** Most splats of the finest file. */
  readonly fullResSplats: number;
  /** Places in the area that walkers reach from which surfaces are looked at, to decide where samples are needed. */
  readonly eyes: number;
  /** Metres around the origin within which a world holds: walkers are followed that far. Rooms hold completely. */
  readonly walkRadius: number;
}

const STANDARD: ModelPreset = { panoWidth: 4096, fullResSplats: 2_100_000, eyes: 96, walkRadius: 25 };

export const MODEL_PRESETS: Readonly<Record<ModelName, ModelPreset>> = {
  'svc-1.0': STANDARD,
  'svc-1.1': STANDARD,
  'svc-1.1-plus': { panoWidth: 4096, fullResSplats: 3_000_000, eyes: 192, walkRadius: 60 },
  'svc-1.0-draft': { panoWidth: 2048, fullResSplats: 800_000, eyes: 48, walkRadius: 12 },
};

/** Pixels across of the smallest panorama, whose width is a multiple of this. */
const WIDTH_STEP = 256;

const scaleWidth = (width: number, detail: number): number => Math.max(WIDTH_STEP, WIDTH_STEP * Math.round((detail * width) / WIDTH_STEP));

/**
 * The preset of a model with less detail: the panorama is narrower by the factor `detail`, more than 0 and at most 1, and splats fall with its
 * square. The area that worlds hold stays.
 */
export function chooseModelPreset(model: ModelName, detail = 1): ModelPreset {
  const preset = MODEL_PRESETS[model];
  return {
    ...preset,
    panoWidth: scaleWidth(preset.panoWidth, detail),
    fullResSplats: Math.round(detail * detail * preset.fullResSplats),
    eyes: Math.max(1, Math.round(detail * preset.eyes)),
  };
}

/** Pixels across of a painted depth panorama at full detail. */
const PAINTING_WIDTH = 2_048;

/** Pixels across of a painted depth panorama. @param detail as for a model */
export const choosePaintingWidth = (detail = 1): number => scaleWidth(PAINTING_WIDTH, detail);

/** Whether a preset renders less finely than the default model: then its quality is measured more sparsely, and its textures are smaller. */
export const rendersCoarsely = ({ panoWidth }: Pick<ModelPreset, 'panoWidth'>): boolean => panoWidth < STANDARD.panoWidth;
