import type { PhraseSpan } from './match-phrases.js';
import { isMatter, joinsPhrase, roleAt } from './phrase-roles.js';
import type { Measures } from './prompt-reading.js';

/**
 * Whether a phrase that usually is a measure, a function word or a word about pictures names an object where it stands: "an orange on a table", but
 * "orange and yellow tulips"; "a rusty can" and "the bank", but "trees can stand"; "a camera on a table", but "a forest, camera".
 */
export function standsAsNoun(spans: readonly PhraseSpan[], at: number, isPredicate: boolean): boolean {
  if (isPredicate || isMatter(spans, at)) return false;
  const own = roleAt(spans, at);
  if (own === 'ignored' && !opensPrompt(spans, at)) return false;
  if (own === 'filler' && !opensPrompt(spans, at) && !isDetermined(spans, at)) return false;
  return endsNounPhrase(spans, at);
}

/** Whether no noun and no verb that belongs to a phrase follows. */
function endsNounPhrase(spans: readonly PhraseSpan[], at: number): boolean {
  const next = spans[at + 1];
  if (next === undefined || !joinsPhrase(next)) return true;
  const role = roleAt(spans, at + 1);
  if (role === 'and' || role === 'or') return roleAt(spans, at + 2) !== 'measure';
  if (role === 'filler' && roleAt(spans, at - 1) !== 'article') return false;
  return role !== null && role !== 'noun' && role !== 'measure' && role !== 'adjective' && role !== 'ignored';
}

/** Whether an article stands before a phrase, with nothing but what describes it between them. */
function isDetermined(spans: readonly PhraseSpan[], at: number): boolean {
  const before = lastUndescribing(spans, at);
  return before >= 0 && ARTICLES.includes(roleAt(spans, before));
}

/** Whether only articles and what describes a phrase stand before it: "a photo of a vintage camera". */
const opensPrompt = (spans: readonly PhraseSpan[], at: number): boolean =>
  spans.slice(0, at).every((_, before) => joinsPhrase(spans[before + 1] as PhraseSpan) && MODIFIERS.includes(roleAt(spans, before)));

/** The last phrase before one that does not describe it; -1 if all phrases before it do. */
function lastUndescribing(spans: readonly PhraseSpan[], at: number): number {
  let before = at - 1;
  while (before >= 0 && joinsPhrase(spans[before + 1] as PhraseSpan) && DESCRIBING.includes(roleAt(spans, before))) before--;
  return before;
}

const ARTICLES: readonly ReturnType<typeof roleAt>[] = ['article', 'definite'];
const DESCRIBING: readonly ReturnType<typeof roleAt>[] = ['measure', 'adjective', 'ignored', null];
const MODIFIERS = [...ARTICLES, ...DESCRIBING];

/** Whether the phrase at a comma begins a new noun phrase: ", oak benches", but ", tall and old". */
export function startsNoun(spans: readonly PhraseSpan[], at: number): boolean {
  for (let next = at; next < spans.length; next++) {
    if (next > at && !joinsPhrase(spans[next] as PhraseSpan)) return false;
    const role = roleAt(spans, next);
    if (role === null || role === 'noun' || ARTICLES.includes(role)) return true;
    if (role !== 'measure' && role !== 'adjective' && role !== 'ignored' && role !== 'and') return false;
  }
  return false;
}

/** Whether a comma ends measures that belong to what stands before them: "the walls are red, oak benches", "rings on velvet, a carpet". */
export function endsLook(
  spans: readonly PhraseSpan[],
  comma: number,
  { sources, colors, substance }: Measures,
  isPredicate: boolean,
): boolean {
  const [first] = sources;
  const isLook = colors.length > 0 || substance !== null;
  const isWhole = isPredicate || (first !== undefined && isLook && roleAt(spans, first.at - 1) === 'preposition');
  const isHeap = /^(stacks|piles|heaps|rows)$/.test(spans[comma - 1]?.text ?? '');
  return (isWhole || isHeap) && startsNoun(spans, comma);
}
