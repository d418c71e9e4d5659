// Regenerates libs/product/proto-types from proto/. With `--check` it only tells whether the committed code is up to date.
import { execFileSync } from 'node:child_process';

const check = process.argv.includes('--check');
execFileSync('buf', ['generate'], { stdio: 'inherit' });
if (check) {
  const changes = execFileSync('git', ['status', '--porcelain', '--', 'libs/product/proto-types/src/generated'], { encoding: 'utf8' });
  if (changes !== '') {
    process.stderr.write(`Generated gRPC code differs from proto/; run "npm run proto" and commit:\n${changes}`);
    process.exit(1);
  }
}
