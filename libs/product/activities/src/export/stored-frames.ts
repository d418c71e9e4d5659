import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { describeCameraFrames } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import type { SplatViewPicture } from '@diorama/engine';

import type { FrameEncoder } from '../ports.js';
import type { ZipEntry } from './zip.js';

/** Ending of the files of each kind of picture. */
const EXTENSIONS = { jpeg: 'jpg', png: 'png' } as const;

/**
 * Hands the files of the frames to `use`: the pictures, their depths where the path wants them, and `transforms.json`, which names both with the
 * matrices of the camera. Until then they wait on the disk, because all of them together would be much for the memory.
 */
export async function withStoredFrames<Result>(
  pictures: AsyncIterable<SplatViewPicture>,
  path: CameraPath,
  encode: FrameEncoder,
  use: (entries: readonly ZipEntry[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-frames-'));
  try {
    const entries: ZipEntry[] = [];
    const store = async (name: string, content: Uint8Array): Promise<void> => {
      const file = join(folder, String(entries.length));
      await writeFile(file, content);
      entries.push({ name, bytes: content.byteLength, crc32: crc32(content), pieces: () => createReadStream(file) });
    };
    const names: { readonly picture: string; readonly depth: string | null }[] = [];
    for await (const { width, height, color, depth } of pictures) {
      const stem = String(names.length).padStart(5, '0');
      const name = { picture: `images/${stem}.${EXTENSIONS[path.picture]}`, depth: path.depth ? `depth/${stem}.png` : null };
      await store(name.picture, await encode[path.picture]({ width, height, data: color }));
      if (name.depth !== null) await store(name.depth, await encode.depth({ width, height, data: depth }));
      names.push(name);
    }
    await store('transforms.json', Buffer.from(`${JSON.stringify(describeCameraFrames(path, names), null, 1)}\n`));
    return await use(entries);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
