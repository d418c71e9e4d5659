import type { DepthPanorama, DepthScale } from '@diorama/engine';

/** What the reading process is asked. */
export interface DepthReadRequest {
  readonly path: string;
  /** How the samples of a PNG map to metres; null if the request did not specify it. */
  readonly scale: DepthScale | null;
}

/** The response: the panorama, or why the file cannot be read. */
export type DepthReadResponse =
  | { readonly kind: 'read'; readonly depth: DepthPanorama }
  /** A message for the uploader of the file. */
  | { readonly kind: 'unusable'; readonly reason: string };
