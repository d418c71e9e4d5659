import { download } from './download.js';

/** The place of a world's scene, such as `meadow`; null for a world without a scene, or where the scene cannot be read. */
export async function readScenePlace(url: string | null | undefined, signal: AbortSignal): Promise<string | null> {
  if (!url) return null;
  try {
    const { place } = JSON.parse(new TextDecoder().decode(await download(url, signal))) as { place?: unknown };
    return typeof place === 'string' ? place : null;
  } catch {
    return null;
  }
}
