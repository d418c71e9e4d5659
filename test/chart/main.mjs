// `npm run test:chart`: brings Helm, kubeconform and the schemas of Kubernetes, then runs the tests of the chart. Arguments go to vitest.
import { countTests } from '../../tools/count-tests.mjs';
import { fetchSchemas } from './schemas.ts';
import { fetchTools } from './tools.ts';

const say = (text) => process.stderr.write(`${text}\n`);

await fetchTools(say);
await fetchSchemas(say);
process.exit(await countTests('chart', process.argv.slice(2), process.env));
