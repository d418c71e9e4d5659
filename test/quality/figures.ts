import type { FigureSpread, WalkFigures } from '@diorama/domain';
import { WALK_DISTANCES } from '@diorama/quality';

import type { Photograph } from './photographs.ts';
import type { GalleryPrompt } from './prompts.ts';

/** The SPZ files of a world. */
export const LEVELS = ['full_res', '500k', '100k'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What is measured of one world. */
export interface WorldFigures extends GalleryPrompt {
  /** Difference between the first and last column over that of other neighbouring columns; 1 for no seam. */
  readonly seam: number;
  /** Mean difference in the row at a pole from its mean colour, 0 to 1, the worse of both poles. */
  readonly pole: number;
  /** Decibels of full_res at the capture point, by finer pictures than those of the walks. */
  readonly psnr: number;
  /** By distance: full_res as far as the preset promises that it holds and a walker gets, the smaller files at 0 m and one other distance. */
  readonly walk: Readonly<Record<LevelName, readonly WalkFigures[]>>;
  /** F1 of the places where the distance leaps, in the splats against the world. */
  readonly edges: number;
  /** Share of rays from the places to stand that the collider stops where the world does, and share that it stops at all. */
  readonly colliderAgrees: number;
  readonly colliderStops: number;
  readonly notRepresented: readonly string[];
  /** Seconds that the world took to build and to measure. */
  readonly seconds: number;
  readonly measuringSeconds: number;
}

/** The metres beside the capture point where splats of photographs are looked through for gaps. */
export const GAP_OFFSETS = [0.5, 1] as const;

/** Metres beside the camera from which the world of a photograph is compared with the world that it shows. */
export const BESIDE_OFFSETS = [0.5, 1] as const;

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
  /** Decibels against the world that the photograph shows, at BESIDE_OFFSETS metres beside the camera. */
  readonly beside: readonly (number | null)[];
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

type Kind = Pick<Measure<WorldFigures>, 'better' | 'digits'>;

const DECIBELS: Kind = { better: 'more', digits: 1 };

/** A table of the report. */
export interface MeasureTable {
  readonly title: string;
  readonly measures: readonly Measure<WorldFigures>[];
}

/** The tables of worlds in their order. */
export const TABLES: readonly MeasureTable[] = [
  {
    title: 'at the capture point',
    measures: [
      { name: 'psnr 0 m', better: 'more', digits: 1, of: ({ psnr }) => psnr },
      ...(['500k', '100k'] as const).map((level) =>
        walkMeasure(`${level} psnr 0 m`, DECIBELS, ({ walk }) => at(walk[level], 0)?.psnr.median),
      ),
      ...walkMeasures(0).filter(({ name }) => !/worst|^psnr/.test(name)),
      { name: 'depth edges', better: 'more', digits: 2, of: ({ edges }) => edges },
      { name: 'collider %', better: 'more', digits: 1, of: ({ colliderAgrees }) => percent(colliderAgrees) },
      { name: 'closed %', better: 'more', digits: 1, of: ({ colliderStops }) => percent(colliderStops) },
      { name: 'seam', better: 'less', digits: 2, of: ({ seam }) => seam },
      { name: 'pole %', better: 'less', digits: 2, of: ({ pole }) => percent(pole) },
    ],
  },
  ...WALK_DISTANCES.filter((metres) => metres > 0).map((metres) => ({ title: `on walks, ${metres} m`, measures: walkMeasures(metres) })),
  { title: 'the smaller files, 8 m (drafts: 4 m)', measures: [...levelMeasures('500k'), ...levelMeasures('100k')] },
];

/** Everything that is measured of worlds. */
export const MEASURES: readonly Measure<WorldFigures>[] = TABLES.flatMap(({ measures }) => measures);

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
  ...BESIDE_OFFSETS.map((metres, i) => ({
    name: `beside psnr ${metres} m`,
    ...DECIBELS,
    of: ({ beside }: PhotographFigures) => beside[i] ?? null,
  })),
  { name: 'setting %', better: 'more', digits: 0, of: ({ isSetRight }) => (isSetRight ? 100 : 0) },
];

/** The figures at a distance; absent where no walker gets. */
export const at = (walk: readonly WalkFigures[], metres: number): WalkFigures | undefined => walk.find((one) => one.metres === metres);

function walkMeasure(name: string, kind: Kind, of: (world: WorldFigures) => number | undefined): Measure<WorldFigures> {
  return { name, ...kind, of: (world) => of(world) ?? null };
}

/** What is measured of full_res at a distance. */
function walkMeasures(metres: number): Measure<WorldFigures>[] {
  const here = ({ walk }: WorldFigures): WalkFigures | undefined => at(walk.full_res, metres);
  return [
    walkMeasure(`psnr ${metres} m`, DECIBELS, (world) => here(world)?.psnr.median),
    walkMeasure(`worst psnr ${metres} m`, DECIBELS, (world) => here(world)?.psnr.worst),
    walkMeasure(`down psnr ${metres} m`, DECIBELS, (world) => here(world)?.down.median),
    walkMeasure(`ssim ${metres} m`, { better: 'more', digits: 3 }, (world) => here(world)?.ssim.median),
    ...shareMeasures('holes', ` ${metres} m`, (world) => here(world)?.holes),
    ...shareMeasures('floaters', ` ${metres} m`, (world) => here(world)?.floaters),
  ];
}

/** What is measured of a smaller file at a distance. */
function levelMeasures(level: LevelName): Measure<WorldFigures>[] {
  const there = ({ walk }: WorldFigures): WalkFigures | undefined => walk[level].find(({ metres }) => metres > 0);
  return [
    walkMeasure(`${level} psnr`, DECIBELS, (world) => there(world)?.psnr.median),
    walkMeasure(`${level} worst psnr`, DECIBELS, (world) => there(world)?.psnr.worst),
    ...shareMeasures(`${level} holes`, '', (world) => there(world)?.holes),
  ];
}

function shareMeasures(name: string, where: string, of: (world: WorldFigures) => FigureSpread | undefined): Measure<WorldFigures>[] {
  const kind: Kind = { better: 'less', digits: 2 };
  const percentOf = (share: number | undefined): number | undefined => share && 100 * share;
  return [
    walkMeasure(`${name} %${where}`, kind, (world) => percentOf(of(world)?.median)),
    walkMeasure(`worst ${name} %${where}`, kind, (world) => percentOf(of(world)?.worst)),
  ];
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

/** The worst of a measure over what was measured; null where none has it. */
export function worstOf<Figures>(measure: Measure<Figures>, measured: readonly Figures[]): number | null {
  const figures = measured.map(measure.of).filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  return measure.better === 'more' ? Math.min(...figures) : Math.max(...figures);
}
