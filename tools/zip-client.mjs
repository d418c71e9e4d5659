// `node tools/zip-client.mjs blender|comfyui [file]`: the archive that Blender or ComfyUI installs. The same sources give the same bytes.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** 1 January 1980, the earliest date of the format, so that archives do not depend on the time. */
const DATE = 0x21;
const IGNORED = /(^|\/)(__pycache__|\.[^/]*)(\/|$)/;

/** Sources of each archive: where a file or folder lies in the repository, and where in the archive. */
const ARCHIVES = {
  blender: [
    ['clients/blender/diorama_blender', ''],
    ['clients/blender/README.md', 'README.md'],
    ['clients/blender/LICENSE', 'LICENSE'],
  ],
  comfyui: [
    ['clients/comfyui/__init__.py', 'diorama-worlds/__init__.py'],
    ['clients/comfyui/pyproject.toml', 'diorama-worlds/pyproject.toml'],
    ['clients/comfyui/requirements.txt', 'diorama-worlds/requirements.txt'],
    ['clients/comfyui/README.md', 'diorama-worlds/README.md'],
    ['clients/comfyui/LICENSE', 'diorama-worlds/LICENSE'],
    ['clients/comfyui/diorama_comfyui', 'diorama-worlds/diorama_comfyui'],
    ['clients/python/src/diorama_worlds', 'diorama-worlds/diorama_worlds'],
  ],
};
/** Files that name the version of the release. */
const VERSIONED = /^(blender_manifest\.toml|diorama-worlds\/pyproject\.toml)$/;

/**
 * The archive of a client: its file name, and its bytes with the version of the root package.json.
 * @param {string} client a key of `ARCHIVES`
 */
export function zipClient(client) {
  const sources = ARCHIVES[client];
  if (sources === undefined) throw new Error(`there is no archive "${client}"; there are ${Object.keys(ARCHIVES).join(', ')}`);
  const entries = sources.flatMap(([source, target]) => listFiles(source, target)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { name: `diorama-${client}-${version}.zip`, data: zip(entries) };
}

/** The files of a path with their names in the archive. */
function listFiles(source, target) {
  const path = join(root, source);
  if (!statSync(path).isDirectory()) return [{ name: target, data: readVersioned(path, target) }];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .filter((name) => !IGNORED.test(name))
    .map((name) => {
      const inArchive = target === '' ? name : `${target}/${name}`;
      return { name: inArchive, data: readVersioned(join(path, name), inArchive) };
    });
}

function readVersioned(path, name) {
  const data = readFileSync(path);
  if (!VERSIONED.test(name)) return data;
  return Buffer.from(data.toString('utf8').replace(/^version = ".*"$/m, `version = "${version}"`));
}

/** A ZIP archive of stored entries (APPNOTE.TXT of PKWARE, 4.3). */
function zip(entries) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version needed
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), common, path, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path);
    offset += 30 + path.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, data } = zipClient(process.argv[2] ?? '');
  const file = process.argv[3] ?? name;
  writeFileSync(file, data);
  process.stdout.write(`${file}\n`);
}
