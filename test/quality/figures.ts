import { OFFSETS } from '@diorama/quality';

import type { Photograph } from './photographs.ts';
import type { GalleryPrompt } from './prompts.ts';

/** How splats of one file look from one place. */
export interface ViewFigures {
  /** Decibels. */
  readonly psnr: number;
  /** Share of the sphere, 0 to 1. */
  readonly holes: number;
}

/** What is measured of one world. */
export interface WorldFigures extends GalleryPrompt {
  /** Difference between the first and last column over that of other neighbouring columns; 1 for no seam. */
  readonly seam: number;
  /** Mean difference in the row at a pole from its mean colour, 0 to 1, the worse of both poles. */
  readonly pole: number;
  /** At OFFSETS metres; null where something stands in the way. */
  readonly full: readonly (ViewFigures | null)[];
  readonly small: readonly (ViewFigures | null)[];
  /** F1 of the places where the distance leaps, in the splats against the world. */
  readonly edges: number;
  /** Share of rays from the places to stand that the collider stops where the world does, and share that it stops at all. */
  readonly colliderAgrees: number;
  readonly colliderStops: number;
  readonly notRepresented: readonly string[];
  readonly seconds: number;
}

/** The metres beside the capture point where splats of photographs are looked through for gaps. */
export const GAP_OFFSETS = [0.5, 1] as const;

/** What is measured of a world that is made of a photograph. */
export interface PhotographFigures extends Photograph {
  /** Decibels between the photograph and what its camera sees in the panorama. */
  readonly found: number;
  /** Whether it was taken for indoors or outdoors as it is. */
  readonly isSetRight: boolean;
  /** Decibels between the panorama and the splats, from the capture point. */
  readonly own: number;
  /** Share of the sphere at GAP_OFFSETS metres where light passes; null where something stands in the way. */
  readonly gaps: readonly (number | null)[];
  readonly seconds: number;
}

/** A figure that the report lists and may hold to a bound. */
export interface Measure<Figures> {
  readonly name: string;
  readonly better: 'more' | 'less';
  readonly digits: number;
  readonly of: (figures: Figures) => number | null;
}

const percent = (share: number | undefined): number | null => (share === undefined ? null : 100 * share);

/** Everything that the table of worlds shows, in its order. */
export const MEASURES: readonly Measure<WorldFigures>[] = [
  ...OFFSETS.map((metres, i) => psnrOf(`psnr ${metres} m`, (world) => world.full[i])),
  ...OFFSETS.slice(1).map((metres, i) => holesOf(`holes % ${metres} m`, (world) => world.full[i + 1])),
  ...OFFSETS.map((metres, i) => psnrOf(`100k psnr ${metres} m`, (world) => world.small[i])),
  { name: 'depth edges', better: 'more', digits: 2, of: ({ edges }) => edges },
  { name: 'collider %', better: 'more', digits: 1, of: ({ colliderAgrees }) => percent(colliderAgrees) },
  { name: 'closed %', better: 'more', digits: 1, of: ({ colliderStops }) => percent(colliderStops) },
  { name: 'seam', better: 'less', digits: 2, of: ({ seam }) => seam },
  { name: 'pole %', better: 'less', digits: 2, of: ({ pole }) => percent(pole) },
];

/** Everything that the table of photographs shows, in its order. */
export const PHOTOGRAPH_MEASURES: readonly Measure<PhotographFigures>[] = [
  { name: 'found psnr', better: 'more', digits: 1, of: ({ found }) => found },
  { name: 'own psnr 0 m', better: 'more', digits: 1, of: ({ own }) => own },
  ...GAP_OFFSETS.map((metres, i) => ({
    name: `gaps % ${metres} m`,
    better: 'less' as const,
    digits: 2,
    of: ({ gaps }: PhotographFigures) => percent(gaps[i] ?? undefined),
  })),
  { name: 'setting %', better: 'more', digits: 0, of: ({ isSetRight }) => (isSetRight ? 100 : 0) },
];

type View = ViewFigures | null | undefined;

function psnrOf(name: string, view: (world: WorldFigures) => View): Measure<WorldFigures> {
  return { name, better: 'more', digits: 1, of: (world) => view(world)?.psnr ?? null };
}

function holesOf(name: string, view: (world: WorldFigures) => View): Measure<WorldFigures> {
  return { name, better: 'less', digits: 2, of: (world) => percent(view(world)?.holes) };
}

/** The middle one, of an even number the mean of the two in the middle; null for none. */
export function median(figures: readonly number[]): number | null {
  if (figures.length === 0) return null;
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The median of a measure over what was measured; null where none has it. */
export function medianOf<Figures>(measure: Measure<Figures>, measured: readonly Figures[]): number | null {
  return median(measured.map(measure.of).filter((figure) => figure !== null));
}
