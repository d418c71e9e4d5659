import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'diorama-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Described {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly { readonly lang: string; readonly source: string }[];
}

const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/reference/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

const OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules/@types')],
};

/** Writes a package with the samples that the compiler finds the SDK from. */
function writeProject(): void {
  mkdirSync(join(folder, 'node_modules/@diorama-worlds'), { recursive: true });
  symlinkSync(join(ROOT, 'libs/product/sdk'), join(folder, 'node_modules/@diorama-worlds/sdk'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }));
  for (const { operationId, 'x-codeSamples': samples } of operations)
    writeFileSync(join(folder, `${operationId}.ts`), samples.find(({ lang }) => lang === 'TypeScript')?.source ?? '');
}

it('the TypeScript samples of the reference have the types of the SDK, and need no newer Node than the SDK does', () => {
  writeProject();
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8' });
  expect([operations.length > 40, status, stdout]).toEqual([true, 0, '']);
});
