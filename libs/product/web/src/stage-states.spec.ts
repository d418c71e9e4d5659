import { STAGES } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { computeStageStates } from './stage-states.js';

describe('the stages of a generation', () => {
  it('are done up to the present one', () => {
    expect(computeStageStates(STAGES[1].name)).toEqual(['done', 'running', 'waiting', 'waiting', 'waiting']);
  });

  it('all wait before the first report, and with a stage that is not known', () => {
    expect(new Set([...computeStageStates(null), ...computeStageStates('other')])).toEqual(new Set(['waiting']));
  });
});
