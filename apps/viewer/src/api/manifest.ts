/**
 * The parts of the prompt that a world does not show, from its manifest. They are an extra: a manifest that is missing or
 * cannot be read gives none.
 */
export async function readNotRepresented(url: string | null | undefined, signal: AbortSignal): Promise<readonly string[]> {
  if (!url) return [];
  try {
    const response = await fetch(url, { signal });
    const manifest = (await response.json()) as { not_represented?: unknown };
    return Array.isArray(manifest.not_represented) ? manifest.not_represented.filter((part) => typeof part === 'string') : [];
  } catch {
    return [];
  }
}
