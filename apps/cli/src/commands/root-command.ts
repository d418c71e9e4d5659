import { defineCliCommandGroup } from '../program/command.js';
import { ACCOUNT_COMMANDS } from './accounts.js';
import { CATALOGUE_COMMAND } from './catalogue.js';
import { COMPOSE_COMMAND } from './compose.js';
import { CREDITS_COMMAND, USAGE_COMMAND } from './credits.js';
import { DELIVERY_COMMANDS } from './deliveries.js';
import { DEPTH_TO_RGB_COMMAND } from './depth-to-rgb.js';
import { GENERATE_COMMAND } from './worlds/generate.js';
import { KEY_COMMANDS } from './key-commands.js';
import { LOGIN_COMMAND } from './login.js';
import { MEDIA_COMMANDS } from './media.js';
import { OPERATION_COMMANDS } from './operations.js';
import { TASK_COMMANDS } from './tasks.js';
import { UPLOAD_COMMAND } from './upload.js';
import { WEBHOOK_COMMANDS } from './webhooks.js';
import { WORLD_COMMANDS } from './worlds/worlds.js';

/** The whole program. */
export const ROOT_COMMAND = defineCliCommandGroup('', 'Generate 3D worlds with a World Generation API', {
  login: LOGIN_COMMAND,
  generate: GENERATE_COMMAND,
  compose: COMPOSE_COMMAND,
  catalogue: CATALOGUE_COMMAND,
  'depth-to-rgb': DEPTH_TO_RGB_COMMAND,
  worlds: WORLD_COMMANDS,
  operations: OPERATION_COMMANDS,
  tasks: TASK_COMMANDS,
  webhooks: WEBHOOK_COMMANDS,
  upload: UPLOAD_COMMAND,
  media: MEDIA_COMMANDS,
  credits: CREDITS_COMMAND,
  usage: USAGE_COMMAND,
  accounts: ACCOUNT_COMMANDS,
  keys: KEY_COMMANDS,
  deliveries: DELIVERY_COMMANDS,
});
