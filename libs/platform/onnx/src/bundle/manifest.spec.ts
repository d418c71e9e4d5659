import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';

import { writeBundle } from '../testing/write-bundle.js';
import { bundleJsonSchema } from './manifest.js';

const schema = bundleJsonSchema();

describe('the schema of bundles', () => {
  it('is written down for editors and other languages', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../../../docs/reference/bundle.schema.json');
  });

  it.each([
    [{}, true],
    [{ $schema: 'https://example.com/bundle.schema.json', warmUpRuns: 0, cudaMemoryBytes: 1 }, true],
    [{ task: 'make-coffee' }, false],
    [{ layout: 'onnx-diffusers' }, false],
    [{ schemaVersion: 2 }, false],
    [{ script: 'rm -rf /' }, false],
  ])('says of a manifest with %j what the code says', async (more, isValid) => {
    const folder = await writeBundle({ operator: 'Add', nodes: 1, shape: [2] }, more);
    onTestFinished(() => rm(folder, { recursive: true }));
    const validate = new Ajv2020().compile(schema);
    expect(validate(JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')))).toBe(isValid);
  });
});
