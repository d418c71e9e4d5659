import { JSON_ARGUMENT, defineCliCommand } from '../../program/command.js';
import { readProfiles, writeProfiles } from '../../program/config-file.js';
import { formatTable } from '../../program/table.js';
import { UsageError } from '../../values/usage-error.js';

/** Lists the stored installations, and changes which one is current. */
export const PROFILES_COMMAND = defineCliCommand(
  {
    name: 'profiles',
    description: 'List, select and remove profiles',
    args: {
      use: { type: 'string', valueHint: 'NAME', description: 'Make this profile the current one' },
      remove: { type: 'string', valueHint: 'NAME', description: 'Remove this profile and its stored key' },
      ...JSON_ARGUMENT,
    },
    hasSharedOptions: false,
  },
  async ({ use, remove }, cli) => {
    const { configFile } = cli.outside;
    const before = await readProfiles(configFile);
    for (const name of [use, remove])
      if (name !== undefined && !before.profiles.has(name)) throw new UsageError(`There is no profile "${name}"`);
    const kept = [...before.profiles].filter(([name]) => name !== remove);
    const current = use ?? before.current;
    if (kept.length > 0 && !kept.some(([name]) => name === current))
      throw new UsageError(`"${current}" is the current profile. Choose another one with --use first`);
    const after = { current, profiles: new Map(kept) };
    if (use !== undefined || remove !== undefined) await writeProfiles(configFile, after);
    const rows = kept.map(([name, { url }]) => ({ name, url, current: name === current }));
    cli.print({ config_file: configFile, profiles: rows }, () =>
      rows.length === 0
        ? 'There are no profiles. Add one with: diorama login'
        : formatTable(
            ['', 'PROFILE', 'ADDRESS'],
            rows.map((row) => [row.current ? '*' : '', row.name, row.url]),
          ),
    );
  },
);
