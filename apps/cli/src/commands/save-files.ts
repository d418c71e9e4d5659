import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { AssetFile, Diorama, World } from '@diorama/sdk';

import type { Cli } from '../cli.js';
import { ProgressBar } from '../progress-bar.js';

/** What to save where. */
export interface Saving {
  readonly world: World;
  readonly folder: string;
  /** Which files; all unless told. */
  readonly only?: (file: AssetFile) => boolean;
}

/** Saves files of a world; each has its name only once it is whole. Answers their paths. */
export async function saveFiles(api: Diorama, cli: Cli, { world, folder, only = () => true }: Saving): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const saved: string[] = [];
  for (const file of api.downloads.files(world).filter(only)) {
    const path = join(folder, file.fileName);
    await saveFile(api, cli, file, path);
    cli.tell(`Saved ${path}`);
    saved.push(path);
  }
  return saved;
}

async function saveFile(api: Diorama, cli: Cli, file: AssetFile, path: string): Promise<void> {
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
