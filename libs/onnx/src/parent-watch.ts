// A thread of a model process that ends it when the process that started it is gone.
import { workerData } from 'node:worker_threads';

const LOOK_MS = 250;
const parent = workerData as number;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
