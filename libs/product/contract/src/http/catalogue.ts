import { THEMES } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { lenientInteger } from './fields/lenient.js';
import { boundedPlainText } from './fields/plain-text.js';

const isTheme = (name: string): name is CatalogueTheme => (THEMES as readonly string[]).includes(name);

/** Query of `GET /svc/v1/catalogue`. An unknown page token is a 400, which the handler answers. */
export const catalogueQuerySchema = z.object({
  q: boundedPlainText(0, LIMITS.catalogueQueryLength)
    .nullish()
    .describe(
      'Words of a name, singular or plural. Best matches come first. Without words, returns all objects in the order of their IDs.',
    ),
  theme: boundedPlainText(1, LIMITS.catalogueQueryLength)
    .refine(isTheme, 'unknown theme')
    .nullish()
    .describe('Only objects of this theme. The response lists the themes.'),
  page_size: lenientInteger(1, LIMITS.cataloguePageSizeMax).nullish().describe(`Defaults to ${LIMITS.cataloguePageSizeDefault}.`),
  page_token: z.string().nullish().describe('`next_page_token` of the previous page. Use the same `q` and `theme`.'),
});
export type CatalogueQuery = z.output<typeof catalogueQuerySchema>;
