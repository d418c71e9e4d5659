import { openScene } from '@diorama/engine';
import { composeScene } from '@diorama/scene';

import type { RelationPrompt } from './grammar.ts';

/** What became of the relation that a prompt asks for. */
export interface RelationVerdict {
  readonly verdict: 'satisfied' | 'reported' | 'silent';
  readonly detail: string;
}

/** Relations that satisfy one of another kind too: what stands beside something is near it. */
const ALSO: Readonly<Partial<Record<string, readonly string[]>>> = {
  near: ['beside'],
  on: ['hanging-from'],
  around: ['in-circle'],
  'in-circle': ['around'],
};

/** Builds the world of a prompt without rendering it, and compares the relation that it asks for with what its geometry shows. */
export function measurePrompt({ prompt, kind }: RelationPrompt, seed: number): RelationVerdict {
  const { scene, notRepresented } = composeScene(prompt, seed);
  const detail = `${scene.place}: ${scene.objects.map(({ kind: id, count }) => `${count} ${id}`).join(', ')}`;
  const index = (scene.relations ?? []).findIndex((relation) => relation.kind === kind || (ALSO[kind] ?? []).includes(relation.kind));
  if (index < 0)
    return {
      verdict: notRepresented.length > 0 ? 'reported' : 'silent',
      detail: `${detail}; not represented: ${notRepresented.join(', ')}`,
    };
  const outcome = openScene(scene).model.relations?.[index];
  if (outcome === undefined) return { verdict: 'silent', detail };
  return { verdict: outcome.satisfied ? 'satisfied' : 'reported', detail };
}
