import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';

import type { AssetFile, Diorama, World } from '@diorama-worlds/sdk';

import type { Cli } from '../program/cli.js';
import { ProgressBar } from '../program/progress-bar.js';

/** Saves all files of a world in a folder. */
export async function saveFiles(
  api: Diorama,
  cli: Cli,
  { world, folder }: { readonly world: World; readonly folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of api.downloads.files(world)) await saveFile(api, cli, { file, path: join(folder, file.fileName) });
}

/** Saves one file; it has its name only once it is whole. */
export async function saveFile(api: Diorama, cli: Cli, { file, path }: { readonly file: AssetFile; readonly path: string }): Promise<void> {
  const bar = new ProgressBar(cli.outside.stderr);
  const draft = `${path}.part`;
  const handle = await open(draft, 'w');
  try {
    const { stream, bytes } = await api.downloads.open(file, { signal: cli.signal });
    const isWatched = cli.outside.stderr.isTerminal;
    const onBytes = (received: number): void => bar.show(bytes ? received / bytes : null, `Saving ${path}`);
    // It hangs up when the pipeline breaks: a connection that is not read to its end would keep the program alive.
    const pieces = Readable.fromWeb(stream as WebStream);
    await pipeline(pieces, counting(isWatched ? onBytes : () => undefined), handle.createWriteStream(), { signal: cli.signal });
    await rename(draft, path);
  } finally {
    bar.clear();
    await handle.close();
    await rm(draft, { force: true });
  }
  cli.tell(`Saved ${path}`);
}

/** Reports how many bytes have arrived. */
const counting = (onBytes: (received: number) => void) =>
  async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    let received = 0;
    for await (const piece of pieces) {
      received += piece.byteLength;
      onBytes(received);
      yield piece;
    }
  };
