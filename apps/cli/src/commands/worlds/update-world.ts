import type { UpdateWorldRequest } from '@diorama-worlds/sdk';

import { defineCliCommand } from '../../program/command.js';
import { UsageError } from '../../values/usage-error.js';
import { describeWorld } from './describe-world.js';

const ARGS = {
  world: { type: 'positional', required: true, description: 'World ID' },
  name: { type: 'string', description: 'New display name. An empty name removes the current one' },
  tag: { type: 'string', description: 'New tag. Repeat the option for up to 10 tags. They replace all current tags' },
  'clear-tags': { type: 'boolean', description: 'Remove all tags' },
  public: { type: 'boolean', description: 'List the world in the gallery' },
  link: { type: 'boolean', description: 'Let anyone with the link open the world', negativeDescription: 'Close the link' },
  private: { type: 'boolean', description: 'Remove the world from the gallery and close its link' },
} as const;

/** What the command line says of the change. */
export interface UpdateArguments {
  readonly name: string | undefined;
  readonly tags: readonly string[];
  readonly clearTags: boolean | undefined;
  readonly public: boolean | undefined;
  readonly link: boolean | undefined;
  readonly private: boolean | undefined;
}

/** The change as the API takes it. @throws UsageError for options that contradict one another, and where there is nothing to change */
export function buildUpdate(asked: UpdateArguments): UpdateWorldRequest {
  if (asked.private === true && (asked.public === true || asked.link === true))
    throw new UsageError('--private cannot be combined with --public or --link');
  if (asked.clearTags === true && asked.tags.length > 0) throw new UsageError('--clear-tags cannot be combined with --tag');
  const permission = {
    ...(asked.public === undefined ? {} : { public: asked.public }),
    ...(asked.link === undefined ? {} : { allow_id_access: asked.link }),
    ...(asked.private === true ? { public: false, allow_id_access: false } : {}),
  };
  const changes: UpdateWorldRequest = {
    ...(asked.name === undefined ? {} : { display_name: asked.name }),
    ...(asked.tags.length > 0 || asked.clearTags === true ? { tags: [...asked.tags] } : {}),
    ...(Object.keys(permission).length === 0 ? {} : { permission }),
  };
  if (Object.keys(changes).length === 0)
    throw new UsageError('Nothing to change. Pass --name, --tag, --clear-tags, --public, --link or --private');
  return changes;
}

/** Changes a world. */
export const UPDATE_COMMAND = defineCliCommand(
  { name: 'worlds update', description: 'Change the name, the tags or the visibility of a world', args: ARGS },
  async ({ world: id, name, 'clear-tags': clearTags, public: isPublic, link, private: isPrivate }, cli) => {
    const changes = buildUpdate({ name, tags: cli.values('tag'), clearTags, public: isPublic, link, private: isPrivate });
    const { world } = await (await cli.api()).worlds.update(id, changes, { signal: cli.signal });
    cli.print({ world }, () => describeWorld(world));
  },
);
