import { MCP_COMMAND } from '../mcp/mcp-command.js';
import { defineCliCommandGroup } from '../program/command.js';
import type { AnyCommand } from '../program/command.js';
import { API_KEY_COMMANDS } from './api-keys.js';
import { CATALOGUE_COMMAND } from './catalogue.js';
import { COMPOSE_COMMAND } from './compose.js';
import { CREDITS_COMMAND, USAGE_COMMAND } from './credits.js';
import { DEPTH_TO_RGB_COMMAND } from './depth-to-rgb.js';
import { EVENT_COMMANDS } from './events.js';
import { GENERATE_COMMAND } from './worlds/generate.js';
import { MEDIA_COMMANDS } from './media.js';
import { OPERATION_COMMANDS } from './operations.js';
import { ACCOUNT_COMMANDS } from './operators/accounts.js';
import { DELIVERY_COMMANDS } from './operators/deliveries.js';
import { KEY_COMMANDS } from './operators/key-commands.js';
import { SYSTEM_COMMAND } from './operators/system.js';
import { createCompletionCommand } from './setup/completion.js';
import { DOCTOR_COMMAND } from './setup/doctor.js';
import { LOGIN_COMMAND } from './setup/login.js';
import { PROFILES_COMMAND } from './setup/profiles.js';
import { WHOAMI_COMMAND } from './setup/whoami.js';
import { TASK_COMMANDS } from './tasks.js';
import { UPLOAD_COMMAND } from './upload.js';
import { WEBHOOK_COMMANDS } from './webhooks.js';
import { WORLD_COMMANDS } from './worlds/worlds.js';

/** The commands of the program in groups, as the help shows them. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    title: 'Worlds',
    commands: {
      generate: GENERATE_COMMAND,
      compose: COMPOSE_COMMAND,
      worlds: WORLD_COMMANDS,
      operations: OPERATION_COMMANDS,
      events: EVENT_COMMANDS,
      upload: UPLOAD_COMMAND,
      media: MEDIA_COMMANDS,
      catalogue: CATALOGUE_COMMAND,
      'depth-to-rgb': DEPTH_TO_RGB_COMMAND,
    },
  },
  {
    title: 'Account',
    commands: {
      login: LOGIN_COMMAND,
      profiles: PROFILES_COMMAND,
      whoami: WHOAMI_COMMAND,
      doctor: DOCTOR_COMMAND,
      credits: CREDITS_COMMAND,
      usage: USAGE_COMMAND,
      'api-keys': API_KEY_COMMANDS,
    },
  },
  {
    title: 'Integration',
    commands: {
      tasks: TASK_COMMANDS,
      webhooks: WEBHOOK_COMMANDS,
      mcp: MCP_COMMAND,
      completion: createCompletionCommand(() => ROOT_COMMAND),
    },
  },
  {
    title: 'Operators',
    commands: { accounts: ACCOUNT_COMMANDS, keys: KEY_COMMANDS, deliveries: DELIVERY_COMMANDS, system: SYSTEM_COMMAND },
  },
];

/** The whole program. */
export const ROOT_COMMAND: AnyCommand = defineCliCommandGroup(
  '',
  'Generate and manage 3D worlds with Diorama',
  Object.assign({}, ...COMMAND_GROUPS.map(({ commands }) => commands)) as CommandGroup['commands'],
);

interface CommandGroup {
  readonly title: string;
  readonly commands: Readonly<Record<string, AnyCommand>>;
}
