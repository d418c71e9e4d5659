import { describe, expect, it } from 'vitest';

import { CHART, HELMS, VALUE_FILES, runHelm, template } from './render.ts';
import { CUSTOM_RESOURCES, KUBERNETES } from './schemas.ts';
import { kubeconform } from './tools.ts';

/** Volumes out of images are newer than the oldest cluster. */
const NEEDS_NEWER = (file: string, minor: string): boolean => file === 'gpu.yaml' && minor === '1.29';

describe.each(Object.entries(HELMS))('%s', (_name, helm) => {
  it.each(VALUE_FILES)('finds no fault in the chart with %s', (file) => {
    const done = runHelm(helm, ['lint', '--strict', '--kube-version', '1.33', CHART, '-f', `${CHART}/ci/${file}`]);
    expect(done.stdout + done.stderr).toContain('0 chart(s) failed');
    expect(done.stdout).not.toMatch(/\[(WARNING|ERROR)\]/);
  });

  it('makes an archive, which holds no value files of tests', () => {
    const done = runHelm(helm, ['show', 'chart', CHART]);
    expect(done.stdout).toContain('apiVersion: v2');
    expect(done.stdout).not.toContain('dependencies');
  });
});

it.each(VALUE_FILES.filter((file) => !/quickstart|receiver/.test(file)))('Helm 3 and Helm 4 make the same of %s', (file) => {
  const lines = (helm: string): string => template({ file, helm }).output.replaceAll(/^\s*$\n/gm, '');
  expect(lines(HELMS['Helm 4'])).toBe(lines(HELMS['Helm 3']));
});

describe.each(KUBERNETES)('Kubernetes $minor', ({ minor }) => {
  const check = (manifests: string) => kubeconform(manifests, [minor, CUSTOM_RESOURCES]);

  it.each(VALUE_FILES)('takes every field that %s makes', (file) => {
    const rendering = {
      file,
      kubernetes: minor,
      ...(NEEDS_NEWER(file, minor)
        ? { setJson: ['inference.pools=[]', 'inference.tasks=null', 'inference.engines=null', 'inference.clientEngines=["procedural"]'] }
        : {}),
    };
    const { output, fault } = template(rendering);
    expect(fault).toBeNull();
    const done = check(output);
    expect(done.stdout).toMatch(/Valid: \d{2,}, Invalid: 0, Errors: 0, Skipped: 0/);
    expect(done.status).toBe(0);
  });

  it('would refuse a field that it does not know', () => {
    const done = check(
      template({ file: 'production.yaml', kubernetes: minor }).output.replace('revisionHistoryLimit', 'revisionHistoryLimits'),
    );
    expect(done.stdout).toContain("'revisionHistoryLimits' not allowed");
  });
});
