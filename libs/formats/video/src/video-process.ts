// The entry of the process in which a video is read: its decoder is native code that meets files of strangers.
import '@napi-rs/webcodecs/polyfill';

import { decodeStills, chooseStillTimes } from './decode-stills.js';
import type { VideoReadingResponse, VideoReadingRequest } from './reading-messages.js';
import { withOpenVideo } from './read-video-facts.js';
import { VideoError } from './video-error.js';

process.once('message', (order: VideoReadingRequest) => {
  void read(order)
    .catch(explain)
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0)); // whoever asked is gone

async function read({ path, want, anyCodec, most, maxEdge }: VideoReadingRequest): Promise<void> {
  await withOpenVideo(path, { anyCodec }, async (video) => {
    await tell({ kind: 'facts', facts: video.facts });
    if (want === 'facts') return;
    const moments = await chooseStillTimes(video, most);
    if (want === 'moments') await tell({ kind: 'moments', moments: moments.map((moment) => moment - video.firstSeconds) });
    else for await (const still of decodeStills(video, { moments, maxEdge })) await tell({ kind: 'still', still });
  });
  await tell({ kind: 'end' });
}

function explain(error: unknown): Promise<void> {
  if (error instanceof VideoError) return tell({ kind: 'unusable', fault: error.fault, message: error.message });
  return tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

/** Settles when the answer is on its way, so that no more than one still lies here. */
function tell(answer: VideoReadingResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });
}
