import { generationActivities } from '@diorama/activities';
import type { GenerationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import { proceduralEngine } from '@diorama/engine';
import { encodePng, encodeThumbnail } from '@diorama/images';
import { createThreadRunner } from '@diorama/threads';

import type { Role, RoleContext } from './role.js';

const EXPECTED = ['composeScene', 'buildWorld'] satisfies (keyof GenerationActivities)[];

/** The engine on its own threads; the main thread keeps heartbeats and transfers going. */
export async function generationRole({ config, world, media }: RoleContext): Promise<Role> {
  const runner = createThreadRunner({ threads: config.ENGINE_THREADS });
  return {
    taskQueue: TASK_QUEUES.generation,
    activities: generationActivities({
      world,
      media,
      engine: proceduralEngine,
      runner,
      pictures: { panorama: encodePng, thumbnail: encodeThumbnail },
      clock: () => performance.now(),
    }),
    expected: EXPECTED,
    workflowBundle: null,
    concurrency: 1,
    close: async () => {
      await runner.close();
      world.close();
      media.close();
    },
  };
}
