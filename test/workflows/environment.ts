import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type {
  GenerationActivities,
  InferenceActivities,
  OperationActivities,
  PaintingOperationActivities,
  PlanningActivities,
} from '@diorama/contract';
import { TASK_QUEUES, createInferenceQueueName } from '@diorama/domain';
import { findFreePort } from '@diorama/testkit';
import { getTestServerPath, getToolFolder } from '@diorama/toolbox';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';

import { isAnswered } from '../stack/is-answered.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bundle that workers run. */
export const workflowBundle = { code: readFileSync(join(ROOT, 'apps/worker/dist/workflow-bundle.js'), 'utf8') };

Runtime.install({ logger: new DefaultLogger('ERROR') });

const program = getTestServerPath(getToolFolder(process.env));

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

const STARTED_WITHIN_MS = 120_000;
const LOOK_MS = 50;

/** The SDK's way to a server that skips time and runs already, which its types keep to itself. */
interface EnvironmentOfServer {
  create(server: {
    readonly server: { readonly type: 'existing' };
    readonly address: string;
    readonly supportsTimeSkipping: true;
  }): Promise<TestWorkflowEnvironment>;
}

/**
 * A Temporal that skips over the time that workflows sleep. It is started here, because the SDK gives up after five seconds, and Java
 * may take longer to start where its files are read for the first time, or other work goes on.
 */
export async function startTestServer(): Promise<TestWorkflowEnvironment> {
  const port = await findFreePort();
  const server = spawn(program, [String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = (): boolean => server.kill('SIGKILL');
  process.once('exit', end);
  try {
    await untilAnswered(server, port);
    const order = { server: { type: 'existing' }, address: `127.0.0.1:${port}`, supportsTimeSkipping: true } as const;
    const environment = await (TestWorkflowEnvironment as unknown as EnvironmentOfServer).create(order);
    const disconnect = environment.teardown.bind(environment);
    const teardown = async (): Promise<void> => {
      await disconnect();
      if (end()) await once(server, 'exit');
      process.off('exit', end);
    };
    return Object.assign(environment, { teardown });
  } catch (error) {
    end();
    throw error;
  }
}

async function untilAnswered(server: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS;
  while (!(await isAnswered(port))) {
    if (server.exitCode !== null) throw new Error(`the test server ended with ${server.exitCode}`);
    if (Date.now() > until) throw new Error(`the test server does not answer after ${STARTED_WITHIN_MS / 1_000} s`);
    await sleep(LOOK_MS);
  }
}

/** The pool that paints worlds. */
export const PAINTING_POOL = 'test';

/** The activities of all queues, with the parts that a test replaces. */
export type Doubles = OperationActivities &
  GenerationActivities &
  PlanningActivities &
  Pick<PaintingOperationActivities, 'discardTensors'> &
  Pick<InferenceActivities, 'panoDepthToRgb' | 'textToPano' | 'imageDepth' | 'upscale'>;

/** Runs workers of all queues until `work` ends. */
export async function withWorkers<Result>(
  environment: TestWorkflowEnvironment,
  doubles: Doubles,
  work: () => Promise<Result>,
): Promise<Result> {
  const { nativeConnection: connection } = environment;
  const orchestration = await Worker.create({ connection, taskQueue: TASK_QUEUES.orchestration, workflowBundle, activities: doubles });
  const generation = await Worker.create({ connection, taskQueue: TASK_QUEUES.generation, activities: doubles });
  const inference = await Worker.create({ connection, taskQueue: createInferenceQueueName(PAINTING_POOL), activities: doubles });
  return inference.runUntil(generation.runUntil(orchestration.runUntil(work())));
}
