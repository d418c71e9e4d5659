import type { VideoFacts } from './read-video-facts.js';
import type { VideoFault } from './video-error.js';

/** What the reading process is asked. */
export interface VideoReadingRequest {
  readonly path: string;
  /** What is wanted beyond the facts: moments to look at, the frames there, or nothing. */
  readonly want: 'facts' | 'moments' | 'frames';
  /** Whether codecs are taken that only another decoder knows. */
  readonly anyCodec: boolean;
  /** Frames at most. */
  readonly most: number;
  /** Pixels of the longer side of a frame at most. */
  readonly maxEdge: number;
}

/** One frame: eight bits a channel, RGB, row by row from the top. */
export interface VideoStill {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** From the first frame of the video. */
  readonly timeSeconds: number;
}

/** What the reading process answers: the facts, then what was wanted, then an end. */
export type VideoReadingResponse =
  | { readonly kind: 'facts'; readonly facts: VideoFacts }
  | { readonly kind: 'moments'; /** Seconds from the first frame. */ readonly moments: readonly number[] }
  | { readonly kind: 'still'; readonly still: VideoStill }
  | { readonly kind: 'end' }
  | { readonly kind: 'unusable'; readonly fault: VideoFault; readonly message: string }
  /** A fault of ours. */
  | { readonly kind: 'failed'; readonly message: string };
