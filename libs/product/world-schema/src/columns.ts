import type { EntitySchemaColumnOptions } from 'typeorm';

/** The columns of this schema, as entities describe them. */
export type Column = EntitySchemaColumnOptions;

export const key = (type: 'text' | 'uuid' | 'bigint' | 'integer' | 'smallint', name?: string): Column => ({
  type,
  primary: true,
  ...named(name),
});
export const text = (name?: string): Column => ({ type: 'text', ...named(name) });
export const texts = (name?: string): Column => ({ type: 'text', array: true, ...named(name) });
export const uuid = (name: string): Column => ({ type: 'uuid', name });
export const integer = (name?: string): Column => ({ type: 'integer', ...named(name) });
export const bigint = (name?: string): Column => ({ type: 'bigint', ...named(name) });
export const real = (name: string): Column => ({ type: 'double precision', name });
export const bool = (name?: string): Column => ({ type: 'boolean', ...named(name) });
export const bytes = (name?: string): Column => ({ type: 'bytea', ...named(name) });
export const json = (name?: string): Column => ({ type: 'json', ...named(name) });
export const jsonb = (name?: string): Column => ({ type: 'jsonb', ...named(name) });
export const time = (name: string): Column => ({ type: 'timestamptz', name });

export const optional = (column: Column): Column => ({ ...column, nullable: true });
/** Filled in by the database where an insert leaves it out. */
export const defaulted = (column: Column, sql: string): Column => ({ ...column, default: () => sql });

export const createdAt = defaulted(time('created_at'), 'now()');
export const updatedAt = defaulted(time('updated_at'), 'now()');

function named(name: string | undefined): Partial<Column> {
  return name === undefined ? {} : { name };
}
