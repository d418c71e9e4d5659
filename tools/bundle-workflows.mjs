// Bundles libs/product/workflows for Temporal's workflow sandbox. The first argument names the file to write.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleWorkflowCode } from '@temporalio/worker';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = process.argv[2] ?? join(root, 'apps/worker/dist/workflow-bundle.js');

const quiet = { log() {}, trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error };
const dist = join(root, 'libs/product/workflows/dist');
const { code } = await bundleWorkflowCode({
  workflowsPath: join(dist, 'index.js'),
  workflowInterceptorModules: ['trace-interceptors.js', 'details-interceptors.js'].map((file) => join(dist, file)),
  logger: quiet,
});
mkdirSync(dirname(target), { recursive: true });
// Written beside and renamed, so that a worker never reads half a bundle.
writeFileSync(`${target}.new`, code);
renameSync(`${target}.new`, target);
