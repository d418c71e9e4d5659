import { ConfigError } from '@diorama/config';
import { createLogger, Metrics } from '@diorama/telemetry';
import { describe, expect, it } from 'vitest';

import { createPlannerObserver, openPlanner } from './open-planner.js';
import { workerConfigSchema } from './settings.js';

const CONFIG = {
  WORKER_ROLE: 'orchestration',
  WORKER_HEALTH_PORT: '1',
  WORLD_ADDRESS: 'a:1',
  MEDIA_ADDRESS: 'a:1',
  TEMPORAL_ADDRESS: 'a:1',
};
const open = (environment: object) => openPlanner(workerConfigSchema.parse({ ...CONFIG, ...environment }));

describe('the planner of an installation', () => {
  it('exists only with a URL', () => {
    expect(open({})).toBeNull();
    expect(open({ PLANNER_MODEL: 'tiny', PLANNER_API_KEY: 'k' })).toBeNull();
  });

  it('has the name and the model of the settings, never the URL', () => {
    const planner = open({ PLANNER_URL: 'http://127.0.0.1:11434/v1/', PLANNER_MODEL: 'tiny' });
    expect([planner?.name, planner?.model]).toEqual(['openai-compatible', 'tiny']);
    expect(JSON.stringify(planner)).not.toContain('127.0.0.1');
  });

  it('needs a model', () => expect(() => open({ PLANNER_URL: 'http://127.0.0.1:11434' })).toThrow(ConfigError));

  it.each([
    [{ PLANNER_URL: 'ftp://models' }],
    [{ PLANNER_URL: 'models:8000' }],
    [{ PLANNER_TIMEOUT_SECONDS: '0' }],
    [{ PLANNER_TIMEOUT_SECONDS: '121' }],
    [{ PLANNER_MAX_TOKENS: 'many' }],
    [{ PLANNER_FORMAT: 'xml' }],
    [{ PLANNER_NAME: '' }],
  ])('is refused with %j', (environment) => expect(workerConfigSchema.safeParse({ ...CONFIG, ...environment }).success).toBe(false));
});

describe('the observer of a planner', () => {
  it('counts outcomes, with the time and the tokens', async () => {
    const metrics = new Metrics();
    const observe = createPlannerObserver(metrics, createLogger({ service: 'test', level: 'silent' }));
    const usage = { promptTokens: 900, answerTokens: 40 };
    observe({ operationId: 'op_1', outcome: { failure: 'TIMEOUT', usage }, seconds: 2 });
    observe({ operationId: 'op_2', outcome: { failure: 'TIMEOUT', usage }, seconds: 2 });
    const text = await metrics.toText();
    expect(text).toContain('diorama_planner_plans_total{outcome="timeout"} 2');
    expect(text).toContain('diorama_planner_seconds_count{outcome="timeout"} 2');
    expect(text).toContain('diorama_planner_tokens_total{kind="prompt"} 1800');
    expect(text).not.toContain('op_1');
  });
});
