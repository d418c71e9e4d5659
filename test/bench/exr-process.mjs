// Reads the depth of one EXR file whenever it is told to, and answers how long that took and the most memory that it ever held.
// No TypeScript: what makes JavaScript of it detaches buffers, after which V8 makes all typed arrays of a process slower.
import { readFileSync } from 'node:fs';

import { readChannel } from '@diorama/exr';

process.on('message', () => {
  const startedAt = process.cpuUsage();
  readChannel(readFileSync(process.argv[2] ?? ''));
  const { user, system } = process.cpuUsage(startedAt);
  process.send?.({ seconds: (user + system) / 1e6, gigabytes: (process.resourceUsage().maxRSS * 1_024) / 1e9 });
});
process.once('disconnect', () => process.exit());
process.send?.({});
