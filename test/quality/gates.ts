import { medianOf } from './figures.ts';
import type { Measure } from './figures.ts';

export type Preset = 'draft' | 'standard';

/** Bounds on medians by the names of measures. */
type Bounds = Readonly<Record<string, number>>;

/**
 * Bounds on medians over the whole gallery, by the names of measures. At the capture point: what was reached, less 1 dB, or a little room
 * for measures in other units. On walks: what visitors must see.
 */
export const GATES: Readonly<Record<Preset, Bounds>> = {
  draft: {
    'psnr 0 m': 37.8,
    '100k psnr 0 m': 33,
    'depth edges': 0.75,
    'collider %': 85,
    'psnr 4 m': 25,
    'holes % 4 m': 1,
    '500k holes %': 1,
    '100k holes %': 1,
  },
  standard: {
    'psnr 0 m': 37,
    '100k psnr 0 m': 31.6,
    'depth edges': 0.7,
    'collider %': 88,
    'psnr 8 m': 27,
    'worst psnr 8 m': 23,
    'holes % 8 m': 0.3,
    'worst holes % 8 m': 2,
    'floaters % 8 m': 0.3,
    'psnr 16 m': 25,
    'holes % 16 m': 1,
    '500k holes %': 1,
    '100k holes %': 1,
  },
};

/** Bounds on medians over all photographs, likewise. */
export const PHOTOGRAPH_GATES: Readonly<Record<Preset, Bounds>> = {
  draft: { 'found psnr': 28.7, 'own psnr 0 m': 40.8, 'gaps % 0.5 m': 0.1, 'gaps % 1 m': 0.1 },
  standard: { 'found psnr': 29.1, 'own psnr 0 m': 40.4, 'gaps % 0.5 m': 0.1, 'gaps % 1 m': 0.1 },
};

/** A line for each bound that the medians do not keep. */
export function missedGates<Figures>(measured: readonly Figures[], measures: readonly Measure<Figures>[], bounds: Bounds): string[] {
  return Object.entries(bounds).flatMap(([name, bound]) => {
    const measure = measures.find((candidate) => candidate.name === name);
    if (!measure) throw new Error(`the gate ${name} bounds nothing that is measured`);
    const reached = medianOf(measure, measured);
    const isKept = reached !== null && (measure.better === 'more' ? reached >= bound : reached <= bound);
    const wanted = `${measure.better === 'more' ? 'at least' : 'at most'} ${bound}`;
    return isKept ? [] : [`${name}: median ${reached?.toFixed(measure.digits) ?? 'not measured'}, ${wanted} is wanted`];
  });
}
