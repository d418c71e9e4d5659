import type { DepthPanorama, DepthScale } from '@diorama/engine';

/** What the reading process is asked. */
export interface DepthReadRequest {
  readonly path: string;
  /** How the samples of a PNG stand for metres; null where the request did not say. */
  readonly scale: DepthScale | null;
}

/** What it answers: the panorama, or why the file is none. */
export type DepthReadResponse =
  | { readonly kind: 'read'; readonly depth: DepthPanorama }
  /** In words for whoever sent the file. */
  | { readonly kind: 'unusable'; readonly reason: string };
