import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

/** An object that is in the store, checked and on record. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly contentType: string;
}

/** Those of the keys that are on record, by key. */
export async function findStoredFiles(dataSource: DataSource, keys: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const rows = await queryRows<{ key: string; bytes: string; sha256: string; content_type: string }>(
    dataSource,
    'SELECT key, bytes, sha256, content_type FROM stored_file WHERE key = ANY($1)',
    [keys],
  );
  return new Map(
    rows.map(({ key, bytes, sha256, content_type: contentType }) => [key, { key, bytes: Number(bytes), sha256, contentType }]),
  );
}

/** Puts files on record; what is there already stays. */
export async function recordStoredFiles(executor: SqlExecutor, files: readonly StoredFile[]): Promise<void> {
  const ordered = [...files].sort((a, b) => (a.key < b.key ? -1 : 1)); // two calls that meet lock rows in the same order
  await queryRows(
    executor,
    `INSERT INTO stored_file (key, bytes, sha256, content_type)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) ON CONFLICT (key) DO NOTHING`,
    [
      ordered.map(({ key }) => key),
      ordered.map(({ bytes }) => bytes),
      ordered.map(({ sha256 }) => sha256),
      ordered.map(({ contentType }) => contentType),
    ],
  );
}

/** Takes everything below a prefix, which ends in `/`, off the record, but for the keys to be kept. */
export async function deleteStoredFileRecords(dataSource: DataSource, prefix: string, keep: readonly string[] = []): Promise<void> {
  const end = `${prefix.slice(0, -1)}0`; // '0' follows '/' in ASCII
  await queryRows(dataSource, 'DELETE FROM stored_file WHERE key >= $1 AND key < $2 AND key <> ALL ($3)', [prefix, end, keep]);
}
