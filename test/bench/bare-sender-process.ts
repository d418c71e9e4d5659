// A worker of the least that a durable send can be, at the Temporal that the argument names.
import { fileURLToPath } from 'node:url';

import { NativeConnection, Runtime, Worker } from '@temporalio/worker';

import { announce } from './child.ts';

const [address = ''] = process.argv.slice(2);
const silent = (): undefined => undefined;
Runtime.install({ logger: { log: silent, trace: silent, debug: silent, info: silent, warn: silent, error: silent } });
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address }),
  taskQueue: 'bare-send',
  workflowsPath: fileURLToPath(new URL('./bare-workflow.ts', import.meta.url)),
  activities: { now: async () => Date.now() },
  maxConcurrentActivityTaskExecutions: 50,
});
const running = worker.run();
announce({});
await running;
