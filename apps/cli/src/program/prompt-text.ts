import type { World } from '@diorama-worlds/sdk';

/** The text of a world's prompt; the kind of the prompt, such as `(image)`, if it has no text. */
export function getPromptText({ world_prompt: prompt }: Pick<World, 'world_prompt'>): string {
  if (!prompt) return '';
  return ('text_prompt' in prompt && prompt.text_prompt) || `(${prompt.type ?? 'no text'})`;
}
