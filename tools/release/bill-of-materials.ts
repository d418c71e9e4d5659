import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runNpm } from './run-npm.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly [field: string]: unknown;
}

/** What `npm sbom` writes: CycloneDX (ECMA-424). */
export interface NpmBill {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools: readonly { readonly vendor: string; readonly name: string }[];
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly [field: string]: unknown;
}

/**
 * The software bill of materials of the product, as CycloneDX JSON: from package-lock.json, without development. `npm sbom --omit dev` also
 * leaves out what both a workspace needs and the root needs for its tests, so the lock says here what is for development.
 */
export function renderProductBill(root: string, bill: NpmBill, timeSeconds: number): string {
  return stamp(selectComponents(bill, bill.metadata.component['bom-ref'], listProduction(root)), timeSeconds);
}

/** A package whose bill of materials is wanted; folders are relative to the root. */
export interface PackageContents {
  /** Folder of the workspace that the package is built from. */
  readonly workspace: string;
  /** Folders of the packages that it contains. */
  readonly contained: readonly string[];
}

/** The software bill of materials of a package, as CycloneDX JSON. */
export function renderPackageBill(root: string, bill: NpmBill, { workspace, contained }: PackageContents, timeSeconds: number): string {
  const subject = referenceOf(root, workspace);
  const kept = new Set([subject, ...contained.map((folder) => referenceOf(root, folder))]);
  return stamp(selectComponents(bill, subject, kept), timeSeconds);
}

/** All packages of package-lock.json, as npm describes them. @throws Error with npm's own words where it fails */
export function readNpmBill(root: string, environment: NodeJS.ProcessEnv): NpmBill {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--include', 'dev', '--package-lock-only'];
  return JSON.parse(runNpm(args, root, environment)) as NpmBill;
}

/** The identifier that npm gives to a package: name and version. */
function referenceOf(root: string, folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; version: string };
  return `${name}@${version}`;
}

/** Identifiers of all packages that the lock does not mark as for development. */
function listProduction(root: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> };
  const entries = Object.entries(packages).filter(([, { dev, link }]) => dev !== true && link !== true);
  return new Set(entries.map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`));
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Makes one package the subject of a bill, and leaves out what is not kept. @throws Error where something kept is not in the bill */
function selectComponents(bill: NpmBill, subject: string, kept: ReadonlySet<string>): NpmBill {
  const isKept = (reference: string): boolean => kept.has(reference);
  const all = [bill.metadata.component, ...bill.components].map(nameInFull);
  const missing = [...kept].filter((reference) => !all.some((component) => component['bom-ref'] === reference));
  const component = all.find((candidate) => candidate['bom-ref'] === subject);
  if (component === undefined || missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(', ') || subject}`);
  const isSubject = (reference: string): boolean => reference === subject;
  const isRoot = (reference: string): boolean => reference === bill.metadata.component['bom-ref'];
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...component, properties: [] } }, // private in the repository only
    components: all
      .filter(({ 'bom-ref': reference }) => isKept(reference) && !isSubject(reference) && !isRoot(reference))
      .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref) && (isSubject(ref) || !isRoot(ref)))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept).toSorted() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

/** npm names packages of this repository after their folders, and knows no licence of those that are private. */
function nameInFull(component: Component): Component {
  const name = /^(.+)@[^@]+$/.exec(component['bom-ref'])?.[1] ?? component.name;
  const isOurs = component['hashes'] === undefined;
  const licenses = component.licenses ?? (isOurs ? [{ license: { id: 'Apache-2.0' } }] : undefined);
  return { ...component, name, ...(licenses !== undefined && { licenses }) };
}

/** Replaces the time and the serial number, which npm draws, by the time of the commit and a digest, and leaves out npm's own version. */
function stamp(bill: NpmBill, timeSeconds: number): string {
  const { serialNumber: _drawn, ...rest } = bill;
  const tools = bill.metadata.tools.map(({ vendor, name }) => ({ vendor, name }));
  const metadata = { ...bill.metadata, timestamp: new Date(timeSeconds * 1_000).toISOString(), tools };
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...rest, metadata }))
    .digest('hex');
  return `${JSON.stringify({ ...rest, serialNumber: `urn:uuid:${toUuid(digest)}`, metadata }, null, 2)}\n`;
}

/** A UUID of version 8 (RFC 9562, 5.8) of the first digits of a digest. */
function toUuid(digest: string): string {
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-');
}
