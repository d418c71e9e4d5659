import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LIMITS } from '@diorama/domain';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const megabytes = `${LIMITS.largeBodyBytes / 1e6} MB`;
const gigabytes = `${Math.ceil(LIMITS.uploadBytes / 1e7) / 100} GB`;

describe('what a server in front must let pass', () => {
  it.each(['docs/operating/kubernetes.md', 'docs/operating/compose.md', 'charts/diorama/values.yaml'])('is in %s what is taken', (path) => {
    const [, bodies, uploads] = /bodies of ([\d.]+ \w+)\b.{0,40}uploads of ([\d.]+ \w+)\b/is.exec(textOf(path)) ?? [];
    expect([bodies, uploads]).toEqual([megabytes, gigabytes]);
  });
});
