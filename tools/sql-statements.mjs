// Checks every SQL statement of the services against their schemas, without running one: each is parsed by a Postgres that has the
// migrations, and the columns that it answers are compared with the row type that the code declares. A renamed column fails here.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

import { migrate } from '../libs/platform/postgres/dist/index.js';
import { startPostgres } from '../libs/platform/testkit/dist/index.js';
import { describeStatement } from './sql/describe-statement.mjs';
import { constantTexts } from './sql/constant-texts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Functions of `libs/platform/postgres` that run a statement, which is their second argument. */
const RUNNERS = new Set(['queryRows', 'queryWithFreshPlan', 'queryNamed']);
/** Calls whose text this check cannot know, by file. The list may only shrink. */
const UNKNOWN_TEXTS = {
  'apps/media/src/store/list-assets.ts': 1,
  'apps/media/src/store/sweep-assets.ts': 1,
  'libs/product/access/src/audit-log.ts': 1,
  'apps/world/src/admin/erase-account.ts': 1,
  'apps/world/src/admin/list-accounts.ts': 1,
  'apps/world/src/admin/list-all-operations.ts': 1,
  'apps/world/src/admin/list-ledger.ts': 1,
  'apps/world/src/deliveries/list-deliveries.ts': 1,
  'apps/world/src/operations/list-operations.ts': 1,
  'apps/world/src/retention/sweep-rows.ts': 1,
  'apps/world/src/worlds/deleted-worlds.ts': 3,
  'apps/world/src/worlds/read-world-page.ts': 2,
};
const SERVICES = [
  {
    folders: ['apps/world', 'libs/product/access', 'libs/product/statistics'],
    schema: 'world',
    open: (await import('../libs/product/world-schema/dist/index.js')).createWorldDataSource,
  },
  { folders: ['apps/media'], schema: 'media', open: (await import('../apps/media/dist/store/data-source.js')).createMediaDataSource },
  {
    folders: ['apps/signing'],
    schema: 'signing',
    open: (await import('../apps/signing/dist/store/data-source.js')).createSigningDataSource,
  },
];

function programOf(folder) {
  const path = join(root, folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

/** The calls that run a statement. */
function callsIn(program) {
  const calls = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && RUNNERS.has(node.expression.text)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile && !file.fileName.includes('/testing/')) visit(file);
  return calls;
}

/** Names of the properties of the row type that a call declares; none where it declares no row. */
function declaredColumns(checker, call) {
  const [row] = call.typeArguments ?? [];
  if (row === undefined) return [];
  const type = checker.getTypeFromTypeNode(row);
  return type.flags & ts.TypeFlags.TypeParameter ? [] : checker.getPropertiesOfType(type).map(({ name }) => name);
}

const faults = [];
const unknown = {};
let checked = 0;
/** Checks each statement of a program against the schema of the session. */
async function checkStatements(program, session) {
  const checker = program.getTypeChecker();
  for (const call of callsIn(program)) {
    const file = call.getSourceFile();
    const path = relative(root, file.fileName);
    const texts = constantTexts(checker, call.arguments[1]);
    if (texts === null) unknown[path] = (unknown[path] ?? 0) + 1;
    for (const text of texts ?? []) {
      checked++;
      const at = `${path}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`;
      const { columns, error } = await describeStatement(session, text);
      if (error !== null) faults.push(`${at}: ${error}`);
      const missing = declaredColumns(checker, call).filter((name) => error === null && !columns.includes(name));
      if (missing.length > 0) faults.push(`${at}: the statement returns no column ${missing.join(', ')}`);
    }
  }
}

const postgres = await startPostgres();
try {
  const database = await postgres.createDatabase(SERVICES.map(({ schema }) => schema));
  for (const { folders, schema, open } of SERVICES) {
    const dataSource = open({ url: database.url(schema), poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    const session = await database.openAdmin();
    await session.query(`SET search_path = ${schema}`);
    for (const folder of folders) await checkStatements(programOf(folder), session);
    await session.end();
  }
} finally {
  await postgres.stop();
}
for (const [path, count] of Object.entries(unknown))
  if (count > (UNKNOWN_TEXTS[path] ?? 0)) faults.push(`${path}: ${count} statements whose text is not constant`);
for (const [path, count] of Object.entries(UNKNOWN_TEXTS))
  if (count > (unknown[path] ?? 0)) faults.push(`${path}: lower its number in UNKNOWN_TEXTS to ${unknown[path] ?? 0}`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${checked} SQL statements fit their schemas\n`);
