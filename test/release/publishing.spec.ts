import { describe, expect, it } from 'vitest';

import { unlinkRelative } from '../../tools/release/npm-packages.js';
import { findPublishFaults, parseTargets, planPublishing } from '../../tools/release/publishing.js';
import type { ReleaseState } from '../../tools/release/publishing.js';

const fileNames = [
  'diorama-1.2.3.tgz',
  'diorama-1.2.3.cdx.json',
  'diorama-worlds-1.2.3.tgz',
  'diorama-worlds-sdk-1.2.3.tgz',
  'diorama-worlds-sdk-1.2.3.cdx.json',
  'diorama_worlds-1.2.3-py3-none-any.whl',
  'diorama_worlds-1.2.3.tar.gz',
  'images/diorama-world-1.2.3.oci.tar',
  'images/diorama-world-1.2.3.cdx.json',
  'SHA256SUMS',
];
const ready: ReleaseState = {
  version: '1.2.3',
  isClean: true,
  tags: ['v1.2.3'],
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2030-01-02\n',
  targets: ['npm', 'chart'],
  registry: 'registry.example.com/diorama',
};

describe('the commands that publish a release', () => {
  it('name each package, image and chart once, in an order in which nothing published lacks what it needs', () => {
    const steps = planPublishing({ fileNames, registry: 'registry.example.com/diorama' });
    expect(steps.map(({ target, command }) => `${target}: ${command.join(' ')}`)).toEqual([
      'npm: npm publish ./diorama-worlds-1.2.3.tgz --access public',
      'npm: npm publish ./diorama-worlds-sdk-1.2.3.tgz --access public',
      'pypi: python3 -m twine upload diorama_worlds-1.2.3-py3-none-any.whl diorama_worlds-1.2.3.tar.gz',
      'images: skopeo copy --preserve-digests oci-archive:images/diorama-world-1.2.3.oci.tar docker://registry.example.com/diorama/diorama-world:1.2.3',
      'chart: helm push diorama-1.2.3.tgz oci://registry.example.com/diorama',
    ]);
  });

  it('have a placeholder where no registry is given', () => {
    expect(planPublishing({ fileNames, registry: null }).at(-1)?.command).toContain('oci://REGISTRY');
  });

  it('leave out what was not built', () => {
    expect(planPublishing({ fileNames: ['SHA256SUMS'], registry: null })).toEqual([]);
  });
});

describe('the targets of --publish', () => {
  it('are a list', () => expect(parseTargets('npm, chart')).toEqual(['npm', 'chart']));

  it.each(['', ',', 'npm,', 'NPM', 'all', 'npm;pypi', '__proto__', 'npm,npm'])('are not %j', (list) => {
    expect(() => parseTargets(list)).toThrow(/--publish (?:takes npm, pypi, chart, images, not|names a target twice)/);
  });
});

describe('a commit', () => {
  it('can be published when it is clean, tagged and in the changelog', () => expect(findPublishFaults(ready)).toEqual([]));

  it.each<[Partial<ReleaseState>, string]>([
    [{ isClean: false }, 'the working tree has changes that are not in the commit'],
    [{ tags: ['v1.2.30', '1.2.3'] }, 'the commit has no tag v1.2.3'],
    [{ changelog: '## [Unreleased]\n## [1.2.30] - 2030-01-02\n## [1.2.3]\n' }, 'CHANGELOG.md has no section "## [1.2.3] - DATE"'],
    [{ registry: null }, 'images and chart need --registry'],
  ])('cannot be published with %j', (change, fault) => {
    expect(findPublishFaults({ ...ready, ...change })).toEqual([fault]);
  });
});

describe('the README of a package', () => {
  it.each([
    ['see [the reference](../../docs/reference/cli.md#x), always', 'see the reference, always'],
    ['see [Node](https://nodejs.org) and [above](#install)', 'see [Node](https://nodejs.org) and [above](#install)'],
    ['`list[0](a)` is code', '`list[0](a)` is code'],
  ])('turns %j into %j', (before, after) => expect(unlinkRelative(before)).toBe(after));
});
