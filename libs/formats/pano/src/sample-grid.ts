/** Centre of a sample on the continuous column axis. */
export const computeSampleCentre = (width: number, sample: number, samples: number): number => ((sample + 0.5) * width) / samples - 0.5;

/** The pixel that a sample is taken from. */
export const computeSampleColumn = (width: number, sample: number, samples: number): number =>
  Math.min(width - 1, Math.max(0, Math.round(computeSampleCentre(width, sample, samples))));
