import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';
import { CONFIRMATION_ARGUMENT, confirmAction } from '../program/confirm-action.js';
import { PAGING_ARGUMENTS, createStateOption, formatNextPageHint, toPageQuery } from '../values/paging.js';

const KINDS = ['image', 'video'] as const;
const STATES = ['PENDING_UPLOAD', 'READY', 'REJECTED', 'EXPIRED'] as const;

const LIST = defineCliCommand(
  {
    name: 'media list',
    description: 'List your media assets, newest first',
    args: {
      kind: { type: 'enum', options: [...KINDS], description: 'Show only media assets of this kind: image, video' },
      state: createStateOption('media assets', STATES),
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const kind = KINDS.find((one) => one === args.kind);
    const state = STATES.find((one) => one === args.state);
    const filter = { ...(kind ? { kind } : {}), ...(state ? { state } : {}) };
    const page = await (await cli.api()).media.page({ ...toPageQuery(args), ...filter }, { signal: cli.signal });
    const rows = page.media_assets.map((asset) => [asset.id, asset.file_name, asset.kind, asset.state, bytesOf(asset), asset.created_at]);
    cli.print(
      page,
      () => formatTable(['MEDIA ASSET', 'FILE', 'KIND', 'STATE', 'BYTES', 'CREATED'], rows) + formatNextPageHint(page.next_page_token),
    );
  },
);

const DELETE = defineCliCommand(
  {
    name: 'media delete',
    description: 'Delete a media asset and its file',
    args: {
      asset: { type: 'positional', required: true, description: 'Media asset ID' },
      ...CONFIRMATION_ARGUMENT,
    },
  },
  async ({ asset: id, yes }, cli) => {
    await confirmAction(cli, { yes, question: `Delete media asset ${id}?`, unchanged: 'Nothing was deleted' });
    const deleted = await (await cli.api()).media.delete(id, { signal: cli.signal });
    cli.print(deleted, () => `Deleted ${id}`);
  },
);

const USAGE = defineCliCommand(
  { name: 'media usage', description: 'Show the storage use and the quota of your media assets', args: {} },
  async (_args, cli) => {
    const storage = await (await cli.api()).storage({ signal: cli.signal });
    const { bytes, assets, bytes_limit: bytesLimit, assets_limit: assetsLimit } = storage;
    cli.print(storage, () =>
      formatFields([
        ['Bytes', bytesLimit === null ? bytes : `${bytes} of ${bytesLimit}`],
        ['Media assets', assetsLimit === null ? assets : `${assets} of ${assetsLimit}`],
      ]),
    );
  },
);

/** Media assets of your account. */
export const MEDIA_COMMANDS = defineCliCommandGroup('media', 'List and delete media assets, and show their storage use', {
  list: LIST,
  delete: DELETE,
  usage: USAGE,
});

/** Of a READY asset. */
function bytesOf({ metadata }: { readonly metadata?: Readonly<Record<string, unknown>> | null | undefined }): number | null {
  const bytes = metadata?.['bytes'];
  return typeof bytes === 'number' ? bytes : null;
}
