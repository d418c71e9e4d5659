import type { Scene, SceneObject } from '@diorama/domain';

import type { NounMention, ObjectMention, PromptReading, RepresentationKind, UnmatchedWords } from './prompt-reading.js';

/** A noun of the prompt that the scene shows. */
export interface RepresentedNoun {
  /** Its words in the prompt, folded to small letters. */
  readonly text: string;
  /** What of the scene shows it: `objects/<index>`, or the name of a property such as `place` or `water`. */
  readonly id: string;
  /** The kind of object, or the value of the property. */
  readonly kind: string;
  readonly as: RepresentationKind;
}

interface ResolvedScene {
  readonly scene: Scene;
  readonly reports: readonly UnmatchedWords[];
  /** The key of the entry that a mention became. */
  readonly keyOf: (mention: ObjectMention) => string;
  readonly settled: ReadonlyMap<string, SceneObject>;
}

/** The nouns of a reading that its scene shows, in the order of the prompt; the others are among the reports. */
export function listRepresented({ nouns }: PromptReading, resolved: ResolvedScene): RepresentedNoun[] {
  const reported = new Set(resolved.reports.map(({ at }) => at));
  return nouns.flatMap((noun) => {
    if (reported.has(noun.at) && noun.as !== 'family') return [];
    const shown = findShown(noun.names, resolved);
    return shown === null ? [] : [{ text: noun.text, ...shown, as: noun.as }];
  });
}

const PROPERTIES = ['place', 'water', 'cover', 'weather', 'time', 'season'] as const;

function findShown(names: NounMention['names'], { scene, keyOf, settled }: ResolvedScene): Pick<RepresentedNoun, 'id' | 'kind'> | null {
  if (typeof names === 'number') return scene.relief === 1 ? null : { id: 'relief', kind: 'relief' };
  if (typeof names === 'string' && names.startsWith('room ')) {
    const room = names.slice('room '.length);
    return scene.room === room ? { id: 'place', kind: room } : null;
  }
  if (typeof names === 'string') {
    const property = PROPERTIES.find((name) => scene[name] === names);
    return property === undefined ? null : { id: property, kind: names };
  }
  const index = [...settled.keys()].indexOf(keyOf(names));
  const object = [...settled.values()][index];
  return object === undefined ? null : { id: `objects/${index}`, kind: object.kind };
}
