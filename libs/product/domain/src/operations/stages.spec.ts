import { describe, expect, it } from 'vitest';

import { STAGES, findCurrentStage, computeOverallPercent } from './stages.js';

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

describe('the stage to tell of', () => {
  it('is the first that is at work', () => {
    expect(findCurrentStage({})).toBe('compose');
    expect(findCurrentStage({ compose: 1, render: 0.2, collider: 0.5 })).toBe('render');
    expect(findCurrentStage({ compose: 1, render: 1, collider: 0.5 })).toBe('collider');
    expect(findCurrentStage({ compose: 1, render: 1 })).toBe('render');
  });
});
