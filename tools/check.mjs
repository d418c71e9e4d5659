// `npm run check [-- --except STEP]`: everything that can be known without running the product, such as format, lint, types, dead code,
// generated code, protocol and SQL.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** @type {readonly (readonly [string, string, readonly string[]])[]} */
const STEPS = [
  ['format', 'oxfmt', ['--check']],
  ['build', 'node', ['tools/build.mjs', '--quiet']],
  ['types of tests', 'node', ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.test.json']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['dependencies', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'libs', 'deploy/local', '--output-type', 'err']],
  ['dead code', 'knip', []],
  ['protocol style', 'buf', ['lint']],
  ['protocol compatibility', 'node', ['tools/proto-breaking.mjs']],
  ['generated code', 'node', ['tools/proto.mjs', '--check']],
  ['SQL statements', 'node', ['tools/sql-statements.mjs']],
  ['OpenAPI document', 'node', ['tools/openapi.mjs', '--check']],
  ['SDK types', 'node', ['tools/sdk.mjs', '--check']],
  ['Python client', 'node', ['tools/python-client.mjs', '--check']],
  ['Python reference', 'node', ['tools/python-reference.mjs', '--check']],
  ['documents of llms.txt', 'node', ['tools/llms.mjs', '--check']],
  ['error reference', 'node', ['tools/error-reference.mjs', '--check']],
  ['CLI reference', 'node', ['tools/cli-reference.mjs', '--check']],
  ['commit subjects', 'node', ['tools/commit-subjects.mjs']],
  ['architecture', 'vitest', ['run', '--project', 'architecture']],
];

const { values } = parseArgs({ options: { except: { type: 'string', multiple: true, default: [] } } });
const unknown = values.except.filter((name) => STEPS.every(([step]) => step !== name));
if (unknown.length > 0) throw new Error(`unknown steps: ${unknown.join(', ')}; the steps are ${STEPS.map(([name]) => name).join(', ')}`);

let failed = 0;
for (const [name, command, args] of STEPS.filter(([step]) => !values.except.includes(step))) {
  const startedAt = Date.now();
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  const ok = done.status === 0;
  process.stdout.write(`${ok ? '✔' : '✖'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
  if (ok) continue;
  failed++;
  process.stdout.write(`${done.error ? String(done.error) : ''}${done.stdout ?? ''}${done.stderr ?? ''}\n`);
}
process.exit(failed === 0 ? 0 : 1);
