import type { PhraseSpan } from './match-phrases.js';
import { clampObjectCount } from './measures.js';
import type { ObjectMention } from './prompt-reading.js';

/** Words behind "each" where it stands for what was named before it: "four tables, each with two lamps". */
const EACH_HAS = /^(with|has|have|having|holding|holds|containing|contains|carrying|carries|featuring)$/;

/** How often something stands in the scene that a sentence gives to each of several things: "each bench has two sinks". */
export class EachCounts {
  private times = 1;
  /** "Each" stands behind what it names, so that a comma ends what each of them has. */
  private isBehind = false;

  endSentence(): void {
    this.times = 1;
    this.isBehind = false;
  }

  /** A comma, and what follows it: ", with" begins something else. */
  endClause(next: PhraseSpan | undefined): void {
    const isBreak = next?.meaning?.role === 'grammar' && next.meaning.grammar === 'break';
    if (this.isBehind || isBreak) this.endSentence();
  }

  /** Reads "each" before "with" or "has"; `before` is the last object. */
  read(spans: readonly PhraseSpan[], at: number, before: ObjectMention | null): void {
    if (spans[at]?.text !== 'each' || before === null || !EACH_HAS.test(spans[at + 1]?.text ?? '')) return;
    this.times = before.count;
    this.isBehind = spans[at]?.gap !== 'stop';
  }

  /** Whether the noun at a phrase names each of the things that were named before. */
  isEach = (spans: readonly PhraseSpan[], at: number): boolean =>
    /^(each|every)$/.test(spans[at - 1]?.text ?? '') && spans[at]?.plural === false;

  /** Begins a sentence about each of several things. */
  begin({ count }: ObjectMention): void {
    this.times = count;
  }

  /** Multiplies the count of an object that each of them has. */
  apply(object: ObjectMention): void {
    if (this.times > 1) object.count = clampObjectCount(object.count * this.times);
  }
}
