import { crc32 } from 'node:zlib';

import { createZipStream } from '../../libs/product/activities/src/export/zip.ts';
import { readTrackedFiles } from './checkout.ts';
import type { Artefact } from './provenance.ts';
import { readVersion } from './version.ts';

/** Sources of each archive: where a file or folder lies in the repository, and where in the archive. */
const ARCHIVES: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map([
  [
    'blender',
    [
      ['clients/blender/diorama_blender', ''],
      ['clients/blender/README.md', 'README.md'],
      ['LICENSE', 'LICENSE'],
    ],
  ],
  [
    'comfyui',
    [
      ['clients/comfyui/__init__.py', 'diorama-worlds/__init__.py'],
      ['clients/comfyui/pyproject.toml', 'diorama-worlds/pyproject.toml'],
      ['clients/comfyui/requirements.txt', 'diorama-worlds/requirements.txt'],
      ['clients/comfyui/README.md', 'diorama-worlds/README.md'],
      ['clients/comfyui/LICENSE', 'diorama-worlds/LICENSE'],
      ['clients/comfyui/diorama_comfyui', 'diorama-worlds/diorama_comfyui'],
      ['clients/comfyui/example_workflows', 'diorama-worlds/example_workflows'],
      ['clients/python/src/diorama_worlds', 'diorama-worlds/diorama_worlds'],
    ],
  ],
]);

/** Clients that another program installs from an archive. */
export const ARCHIVED_CLIENTS: readonly string[] = [...ARCHIVES.keys()];

/**
 * The ZIP archive of a client that another program installs, with the tracked files of its sources.
 * @throws Error for a client without an archive
 */
export async function buildClientArchive(root: string, client: string): Promise<Artefact> {
  const sources = ARCHIVES.get(client);
  if (sources === undefined) throw new Error(`there is no archive "${client}"; there are ${ARCHIVED_CLIENTS.join(', ')}`);
  const entries = sources
    .flatMap(([source, target]) =>
      readTrackedFiles(root, source).map(({ path, bytes }) => ({
        name: [target, path].filter((part) => part !== '').join('/'),
        bytes: bytes.length,
        crc32: crc32(bytes),
        pieces: () => [bytes],
      })),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const pieces = await Array.fromAsync(createZipStream(entries));
  return { fileName: `diorama-${client}-${readVersion(root)}.zip`, bytes: Buffer.concat(pieces) };
}
