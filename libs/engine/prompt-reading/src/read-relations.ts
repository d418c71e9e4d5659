import { CATALOGUE } from '@diorama/catalogue';
import { ARRANGEMENT_KINDS } from '@diorama/domain';
import type { RelationArea } from '@diorama/domain';
import type { RelationWord } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { clampObjectCount } from './measures.js';
import { joinsPhrase } from './phrase-roles.js';
import type { ObjectMention, PromptReading, RelationMention } from './prompt-reading.js';
import { listRelationItems } from './relation-items.js';
import type { RelationItem } from './relation-items.js';

/** Finds the relations that a prompt states, and reports those that no scene can hold. Each phrase is read once. */
export function readRelations(spans: readonly PhraseSpan[], reading: PromptReading): void {
  const reader = new RelationReader(spans, listRelationItems(spans, reading), reading);
  for (let at = 0; at < spans.length; at++) reader.read(at);
  reader.endSentence();
  relateShares(reading);
}

/** Relates things of several colours in all of them: "red and yellow tulips beside a house". */
function relateShares({ relations, objects }: PromptReading): void {
  const named = new Map<number, ObjectMention[]>();
  for (const object of objects) if (!object.isBrought) named.set(object.at, [...(named.get(object.at) ?? []), object]);
  const sharesOf = (mention: ObjectMention): ObjectMention[] => {
    const others = named.get(mention.at)?.filter((other) => other !== mention && other.kind === mention.kind);
    return [mention, ...(others ?? [])];
  };
  for (const relation of relations.splice(0)) {
    const related = relation.objects.flatMap(sharesOf);
    for (const subject of sharesOf(relation.subject)) relations.push({ ...relation, subject, objects: related });
  }
}

interface OpenRelation {
  readonly at: number;
  readonly word: RelationWord;
  readonly subjects: readonly ObjectMention[];
  /** It stands first in its clause, so that its subject may follow: "behind the house, a barn". */
  readonly startsClause: boolean;
  /** The first of two between which something stands. */
  readonly first?: ObjectMention;
}

interface Complement {
  readonly objects: readonly ObjectMention[];
  readonly area?: RelationArea;
  readonly isEach?: boolean;
}

/** Objects of a list are related alike where the largest is at most so many times as high as the smallest. */
const LIST_HEIGHT_RATIO = 3;
/** What covers something is at least so many. */
const COVERING_COUNT = 8;

class RelationReader {
  private open: OpenRelation | null = null;
  /** A relation with its complement that waits for its subject. */
  private fronted: (Pick<OpenRelation, 'at' | 'word'> & { readonly complement: Complement }) | null = null;
  private arrangement: { readonly at: number; readonly word: RelationWord } | null = null;
  /** The last object with those before it in its list. */
  private list: ObjectMention[] = [];
  /** "And" joins the last object to the list, so that the list has an end. */
  private isListWhole = false;
  /** The list stood in a relation, so that a following object begins another one. */
  private isListClosed = false;
  /** The part of the place that was named last in this sentence, or before it. */
  private area: RelationArea | null = null;
  private isAreaSubject = false;
  private seen: ObjectMention[] = [];
  private previousSubject: ObjectMention | null = null;
  /** What stands between the last object and the next one. */
  private joining: 'and' | 'comma' | null = null;
  private isNegated = false;
  private isComparing = false;

  constructor(
    private readonly spans: readonly PhraseSpan[],
    private readonly items: readonly (RelationItem | null)[],
    private readonly reading: PromptReading,
  ) {}

  read(at: number): void {
    const item = this.items[at] ?? null;
    const gap = this.spans[at]?.gap;
    if (gap === 'stop') this.endSentence();
    else if (gap === 'comma') this.pause(item);
    if (item === null) return;
    if (item.type === 'negation') this.isNegated = true;
    else if (item.type === 'comparison') this.isComparing = true;
    else if (item.type === 'break') this.endClause();
    if (this.isNegated || this.isComparing) return;
    if (item.type === 'and') this.joining = 'and';
    else if (item.type === 'relation') this.begin(item, at);
    else if (item.type === 'pronoun') this.readPronoun(item.refersTo, at);
    else if (item.type === 'object') this.readObject(item, at);
    else if (item.type === 'area') this.readArea(item.area, at);
    else if (item.type === 'setting') this.readSetting();
    else if (item.type === 'unknown') this.readUnknown(at);
  }

  endSentence(): void {
    this.endClause();
    this.previousSubject = this.seen[0] ?? this.previousSubject;
    this.seen = [];
    this.list = [];
    this.isAreaSubject = false;
    this.isNegated = this.isComparing = false;
  }

  /** A comma: it ends a clause, but a subject may follow a relation that stands before it. */
  private pause(item: RelationItem | null): void {
    this.isNegated = this.isComparing = false;
    if (this.open !== null && item?.type !== 'object' && item?.type !== 'area') this.closeBare();
    if (this.open !== null && this.open.word.isBare === true) this.closeBare();
    this.joining = 'comma';
  }

  private endClause(): void {
    this.closeBare();
    this.fronted = this.arrangement = null;
    this.joining = null;
    this.isNegated = false;
  }

  private begin({ word, isArrangement }: Extract<RelationItem, { type: 'relation' }>, at: number): void {
    if (isArrangement) {
      this.arrangement = { at, word };
      return;
    }
    // "from behind a barn": adjacent prepositions are one relation.
    if (this.open?.at === at - 1 && this.open.word.isBare !== true) this.open = null;
    this.closeBare();
    const startsClause = this.startsClause(at);
    const relation = { at, word, subjects: this.isListWhole ? this.list : this.list.slice(-1), startsClause };
    const isWhole = word.area !== undefined || ARRANGEMENT_KINDS.includes(word.kind);
    if (!isWhole) {
      this.fronted = null;
      this.open = relation;
      return;
    }
    const complement: Complement = { objects: [], ...(word.area === undefined ? {} : { area: word.area }) };
    if (startsClause && this.objectFollows(at + 1)) this.fronted = { at, word, complement };
    else if (relation.subjects.length > 0 && !(startsClause && this.unknownFollows(at + 1))) this.emit(relation, complement);
    this.isListClosed = true;
    this.joining = null;
  }

  private readObject(item: Extract<RelationItem, { type: 'object' }>, at: number): void {
    const { mention } = item;
    if (this.arrangement !== null) {
      this.emit({ ...this.arrangement, subjects: [mention] }, { objects: [] });
      this.arrangement = null;
    }
    if (this.open === null) {
      const joins = this.joining !== null && !this.isListClosed && isAlike(mention, this.list.at(-1));
      this.list = joins ? [...this.list, mention] : [mention];
      this.isListWhole = joins && this.joining === 'and';
      this.isListClosed = this.isAreaSubject = false;
      if (this.fronted !== null) this.emit({ ...this.fronted, subjects: [mention] }, this.fronted.complement);
    } else this.complete({ objects: [mention], isEach: item.isEach, ...(item.area === undefined ? {} : { area: item.area }) }, at);
    if (!this.seen.includes(mention)) this.seen.push(mention);
    this.joining = null;
  }

  private readSetting(): void {
    if (this.open === null) this.list = [];
    this.open = null;
  }

  private readArea(area: RelationArea, at: number): void {
    if (this.open === null) {
      this.isAreaSubject = true;
      this.list = [];
    }
    this.area = area;
    this.complete({ objects: [], area }, at);
  }

  /** The noun after a relation. */
  private complete(complement: Complement, at: number): void {
    const { open } = this;
    if (open === null) return;
    const [object] = complement.objects;
    const isFirstOfTwo = open.word.kind === 'between' && open.first === undefined && object?.count === 1;
    if (isFirstOfTwo && this.items[at + 1]?.type === 'and') {
      this.open = { ...open, first: object };
      return;
    }
    this.open = null;
    this.joining = null;
    const objects = open.first === undefined ? complement.objects : [open.first, ...complement.objects];
    const whole = { ...complement, objects };
    if (open.word.isInverse === true) {
      if (object !== undefined) this.emitInverse(open, object);
      if (object !== undefined) this.list = [object];
      return;
    }
    const isFronted = open.startsClause && (open.subjects.length === 0 || this.objectFollows(at + 1));
    this.isListClosed = true;
    if (open.subjects.length > 0 && !isFronted) this.emit(open, whole);
    else if (isFronted) this.fronted = { at: open.at, word: open.word, complement: whole };
    else if (this.isAreaSubject && object !== undefined) this.relateArea(open, object);
    if (object !== undefined) this.list = [object];
  }

  /** "A lake in front of a house": the house is behind the lake. */
  private relateArea(open: OpenRelation, object: ObjectMention): void {
    const kind = MIRRORED[open.word.kind];
    if (this.area === 'water' && kind !== undefined)
      this.emit({ ...open, word: { kind }, subjects: [object] }, { objects: [], area: 'water' });
    else if (kind !== undefined && !SYMMETRIC.includes(kind)) this.report(open);
  }

  private readPronoun(refersTo: 'last' | 'each' | 'relative' | 'itself', at: number): void {
    const { open } = this;
    if (open === null) return;
    if (refersTo === 'itself') {
      this.open = null;
      return this.emit(open, { objects: [...open.subjects] });
    }
    if (refersTo === 'relative') {
      this.open = null;
      this.fronted = { at: open.at, word: open.word, complement: { objects: open.subjects } };
      return;
    }
    const isFronted = open.startsClause && this.objectFollows(at + 1);
    const subjects = open.subjects.slice(-1);
    const antecedent = isFronted ? (this.seen.at(-1) ?? this.previousSubject) : this.findAntecedent(subjects);
    const { list } = this;
    this.open = { ...open, subjects };
    if (antecedent !== null) this.complete({ objects: [antecedent], isEach: refersTo === 'each' }, at);
    else if (this.area !== null) this.complete({ objects: [], area: this.area }, at);
    else this.open = null;
    this.list = list;
  }

  private readUnknown(at: number): void {
    const { open } = this;
    const before = this.spans[at - 1]?.meaning ?? null;
    // "a cat prowling on a roof": an unknown word right after a noun is a verb.
    const span = this.spans[at];
    if (open === null && before?.role === 'noun' && span !== undefined && joinsPhrase(span)) return;
    this.open = null;
    if (open !== null && open.subjects.length > 0 && open.word.isInverse !== true) this.report(open);
    if (open === null) this.list = [];
  }

  /** Ends a relation that no noun followed: "a house with a barn behind". */
  private closeBare(): void {
    const { open } = this;
    this.open = null;
    if (open === null || open.subjects.length === 0 || open.word.isBare !== true) return;
    const antecedent = this.findAntecedent(open.subjects);
    const [first, ...others] = open.subjects;
    if (antecedent !== null) this.emit(open, { objects: [antecedent] });
    // "A sofa and two armchairs opposite"
    else if (first !== undefined && others.length > 0) this.emit({ ...open, subjects: others }, { objects: [first] });
    else if (open.word.kind === 'near') this.emit(open, { objects: [], area: 'viewer' });
    else this.report(open);
  }

  /** The object that "it" means where it is related to others: the last one named before them, else the one of which the sentence before speaks. */
  private findAntecedent(others: readonly ObjectMention[]): ObjectMention | null {
    const first = others[0] === undefined ? this.seen.length : this.seen.indexOf(others[0]);
    return this.seen.slice(0, Math.max(0, first)).at(-1) ?? this.previousSubject;
  }

  private emit({ at, word, subjects }: Pick<OpenRelation, 'at' | 'word' | 'subjects'>, complement: Complement): void {
    const { isEach = false, area } = complement;
    for (const subject of subjects) {
      const objects = word.kind === 'facing' ? complement.objects : complement.objects.filter((object) => object !== subject);
      if (complement.objects.length > 0 && objects.length === 0) continue;
      const [object] = objects;
      if (isEach && object !== undefined && objects.length === 1) subject.count = clampObjectCount(subject.count * object.count);
      if (word.isOnBothSides === true && subject.count === 1) subject.count = 2;
      this.add({ at, text: this.spans[at]?.text ?? '', kind: word.kind, subject, objects, ...(area === undefined ? {} : { area }) });
    }
  }

  /** "A table covered with books": the books are on the table. */
  private emitInverse({ at, word, subjects }: OpenRelation, subject: ObjectMention): void {
    const before = this.items[at - 1] ?? null;
    // "A swan in a lake surrounded by trees": they stand around the lake.
    if (word.kind === 'around' && before?.type === 'area' && before.area === 'water')
      return this.add({ at, text: this.spans[at]?.text ?? '', kind: word.kind, subject, objects: [], area: before.area });
    const object = subjects.at(-1);
    if (object === undefined || object === subject) return;
    if ((word.kind === 'on' || word.kind === 'inside') && subject.count > 1 && subject.count < COVERING_COUNT)
      subject.count = COVERING_COUNT;
    this.add({ at, text: this.spans[at]?.text ?? '', kind: word.kind, subject, objects: [object] });
  }

  private add(relation: RelationMention): void {
    this.reading.relations.push(relation);
  }

  private report({ at }: Pick<OpenRelation, 'at'>): void {
    this.reading.reports.push({ at, text: this.spans[at]?.text ?? '', why: 'relation not obeyed' });
  }

  /** Whether a phrase is the first of its clause. */
  private startsClause(at: number): boolean {
    const before = this.items[at - 1];
    const gap = this.spans[at]?.gap;
    return at === 0 || gap === 'stop' || gap === 'comma' || before?.type === 'and' || before?.type === 'break';
  }

  /** Whether a thing that the scene does not have is what stands there: "and at the end the pitch". */
  private unknownFollows(from: number): boolean {
    const gap = this.spans[from]?.gap;
    if (gap === 'stop' || gap === 'comma') return false;
    return this.items.slice(from).find((item) => item !== null)?.type === 'unknown';
  }

  /** Whether an object follows before the clause ends. */
  private objectFollows(from: number): boolean {
    for (let at = from; at < this.items.length; at++) {
      const item = this.items[at] ?? null;
      const gap = this.spans[at]?.gap;
      if (gap === 'stop' || (gap === 'comma' && at > from)) return false;
      if (item?.type === 'object') return true;
      if (item !== null) return false;
    }
    return false;
  }
}

/** The relation of an object to a water that stands in a relation to the object. */
const MIRRORED: Readonly<Partial<Record<RelationWord['kind'], RelationWord['kind']>>> = {
  behind: 'in-front-of',
  'in-front-of': 'behind',
  beside: 'beside',
  near: 'near',
  'left-of': 'right-of',
  'right-of': 'left-of',
  under: 'above',
  above: 'under',
};
const SYMMETRIC: readonly RelationWord['kind'][] = ['beside', 'near'];

/** Whether two objects are of like height, so that one relation may hold for both. */
function isAlike(a: ObjectMention, b: ObjectMention | undefined): boolean {
  if (b === undefined) return false;
  const [first, second] = [heightOf(a), heightOf(b)];
  return Math.max(first, second) <= LIST_HEIGHT_RATIO * Math.min(first, second);
}

const heightOf = ({ kind, size }: ObjectMention): number => (CATALOGUE.get(kind)?.size[1] ?? 1) * size;
