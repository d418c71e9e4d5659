import type { CatalogueRow } from './row.js';

/** Objects that an operator adds to the catalogue. */
export interface ObjectPack {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Of its manifest, hexadecimal. */
  readonly sha256: string;
  readonly rows: readonly CatalogueRow[];
}
