// The software bill of materials of an image (CycloneDX 1.6, ECMA-424), made from what was laid out, not from what was asked for.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {{name: string, version: string}} image
 * @param {readonly string[]} folders of packages, as they are in the repository
 * @param {readonly {name: string, version: string, purl: string}[]} programs beside them
 */
export function billOfMaterials(image, folders, programs, root) {
  const { packages: locked } = readJson(join(root, 'package-lock.json'));
  const components = folders.map((folder) => libraryOf(folder, locked[relative(root, folder).replaceAll(sep, '/')] ?? {}));
  const all = [...components, ...programs.map((program) => ({ type: 'application', 'bom-ref': program.purl, ...program }))];
  const once = new Map(all.map((component) => [component.purl, component])); // a version may lie in two places
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', 'bom-ref': image.name, ...image } },
    components: [...once.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

function libraryOf(folder, { integrity }) {
  const { name, version = '0.0.0', license } = readJson(join(folder, 'package.json'));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(typeof license === 'string' && { licenses: [licenseOf(license)] }),
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
  };
}

/** A licence by its SPDX name, an expression of several, or what else the package says. */
function licenseOf(license) {
  if (/^[A-Za-z0-9.+-]+$/.test(license)) return { license: { id: license } };
  return /^\(|\b(AND|OR|WITH)\b/.test(license) ? { expression: license } : { license: { name: license } };
}

/** Subresource integrity is base64, CycloneDX wants hexadecimal digits. */
function hashOf(integrity) {
  const [algorithm, digest] = integrity.split(' ')[0].split(/-(.*)/);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
