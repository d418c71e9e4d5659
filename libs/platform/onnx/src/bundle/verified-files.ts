import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';

interface Seen {
  readonly identity: string;
  readonly sha256: string;
}

/**
 * Hashes of files that were read before. A file is read again only when its device, inode, size or one of its times is another;
 * a file of gigabytes is hashed once, not at each start of a process.
 */
export class FileHashCache {
  private readonly seen = new Map<string, Seen>();
  private reads = 0;

  /** How many files have been read. */
  get readCount(): number {
    return this.reads;
  }

  /** SHA-256 of the file, lower-case hex. */
  async sha256(path: string): Promise<string> {
    const identity = await identify(path);
    const known = this.seen.get(path);
    if (known?.identity === identity) return known.sha256;
    this.reads++;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
    const sha256 = hash.digest('hex');
    if ((await identify(path)) === identity) this.seen.set(path, { identity, sha256 }); // it has not changed meanwhile
    return sha256;
  }
}

async function identify(path: string): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(':');
}
