import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GenerationActivities, OperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import { testServerPath, toolFolder } from '@diorama/toolbox';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bundle that workers run. */
export const workflowBundle = { code: readFileSync(join(ROOT, 'apps/worker/dist/workflow-bundle.js'), 'utf8') };

Runtime.install({ logger: new DefaultLogger('ERROR') });

const program = testServerPath(toolFolder(process.env));

/**
 * Whether the time-skipping server is there; says so on standard error when not.
 *
 * @throws Error in continuous integration, where a missing server is a fault
 */
export function hasTestServer(): boolean {
  if (existsSync(program)) return true;
  if (process.env['CI'] === 'true') throw new Error(`no test server at ${program}: run npm test`);
  process.stderr.write(`WORKFLOW TESTS ARE SKIPPED, no test server at ${program}: run npm test\n`);
  return false;
}

/** A Temporal that skips over the time that workflows sleep. */
export function startTestServer(): Promise<TestWorkflowEnvironment> {
  return TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path', path: program } } });
}

/** The activities of both queues, with the parts that a test replaces. */
export type Doubles = OperationActivities & GenerationActivities;

/** Runs workers of both queues while `work` goes on. */
export async function withWorkers<Result>(
  environment: TestWorkflowEnvironment,
  doubles: Doubles,
  work: () => Promise<Result>,
): Promise<Result> {
  const { nativeConnection: connection } = environment;
  const orchestration = await Worker.create({ connection, taskQueue: TASK_QUEUES.orchestration, workflowBundle, activities: doubles });
  const generation = await Worker.create({ connection, taskQueue: TASK_QUEUES.generation, activities: doubles });
  return generation.runUntil(orchestration.runUntil(work()));
}
