import type { PlannerReport } from '@diorama/activities';
import { systemClock } from '@diorama/clock';
import { ConfigError } from '@diorama/config';
import { createChatPlanner } from '@diorama/planner';
import type { Planner } from '@diorama/planner';
import type { Logger, Metrics } from '@diorama/telemetry';

import type { WorkerConfig } from './settings.js';

type PlannerSettings = Pick<
  WorkerConfig,
  'PLANNER_URL' | 'PLANNER_MODEL' | 'PLANNER_NAME' | 'PLANNER_API_KEY' | 'PLANNER_TIMEOUT_SECONDS' | 'PLANNER_MAX_TOKENS' | 'PLANNER_FORMAT'
>;

/**
 * The planner of this installation; null where none is configured. Its URL is an operator's and may be private.
 *
 * @throws ConfigError for a URL without a model
 */
export function openPlanner(config: PlannerSettings): Planner | null {
  const { PLANNER_URL: url, PLANNER_MODEL: model } = config;
  if (url === undefined) return null;
  if (model === undefined) throw new ConfigError(['PLANNER_MODEL is missing: the model to ask at PLANNER_URL']);
  return createChatPlanner({
    name: config.PLANNER_NAME,
    url,
    model,
    key: config.PLANNER_API_KEY,
    timeoutMs: config.PLANNER_TIMEOUT_SECONDS * 1_000,
    maxTokens: config.PLANNER_MAX_TOKENS,
    format: config.PLANNER_FORMAT,
    fetch: globalThis.fetch,
    clock: systemClock,
  });
}

/** Counts how a planner was asked and logs its failures, without a word of prompts and answers. */
export function createPlannerObserver(metrics: Metrics, logger: Logger): (report: PlannerReport) => void {
  const plans = metrics.counter('diorama_planner_plans_total', 'Prompts that the planner was asked about, by outcome.');
  const durations = metrics.histogram('diorama_planner_seconds', 'Time that the planner took for one prompt, with all requests.');
  const tokens = metrics.counter('diorama_planner_tokens_total', 'Tokens of requests and answers, as the planner counts them.');
  return ({ operationId, outcome, seconds }) => {
    const label = 'failure' in outcome ? outcome.failure.toLowerCase() : 'planned';
    plans.add({ outcome: label });
    durations.observe({ outcome: label }, seconds);
    tokens.add({ kind: 'prompt' }, outcome.usage.promptTokens);
    tokens.add({ kind: 'answer' }, outcome.usage.answerTokens);
    if ('failure' in outcome)
      logger.warn({ operation_id: operationId, failure: outcome.failure }, 'the planner failed; the prompt is read without it');
  };
}
