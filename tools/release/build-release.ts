import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { IMAGE_NAMES } from '../../deploy/images/images.ts';
import { readNpmBill, renderPackageBill, renderProductBill } from './bill-of-materials.ts';
import type { NpmBill } from './bill-of-materials.ts';
import { buildChartPackage } from './chart-package.ts';
import type { Checkout } from './checkout.ts';
import { ARCHIVED_CLIENTS, buildClientArchive } from './client-archive.ts';
import { renderDigestValues, renderImageList } from './images.ts';
import type { BuiltImage } from './images.ts';
import { readLicence, renderThirdPartyNotices } from './legal.ts';
import { buildCli, buildSdk } from './npm-packages.ts';
import type { NpmPackage } from './npm-packages.ts';
import { renderChecksums, renderProvenance } from './provenance.ts';
import type { Artefact, ReleaseFile } from './provenance.ts';
import { buildPythonPackages } from './python-packages.ts';
import { findVersionFaults, readVersion } from './version.ts';

/** Parts of a release that can be built alone. */
export const RELEASE_PARTS = ['npm', 'python', 'tools', 'chart', 'images'] as const;

export type ReleasePart = (typeof RELEASE_PARTS)[number];

export interface ReleaseOptions {
  readonly checkout: Checkout;
  readonly parts: readonly ReleasePart[];
  /** Folders of all packages of third parties that the images and pages contain. */
  readonly thirdPartyFolders: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Builds the images; none where they are left out. Called last, because it takes longest. */
  readonly buildImages: () => readonly BuiltImage[];
}

/** What a file in the output says that a release was written to it, so that nothing else is deleted. */
const MARK = 'SHA256SUMS';

/**
 * Builds all files of a release, in memory but for the archives of images. The same commit gives the same bytes.
 * @throws Error where versions disagree, and where a part cannot be built
 */
export async function buildRelease({
  checkout,
  parts,
  thirdPartyFolders,
  environment,
  buildImages,
}: ReleaseOptions): Promise<ReleaseFile[]> {
  const { root, timeSeconds } = checkout;
  const faults = findVersionFaults(root);
  if (faults.length > 0) throw new Error(`the version is not the same everywhere:\n  ${faults.join('\n  ')}`);
  const version = readVersion(root);
  const bill = readNpmBill(root, environment);
  const packages = parts.includes('npm') ? [buildSdk(root, timeSeconds), await buildCli(root, timeSeconds)] : [];
  const text = (fileName: string, content: string): Artefact => ({ fileName, bytes: Buffer.from(content) });
  const small: Artefact[] = [
    ...packages,
    ...packages.map((built) => billOf(built, bill, checkout)),
    ...(parts.includes('python') ? buildPythonPackages(checkout, environment) : []),
    ...(parts.includes('tools') ? await Promise.all(ARCHIVED_CLIENTS.map((client) => buildClientArchive(root, client))) : []),
    ...(parts.includes('chart') ? [buildChartPackage(checkout)] : []),
    text(`diorama-${version}.cdx.json`, renderProductBill(root, bill, timeSeconds)),
    text('THIRD-PARTY-NOTICES.txt', renderThirdPartyNotices(thirdPartyFolders)),
    { fileName: 'LICENSE', bytes: readLicence(root) },
    { fileName: 'NOTICE', bytes: readFileSync(join(root, 'NOTICE')) },
    { fileName: 'CHANGELOG.md', bytes: readFileSync(join(root, 'CHANGELOG.md')) },
  ];
  const images = buildImages();
  const names = IMAGE_NAMES.map((name) => `diorama-${name}`);
  const files: ReleaseFile[] = [
    ...small,
    ...images.flatMap(({ archive, bill: ofImage }) => [archive, ofImage]),
    text('images.txt', renderImageList(names, version, images)),
    ...(images.length === 0 ? [] : [text('image-digests.yaml', renderDigestValues(images))]),
  ];
  const baseImages = images.flatMap(({ base }) => base ?? []);
  const provenance = text(`diorama-${version}.intoto.json`, renderProvenance(files, { checkout, version, baseImages }));
  const all = [...files, provenance];
  return [...all, text(MARK, renderChecksums(all))];
}

/** @throws Error for a folder with anything but an earlier release */
export function expectReleaseFolder(folder: string): void {
  if (existsSync(folder) && !existsSync(join(folder, MARK))) throw new Error(`${folder} exists and holds no release; name another folder`);
}

/** Writes files to a folder, which is emptied first. @throws Error for a folder with anything but an earlier release */
export function writeRelease(folder: string, files: readonly ReleaseFile[]): void {
  expectReleaseFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const place = join(folder, file.fileName);
    mkdirSync(dirname(place), { recursive: true });
    if ('bytes' in file) writeFileSync(place, file.bytes);
    else copyFileSync(file.path, place);
  }
}

function billOf({ fileName, workspace, bundled }: NpmPackage, bill: NpmBill, { root, timeSeconds }: Checkout): Artefact {
  const text = renderPackageBill(root, bill, { workspace, contained: [...bundled, 'libs/product/sdk'] }, timeSeconds);
  return { fileName: fileName.replace(/\.tgz$/, '.cdx.json'), bytes: Buffer.from(text) };
}
