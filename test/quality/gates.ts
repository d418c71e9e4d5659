import { medianOf } from './figures.ts';
import type { Measure } from './figures.ts';

export type Preset = 'draft' | 'standard';

/** Bounds on medians by the names of measures. */
type Bounds = Readonly<Record<string, number>>;

/** Bounds on medians over the whole gallery, by the names of measures: what was reached, less 1 dB, or a little room where none is in dB. */
export const GATES: Readonly<Record<Preset, Bounds>> = {
  draft: {
    'psnr 0 m': 37.8,
    'psnr 1 m': 31.3,
    '100k psnr 0 m': 33,
    'holes % 0.5 m': 0.3,
    'holes % 1 m': 0.5,
    'depth edges': 0.75,
    'collider %': 85,
  },
  standard: {
    'psnr 0 m': 37,
    'psnr 1 m': 31.8,
    '100k psnr 0 m': 31.6,
    'holes % 0.5 m': 0.3,
    'holes % 1 m': 0.5,
    'depth edges': 0.7,
    'collider %': 88,
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
