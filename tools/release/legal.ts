import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { TarEntry } from './tar.ts';

/** A package of a third party that an artefact contains. */
interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or where the licence is. */
  readonly licence: string;
  /** The texts that the package brings. */
  readonly texts: readonly string[];
}

const LICENCE_FILE = /^(?:licen[cs]e|notice|copying|third-party-licen[cs]es?)/i;
const RULE = '-'.repeat(80);

/** The text of LICENSE. */
export const readLicence = (root: string): Buffer => readFileSync(join(root, 'LICENSE'));

/** The NOTICE of an artefact without the world engine: the product, and where the notices of what it bundles are. */
export function renderNotice(bundlesOthers: boolean): string {
  const bundled = '\nThis package contains software of third parties. THIRD-PARTY-NOTICES.txt has their licences.\n';
  return `Diorama\n${bundlesOthers ? bundled : ''}`;
}

/** LICENSE and NOTICE as entries of an archive, with the notices of third parties where there are any. */
export function legalEntries(root: string, folder: string, thirdPartyNotices: string | null): TarEntry[] {
  const entry = (name: string, text: string): TarEntry => ({ path: `${folder}/${name}`, bytes: Buffer.from(text) });
  return [
    { path: `${folder}/LICENSE`, bytes: readLicence(root) },
    entry('NOTICE', renderNotice(thirdPartyNotices !== null)),
    ...(thirdPartyNotices === null ? [] : [entry('THIRD-PARTY-NOTICES.txt', thirdPartyNotices)]),
  ];
}

/**
 * Names, versions, licences and licence texts of the packages in these folders, each version once, sorted.
 * @throws Error for a package that neither names its licence nor has the text of one
 */
export function renderThirdPartyNotices(folders: readonly string[]): string {
  const all = new Map(folders.map(readThirdParty).map((found) => [`${found.name}@${found.version}`, found]));
  const sorted = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
  const parts = sorted.map(({ name, version, licence, texts }) =>
    [RULE, `${name} ${version}`, `Licence: ${licence}`, ...texts.map((text) => `\n${text.replaceAll('\r\n', '\n').trim()}`)].join('\n'),
  );
  return `This software contains the following packages of third parties.\n\n${parts.join('\n\n')}\n`;
}

function readThirdParty(folder: string): ThirdParty {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = typeof manifest.license === 'string' ? manifest.license : manifest.license?.type;
  if (named === undefined && texts.length === 0) throw new Error(`${manifest.name} ${manifest.version} has no licence`);
  return { name: manifest.name, version: manifest.version, licence: named ?? 'that of the text below', texts };
}
