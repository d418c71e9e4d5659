import { group } from '../program/command.js';
import { ACCOUNTS } from './accounts.js';
import { CREDITS, USAGE } from './credits.js';
import { DELIVERIES } from './deliveries.js';
import { DEPTH_TO_RGB } from './depth-to-rgb.js';
import { GENERATE } from './generate.js';
import { KEYS } from './keys.js';
import { LOGIN } from './login.js';
import { MEDIA } from './media.js';
import { OPERATIONS } from './operations.js';
import { TASK_COMMANDS } from './tasks.js';
import { UPLOAD } from './upload.js';
import { WEBHOOKS } from './webhooks.js';
import { WORLDS } from './worlds.js';

/** The whole program. */
export const DIORAMA = group('', 'Generate 3D worlds with a World Generation API', {
  login: LOGIN,
  generate: GENERATE,
  'depth-to-rgb': DEPTH_TO_RGB,
  worlds: WORLDS,
  operations: OPERATIONS,
  tasks: TASK_COMMANDS,
  webhooks: WEBHOOKS,
  upload: UPLOAD,
  media: MEDIA,
  credits: CREDITS,
  usage: USAGE,
  accounts: ACCOUNTS,
  keys: KEYS,
  deliveries: DELIVERIES,
});
