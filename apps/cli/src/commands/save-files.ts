import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { AssetFile, Diorama, World } from '@diorama/sdk';

import type { Cli } from '../cli.js';
import { ProgressBar } from '../progress-bar.js';

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
  try {
    const { stream, bytes } = await api.downloads.open(file, { signal: cli.signal });
    const isWatched = cli.outside.stderr.isTerminal;
    const onBytes = (received: number): void => bar.show(bytes ? received / bytes : null, `Saving ${path}`);
    await pipeline(piecesOf(stream, isWatched ? onBytes : () => undefined), createWriteStream(draft), { signal: cli.signal });
    await rename(draft, path);
  } finally {
    bar.clear();
    await rm(draft, { force: true });
  }
  cli.tell(`Saved ${path}`);
}

/** What comes, telling how many bytes that is so far. */
async function* piecesOf(stream: ReadableStream<Uint8Array>, onBytes: (received: number) => void): AsyncGenerator<Uint8Array, void, void> {
  const reader = stream.getReader();
  let received = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    received += next.value.byteLength;
    onBytes(received);
    yield next.value;
  }
}
