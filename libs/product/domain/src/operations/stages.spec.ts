import { describe, expect, it } from 'vitest';

import { STAGES, findCurrentStage, computeOverallPercent } from './stages.js';
import type { StageFractions, StageName } from './stages.js';

describe('the percent of a run', () => {
  it('is 100 when every stage is complete', () => {
    expect(computeOverallPercent(Object.fromEntries(STAGES.map(({ name }) => [name, 1])))).toBe(100);
  });

  it('adds up stages that run side by side', () => {
    expect(computeOverallPercent({ compose: 1, collider: 1 })).toBe(12);
    expect(computeOverallPercent({ compose: 1, collider: 1, render: 0.5 })).toBe(36);
  });

  it('takes no fraction beyond its bounds', () => {
    expect(computeOverallPercent({ compose: 7, render: -1 })).toBe(2);
  });
});

describe('the stage to show', () => {
  it.each<[string, StageFractions, StageName]>([
    ['before all of them', {}, 'compose'],
    ['the first that is at work', { compose: 1, render: 0.2, collider: 0.5 }, 'render'],
    ['a later one that is at work, although one before it has not begun', { compose: 1, render: 1, collider: 0.5 }, 'collider'],
    ['the next one between two', { compose: 1, render: 1 }, 'splats'],
    ['the next one, although a later one is complete', { compose: 1, render: 1, collider: 1 }, 'splats'],
    ['the one after all that are complete', { compose: 1, render: 1, splats: 1, collider: 1 }, 'publish'],
    ['the last one at the end', { compose: 1, render: 1, splats: 1, collider: 1, publish: 1 }, 'publish'],
    ['one of an export', { export: 1 }, 'store'],
    ['one of a painting', { depth: 0 }, 'depth'],
  ])('is %s', (_, fractions, stage) => {
    expect(findCurrentStage(fractions)).toBe(stage);
  });
});
