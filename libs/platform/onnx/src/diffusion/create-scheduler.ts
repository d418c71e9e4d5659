import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { createDdim } from './ddim.js';
import { createEuler } from './euler.js';
import { createFlowMatchEuler } from './flow-match-euler.js';
import { createLcm } from './lcm.js';
import type { Scheduler } from './scheduler.js';

/** @throws RangeError when there are more steps than the network was trained on, or fewer than one */
export function createScheduler(facts: SchedulerSettings, steps: number): Scheduler {
  if (!Number.isInteger(steps) || steps < 1 || steps > facts.trainSteps)
    throw new RangeError(`${steps} steps are not between 1 and ${facts.trainSteps}`);
  if (facts.kind === 'ddim') return createDdim(facts, steps);
  if (facts.kind === 'euler') return createEuler(facts, steps);
  if (facts.kind === 'lcm') return createLcm(facts, steps);
  return createFlowMatchEuler(facts, steps);
}
