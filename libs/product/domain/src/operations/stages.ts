/** The stages of a generation, in order, with the share of the whole run that each takes. */
export const STAGES = [
  { name: 'compose', description: 'Reading the prompt', weight: 2 },
  { name: 'render', description: 'Rendering the panorama', weight: 48 },
  { name: 'splats', description: 'Placing Gaussian splats', weight: 38 },
  { name: 'collider', description: 'Building the collider', weight: 10 },
  { name: 'publish', description: 'Publishing the world', weight: 2 },
] as const;

/** The stages of an export. */
export const EXPORT_STAGES = [
  { name: 'export', description: 'Exporting the world', weight: 97 },
  { name: 'store', description: 'Storing the files', weight: 3 },
] as const;

/** The stages of a panorama that is painted onto a depth panorama. */
export const DEPTH_TO_RGB_STAGES = [
  { name: 'depth', description: 'Reading the depth panorama', weight: 10 },
  { name: 'paint', description: 'Painting the panorama', weight: 85 },
  { name: 'save', description: 'Storing the panorama', weight: 5 },
] as const;

/** A run has the stages of its own kind alone; the weights of each kind add up to 100. */
const KINDS = [STAGES, EXPORT_STAGES, DEPTH_TO_RGB_STAGES] as const;
type Stage = (typeof KINDS)[number][number];
const ALL_STAGES: readonly Stage[] = KINDS.flat();
export type StageName = Stage['name'];

export const getStageDescription = (stage: StageName): string => ALL_STAGES.find(({ name }) => name === stage)?.description ?? stage;

/** How far each stage has come, 0 to 1; a stage that is not named has not begun. */
export type StageFractions = Readonly<Partial<Record<StageName, number>>>;

/** Percent of the whole run, 0-100. Stages may run side by side, so each adds its own share. */
export function computeOverallPercent(fractions: StageFractions): number {
  const share = ({ name, weight }: Stage): number => weight * Math.min(Math.max(fractions[name] ?? 0, 0), 1);
  return Math.round(ALL_STAGES.reduce((sum, stage) => sum + share(stage), 0));
}

/** The stage to show to people: the first of the run's kind that is at work, else the first that has not begun, else the last. */
export function findCurrentStage(fractions: StageFractions): StageName {
  const stages: readonly Stage[] = KINDS.find((kind) => kind.some(({ name }) => fractions[name] !== undefined)) ?? STAGES;
  const isAtWork = ({ name }: Stage): boolean => fractions[name] !== undefined && fractions[name] < 1;
  const current = stages.find(isAtWork) ?? stages.find(({ name }) => fractions[name] === undefined) ?? stages.at(-1);
  return current?.name ?? STAGES[0].name;
}
