import type { AssetSink, BuiltFile, JobGate } from '@diorama/jobs';

import type { SplatJobs } from './jobs.js';

/** Writes the EXR of a panorama's distances in metres, `width` x `width / 2`, and puts it into the sink. */
export async function encodeDepth(distance: Float32Array, width: number, gate: JobGate<SplatJobs>, sink: AssetSink): Promise<BuiltFile> {
  const bytes = await gate.run('encode-depth', { width, distance });
  return sink.put({ name: 'imagery.depth_exr_url', extension: 'exr', bytes });
}
