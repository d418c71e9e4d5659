import { z } from 'zod';

import { addDescriptions } from './reference/field-descriptions.js';

/** A JSON Schema, or another object of an OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by the names under which a document lists them. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

export const createSchemaReference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The JSON Schema of every named schema; one that contains another named one refers to it. */
export function toComponentSchemas(named: NamedSchemas): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, ...optionsFor(named) });
  return Object.fromEntries(
    Object.keys(named).map((name) => [name, addDescriptions(name, withoutKeys(schemas[name] ?? {}, ['$schema', '$id']))]),
  );
}

/** The JSON Schema of a single field; of one that may be null, without that. */
export function toFieldSchema(field: z.ZodType): JsonSchema {
  const bare = field instanceof z.ZodOptional || field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field;
  if (bare !== field) return toFieldSchema(bare);
  return withoutKeys(z.toJSONSchema(field, optionsFor({})), ['$schema']);
}

/** The output side of a reader describes its input: readers also accept other spellings of the same value. */
const optionsFor = (named: NamedSchemas) =>
  ({
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Record<string, unknown> }) => {
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      if (zodSchema instanceof z.ZodObject) describeFields(zodSchema, jsonSchema);
      if (zodSchema instanceof z.ZodDiscriminatedUnion) jsonSchema['discriminator'] = discriminatorOf(zodSchema, named);
    },
  }) as const;

/** Unknown fields are tolerated; a field that is refused is not offered to clients. */
function describeFields(object: z.ZodObject, jsonSchema: Record<string, unknown>): void {
  delete jsonSchema['additionalProperties'];
  const refused = Object.keys(object.shape).filter((name) => isRefused(object.shape[name]));
  if (refused.length > 0) jsonSchema['properties'] = withoutKeys(jsonSchema['properties'] as object, refused);
}

const isRefused = (field: unknown): boolean => field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodNever;

function discriminatorOf(union: z.ZodDiscriminatedUnion, named: NamedSchemas): JsonSchema {
  const propertyName = union.def.discriminator;
  const options = union.options as readonly z.ZodObject[];
  const nameOf = (schema: unknown): string => Object.entries(named).find(([, other]) => other === schema)?.[0] ?? '';
  const mapping = options.map((option) => {
    const tag = option.shape[propertyName];
    return [tag instanceof z.ZodLiteral ? String(tag.value) : '', `#/components/schemas/${nameOf(option)}`] as const;
  });
  return { propertyName, mapping: Object.fromEntries(mapping) };
}

function withoutKeys(schema: object, keys: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
