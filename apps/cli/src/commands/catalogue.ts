import type { CatalogueObject } from '@diorama-worlds/sdk';

import { defineCliCommand } from '../program/command.js';
import { formatTable } from '../program/table.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../values/paging.js';

/** The objects that prompts can name. */
export const CATALOGUE_COMMAND = defineCliCommand(
  {
    name: 'catalogue',
    description: 'Search the objects that prompts and scenes can contain',
    args: {
      words: { type: 'positional', required: false, description: 'Search terms, such as "traffic light" (default: all objects)' },
      theme: { type: 'string', description: 'Show only objects with this theme, such as vehicles' },
      ...PAGING_ARGUMENTS,
      limit: { type: 'string', valueHint: 'N', description: 'Maximum number of results, 1 to 200 (default: 50)' },
    },
  },
  async (args, cli) => {
    const { words, theme } = args;
    const filter = { ...(words ? { q: words } : {}), ...(theme ? { theme } : {}) };
    const page = await (await cli.api()).catalogue.page({ ...toPageQuery(args), ...filter }, { signal: cli.signal });
    const rows = page.objects.map((object) => [object.id, object.theme, formatSize(object), formatWords(object)]);
    cli.print(page, () => formatTable(['OBJECT', 'THEME', 'METRES', 'OTHER NAMES'], rows) + formatNextPageHint(page.next_page_token));
  },
);

const WORDS_LENGTH = 60;

const formatSize = ({ size: { width, height, depth } }: CatalogueObject): string => `${width} x ${height} x ${depth}`;

function formatWords({ words }: CatalogueObject): string {
  const text = words.join(', ');
  return text.length <= WORDS_LENGTH ? text : `${text.slice(0, WORDS_LENGTH - 1)}…`;
}
