import type { WorldModel } from '@diorama/world-model';

import type { CaptureSight } from '../capture/capture-sight.js';
import { findScale } from './find-scale.js';
import { isGlossy } from './glossy-instances.js';
import { PATCH_COUNT } from './patch-grid.js';
import type { PatchGrid } from './patch-grid.js';
import { PART_KINDS, PartList } from './part-list.js';
import type { PlannedPart } from './part-list.js';
import type { Tile } from './pieces.js';
import { BACKING_STEP, coversLeaves, gapForCapture, leafSplatSize, solidSpacing, SURELY_KEPT, waterSpacing } from './sampling-rules.js';
import { toLevel, toSpacing } from './spacing-levels.js';
import type { SpacingLevels } from './spacing-levels.js';
import { SurfaceWalk } from './surface-walk.js';
import type { SurfacePart } from './surface-part.js';
import type { PlacedCluster, SolidPiece } from './surface-walk.js';
import type { Survey } from './survey.js';

/** How densely each patch of a world is sampled. Its arrays are in shared memory. */
export interface CoveragePlan {
  /** Metres of the finest cubes of the grid. */
  readonly cell: number;
  readonly levels: SpacingLevels;
  /** Steradians that a square metre of each patch takes up in the views of walkers, on average; 0 where it is not seen. */
  readonly density: Float32Array;
  /** The numbers of patches at which the sampling jobs begin, and the end of the last one. */
  readonly starts: readonly number[];
  /** The first and the last patch that each instance has a surface in; the first is greater than the last where no part shows. */
  readonly instances: Uint32Array;
  /** By instance, 1 where its triangles are seen from behind. */
  readonly isTurned: Uint8Array;
}

interface PlanInput {
  readonly model: WorldModel;
  readonly grid: PatchGrid;
  readonly surveys: readonly Survey[];
  /** What the first capture sees: surfaces that it samples finely enough need no samples of their own. */
  readonly sight: CaptureSight;
  /** Samples to spend, those of the first capture apart. */
  readonly budget: number;
}

/** Jobs that sample a world. Their number does not depend on the threads, so that any number of them gives the same bytes. */
export const SAMPLING_JOBS = 16;
/** Radians between samples that an eye can tell apart: 1.5 pixels of a picture of 1080 lines that shows 90 degrees. */
const FINEST_ANGLE = 1.5 / 540;
/** Radians between the coarsest samples as the nearest eye sees them: larger ones would reach out of the surfaces that they lie on. */
const COARSEST_ANGLE = 0.1;
/** Metres between the finest and the coarsest samples. */
const FINEST = 0.006;
const COARSEST = 4;
/** The best spacing is proportional to this power of the area over the importance (see `planCoverage`). */
const SPACING_POWER = 1 / 3;

/**
 * Spends a budget of samples on what walkers see. The error that a patch shows grows with its importance (weighted solid angle for its
 * area) and with the spacing, because the contrast of details falls with their size (D. L. Ruderman, "The statistics of natural images", 1994). The best
 * spacing is therefore proportional to the inverse cube root of importance per area (Lagrange multipliers); none is finer than the nearest eye resolves.
 */
export function planCoverage(input: PlanInput): CoveragePlan {
  const isTurned = findTurnedInstances(input.surveys, input.model.instances.length);
  const areas = measureAreas(input, mergeSurveys(input.surveys), isTurned);
  const bounds = boundSpacings(areas);
  const scale = findScale((candidate) => countSamples(areas.parts, (patch) => bounds.spacing(patch, candidate)), input.budget);
  const levels = new Uint8Array(new SharedArrayBuffer(PATCH_COUNT));
  const density = new Float32Array(new SharedArrayBuffer(4 * PATCH_COUNT));
  for (const patch of areas.patches) {
    levels[patch] = toLevel(bounds.spacing(patch, scale)) + 1;
    density[patch] = (areas.importance[patch] as number) / (areas.areas[patch] as number);
  }
  const counts = new Float64Array(PATCH_COUNT);
  countSamples(areas.parts, (patch) => toSpacing((levels[patch] as number) - 1), counts);
  const starts = divideAmongJobs(areas.patches, counts);
  return { cell: input.grid.cell, levels, density, starts, instances: areas.instances, isTurned };
}

interface SpacingBounds {
  /** Metres between the samples of a patch where everything is sampled `scale` times as far apart. */
  spacing(patch: number, scale: number): number;
}

function boundSpacings({ patches, areas, importance, nearest }: Areas): SpacingBounds {
  const ideal = new Float32Array(PATCH_COUNT);
  const least = new Float32Array(PATCH_COUNT);
  const most = new Float32Array(PATCH_COUNT);
  for (const patch of patches) {
    ideal[patch] = ((areas[patch] as number) / (importance[patch] as number)) ** SPACING_POWER;
    least[patch] = Math.max(FINEST, FINEST_ANGLE * (nearest[patch] as number));
    most[patch] = Math.min(COARSEST, Math.max(FINEST, COARSEST_ANGLE * (nearest[patch] as number)));
  }
  return {
    spacing: (patch, scale) => Math.min(most[patch] as number, Math.max(least[patch] as number, scale * (ideal[patch] as number))),
  };
}

/** Share of leaves that the first capture does not see. */
const HIDDEN_LEAVES = 0.8;

/** How many samples parts get for a spacing by patch, added to `counts` by patch if asked for. */
function countSamples(parts: PartList, spacing: (patch: number) => number, counts: Float64Array | null = null): number {
  let all = 0;
  parts.forEach((part) => {
    const gap = spacing(part.patch);
    const captureGap = gapForCapture(gap, part.kind === PART_KINDS.water || part.kind === PART_KINDS.mirror);
    const isCaptured = part.seenSpacing > 0 && part.seenSpacing <= SURELY_KEPT * captureGap;
    const count = part.area / areaOfSample(part, gap, isCaptured);
    all += count;
    if (counts !== null) counts[part.patch] = (counts[part.patch] as number) + count;
  });
  return all;
}

/** Square metres that a sample of a part represents. */
function areaOfSample({ kind, breadth, length }: PlannedPart, gap: number, isCaptured: boolean): number {
  if (kind === PART_KINDS.ground) return (isCaptured ? BACKING_STEP * gap : gap) ** 2;
  if (isCaptured) return Infinity;
  if (kind === PART_KINDS.water) return waterSpacing(gap) ** 2;
  if (kind === PART_KINDS.solid || kind === PART_KINDS.mirror) return solidSpacing(breadth, gap) ** 2;
  return (coversLeaves((length * breadth) / 2, gap) ? gap * gap : leafSplatSize({ length, breadth }, gap).area) / HIDDEN_LEAVES;
}

/** Gives each job patches of about as many samples: patches lie together by their numbers. */
function divideAmongJobs(patches: Uint32Array, counts: Float64Array): number[] {
  const starts = [0];
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const patch of patches) {
    if (before >= (total * starts.length) / SAMPLING_JOBS && starts.length < SAMPLING_JOBS) starts.push(patch);
    before += counts[patch] as number;
  }
  while (starts.length <= SAMPLING_JOBS) starts.push(PATCH_COUNT);
  return starts;
}

interface Importance {
  readonly importance: Float32Array;
  readonly nearest: Float32Array;
}

function mergeSurveys(surveys: readonly Survey[]): Importance {
  const importance = new Float32Array(PATCH_COUNT);
  const nearest = new Float32Array(PATCH_COUNT).fill(Infinity);
  for (const survey of surveys)
    survey.patches.forEach((patch, i) => {
      importance[patch] = (importance[patch] as number) + (survey.importance[i] as number);
      nearest[patch] = Math.min(nearest[patch] as number, survey.nearest[i] as number);
    });
  return { importance, nearest };
}

function findTurnedInstances(surveys: readonly Survey[], count: number): Uint8Array {
  const isTurned = new Uint8Array(new SharedArrayBuffer(count));
  for (let i = 0; i < count; i++) if (surveys.reduce((sum, { sides }) => sum + (sides[i] as number), 0) < 0) isTurned[i] = 1;
  return isTurned;
}

interface Areas extends Importance {
  /** Patches that have surfaces and are seen, in ascending order. */
  readonly patches: Uint32Array;
  /** Square metres of surface by patch. */
  readonly areas: Float32Array;
  readonly parts: PartList;
  readonly instances: Uint32Array;
}

function measureAreas(input: PlanInput, survey: Importance, isTurned: Uint8Array): Areas {
  const measure = new AreaMeasure(input, survey);
  new SurfaceWalk(input.model, input.grid, isTurned).run({
    wants: () => true,
    solid: (part, solid) => measure.addSolid(part, solid),
    foliage: (part, placed) => measure.addFoliage(part, placed),
    tile: (part, tile, isWater) => measure.addTile(part, tile, isWater),
  });
  return measure.finish();
}

/** Share of its neighbours' importance that a patch gets that no ray of the survey met: it may show between the rays. */
const ADOPTED = 0.1;

class AreaMeasure {
  private readonly importance: Float32Array;
  private readonly nearest: Float32Array;
  private readonly areas = new Float32Array(PATCH_COUNT);
  private readonly parts = new PartList();
  private readonly isKnown = new Uint8Array(PATCH_COUNT);
  private readonly instances: Uint32Array;

  constructor(
    private readonly input: PlanInput,
    private readonly survey: Importance,
  ) {
    this.importance = survey.importance.slice();
    this.nearest = survey.nearest.slice();
    this.instances = new Uint32Array(new SharedArrayBuffer(8 * input.model.instances.length));
    for (let i = 0; i < this.instances.length; i += 2) this.instances[i] = PATCH_COUNT;
  }

  addSolid(part: SurfacePart, { instance, height }: SolidPiece): void {
    if (!this.isShown(part, instance)) return;
    const area = part.area * Math.max(Math.abs(part.nx), Math.abs(part.ny), Math.abs(part.nz));
    const { model, sight } = this.input;
    const kind = isGlossy(model, instance) && sight.isSlanted(part) ? PART_KINDS.mirror : PART_KINDS.solid;
    this.add(part, { kind, area, breadth: height, length: 0 });
  }

  addFoliage(part: SurfacePart, { instance, cluster, scale }: PlacedCluster): void {
    if (!this.isShown(part, instance)) return;
    const { patch, area } = part;
    this.areas[patch] = (this.areas[patch] as number) + area;
    const [breadth, length] = [cluster.breadth * scale, cluster.length * scale];
    this.parts.add({ kind: PART_KINDS.foliage, patch, area, breadth, length, seenSpacing: 0 });
  }

  addTile(part: SurfacePart, { size }: Tile, isWater: boolean): void {
    const kind = isWater ? PART_KINDS.water : PART_KINDS.ground;
    if (this.isShown(part, -1)) this.add(part, { kind, area: (size * size) / part.ny, breadth: 0, length: 0 });
  }

  finish(): Areas {
    const { areas, importance, nearest, instances, parts } = this;
    let count = 0;
    const patches = new Uint32Array(PATCH_COUNT);
    for (let patch = 0; patch < PATCH_COUNT; patch++) if ((areas[patch] as number) > 0) patches[count++] = patch;
    return { patches: patches.slice(0, count), areas, importance, nearest, instances, parts };
  }

  private add(part: SurfacePart, measures: Pick<PlannedPart, 'kind' | 'area' | 'breadth' | 'length'>): void {
    const { sight } = this.input;
    const { patch, area } = part;
    this.areas[patch] = (this.areas[patch] as number) + area;
    this.parts.add({ ...measures, patch, seenSpacing: sight.sees(part, true) ? sight.spacing(part) : 0 });
  }

  private isShown({ patch }: SurfacePart, instance: number): boolean {
    const { importance, isKnown, instances } = this;
    if (isKnown[patch] === 0) {
      isKnown[patch] = 1;
      if (importance[patch] === 0) this.adopt(patch);
    }
    if (importance[patch] === 0) return false;
    if (instance >= 0) {
      instances[2 * instance] = Math.min(instances[2 * instance] as number, patch);
      instances[2 * instance + 1] = Math.max(instances[2 * instance + 1] as number, patch);
    }
    return true;
  }

  /** Takes over importance from the patches beside it that rays of the survey met. */
  private adopt(patch: number): void {
    const { survey } = this;
    let most = 0;
    let least = Infinity;
    this.input.grid.forEachNeighbour(patch, (other) => {
      most = Math.max(most, survey.importance[other] as number);
      least = Math.min(least, survey.nearest[other] as number);
    });
    this.importance[patch] = ADOPTED * most;
    this.nearest[patch] = least;
  }
}
