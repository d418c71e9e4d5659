import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { BANNED, faultsOf, findBanned, isCode, passagesOf, read, restOf, trackedFiles } from './wording.js';
import { ROOT } from './workspace.js';

/** Phrases in names, comments and tests, by file. Renew it with `npx vitest run --project architecture wording --update`. */
const COUNTS = join(ROOT, 'test/architecture/wording-counts.json');

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const counted = (): Record<string, number> =>
  Object.fromEntries(
    trackedFiles()
      .filter(isCode)
      .map((path) => [path, findBanned(restOf(path, read(path))).length] as const)
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

describe('the wording', () => {
  it('has none of the banned phrases in messages and documentation', () => {
    expect(trackedFiles().flatMap((path) => faultsOf(path, passagesOf(path, read(path))))).toEqual([]);
  });

  it('never gains banned phrases in names, comments and tests', () => {
    const now = counted();
    const stored = existsSync(COUNTS) ? (JSON.parse(readFileSync(COUNTS, 'utf8')) as Record<string, number>) : now;
    // A file that is not listed, such as one that was moved, may bring its phrases as long as the total does not grow.
    const newcomer = total(now) > total(stored) ? 0 : Infinity;
    const grown = Object.entries(now).filter(([path, count]) => count > (stored[path] ?? newcomer));
    expect(grown, 'these files gained banned phrases; see BANNED in wording.ts').toEqual([]);
    // A fall never fails: each change that removes a phrase would have to carry the renewed file.
    if (process.argv.includes('--update')) writeFileSync(COUNTS, `${JSON.stringify(now, null, 2)}\n`);
  });

  it('finds messages in code and ignores code in Markdown', () => {
    const code = "// nobody sees this\nlog.warn('nobody answers');\nconst word = `it is no ${noun} for good`;\n";
    expect(faultsOf('apps/a/src/b.ts', passagesOf('apps/a/src/b.ts', code))).toEqual([
      expect.stringMatching(/^apps\/a\/src\/b\.ts:2: "nobody"/),
      expect.stringMatching(/^apps\/a\/src\/b\.ts:3: "is no"/),
      expect.stringMatching(/^apps\/a\/src\/b\.ts:3: "for good"/),
    ]);
    expect(findBanned(restOf('apps/a/src/b.ts', code))).toHaveLength(1);
    const page = '# A page\n\n`nobody` is code.\n\n```sh\necho nobody\n```\n\nIt goes on.\n';
    expect(faultsOf('docs/a.md', passagesOf('docs/a.md', page))).toEqual([expect.stringMatching(/^docs\/a\.md:9: "goes on"/)]);
  });

  it.each(BANNED.map(({ phrase, instead }) => [phrase, instead] as const))('suggests another wording for "%s"', (_, instead) => {
    expect(findBanned(instead)).toEqual([]);
  });
});
