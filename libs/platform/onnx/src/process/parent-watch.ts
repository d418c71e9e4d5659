// A thread of a model process that ends it when the process that started it is gone.
import { rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const LOOK_MS = 250;
const { parent, exchange } = workerData as { readonly parent: number; readonly exchange: string };

setInterval(() => {
  if (process.ppid === parent) return;
  rmSync(exchange, { recursive: true, force: true }); // nobody else will
  process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
