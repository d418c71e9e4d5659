import { describe, expect, it } from 'vitest';

import { packageOf, sourcesBelow, workspaces } from './workspace.js';

const pure = workspaces.filter(({ floor }) => floor === '1' || floor === '2');
const NODE_ALLOWED: Readonly<Record<string, readonly string[]>> = { '@diorama/splat': ['node:zlib'], '@diorama/exr': ['node:zlib'] };
const PACKAGES_ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '@diorama/contract': ['zod'],
  '@diorama/shapes': ['earcut'],
  '@diorama/proto-types': ['@grpc/grpc-js', '@bufbuild/protobuf'],
};
/** Clock, randomness, environment and the outside world. */
const IMPURE =
  /\b(Date\.now|new Date\(\)|performance\.now|Math\.random|process\.|setTimeout|setInterval|console\.|globalThis\.|crypto\.|fetch\()/;

/** Contain code as text only: the samples of the reference, and the code of a request. */
const SAMPLES: readonly string[] = [
  'libs/product/contract/src/openapi/reference/sample-calls.ts',
  'libs/product/web/src/code/typescript-code.ts',
];

describe.each(pure.map((workspace) => [workspace.path, workspace] as const))('%s is pure', (_path, { name, files }) => {
  it('uses no Node built-in but those the design names, and no other package', () => {
    const allowed = [...(NODE_ALLOWED[name] ?? []), ...(PACKAGES_ALLOWED[name] ?? [])];
    const foreign = files
      .filter(({ path }) => !path.includes('/src/testing/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((specifier) => specifier.startsWith('node:') || packageOf(specifier)?.startsWith('@diorama/') === false)
          .filter((specifier) => !allowed.includes(specifier) && !allowed.includes(packageOf(specifier) ?? ''))
          .map((specifier) => `${path} imports ${specifier}`),
      );
    expect(foreign).toEqual([]);
  });

  it('takes time and randomness as arguments', () => {
    const impure = files
      .filter(({ path }) => !SAMPLES.includes(path))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .flatMap((line, index) => (IMPURE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(impure).toEqual([]);
  });
});

describe('the outside world', () => {
  it('reaches the code as configuration in main files only', () => {
    // deploy/local starts processes, which inherit what every program may expect.
    const readers = workspaces
      .filter(({ floor }) => floor !== 'tests')
      .flatMap(({ files }) => files)
      .filter(({ path }) => !path.endsWith('/src/main.ts') && !path.startsWith('deploy/local/') && !path.includes('/src/testing/'))
      .filter(({ text }) => /process\.env|import\.meta\.env/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(readers).toEqual([]);
  });

  it('is unknown to workflows', () => {
    const sources = sourcesBelow('libs/product/workflows/src').filter(({ path }) => !path.endsWith('.spec.ts'));
    const allowed = ['@temporalio/workflow', '@diorama/contract', '@diorama/domain', '@diorama/resilience', '@diorama/webhook'];
    const foreign = sources.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => !specifier.startsWith('.') && !allowed.includes(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(foreign).toEqual([]);
    const values = sources.filter(({ text }) => /^import \{[^}]*\} from '@diorama\/contract'/m.test(text)).map(({ path }) => path);
    expect(values, 'workflows take types of the contract only').toEqual([]);
  });
});

describe('tables of words', () => {
  it('are maps where words of a prompt are looked up: an object has a constructor', () => {
    const readers = ['lexicon', 'prompt-reading', 'scene'].flatMap((name) => sourcesBelow(`libs/engine/${name}/src`));
    const indexed = readers.flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?const (\w+): Readonly<(?:Partial<)?Record<string, /gm)]
        .filter(([, name]) => text.includes(`${name}[`))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(readers.length).toBeGreaterThan(100);
    expect(indexed).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/\/\/.*$/gm, '');
}
