import { CATALOGUE } from '@diorama/catalogue';
import type { RelationKind } from '@diorama/domain';
import { getLinearRgb, isTreeKind } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import type { AppliedMeasures } from './measures.js';
import { isApart, shadeColor } from './phrase-roles.js';
import { createObjectMention } from './prompt-reading.js';
import type { Measures, ObjectMention } from './prompt-reading.js';

/** An object as its word and the measures before it name it, with its usual looks. */
export function mentionObject(
  { object: kind = '', group, hint, color }: SceneMeaning,
  {
    text,
    at,
    measures,
    relation,
  }: Pick<PhraseSpan, 'text'> & {
    readonly at: number;
    readonly measures: Measures;
    readonly relation: RelationKind | undefined;
  },
): ObjectMention {
  const isDead = measures.dead && isTreeKind(kind);
  const usual = createObjectMention(isDead ? 'dead-tree' : kind, {
    at,
    text: [...measures.sources.map((source) => source.text), text].join(' '),
  });
  const isAny = !isDead && (group === 'tree' || group === 'building');
  return {
    ...usual,
    anyOf: isAny ? group : null,
    hints: (isDead ? undefined : hint) ?? usual.hints,
    color: color === undefined ? null : getLinearRgb(color),
    ...(measures.count === null ? {} : { isCounted: true }),
    ...(isApart(relation) ? { isApart: true } : {}),
  };
}

/** Colours among which several objects are shared at most. */
const COLORS_MAX = 4;

/** Words for things that have all their colours each. */
const PATTERNS = /\b(striped|stripy|checkered|chequered|checked|patterned|spotted|dotted|plaid|tartan)$/;
const PICTURES = /\b(photo|photograph|picture|painting|portrait|poster|print)$/;

/**
 * Shares several objects among the colours that the prompt gives them, and lowers the count of the first: "red and yellow tulips" are some of each. An animal,
 * a picture and what has a pattern have their colours together: "black and white cows", "red and white striped chairs".
 *
 * @param settled what became of the measures
 * @param object null for what has no colours to share
 * @returns the same without the colours that other objects take, and these objects
 */
export function shareColors(
  settled: AppliedMeasures,
  object: ObjectMention | null,
  measures: Measures,
  spans: readonly PhraseSpan[],
): SharedColors {
  const others = object === null ? [] : splitByColor(object, measures, spans);
  if (others.length === 0) return { settled, others };
  return { settled: { ...settled, unused: settled.unused.filter(({ gave }) => gave !== 'color') }, others };
}

interface SharedColors {
  readonly settled: AppliedMeasures;
  readonly others: readonly ObjectMention[];
}

function splitByColor(object: ObjectMention, { colors, shade, sources }: Measures, spans: readonly PhraseSpan[]): ObjectMention[] {
  const shares = Math.min(new Set(colors).size, object.count, COLORS_MAX);
  if (shares < 2 || CATALOGUE.get(object.kind)?.theme === 'animals' || PICTURES.test(object.kind)) return [];
  const first = sources.find(({ gave }) => gave === 'color')?.at ?? object.at;
  if (spans.slice(first, object.at).some(({ text }) => PATTERNS.test(text))) return [];
  const total = object.count;
  object.count = Math.ceil(total / shares);
  return [...new Set(colors)].slice(1, shares).map((color, index) => {
    const count = Math.floor((total + shares - 2 - index) / shares);
    return { ...object, count, color: shadeColor(getLinearRgb(color), shade ?? 1) };
  });
}
