import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { IMAGE_NAMES } from '../../deploy/images/images.ts';
import { readNpmBill, renderPackageBill, renderProductBill } from './bill-of-materials.ts';
import type { NpmBill } from './bill-of-materials.ts';
import { buildChartPackage } from './chart-package.ts';
import type { Checkout } from './checkout.ts';
import { ARCHIVED_CLIENTS, buildClientArchive } from './client-archive.ts';
import { readLicence, renderThirdPartyNotices } from './legal.ts';
import { buildCli, buildSdk } from './npm-packages.ts';
import type { NpmPackage } from './npm-packages.ts';
import { renderChecksums, renderProvenance } from './provenance.ts';
import type { Artefact } from './provenance.ts';
import { buildPythonPackages } from './python-packages.ts';
import { findVersionFaults, readVersion } from './version.ts';

/** Parts of a release that can be built alone. */
export const RELEASE_PARTS = ['npm', 'python', 'tools', 'chart'] as const;

export type ReleasePart = (typeof RELEASE_PARTS)[number];

export interface ReleaseOptions {
  readonly checkout: Checkout;
  readonly parts: readonly ReleasePart[];
  /** Folders of all packages of third parties that the images and pages contain. */
  readonly thirdPartyFolders: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** What a file in the output says that a release was written to it, so that nothing else is deleted. */
const MARK = 'SHA256SUMS';

/** The images of a release, with the tag that the chart asks for. */
export const listImages = (version: string): string[] => IMAGE_NAMES.map((name) => `diorama-${name}:${version}`);

/**
 * Builds all artefacts of a release in memory. The same commit gives the same bytes.
 * @throws Error where versions disagree, and where a part cannot be built
 */
export async function buildRelease({ checkout, parts, thirdPartyFolders, environment }: ReleaseOptions): Promise<Artefact[]> {
  const { root, timeSeconds } = checkout;
  const faults = findVersionFaults(root);
  if (faults.length > 0) throw new Error(`the version is not the same everywhere:\n  ${faults.join('\n  ')}`);
  const version = readVersion(root);
  const bill = readNpmBill(root, environment);
  const packages = parts.includes('npm') ? [buildSdk(root, timeSeconds), await buildCli(root, timeSeconds)] : [];
  const text = (fileName: string, content: string): Artefact => ({ fileName, bytes: Buffer.from(content) });
  const artefacts: Artefact[] = [
    ...packages,
    ...packages.map((built) => billOf(built, bill, checkout)),
    ...(parts.includes('python') ? buildPythonPackages(checkout, environment) : []),
    ...(parts.includes('tools') ? await Promise.all(ARCHIVED_CLIENTS.map((client) => buildClientArchive(root, client))) : []),
    ...(parts.includes('chart') ? [buildChartPackage(checkout)] : []),
    text(`diorama-${version}.cdx.json`, renderProductBill(root, bill, timeSeconds)),
    text('images.txt', `${listImages(version).join('\n')}\n`),
    text('THIRD-PARTY-NOTICES.txt', renderThirdPartyNotices(thirdPartyFolders)),
    { fileName: 'LICENSE', bytes: readLicence(root) },
    { fileName: 'NOTICE', bytes: readFileSync(join(root, 'NOTICE')) },
    { fileName: 'CHANGELOG.md', bytes: readFileSync(join(root, 'CHANGELOG.md')) },
  ];
  const provenance = text(`diorama-${version}.intoto.json`, renderProvenance(artefacts, checkout, version));
  const all = [...artefacts, provenance];
  return [...all, text(MARK, renderChecksums(all))];
}

/** @throws Error for a folder with anything but an earlier release */
export function expectReleaseFolder(folder: string): void {
  if (existsSync(folder) && !existsSync(join(folder, MARK))) throw new Error(`${folder} exists and holds no release; name another folder`);
}

/** Writes artefacts to a folder, which is emptied first. @throws Error for a folder with anything but an earlier release */
export function writeRelease(folder: string, artefacts: readonly Artefact[]): void {
  expectReleaseFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { fileName, bytes } of artefacts) writeFileSync(join(folder, fileName), bytes);
}

function billOf({ fileName, workspace, bundled }: NpmPackage, bill: NpmBill, { root, timeSeconds }: Checkout): Artefact {
  const text = renderPackageBill(root, bill, { workspace, contained: [...bundled, 'libs/product/sdk'] }, timeSeconds);
  return { fileName: fileName.replace(/\.tgz$/, '.cdx.json'), bytes: Buffer.from(text) };
}
