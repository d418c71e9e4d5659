import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';

import type { Diorama, MediaAsset } from '@diorama-worlds/sdk';

import type { Cli } from '../program/cli.js';
import { ProgressBar } from '../program/progress-bar.js';
import { UsageError } from '../values/usage-error.js';

/** A file of this machine. */
interface LocalFile {
  readonly path: string;
  readonly kind: 'image' | 'video';
}

/** Uploads a file, with a bar, and returns the asset when it is READY. @throws UsageError when it cannot be read */
export async function uploadFile(api: Diorama, cli: Cli, { path, kind }: LocalFile): Promise<MediaAsset> {
  const isFile = await stat(path).then(
    (info) => info.isFile(),
    () => false,
  );
  if (!isFile) throw new UsageError(`File not found: ${path}`);
  if (extname(path) === '') throw new UsageError(`${path} has no known file extension`);
  const bar = new ProgressBar(cli.outside.stderr);
  const onProgress = ({ sent, total }: { sent: number; total: number | null }): void =>
    bar.show(total ? sent / total : null, `Uploading ${path}`);
  try {
    return await api.media.upload(await openAsBlob(path), { fileName: basename(path), kind, signal: cli.signal, onProgress });
  } finally {
    bar.clear();
  }
}
