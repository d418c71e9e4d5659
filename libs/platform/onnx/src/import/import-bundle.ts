import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { MANIFEST_FILE_NAME } from '../bundle/open-bundle.js';
import type { Bundle } from '../bundle/open-bundle.js';
import { sealBundle } from '../seal-bundle.js';
import { countFolderBytes, readExportConfig, readText } from './export-folder.js';
import { importDiffusers } from './import-diffusers.js';
import { ImportError } from './import-error.js';
import type { ImportOptions } from './import-options.js';
import { importSingle } from './import-single.js';

const VERSION = /^\d+\.\d+\.\d+$/;
/** Memory of a process without its weights, and what a run takes for each byte of them. */
const PROCESS_BYTES = 300_000_000;
const BYTES_PER_WEIGHT_BYTE = 1.5;

/**
 * Writes the manifest of a recognised export and seals it. A folder that is not recognised, or fails its first run, is left without a
 * manifest.
 *
 * @throws ImportError that names what was looked for; as `sealBundle` does
 */
export async function importBundle(folder: string, options: ImportOptions = {}): Promise<Bundle> {
  const path = join(folder, MANIFEST_FILE_NAME);
  if ((await readFile(path).catch(() => null)) !== null) throw new ImportError(`${folder} already has a ${MANIFEST_FILE_NAME}`);
  const index = await readExportConfig(folder, 'model_index.json');
  const imported = index === null ? await importSingle(folder, options) : await importDiffusers(folder, index, options);
  const manifest = {
    schemaVersion: 1,
    ...identify(folder, options),
    licence: options.licence ?? 'LicenseRef-unknown',
    source: options.source ?? readText(index, '_name_or_path', `imported from ${basename(resolve(folder))}`),
    ...imported,
    memoryBytes: PROCESS_BYTES + Math.ceil(BYTES_PER_WEIGHT_BYTE * (await countFolderBytes(folder))),
  };
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
  try {
    return await sealBundle(folder);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Name and version from the options, or from a path that ends in name/version. */
function identify(folder: string, { name, version }: ImportOptions): { readonly name: string; readonly version: string } {
  const full = resolve(folder);
  const isVersion = VERSION.test(basename(full));
  const words = (isVersion ? basename(dirname(full)) : basename(full)).toLowerCase().split(/[^a-z0-9]+/);
  return {
    name: name ?? (words.filter((word) => word !== '').join('-') || 'imported'),
    version: version ?? (isVersion ? basename(full) : '1.0.0'),
  };
}
