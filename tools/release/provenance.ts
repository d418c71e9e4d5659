import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

import type { Checkout } from './checkout.ts';
import type { BaseImage } from './image-layout.ts';

/** A file of a release. */
export interface Artefact {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A file of a release that is too large for memory. */
export interface StoredArtefact {
  readonly fileName: string;
  /** Where it lies now. */
  readonly path: string;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  readonly byteLength: number;
}

export type ReleaseFile = Artefact | StoredArtefact;

/** The meaning of `externalParameters` of the statement: docs/operating/releases.md describes it. */
const BUILD_TYPE = 'urn:diorama:release:1';

/** The SHA-256 of bytes, as 64 hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The SHA-256 and the size of a file, which is read piece by piece. */
export function sha256OfFile(path: string): Pick<StoredArtefact, 'sha256' | 'byteLength'> {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.alloc(PIECE_BYTES);
    let byteLength = 0;
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read));
      byteLength += read;
    }
    return { sha256: hash.digest('hex'), byteLength };
  } finally {
    closeSync(file);
  }
}

const PIECE_BYTES = 1 << 20;

const digestOf = (file: ReleaseFile): string => ('bytes' in file ? sha256Of(file.bytes) : file.sha256);

/** The size of a file of a release in bytes. */
export const sizeOf = (file: ReleaseFile): number => ('bytes' in file ? file.bytes.byteLength : file.byteLength);

/** Lines that `sha256sum --check` reads, sorted by name. */
export function renderChecksums(files: readonly ReleaseFile[]): string {
  return sortByName(files)
    .map((file) => `${digestOf(file)}  ${file.fileName}\n`)
    .join('');
}

/** What a release was made from, and its version. */
export interface ReleaseOrigin {
  readonly checkout: Checkout;
  readonly version: string;
  /** Images that the images of the release were built on. */
  readonly baseImages: readonly BaseImage[];
}

/** An in-toto statement (v1) with SLSA provenance (v1): which files, from which commit, by which command. It is not signed. */
export function renderProvenance(files: readonly ReleaseFile[], { checkout, version, baseImages }: ReleaseOrigin): string {
  const { root, commit, isClean } = checkout;
  const lock = sha256Of(readFileSync(join(root, 'package-lock.json')));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: sortByName(files).map((file) => ({ name: file.fileName, digest: { sha256: digestOf(file) } })),
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
          ...new Map(baseImages.map(({ name, digest }) => [digest, { name, digest: { sha256: digest.replace(/^sha256:/, '') } }])).values(),
        ],
      },
      runDetails: { builder: { id: 'urn:diorama:release-builder:unattested' } },
    },
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}

const sortByName = (files: readonly ReleaseFile[]): ReleaseFile[] => files.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
