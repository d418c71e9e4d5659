/**
 * Video files. In: the path of a file under limits on time and memory. Out: its duration, size and rotation, and frames spread evenly over
 * it, read by a child process. Unreadable files throw `VideoError`. Or in: frames. Out: an MP4 file, written by another child process.
 */
export type { VideoProcessLimits } from './bounded-process.js';
export { VIDEO_HEAD_BYTES, detectVideoContainer } from './container.js';
export type { VideoContainer } from './container.js';
export { encodeVideo } from './encoding/encode-video.js';
export type { EncodeOptions } from './encoding/encode-video.js';
export { extractFrames } from './extract-frames.js';
export type { ExtractOptions } from './extract-frames.js';
export type { VideoStill } from './reading-messages.js';
export { probeVideo } from './probe-video.js';
export type { ProbeOptions } from './probe-video.js';
export { readVideoFacts } from './read-video-facts.js';
export type { ReadingOptions, VideoFacts } from './read-video-facts.js';
export { VideoError } from './video-error.js';
export type { VideoFault } from './video-error.js';
