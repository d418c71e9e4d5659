// The protocol may grow but not change: compares proto/ with that of the newest release tag, or of main's first commit that
// has one. Without either (a shallow or exported tree) there is nothing to compare with.
import { execFileSync, spawnSync } from 'node:child_process';

function baseline() {
  const tag = git(['describe', '--tags', '--abbrev=0', '--match', 'v*']);
  return tag ?? null;
}

function git(args) {
  const done = spawnSync('git', args, { encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() : null;
}

const base = baseline();
if (base === null) {
  process.stdout.write('no release to compare with yet\n');
} else {
  execFileSync('buf', ['breaking', '--against', `.git#tag=${base}`], { stdio: 'inherit' });
}
