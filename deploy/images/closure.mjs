// What a service needs of the repository and of node_modules to run: nothing of development, nothing of other platforms.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Binaries that packages bring for platforms other than this one, as paths inside them. */
const FOREIGN = {
  'onnxruntime-node': (path) => /^bin\/napi-v\d+\/[^/]+\/./.test(path) && !path.includes(`/${process.platform}/${process.arch}`),
  '@temporalio/core-bridge': (path) => /^releases\/./.test(path) && !path.startsWith(`releases/${rustTriple()}`),
};
/** What no process reads, by its name alone: some packages keep code in folders called doc or test. */
const UNREAD = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|tsbuildinfo)$/;
/** Texts of licences, which stay in an image with any ending. */
const LEGAL = /^(licen[cs]e|notice|copying|third-party)/i;
const OF_OURS_UNREAD = /(^|\/)(src|node_modules|corpus|testing)(\/|$)|\.spec\.|\.d\.ts(\.map)?$|\.tsbuildinfo$|(^|\/)tsconfig/;

const rustTriple = () => `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-unknown-linux-gnu`;
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package as Node finds it from another one; undefined where it is not installed. */
function resolvePackage(name, from, root) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
  }
  return undefined;
}

/** Folders of all packages that one reaches, by dependency of production. @throws Error for one that is not installed */
export function packagesOf(start, root) {
  const found = new Map();
  const visit = (folder) => {
    const place = realpathSync(folder);
    if (found.has(place)) return;
    const manifest = readPackage(place);
    found.set(place, manifest.name);
    const optional = { ...manifest.optionalDependencies, ...manifest.peerDependencies };
    for (const name of Object.keys({ ...optional, ...manifest.dependencies })) {
      const next = resolvePackage(name, place, root);
      if (next !== undefined) visit(next);
      else if (optional[name] === undefined) throw new Error(`${manifest.name} needs ${name}, which is not installed`);
    }
  };
  visit(start);
  return found;
}

/** Lays a service out in `target`: the same tree as the repository, without what it does not need. Answers the folders of its packages. */
export function layOut(app, { root, target, extras }) {
  const packages = packagesOf(join(root, 'apps', app), root);
  for (const [place, name] of packages) {
    const inside = relative(root, place);
    const isOurs = !inside.split(sep).includes('node_modules');
    const isWanted = (path) => {
      const within = relative(place, path).replaceAll(sep, '/');
      if (within === '') return true;
      if (isOurs) return !OF_OURS_UNREAD.test(within);
      const isRead = !UNREAD.test(within) || LEGAL.test(basename(within));
      return basename(within) !== 'node_modules' && isRead && !(FOREIGN[name]?.(within) ?? false);
    };
    cpSync(place, join(target, inside), { recursive: true, verbatimSymlinks: true, filter: isWanted });
    if (isOurs && name !== `@diorama/${app}`) link(join(target, 'node_modules', name), join(target, inside));
  }
  for (const extra of ['package.json', 'LICENSE', 'NOTICE', ...extras]) {
    if (existsSync(join(root, extra))) cpSync(join(root, extra), join(target, extra), { recursive: true });
  }
  return [...packages.keys()];
}

function link(path, to) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), to), path);
}

/** Bytes of all files below a folder. */
export function bytesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).byteLength, 0);
}
