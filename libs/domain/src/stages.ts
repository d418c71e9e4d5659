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

/** How far each stage has come, 0 to 1; a stage that is not named has not begun. */
export type StageFractions = Readonly<Partial<Record<StageName, number>>>;

/** Percent of the whole run, 0-100. Stages may run side by side, so each adds its own share. */
export function overallPercent(fractions: StageFractions): number {
  const share = ({ name, weight }: (typeof STAGES)[number]): number => weight * Math.min(Math.max(fractions[name] ?? 0, 0), 1);
  return Math.round(STAGES.reduce((sum, stage) => sum + share(stage), 0));
}

/** The stage to tell people of: the first that has begun and is not complete, else the last that has begun. */
export function currentStage(fractions: StageFractions): StageName {
  const begun = STAGES.filter(({ name }) => fractions[name] !== undefined);
  const current = begun.find(({ name }) => (fractions[name] ?? 0) < 1) ?? begun.at(-1);
  return current?.name ?? STAGES[0].name;
}
