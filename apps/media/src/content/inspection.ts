import type { MediaUse } from './media-requirements.js';
import type { DetectedMedia } from './detect-media-format.js';

/** What the inspecting process is asked. */
export interface InspectionRequestMessage {
  readonly path: string;
  readonly use: MediaUse;
  /** The most pixels of a picture. */
  readonly pixelsMax: number;
  /** Whether videos are taken whose codec only another decoder than the built-in one knows. */
  readonly anyVideoCodec: boolean;
}

/** Size in pixels, and seconds of a video. */
export interface MediaSize {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number | null;
}

/** Media that is what it should be. */
export interface InspectedMedia extends DetectedMedia, MediaSize {}

/** What it answers: what the file is, or why it cannot be used. */
export type InspectionResponseMessage =
  | { readonly kind: 'usable'; readonly media: InspectedMedia }
  | {
      readonly kind: 'unusable';
      /** A message for the uploader of the file. */
      readonly reason: string;
      /** Whether it is a web page, which stands in the place of what was linked. */
      readonly isPage: boolean;
    };
