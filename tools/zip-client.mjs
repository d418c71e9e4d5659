// `node tools/zip-client.mjs blender|comfyui [file]`: the archive that Blender or ComfyUI installs. The same sources give the same bytes.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildClientArchive } from './release/client-archive.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [, , client = '', named] = process.argv;
const { fileName, bytes } = await buildClientArchive(root, client);
const file = named ?? fileName;
writeFileSync(file, bytes);
process.stdout.write(`${file}\n`);
