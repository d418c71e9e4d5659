import { getFamily } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { startsListItem } from './phrase-roles.js';
import type { Measures, ObjectMention } from './prompt-reading.js';

/** The objects that "the barn" can refer to: the first one of each kind. */
export class ObjectReferences {
  private readonly firstOfKind = new Map<string, ObjectMention>();

  add(mention: ObjectMention): void {
    if (!this.firstOfKind.has(mention.kind)) this.firstOfKind.set(mention.kind, mention);
  }

  remove(kind: string): void {
    this.firstOfKind.delete(kind);
  }

  /** The object that a noun names again; `isEach` for a noun behind "each". Undefined where it names another one. */
  findAgain(
    spans: readonly PhraseSpan[],
    at: number,
    { object, measures, isEach }: { readonly object: ObjectMention; readonly measures: Measures; readonly isEach: boolean },
  ): ObjectMention | undefined {
    if (!isEach && !namesAgain(spans, at, measures)) return undefined;
    const isCertain = isEach || measures.definite || isNumbered(spans, at);
    return this.find(object.kind, isCertain ? undefined : object);
  }

  /**
   * The object of this kind, or of a kind in its family: "the piano" is a grand piano.
   *
   * @param like properties that the object must not contradict, and then of the same kind: "a man, young man", but "a red car, blue car"
   */
  private find(kind: string, like?: ObjectMention): ObjectMention | undefined {
    const known = this.firstOfKind.get(kind);
    if (like !== undefined) return known !== undefined && agree(known, like) ? known : undefined;
    return known ?? [...this.firstOfKind.values()].find((mention) => getFamily(mention.kind) === kind || mention.kind.endsWith(`-${kind}`));
  }
}

/** "Door 3" is one of those that were named before. */
const isNumbered = (spans: readonly PhraseSpan[], at: number): boolean =>
  spans[at + 1]?.meaning === null && /^\d+$/.test(spans[at + 1]?.text ?? '');

/** Whether a noun with its measures can name again what the prompt has named: "the barn", and "man" in "a young man, man". */
export function namesAgain(spans: readonly PhraseSpan[], at: number, { definite, indefinite, count }: Measures): boolean {
  if (count !== null) return false;
  if (isNumbered(spans, at)) return true;
  return definite || (!indefinite && spans[at]?.plural === false && startsListItem(spans, at));
}

/** Whether two mentions can be of one object. */
function agree(known: ObjectMention, later: ObjectMention): boolean {
  const isEqual = <Value>(one: Value | null, other: Value | null): boolean =>
    one === null || other === null || JSON.stringify(one) === JSON.stringify(other);
  return (
    known.count === later.count &&
    isEqual(known.color, later.color) &&
    isEqual(known.substance, later.substance) &&
    isEqual(known.state, later.state) &&
    (known.size === 1 || later.size === 1 || known.size === later.size)
  );
}

/** Adds what a later mention says of an object. */
export function refineMention(known: ObjectMention, later: ObjectMention): void {
  known.color ??= later.color;
  known.substance ??= later.substance;
  known.state ??= later.state;
  if (later.size !== 1) known.size = later.size;
}
