import type { worldProto } from '@diorama/proto-types';

export type PaintingView = ReturnType<typeof toPaintingView>;

/** A painted panorama as the v1 interface shows it. */
export function toPaintingView(urls: ReadonlyMap<string, string>) {
  return { pano_url: urls.get('pano_url') ?? null, manifest_url: urls.get('manifest_url') ?? null };
}

/** The `metadata` of a finished painting. */
export function toPaintingMetadata({ engine: name, engineVersion: version, notRepresented }: worldProto.Painting) {
  return { engine: { name, version }, not_represented: notRepresented };
}
