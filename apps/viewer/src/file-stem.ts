/** The name of a world as the beginning of a file's name: words with hyphens between, in any script; `world` where nothing is left. */
export function toFileStem(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stem = words.join('-').slice(0, 60).replace(/-$/, '');
  return stem === '' ? 'world' : stem;
}
