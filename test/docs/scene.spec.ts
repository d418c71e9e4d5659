import { readFileSync } from 'node:fs';

import { applySceneDefaults, sceneSchema } from '@diorama/contract';
import { buildModel } from '@diorama/places';
import { composeGivenScene } from '@diorama/scene';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/reference/scene.md', import.meta.url), 'utf8');
/** Texts of the code blocks of a language, in their order. */
const blocksOf = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

describe('docs/reference/scene.md', () => {
  const [example = '', outcomes = ''] = blocksOf('json');
  const scene = applySceneDefaults(sceneSchema.parse(JSON.parse(example)), 0);

  it('shows the caption of its first example', () => {
    expect(blocksOf('text')).toEqual([`${composeGivenScene(scene).caption}\n`]);
  });

  it('shows which relations of its first example hold', () => {
    expect(buildModel(composeGivenScene(scene).scene).relations).toEqual(JSON.parse(outcomes));
  });
});
