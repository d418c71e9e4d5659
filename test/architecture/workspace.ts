import { globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

export interface Workspace {
  /** Such as `libs/product/domain`. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** 1 to 5, or `tests`. */
  readonly floor: string;
  /** Names under which others may import its parts, as `exports` of its package.json has them, such as `@diorama/web/icons/*`. */
  readonly entries: readonly string[];
  readonly dependencies: readonly string[];
  /** Further packages that its tests and testing entry need. */
  readonly devDependencies: readonly string[];
  /** Paths of the projects that its tsconfig refers to. */
  readonly references: readonly string[];
  /** What generated sources import. */
  readonly generatedImports: readonly string[];
  /** Sources without tests and without generated ones. */
  readonly files: readonly SourceFile[];
}

/** The folders that the `workspaces` of the root package.json name. */
export const workspaces: readonly Workspace[] = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces
  .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }))
  .map((path) => dirname(path))
  .toSorted()
  .map(readWorkspace);

function readWorkspace(path: string): Workspace {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, path, file), 'utf8'));
  const manifest = json('package.json') as {
    name: string;
    description: string;
    exports?: Record<string, unknown>;
    floor?: number | string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const config = json('tsconfig.json') as { references?: { path: string }[] };
  return {
    path,
    name: manifest.name,
    description: manifest.description,
    floor: String(manifest.floor ?? 'none'),
    entries: Object.keys(manifest.exports ?? {}).map((name) => join(manifest.name, name)),
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    references: (config.references ?? []).map((reference) => relative(ROOT, join(ROOT, path, reference.path))),
    generatedImports: sourcesBelow(`${path}/src/generated`, true).flatMap(({ imports }) => imports),
    files: sourcesBelow(`${path}/src`).filter(({ path: file }) => !file.endsWith('.spec.ts')),
  };
}

/** TypeScript files below a folder of the repository; generated ones only where the folder itself is. */
export function sourcesBelow(folder: string, generated = false): SourceFile[] {
  if (!exists(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(ts|tsx|mts)$/.test(file) && (generated || !file.includes('generated/')) && !/(^|\/)(node_modules|dist)\//.test(file),
    )
    .toSorted()
    .map((file) => readSource(`${folder}/${file}`));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName) };
}

/** The package that an import names: `@scope/name` or `name`; null for relative files and Node's own modules. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function exists(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR';
  }
}
