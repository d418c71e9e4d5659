import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

import { CUSTOM_RESOURCES } from './schemas.ts';
import { kubeconform } from './tools.ts';

const FOLDER = fileURLToPath(new URL('../../deploy/companions', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const CHECKED = ['certificates.yaml', 'postgres.yaml'];
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

describe('the companions', () => {
  it.each(FILES)('%s is YAML, and the README says how it is checked', (name) => {
    const documents = parseAllDocuments(read(name), { merge: true });
    for (const document of documents) expect([document.errors, typeof document.toJS()]).toEqual([[], 'object']);
    const row = read('README.md')
      .split('\n')
      .find((line) => line.includes(`(${name})`));
    expect(row).toContain(CHECKED.includes(name) ? '| schema of' : '| that it is valid YAML |');
  });

  it.each(CHECKED)('%s is what the definitions of its resources take', (name) => {
    const check = (manifests: string) => kubeconform(manifests, [CUSTOM_RESOURCES]);
    expect(check(read(name)).stdout).toMatch(/Valid: [1-9]\d*, Invalid: 0, Errors: 0, Skipped: 0/);
    expect(check(read(name).replace(/^spec:/m, 'specs:')).stdout).toContain('Invalid: 1');
  });
});
