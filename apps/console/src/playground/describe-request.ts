import type { PlaygroundRequest } from './prompt/playground-request.js';

const WORDS_LENGTH = 32;

/** The beginning of a text, up to a word. */
export function shorten(text: string, length = WORDS_LENGTH): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

/** Names of what a request makes, in its order: they tell several worlds of one prompt from each other. */
export function describeRequest(request: PlaygroundRequest): readonly string[] {
  switch (request.makes) {
    case 'world':
      return [withSeed(nameOf(request.body), request.body.seed)];
    case 'worlds':
      return (request.body.seeds ?? []).map((seed) => withSeed(nameOf(request.body), seed));
    case 'panorama':
      return [withSeed(shorten(request.body.text_prompt), request.body.seed)];
    default: {
      const { season, time, weather, seed } = request.body;
      const changes = [season, time, weather].filter((change) => change != null);
      return [withSeed(`Variation${changes.length === 0 ? '' : `: ${changes.join(', ')}`}`, seed)];
    }
  }
}

const withSeed = (name: string, seed: number | null | undefined): string => (seed == null ? name : `${name} · seed ${seed}`);

const KINDS: Readonly<Record<string, string>> = {
  image: 'World from a picture',
  'multi-image': 'World from pictures',
  video: 'World from a video',
  scene: 'World from a scene',
};

function nameOf({
  display_name: name,
  world_prompt: prompt,
}: {
  readonly display_name?: string | null;
  readonly world_prompt?: object | null;
}): string {
  const { type, text_prompt: words } = (prompt ?? {}) as { readonly type?: string; readonly text_prompt?: string | null };
  return shorten(name || words || KINDS[type ?? ''] || 'World');
}
