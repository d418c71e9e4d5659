// Paints the depth panorama at an address whenever it is told to, as a generation worker does, and answers how long its thread was
// busy at most meanwhile: so long no heartbeat leaves and no cancel arrives.
import { createPaintingActivities } from '@diorama/activities';
import { proceduralDepthPainter } from '@diorama/engine';
import { encodePng } from '@diorama/images';
import { createThreadRunner } from '@diorama/threads';
import { MockActivityEnvironment } from '@temporalio/testing';

import { createConfinedDepthReader } from '../../apps/worker/dist/depth/depth-reader.js';

const [address, threads] = process.argv.slice(2);
const TICK_MS = 1;

const world = {
  getRun: async () => ({
    worldPromptJson: JSON.stringify({ text_prompt: 'a mossy canyon at dusk' }),
    inputs: [{ field: 'depth_pano_image', key: 'depth', contentType: 'image/x-exr', sha256: '' }],
  }),
  recordProgress: async () => ({}),
};
const media = {
  signDownloads: async () => ({ urls: [address] }),
  issueUploads: async ({ objects }) => ({ uploads: objects.map(() => ({ url: address, method: 'PUT', headers: {}, stored: false })) }),
  confirmUploads: async () => ({}),
};
const activities = createPaintingActivities({
  world,
  media,
  runner: createThreadRunner({ threads: Number(threads) }),
  depthReader: createConfinedDepthReader().read,
  painter: proceduralDepthPainter,
  retouchModel: null,
  onModelFailure: () => undefined,
  encodePanorama: encodePng,
  clock: () => performance.now(),
});

/** In processor time of the main thread, for on a busy machine the clock also tells of others. */
async function longestDelay() {
  let before = process.threadCpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    before = process.threadCpuUsage();
  }, TICK_MS);
  await new MockActivityEnvironment().run((run) => activities.paintPanorama(run), { operationId: 'op_1', seed: 1 });
  clearInterval(timer);
  return { milliseconds: longest / 1e3 };
}

process.on('message', () => void longestDelay().then((answer) => process.send?.(answer)));
process.once('disconnect', () => process.exit());
process.send?.({});
