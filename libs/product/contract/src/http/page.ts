import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { lenientInteger } from './fields/lenient.js';

/** How a request asks for a page of a list. An unknown token is a 400, which the handler answers. */
export const pageFields = {
  page_size: lenientInteger(1, LIMITS.pageSizeMax).nullish().describe(`Number of items in each page. Default: ${LIMITS.pageSizeDefault}.`),
  page_token: z
    .string()
    .nullish()
    .describe('`next_page_token` of the previous page, which must have had the same filters. Default: the first page.'),
};
