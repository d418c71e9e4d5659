import { isRoom } from '@diorama/lexicon';
import { interpretPhrases, readPhrases } from '@diorama/prompt-reading';
import { composeScene } from '@diorama/scene';

import type { Environment } from '../cameras/picture.js';

/** What the words beside the pictures say of what pictures may leave open. */
interface PromptHints {
  readonly setting: Environment | null;
}

/** Reads the hints of a prompt; any text is fine. */
export function parsePromptHints(prompt: string): PromptHints {
  const { places } = interpretPhrases(readPhrases(prompt));
  return {
    setting: places.length === 0 ? null : isRoom(composeScene(prompt, 0).scene.place) ? 'indoors' : 'outdoors',
  };
}
