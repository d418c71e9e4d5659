import { z } from 'zod';

import { getCrossFieldRule, withCrossFieldRule } from './cross-field.js';

/** `media_asset_id` as `mediaAssetId`. */
export const toCamelCase = (word: string): string => word.replaceAll(/(?<=[^_])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `mediaAssetId` as `media_asset_id`. */
export const snakeWord = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** JSON whose names of fields are in camelCase, however deep; values stay as they are. */
export const convertKeysToCamelCase = (value: unknown): unknown => renamed(value, toCamelCase);

/** The way back, for what a schema of `toCamelCaseSchema` has let through. */
export const convertKeysToSnakeCase = (value: unknown): unknown => renamed(value, snakeWord);

function renamed(value: unknown, rename: (word: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [rename(name), renamed(entry, rename)]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MADE = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The schema of the same with the names of its fields in camelCase: with the same bounds, messages and descriptions. The tags by
 * which variants are told apart are values, which stay as they are. What has no name to change is answered itself, and the same
 * schema always gives the same one.
 */
export function toCamelCaseSchema(schema: z.ZodType): z.ZodType {
  const known = MADE.get(schema);
  if (known !== undefined) return known;
  const bare = converted(schema);
  const { description = '', ...meta } = schema.meta() ?? {};
  const isSame = bare === schema && inWords(description) === description;
  const made = isSame || schema.meta() === undefined ? bare : bare.meta({ ...meta, description: inWords(description) });
  MADE.set(schema, made);
  return made;
}

/** Names of fields in a sentence, where they stand in backticks. */
const inWords = (text: string): string => text.replaceAll(/`[a-z0-9]+(_[a-z0-9]+)+`/g, toCamelCase);

/** An object of camelCase fields, with fields of its own beside them. */
export function toCamelCaseObjectSchema(schema: z.ZodObject, more: z.core.$ZodShape = {}): z.ZodObject {
  const fields = Object.entries<z.ZodType>(schema.shape);
  const made = z.object({ ...Object.fromEntries(fields.map(([name, field]) => [toCamelCase(name), toCamelCaseSchema(field)])), ...more });
  const rule = getCrossFieldRule(schema);
  if (rule === null) return made;
  return withCrossFieldRule(made, (value) => rule(convertKeysToSnakeCase(value))?.replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, toCamelCase) ?? null);
}

function converted(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return hasSnakeNames(schema) ? toCamelCaseObjectSchema(schema) : schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.def.innerType as z.ZodType;
    const innerType = toCamelCaseSchema(inner);
    return innerType === inner ? schema : schema.clone({ ...schema.def, innerType } as never);
  }
  if (schema instanceof z.ZodArray) {
    const element = toCamelCaseSchema(schema.element as z.ZodType);
    return element === schema.element ? schema : schema.clone({ ...schema.def, element });
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as readonly z.ZodType[]).map(toCamelCaseSchema);
    return options.every((option, index) => option === schema.options[index]) ? schema : schema.clone({ ...schema.def, options });
  }
  return schema instanceof z.ZodPipe ? convertedPipe(schema) : schema;
}

const hasSnakeNames = (schema: z.ZodObject): boolean =>
  Object.entries<z.ZodType>(schema.shape).some(([name, field]) => toCamelCase(name) !== name || toCamelCaseSchema(field) !== field);

function convertedPipe(schema: z.ZodPipe): z.ZodType {
  const out = toCamelCaseSchema(schema.out as z.ZodType);
  if (out === schema.out) return schema;
  const reader = schema.in as z.ZodType;
  return schema.clone({ ...schema.def, in: reader instanceof z.ZodTransform ? preprocessed(reader) : toCamelCaseSchema(reader), out });
}

/** What a reader looks for in an object it finds under the names that it knows; what came under those is no field here. */
function preprocessed(reader: z.ZodTransform): z.ZodType {
  return z.transform((value: unknown) => {
    if (!isObject(value)) return reader.parse(value);
    const named = Object.entries(value).filter(([name]) => !name.includes('_'));
    const read = reader.parse(Object.fromEntries(named.map(([name, entry]) => [snakeWord(name), entry])));
    return isObject(read) ? Object.fromEntries(Object.entries(read).map(([name, entry]) => [toCamelCase(name), entry])) : read;
  });
}
