// `npm run test:chart`: brings Helm, kubeconform and the schemas of Kubernetes, then runs the tests of the chart. Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { fetchSchemas } from './schemas.ts';
import { fetchTools } from './tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text) => process.stderr.write(`${text}\n`);

await fetchTools(say);
await fetchSchemas(say);
const done = spawnSync('vitest', ['run', '--project', 'chart', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(done.status ?? 1);
