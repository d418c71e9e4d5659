import { MEASURES, medianOf } from './figures.ts';
import type { WorldFigures } from './figures.ts';

export type Preset = 'draft' | 'standard';

/**
 * Bounds on medians over the whole gallery, by the names of measures. Those of drafts are what was reached, less 1 dB; those of
 * standard worlds are the aims themselves.
 */
export const GATES: Readonly<Record<Preset, Readonly<Record<string, number>>>> = {
  draft: {
    'psnr 0 m': 37.8,
    'psnr 1 m': 31.3,
    '100k psnr 0 m': 33,
    'holes % 0.5 m': 0.3,
    'holes % 1 m': 0.5,
    'depth edges': 0.75,
    'collider %': 85,
  },
  standard: { 'psnr 0 m': 30, 'psnr 1 m': 24, '100k psnr 0 m': 25, 'holes % 0.5 m': 0.5, 'holes % 1 m': 2 },
};

/** A line for each gate that the medians do not keep. */
export function missedGates(worlds: readonly WorldFigures[], preset: Preset): string[] {
  return Object.entries(GATES[preset]).flatMap(([name, bound]) => {
    const measure = MEASURES.find((candidate) => candidate.name === name);
    if (!measure) throw new Error(`the gate ${name} bounds nothing that is measured`);
    const reached = medianOf(measure, worlds);
    const isKept = reached !== null && (measure.better === 'more' ? reached >= bound : reached <= bound);
    const wanted = `${measure.better === 'more' ? 'at least' : 'at most'} ${bound}`;
    return isKept ? [] : [`${name}: median ${reached?.toFixed(measure.digits) ?? 'not measured'}, ${wanted} is wanted`];
  });
}
