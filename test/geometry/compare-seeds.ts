import { buildModel } from '@diorama/places';
import { describePlan } from '@diorama/quality';
import type { PlanDescription } from '@diorama/quality';
import { composeScene } from '@diorama/scene';

/** How many different plans the seeds of one prompt have. */
export interface SeedVariety {
  readonly prompt: string;
  readonly seeds: number;
  readonly distinct: Readonly<Record<keyof PlanDescription, number>>;
}

const ASPECTS = ['size', 'openings', 'kinds', 'places'] as const;

/** Builds one prompt with the seeds 1 to `seeds` and counts its different plans. */
export function compareSeeds(prompt: string, seeds: number): SeedVariety {
  const plans = Array.from({ length: seeds }, (_, k) => describePlan(buildModel(composeScene(prompt, k + 1).scene)));
  const distinct = Object.fromEntries(ASPECTS.map((aspect) => [aspect, new Set(plans.map((plan) => plan[aspect])).size]));
  return { prompt, seeds, distinct: distinct as SeedVariety['distinct'] };
}

/** Whether all seeds place objects differently and, in a room, most have their own size, openings and objects. */
export const isVaried = ({ seeds, distinct }: SeedVariety, isRoom: boolean): boolean =>
  distinct.places === seeds && distinct.kinds >= seeds / 2 && (!isRoom || (distinct.size === seeds && distinct.openings >= seeds / 2));
