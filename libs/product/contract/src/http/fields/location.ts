import { z } from 'zod';

type Step = string | number;

/** Where in a body a path leads: its location as pydantic writes it, and the schema that stands there. */
export interface SchemaLocation {
  /** The path with the tags of the variants that were chosen on the way. */
  readonly location: readonly Step[];
  readonly schema: z.ZodType | undefined;
  /** The choice without a tag of which `schema` is the option for objects; undefined for every other schema. */
  readonly union: z.ZodUnion | undefined;
}

/** The value at a path of a decoded body, or undefined where the path leaves it. */
export function getValueAtPath(body: unknown, path: readonly Step[]): unknown {
  let value = body;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<Step, unknown>)[step];
  }
  return value;
}

/** Follows a path through a schema and a body. */
export function locateInSchema(schema: z.ZodType, path: readonly Step[], body: unknown): SchemaLocation {
  const location: Step[] = [];
  let at = enter(schema, body, location);
  for (const step of path) {
    location.push(step);
    at = enter(child(at.schema, step), getValueAtPath(at.value, [step]), location);
  }
  return { location, schema: at.schema, union: at.union };
}

interface At {
  readonly schema: z.ZodType | undefined;
  readonly union?: z.ZodUnion;
  readonly value: unknown;
}

/** Takes off what does not show in a location, reads the value as zod did, and steps into the variant that its tag names. */
function enter(schema: z.ZodType | undefined, value: unknown, location: Step[]): At {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return enter(schema.unwrap() as z.ZodType, value, location);
  if (schema instanceof z.ZodPipe) {
    const read = schema.in instanceof z.ZodTransform ? schema.in.parse(value) : value;
    return enter(schema.out as z.ZodType, read, location);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const chosen = variant(schema, value);
    if (chosen === null) return { schema, value };
    location.push(chosen.tag);
    return { schema: chosen.schema, value };
  }
  const option = schema instanceof z.ZodUnion ? objectOption(schema, value) : undefined;
  return option === undefined ? { schema, value } : { ...option, value };
}

/** The option for an object in a choice without a tag, where one option alone takes objects. */
function objectOption(union: z.ZodUnion, value: unknown): { schema: z.ZodObject; union: z.ZodUnion } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const options = union.options.filter((option) => option instanceof z.ZodObject);
  return options.length === 1 && options[0] !== undefined ? { schema: options[0], union } : undefined;
}

function variant(schema: z.ZodDiscriminatedUnion, value: unknown): { tag: string; schema: z.ZodType } | null {
  const tag = getValueAtPath(value, [schema.def.discriminator]);
  for (const option of schema.options as readonly z.ZodObject[]) {
    const literal = option.shape[schema.def.discriminator];
    if (literal instanceof z.ZodLiteral && literal.value === tag) return { tag: String(tag), schema: option };
  }
  return null;
}

function child(schema: z.ZodType | undefined, step: Step): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.ZodType>)[String(step)];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}
