// The engine as a library, in a process of its own: told a WorldOrder it answers the seconds that the world took.
import { createThreadRunner } from '@diorama/threads';

import { announce } from './child.ts';
import { buildAsLibrary, exportAsLibrary, geometryAsLibrary } from './library.ts';
import type { WorldOrder } from './library.ts';

// A picture is taken at the first world of one, which is not measured.
const runner = createThreadRunner({ threads: Number(process.argv[2]) });

const MAKERS = { world: buildAsLibrary, meshes: exportAsLibrary, collider: geometryAsLibrary, geometry: geometryAsLibrary };

async function make(order: WorldOrder): Promise<void> {
  const startedAt = performance.now();
  const { of = 'world' } = order;
  await MAKERS[of](order, runner);
  process.send?.({ seconds: (performance.now() - startedAt) / 1_000 });
}

process.on('message', (order) => {
  make(order as WorldOrder).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
announce({});
