// Fetches the files of model bundles and holds each to its SHA-256; a file that is there already is not fetched again.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [listFile, folder] = process.argv.slice(2);

async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function fetchFile({ url, sha256, path }) {
  const target = join(folder, path);
  if (existsSync(target) && (await sha256Of(target)) === sha256) return;
  await mkdir(dirname(target), { recursive: true });
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${path}: the server returned ${response.status}`);
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const half = `${target}.part`;
  await pipeline(Readable.fromWeb(response.body), counted, createWriteStream(half));
  const found = hash.digest('hex');
  if (found !== sha256) {
    await rm(half);
    throw new Error(`${path}: its SHA-256 is ${found}, not ${sha256}`);
  }
  await rename(half, target);
  process.stdout.write(`${path} is there\n`);
}

for (const file of JSON.parse(readFileSync(listFile, 'utf8'))) await fetchFile(file);
