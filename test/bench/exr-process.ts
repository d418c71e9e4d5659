// Reads the depth of one EXR file when it is told to, and answers the most memory that it held.
import { readFileSync } from 'node:fs';

import { readChannel } from '@diorama/exr';

import { announce } from './child.ts';

process.once('message', () => {
  readChannel(readFileSync(process.argv[2] ?? ''));
  process.send?.({ gigabytes: (process.resourceUsage().maxRSS * 1_024) / 1e9 });
});
announce({});
