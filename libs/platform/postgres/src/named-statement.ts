import { queryRows } from './query.js';
import type { SqlExecutor } from './query.js';

/** A statement whose values have names; for those with more values than numbers can be kept apart. */
export interface NamedStatement {
  /** With `$1`, `$2`, ... as Postgres takes them. */
  readonly text: string;
  /** Of `$1`, `$2`, ... in their order. */
  readonly names: readonly string[];
}

/** `:name`, but neither a cast such as `::text` nor a part of a word. */
const NAME = /(?<![:\w]):([a-z]\w*)/gi;

/** Reads `:name` as the place of a value, which may be used more than once. */
export function createNamedStatement(sql: string): NamedStatement {
  const names: string[] = [];
  const text = sql.replace(NAME, (_place, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

/**
 * Runs it as `queryRows` does.
 *
 * @throws TypeError when a name has no value; null is one
 */
export async function queryNamed<Row>(
  executor: SqlExecutor,
  { text, names }: NamedStatement,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const ordered = names.map((name) => {
    if (values[name] === undefined) throw new TypeError(`the statement has no value for '${name}'`);
    return values[name];
  });
  return queryRows<Row>(executor, text, ordered);
}
