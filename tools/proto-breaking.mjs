// The protocol may grow but not change: compares proto/ with that of the newest release, or of main where there is none yet.
import { execFileSync, spawnSync } from 'node:child_process';

function git(args) {
  const done = spawnSync('git', args, { encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() : null;
}

/** What `buf` compares with; null outside a checkout that has either. */
function baseline() {
  const tag = git(['describe', '--tags', '--abbrev=0', '--match', 'v*']);
  if (tag !== null) return `tag=${tag}`;
  const branch = ['origin/main', 'main'].find((name) => git(['rev-parse', '--verify', '--quiet', name]) !== null);
  return branch === undefined ? null : `ref=${branch}`;
}

const base = baseline();
if (base === null) process.stdout.write('nothing to compare with\n');
else execFileSync('buf', ['breaking', '--against', `.git#${base}`], { stdio: 'inherit' });
