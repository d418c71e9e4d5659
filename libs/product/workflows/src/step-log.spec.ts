import { describe, expect, it } from 'vitest';

import { StepLog } from './step-log.js';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('the steps of a workflow', () => {
  it('are listed with what runs, what it took and why it failed', () => {
    const log = new StepLog();
    log.begin('Read the prompt', NOON)({ endedAtMs: NOON + 440, failure: null });
    log.begin('Run a model', NOON + 1_000)({ endedAtMs: NOON + 121_000, failure: 'TIMEOUT' });
    log.begin('Build the world', NOON + 121_000);
    expect(log.render()).toBe(
      '- Read the prompt: 0.4 s\n- Run a model: TIMEOUT after 120.0 s\n- **Build the world**: running since 2026-11-21 12:02:01 UTC',
    );
  });

  it('show until when a timer runs', () => {
    const log = new StepLog();
    const end = log.begin('Wait', NOON, NOON + 30_000);
    expect(log.render()).toBe('- **Wait**: until 2026-11-21 12:00:30 UTC');
    end({ endedAtMs: NOON + 30_000, failure: null });
    expect(log.render()).toBe('- Wait: 30.0 s');
  });

  it('are the newest twenty, with the number of earlier ones', () => {
    const log = new StepLog();
    for (let step = 1; step <= 22; step++) log.begin(`Step ${step}`, NOON)({ endedAtMs: NOON, failure: null });
    const lines = log.render().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe('- 2 earlier steps');
    expect(lines.at(-1)).toBe('- Step 22: 0.0 s');
  });

  it('of an empty log are an empty text', () => expect(new StepLog().render()).toBe(''));
});
