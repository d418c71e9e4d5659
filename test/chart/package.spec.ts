import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { buildChartPackage } from '../../tools/release/chart-package.ts';
import { readCheckout } from '../../tools/release/checkout.ts';
import { CHART, HELMS, VALUE_FILES, runHelm } from './render.ts';

const folder = mkdtempSync(join(tmpdir(), 'diorama-chart-'));
const { fileName, bytes } = buildChartPackage(readCheckout(fileURLToPath(new URL('../..', import.meta.url)), undefined));
const archive = join(folder, fileName);
writeFileSync(archive, bytes);

/** The lines of a rendering but for its Secrets and the digests of them: quickstart draws new ones each time. */
const linesWithoutSecrets = (rendering = ''): string[] =>
  rendering
    .split(/^---$/m)
    .filter((document) => !/^kind: Secret$/m.test(document))
    .flatMap((document) => document.split('\n'))
    .filter((line) => !/checksum|[0-9a-f]{64}/.test(line));

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(HELMS))('the package of the chart, in %s', (_name, helm) => {
  it.each(VALUE_FILES)('has no fault with %s, and makes the same as the folder of the chart', (file) => {
    const values = ['--kube-version', '1.33', '-f', join(CHART, 'ci', file)];
    const linted = runHelm(helm, ['lint', '--strict', archive, ...values]);
    expect(linted.stdout + linted.stderr).toContain('0 chart(s) failed');
    const [packed, unpacked] = [archive, CHART].map((chart) => runHelm(helm, ['template', 'demo', chart, '-n', 'worlds', ...values]));
    expect(packed?.stderr).toBe('');
    expect(packed?.stdout).toMatch(/^kind: Deployment$/m);
    expect(linesWithoutSecrets(packed?.stdout)).toEqual(linesWithoutSecrets(unpacked?.stdout));
  });
});
