// Checks commit subjects: `type(scope): imperative`, at most 72 characters. Without arguments it checks the commits after BASE;
// `--message <file>` checks one message, for the hook in tools/hooks.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last commit before this check. Older subjects are not checked. */
const BASE = '7a64db89c291089e13aa69a3a50d6ee246a23407';

const LENGTH_MAX = 72;
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const SHAPE = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9.,/ -]+\\))?!?: (\\S+)`);

/** Words that begin a noun phrase or a clause, not a command. */
const NOT_VERBS = new Set(
  (
    'a an the this that these those it its they he she we i you who whoever what whatever which where when why how ' +
    'no nobody none nothing one two three four five each every all both some any more most less few many ' +
    'and or but if of for from with without at by to after before while until is are was were be has have had'
  ).split(' '),
);
/** Verbs that look like a past tense, a gerund, a noun or a third person. */
const VERBS = new Set(
  (
    'embed feed need seed speed shed exceed proceed succeed bring string ping implement document comment augment complement ' +
    'mention position condition partition caption function address access bypass canvas compress discuss express focus guess miss ' +
    'pass press process progress suppress witness alias bias'
  ).split(' '),
);
const WRONG_ENDINGS = /(?:ed|ing|tion|ment|ness|s)$/;

/**
 * What is wrong with a subject; null for a good one.
 * @param {string} subject
 */
function faultOf(subject) {
  if (/^(Merge|Revert) /.test(subject)) return null;
  if (subject.length > LENGTH_MAX) return `has ${subject.length} characters; the limit is ${LENGTH_MAX}`;
  const opener = SHAPE.exec(subject)?.[1];
  if (opener === undefined) return `must have the form "type(scope): imperative", with a type of ${TYPES.join(', ')}`;
  const word = opener.replace(/[^A-Za-z].*$/, '').toLowerCase();
  if (word === '' || NOT_VERBS.has(word) || (WRONG_ENDINGS.test(word) && !VERBS.has(word)))
    return `must begin with a verb in the imperative, not "${opener}"`;
  return subject.endsWith('.') ? 'must not end with a period' : null;
}

/** @param {readonly string[]} args */
function git(args) {
  const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

/** The subjects to check; null without the history since BASE, as in an archive or a shallow clone. */
function subjects() {
  const file = process.argv[2] === '--message' ? process.argv[3] : undefined;
  if (file !== undefined) return readFileSync(file, 'utf8').split('\n').slice(0, 1);
  const known = git(['merge-base', '--is-ancestor', BASE, 'HEAD']) !== null;
  return known ? (git(['log', '--no-merges', '--format=%s', `${BASE}..HEAD`]) ?? '').split('\n').filter((line) => line !== '') : null;
}

const checked = subjects();
const faults = (checked ?? []).flatMap((subject) => {
  const fault = faultOf(subject);
  return fault === null ? [] : [`"${subject}" ${fault}`];
});
if (checked === null) process.stdout.write('no history since the base commit; commit subjects are not checked\n');
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
process.exit(faults.length === 0 ? 0 : 1);
