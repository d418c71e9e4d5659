import { defineCliCommand } from '../../program/command.js';
import { getSharing } from '../../program/sharing.js';
import { ACCESS } from './start-world.js';

/** Shows the page of a world in a browser. */
export const OPEN_WORLD_COMMAND = defineCliCommand(
  {
    name: 'worlds open',
    description: 'Open the world page in the browser, and print its link',
    args: {
      world: { type: 'positional', required: true, description: 'World ID' },
      browser: { type: 'boolean', default: true, description: 'Open the link', negativeDescription: 'Print the link without opening it' },
    },
  },
  async ({ world: id, browser }, cli) => {
    const world = await (await cli.api()).worlds.get(id, { signal: cli.signal });
    const { world_svc_url: url } = world;
    const isOpened = browser && isWebPage(url) ? ((await cli.outside.openPage?.(url)) ?? false) : false;
    const sharing = getSharing(world);
    if (sharing === 'private') cli.tell(`Access: ${ACCESS.private}`);
    if (browser && !isOpened) cli.tell('There is no display or browser here; open the link on another machine');
    cli.print({ url, opened: isOpened, shared: sharing !== 'private' }, () => url);
  },
);

/** The link comes from the service, and a browser starts programs for some other kinds of links. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url);
