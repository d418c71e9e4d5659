import type { EntitySchemaColumnOptions } from 'typeorm';

/** The columns of this schema, as entities describe them. */
export type Column = EntitySchemaColumnOptions;

export const primaryKeyColumn = (type: 'text' | 'uuid' | 'bigint' | 'integer' | 'smallint' | 'bytea', name?: string): Column => ({
  type,
  primary: true,
  ...named(name),
});
export const textColumn = (name?: string): Column => ({ type: 'text', ...named(name) });
export const textArrayColumn = (name?: string): Column => ({ type: 'text', array: true, ...named(name) });
export const uuidColumn = (name: string): Column => ({ type: 'uuid', name });
export const integerColumn = (name?: string): Column => ({ type: 'integer', ...named(name) });
export const bigintColumn = (name?: string): Column => ({ type: 'bigint', ...named(name) });
export const doubleColumn = (name: string): Column => ({ type: 'double precision', name });
export const booleanColumn = (name?: string): Column => ({ type: 'boolean', ...named(name) });
export const bytesColumn = (name?: string): Column => ({ type: 'bytea', ...named(name) });
export const jsonColumn = (name?: string): Column => ({ type: 'json', ...named(name) });
export const jsonbColumn = (name?: string): Column => ({ type: 'jsonb', ...named(name) });
export const timestampColumn = (name: string): Column => ({ type: 'timestamptz', name });

export const nullableColumn = (column: Column): Column => ({ ...column, nullable: true });
/** Filled in by the database where an insert leaves it out. */
export const withDefault = (column: Column, sql: string): Column => ({ ...column, default: () => sql });

export const createdAtColumn = withDefault(timestampColumn('created_at'), 'now()');
export const updatedAtColumn = withDefault(timestampColumn('updated_at'), 'now()');

function named(name: string | undefined): Partial<Column> {
  return name === undefined ? {} : { name };
}
