import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Checkout } from './checkout.ts';

/** A file of a release. */
export interface Artefact {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The meaning of `externalParameters` of the statement: docs/operating/releases.md describes it. */
const BUILD_TYPE = 'urn:diorama:release:1';

/** The SHA-256 of bytes, as 64 hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Lines that `sha256sum --check` reads, sorted by name. */
export function renderChecksums(artefacts: readonly Artefact[]): string {
  return sortByName(artefacts)
    .map(({ fileName, bytes }) => `${sha256Of(bytes)}  ${fileName}\n`)
    .join('');
}

/** An in-toto statement (v1) with SLSA provenance (v1): which artefacts, from which commit, by which command. It is not signed. */
export function renderProvenance(artefacts: readonly Artefact[], { root, commit, isClean }: Checkout, version: string): string {
  const lock = sha256Of(readFileSync(join(root, 'package-lock.json')));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: sortByName(artefacts).map(({ fileName, bytes }) => ({ name: fileName, digest: { sha256: sha256Of(bytes) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { command: 'npm run release', version },
        internalParameters: { isClean },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: lock } },
          { uri: `pkg:generic/node@${process.versions.node}` },
        ],
      },
      runDetails: { builder: { id: 'urn:diorama:release-builder:unattested' } },
    },
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}

const sortByName = (artefacts: readonly Artefact[]): Artefact[] => artefacts.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
