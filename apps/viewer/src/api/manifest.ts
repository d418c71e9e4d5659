import { download } from './download.js';

/** What the viewer reads of a world's manifest. */
interface ManifestNotes {
  /** The parts of the prompt that the world does not show. */
  readonly notRepresented: readonly string[];
  /** Bytes of each asset, by its name. */
  readonly sizes: ReadonlyMap<string, number>;
}

const NONE: ManifestNotes = { notRepresented: [], sizes: new Map() };

/** Reads a world's manifest. It is an extra: one that is missing or cannot be read says nothing. */
export async function readManifest(url: string | null | undefined, signal: AbortSignal): Promise<ManifestNotes> {
  if (!url) return NONE;
  try {
    const manifest = JSON.parse(new TextDecoder().decode(await download(url, signal))) as { not_represented?: unknown; assets?: unknown };
    return { notRepresented: textsIn(manifest.not_represented), sizes: sizesIn(manifest.assets) };
  } catch {
    return NONE;
  }
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []);

function sizesIn(value: unknown): ReadonlyMap<string, number> {
  const assets: unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    assets.flatMap((asset): [string, number][] => {
      const { name, bytes } = (asset ?? {}) as { name?: unknown; bytes?: unknown };
      return typeof name === 'string' && typeof bytes === 'number' ? [[name, bytes]] : [];
    }),
  );
}
