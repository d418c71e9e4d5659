import type { z } from 'zod';

/** Adds a rule about several fields of an object, which runs once each of them is sound; it answers what is wrong, or null. */
export const whole = <Schema extends z.ZodObject>(schema: Schema, rule: (value: z.output<Schema>) => string | null): Schema =>
  schema.superRefine(
    (value, context) => {
      const wrong = rule(value);
      if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
    },
    { when: ({ issues }) => issues.length === 0 },
  );
