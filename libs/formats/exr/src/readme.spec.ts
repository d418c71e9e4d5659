import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

import { describe, expect, it } from 'vitest';

import * as exr from './index.js';
import { readCorpus } from './testing/corpus.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const EXAMPLE = /```ts\nimport \{ ([^}]*) \} from '@diorama\/exr';\n([^]*?)```/.exec(README);

type RunExample = (bytes: Uint8Array, console: { log: (...words: unknown[]) => void }, names: object) => void;

describe('the example of the README', () => {
  const run = async (bytes: Uint8Array): Promise<unknown[][]> => {
    const said: unknown[][] = [];
    const [names, body] = [EXAMPLE?.[1] ?? '', stripTypeScriptTypes(EXAMPLE?.[2] ?? '')];
    const module = `export const run = (bytes, console, { ${names} }) => { ${body} };`;
    const { run: runExample } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as { run: RunExample };
    runExample(bytes, { log: (...words) => said.push(words) }, exr);
    return said;
  };

  it('tells of a file, and of its depth', async () => {
    const { bytes } = readCorpus().find(({ name }) => name === 'zip Z float inside') ?? { bytes: new Uint8Array(0) };
    const said = await run(bytes);
    expect(said[0]).toEqual([['Z'], 'zip', { xMin: 5, yMin: 7, xMax: 22, yMax: 41 }]);
    expect(said[1]?.[0]).toMatch(/^Z: 18 x 35, [\d.]+ at the upper left$/);
  });

  it('tells why a file is not read', async () => {
    const { bytes } = readCorpus().find(({ name }) => name === 'cube') ?? { bytes: new Uint8Array(0) };
    expect((await run(bytes))[1]).toEqual(['unsupported', 'the EXR file is a cube map']);
  });
});

describe('the README', () => {
  it('names everything that is exported as a value', () => {
    const missing = Object.keys(exr).filter((name) => !README.includes(`\`${name}`));
    expect(missing).toEqual(['COMPRESSIONS']);
  });
});
