/** The stages of a generation, in order, with the share of the whole run that each takes. */
export const STAGES = [
  { name: 'compose', description: 'Reading the prompt', weight: 2 },
  { name: 'render', description: 'Rendering the panorama', weight: 48 },
  { name: 'splats', description: 'Placing Gaussian splats', weight: 38 },
  { name: 'collider', description: 'Building the collider', weight: 10 },
  { name: 'publish', description: 'Publishing the world', weight: 2 },
] as const;
export type StageName = (typeof STAGES)[number]['name'];

export const stageDescription = (stage: StageName): string => STAGES.find(({ name }) => name === stage)?.description ?? stage;

/** Percent of the whole run, 0-100, when `stage` has come to `fraction` (0-1). */
export function overallPercent(stage: StageName, fraction: number): number {
  let before = 0;
  for (const { name, weight } of STAGES) {
    if (name === stage) return Math.round(before + weight * Math.min(Math.max(fraction, 0), 1));
    before += weight;
  }
  return before;
}
