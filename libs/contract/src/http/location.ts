import { z } from 'zod';

type Step = string | number;

/** The value at a path of a decoded body, or undefined where the path leaves it. */
export function valueAt(body: unknown, path: readonly Step[]): unknown {
  let value = body;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<Step, unknown>)[step];
  }
  return value;
}

/** A path with the tags of the variants that were chosen on the way, as pydantic writes locations. */
export function fieldLocation(schema: z.ZodType, path: readonly Step[], body: unknown): Step[] {
  const location: Step[] = [];
  let at: z.ZodType | undefined = schema;
  let value = body;
  for (const step of path) {
    const chosen = variant(unwrap(at), value);
    if (chosen !== null) location.push(chosen.tag);
    location.push(step);
    at = child(chosen?.schema ?? unwrap(at), step);
    value = valueAt(value, [step]);
  }
  return location;
}

/** Takes off what does not show in a location: optional, nullable, preprocessing. */
function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as z.ZodType);
  return schema;
}

function variant(schema: z.ZodType | undefined, value: unknown): { tag: string; schema: z.ZodType } | null {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return null;
  const tag = valueAt(value, [schema.def.discriminator]);
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
