import type { z } from 'zod';

type Rule = (value: never) => string | null;

const RULES = new WeakMap<z.ZodType, Rule>();

/** Adds a rule about several fields of an object, which runs once each of them is sound; it answers what is wrong, or null. */
export const withCrossFieldRule = <Schema extends z.ZodObject>(
  schema: Schema,
  rule: (value: z.output<Schema>) => string | null,
): Schema => {
  const ruled = schema.superRefine(
    (value, context) => {
      const wrong = rule(value);
      if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
    },
    { when: ({ issues }) => issues.length === 0 },
  );
  RULES.set(ruled, rule);
  return ruled;
};

/** The rule that `whole` gave a schema; null where it gave none. */
export const getCrossFieldRule = (schema: z.ZodType): ((value: unknown) => string | null) | null =>
  (RULES.get(schema) as ((value: unknown) => string | null) | undefined) ?? null;
