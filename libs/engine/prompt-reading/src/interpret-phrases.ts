import type { Place, RelationKind } from '@diorama/domain';
import { findRoomInside, isRoom } from '@diorama/lexicon';
import type { GrammarRole, MeasureMeaning, RoomPart, SceneMeaning } from '@diorama/lexicon';

import { applyExtents } from './apply-extents.js';
import { forbidWords } from './forbid-words.js';
import type { PhraseSpan } from './match-phrases.js';
import {
  addPendingMeasure,
  applyMeasuresToScene,
  applyMeasuresToObject,
  applyMeasuresToPlace,
  applyMeasuresToScenery,
  applyMeasuresToSubject,
  NOTHING_APPLIED,
} from './measures.js';
import type { AppliedMeasures } from './measures.js';
import { listImpliedObjects, createEmptyPromptReading, createEmptyMeasures } from './prompt-reading.js';
import type { Measures, MissingReason, NounMention, ObjectMention, PlaceMention, PromptReading } from './prompt-reading.js';
import { mentionObject, shareColors } from './object-mentions.js';
import { namesAgain, ObjectReferences, refineMention } from './object-references.js';
import {
  aspectsOf,
  conditionOf,
  findListsEndingInOr,
  entersRoom,
  findMatter,
  findRelation,
  isSeenFromOutside,
  hasObject,
  joinsPhrase,
  isCompounded,
  listModifiers,
  meaningAt,
  precedesNoun,
  roleAt,
  sceneryOf,
} from './phrase-roles.js';
import { findDescribed } from './described-nouns.js';
import { EachCounts } from './each-counts.js';
import { addPartMention, addSceneryMentions, hasSurfaceLook, NO_PHRASE, refinePart } from './scenery-mentions.js';
import { endsLook, standsAsNoun, startsNoun } from './standing-nouns.js';
import { colorWearer, getWear, isWorn } from './worn-clothes.js';

/** Reads matched phrases from left to right, each once. */
export function interpretPhrases(spans: readonly PhraseSpan[]): PromptReading {
  const reader = new SpanReader(spans);
  for (let at = 0; at < spans.length; at++) reader.read(at);
  return applyExtents(spans, reader.finish());
}

class SpanReader {
  private readonly reading = createEmptyPromptReading();
  private readonly listsOr: readonly boolean[];
  private measures: Measures = createEmptyMeasures();
  /** A word that the lexicon does not have followed the measures, so they may be its own. */
  private unknownHead = false;
  private negating = false;
  private negatedSomething = false;
  private located = false;
  private inside = false;
  /** The relation of the noun phrase that is read to what stands before it. */
  private relation: RelationKind | undefined = undefined;
  /** The last object of this sentence. */
  private lastObject: ObjectMention | null = null;
  /** The part of a room that was named last in this sentence, behind the last object. */
  private lastPart: { readonly part: RoomPart; readonly at: number; readonly text: string } | null = null;
  private readonly each = new EachCounts();
  /** Nouns before another noun, whose objects are not drawn. */
  private readonly modifiers = new Set<number>();
  /** A copula stands behind the last object: "the barn is". */
  private predicating = false;
  /** A comparison is read, up to the next comma or stop: "as if they were guardians". */
  private comparing = false;
  private readonly references = new ObjectReferences();
  private lastPlace: { readonly mention: PlaceMention; readonly at: number } | null = null;

  constructor(private readonly spans: readonly PhraseSpan[]) {
    this.listsOr = findListsEndingInOr(spans);
  }

  read(at: number): void {
    const span = this.spans[at];
    if (span === undefined) return;
    this.cross(span, at);
    // Nothing that a comparison names is there.
    if (this.comparing) return span.meaning?.role === 'noun' ? this.report(at, 'comparison') : undefined;
    if (span.noun !== undefined && standsAsNoun(this.spans, at, this.predicating))
      return this.readScenery({ ...span, near: false }, span.noun, at);
    const meaning = meaningAt(this.spans, at, this.predicating);
    if (meaning === null) this.readUnknown(span, at);
    else if (meaning.role === 'grammar') this.readGrammar(meaning.grammar, at);
    else if (meaning.role === 'measure') this.readMeasure(span, meaning, at);
    else if (meaning.role !== 'ignored') this.readScenery(span, meaning, at);
  }

  finish(): PromptReading {
    this.flush();
    return this.reading;
  }

  /** Punctuation before a span. */
  private cross({ gap }: PhraseSpan, at: number): void {
    if (gap === 'stop' || gap === 'comma') this.comparing = false;
    if (gap === 'stop') {
      this.flush();
      this.endNegation(true);
      this.lastObject = this.lastPart = null;
      this.each.endSentence();
      this.located = this.inside = false;
    } else if (gap === 'comma') {
      this.each.endClause(this.spans[at]);
      // "a tall, red barn": a comma between measures leaves them to the noun.
      if (this.roleAt(at - 1) !== 'measure' || endsLook(this.spans, at, this.measures, this.predicating)) this.flush();
      // "No sharp corners, green walls"
      if (!(this.listsOr[at] ?? false)) this.endNegation(this.spans[at - 1]?.plural === true);
    }
  }

  private readUnknown(span: PhraseSpan, at: number): void {
    if (this.negating || span.negated) {
      // What the scene cannot have is absent anyway.
      this.negatedSomething = true;
      return;
    }
    this.report(at, 'unknown word');
    this.unknownHead = true;
  }

  private readMeasure(span: PhraseSpan, meaning: MeasureMeaning, at: number): void {
    if (this.negating) return;
    if (span.near && meaning !== span.state) this.report(at, 'not drawn');
    addPendingMeasure(this.measures, meaning, at, span.text);
    this.unknownHead = false;
  }

  private readGrammar(grammar: GrammarRole, at: number): void {
    switch (grammar) {
      case 'article':
      case 'definite':
        this.flush();
        if (this.roleAt(at - 1) !== 'or') this.endNegation();
        this.measures.definite = grammar === 'definite';
        this.measures.indefinite = grammar === 'article';
        break;
      case 'negation':
      case 'except':
        this.flush();
        this.negating = grammar === 'negation' || !this.negating;
        this.negatedSomething = false;
        break;
      case 'break':
        this.flush();
        this.endNegation(true);
        this.located = false;
        break;
      case 'preposition':
        this.flush();
        this.endNegation();
        this.located = true;
        this.relation = findRelation(this.spans[at]);
        break;
      case 'inside':
        this.flush();
        this.inside = entersRoom(this.spans, at);
        if (this.inside) this.reading.isIndoors = true;
        this.located = true;
        break;
      case 'interior':
        this.reading.isIndoors = true;
        if (precedesNoun(this.spans[at + 1])) this.inside = true;
        else this.enterLastObject();
        break;
      case 'comparison':
        this.flush();
        this.comparing = true;
        break;
      case 'compared':
        this.report(at, 'comparison');
        break;
      case 'copula':
        // "Trees, a hide made of wood"
        this.flush(!this.unknownHead && (this.lastObject !== null || this.lastPart !== null));
        this.endNegation();
        break;
      case 'and':
        if (this.roleAt(at - 1) !== 'measure' || (this.predicating && startsNoun(this.spans, at + 1))) this.flush();
        if (this.roleAt(at + 1) === 'measure') this.endNegation();
        break;
      case 'surroundings':
        this.reading.isUnderSky = true;
        this.reading.nouns.push({ at, text: this.spans[at]?.text ?? '', names: 'sky', as: 'attribute' });
        break;
      case 'exterior':
        this.reading.isOutdoors = !this.negating;
        break;
      default:
        this.each.read(this.spans, at, this.lastObject);
        break;
    }
  }

  private readScenery(span: PhraseSpan, meaning: SceneMeaning, at: number): void {
    const precedesNoun = isCompounded(span, this.spans[at + 1]);
    const canBeMatter = precedesNoun || (this.predicating && !span.plural); // "stone tower", "a tower made of stone"
    if (meaning.material !== undefined && canBeMatter && !this.negating && !span.negated) {
      addPendingMeasure(this.measures, { role: 'measure', material: meaning.material }, at, span.text);
      return;
    }
    if (this.negating || span.negated || this.measures.count === 0) {
      // "no trees"
      this.negatedSomething = this.negating;
      forbidWords(this.reading, span, meaning, at);
      this.measures = createEmptyMeasures();
      return;
    }
    const matter = meaning.object === undefined ? undefined : findMatter(this.spans, at);
    if (matter === null) return this.report(at, 'property not applied');
    if (matter !== undefined) return addPendingMeasure(this.measures, matter, at, span.text);
    if (span.isModifier === true || (precedesNoun && meaning.object !== undefined && hasObject(this.spans[at + 1]))) {
      // "a dragon statue" is a statue.
      this.modifiers.add(at);
      this.report(at, 'modifies another noun');
      return;
    }
    if (span.near) this.report(at, 'not drawn');
    const isLastNoun = !(precedesNoun && meaning.object === undefined); // "two forest cabins": to the last noun
    const takes = meaning.role === 'noun' && (isLastNoun || meaning.substance !== undefined);
    this.accept(span, meaning, at, takes ? this.take() : createEmptyMeasures());
  }

  private accept(span: PhraseSpan, given: SceneMeaning, at: number, measures: Measures): void {
    const described = given.role === 'adjective' ? findDescribed(this.spans, at, given.style ?? given.locale) : 'place';
    const meaning = described === 'thing' ? this.withoutStyle(given, at) : given;
    const mention = <Value>(value: Value) => ({ value, at, text: span.text });
    const entered = this.inside && meaning.object !== undefined ? findRoomInside(meaning.object) : undefined;
    const place = entered?.place ?? meaning.place;
    addSceneryMentions(this.reading, meaning, at, span.text);
    if (place !== undefined) this.addPlace(place, entered ?? meaning, at, measures);
    const wear = this.findWear(meaning, at);
    if (place === undefined && wear === null) this.reading.objects.push(...listImpliedObjects(meaning, { at, text: span.text }));
    if (meaning.style !== undefined)
      this.reading.styles.push({ ...mention(meaning.style), ...(described === 'furniture' ? { isOfFurniture: true } : {}) });
    if (meaning.role === 'adjective' && !span.near) this.addNoun(conditionOf(meaning), at);
    if (meaning.locale !== undefined) this.reading.locales.push(mention(meaning.locale));
    if (meaning.locale !== undefined) this.addNoun(`locale ${meaning.locale}`, at);
    if (meaning.part !== undefined) this.addPart(meaning, at, measures);
    const isShown = meaning.role === 'noun' && !span.near;
    if (isShown && (entered !== undefined || meaning.object === undefined)) this.addNoun(sceneryOf(entered ?? meaning), at);
    if (meaning.part !== undefined && meaning.object === undefined) this.settle(NOTHING_APPLIED, at);
    else if (wear !== null) this.readWear(wear, at, measures);
    else if (meaning.object !== undefined && entered === undefined) this.addObject(meaning, span, at, measures);
    else if (place !== undefined) this.settle(applyMeasuresToPlace(measures, place), at);
    else if (meaning.hint === undefined) this.settle(applyMeasuresToScenery(measures, aspectsOf(meaning)), at);
    else this.settle(applyMeasuresToScene(measures, 'unknown'), at);
    if (meaning.role === 'noun') this.endNounPhrase(meaning);
  }

  /** The style or the origin of a thing is not that of its place: "a sleek black dog". */
  private withoutStyle(meaning: SceneMeaning, at: number): SceneMeaning {
    const { style, locale, ...rest } = meaning;
    if (style !== undefined || locale !== undefined) this.report(at, 'property not applied');
    return rest;
  }

  private addPlace(place: Place, meaning: SceneMeaning, at: number, measures: Measures): void {
    const span = this.spans[at];
    const mention: PlaceMention = {
      value: place,
      at,
      text: span?.text ?? '',
      rank: this.located || meaning.role === 'adjective' ? 'location' : 'head',
      meaning,
      ...(namesAgain(this.spans, at, measures) ? { isAgain: true } : {}),
      ...(this.inside || (this.relation === 'inside' && meaning.building !== undefined) ? { isInside: true } : {}),
      ...(isSeenFromOutside(this.spans, at, this.relation) ? { isOutside: true } : {}),
    };
    // "a desert canyon" is a canyon.
    if (this.lastPlace?.at === at - 1 && span !== undefined && joinsPhrase(span)) {
      mention.rank = this.lastPlace.mention.rank;
      this.lastPlace.mention.rank = 'part';
    }
    if (meaning.role === 'noun') this.lastPlace = { mention, at };
    if (meaning.role === 'noun' && isRoom(place)) this.lastPart = { part: 'wall', at: NO_PHRASE, text: mention.text };
    this.reading.places.push(mention);
  }

  private addPart(meaning: SceneMeaning, at: number, measures: Measures): void {
    const [part, text] = [meaning.part as RoomPart, this.spans[at]?.text ?? ''];
    addPartMention(this.reading, { part, meaning, measures, at, text });
    this.lastPart = { part, at, text };
    this.lastObject = null;
  }

  private addNoun(names: Exclude<NounMention['names'], ObjectMention> | undefined, at: number): void {
    if (names !== undefined)
      this.reading.nouns.push({ at, text: this.spans[at]?.text ?? '', names, as: typeof names === 'number' ? 'attribute' : 'exact' });
  }

  private addObject(meaning: SceneMeaning, span: PhraseSpan, at: number, measures: Measures): void {
    const object = mentionObject(meaning, { text: span.text, at, measures, relation: this.relation });
    const settled = applyMeasuresToObject(measures, object, span);
    const isEach = this.each.isEach(this.spans, at);
    const known = this.references.findAgain(this.spans, at, { object, measures, isEach });
    const shared = shareColors(settled, known === undefined ? object : null, measures, this.spans);
    this.settle(shared.settled, at);
    const modifiers = listModifiers(this.spans, at, this.modifiers);
    const isFamily = modifiers.length > 0 || meaning.isFamily === true;
    if (known === undefined) {
      this.each.apply(object);
      this.reading.objects.push(object, ...shared.others);
      this.references.add(object);
    } else refineMention(known, object);
    if (isEach && known !== undefined) this.each.begin(known);
    this.lastObject = known ?? object;
    if (meaning.part === undefined) this.lastPart = null;
    const text = [...modifiers, span.text].join(' ');
    this.reading.nouns.push({ at, text, names: this.lastObject, as: isFamily ? 'family' : 'exact' });
  }

  /** Who wears what a noun names, and how; null where no one does. */
  private findWear(
    { object }: SceneMeaning,
    at: number,
  ): { readonly wearer: ObjectMention; readonly wear: 'clothes' | 'accessory' } | null {
    const wear = object !== undefined && isWorn(this.spans, at) ? getWear(object) : null;
    return wear === null || this.lastObject === null ? null : { wearer: this.lastObject, wear };
  }

  private readWear({ wearer, wear }: NonNullable<ReturnType<SpanReader['findWear']>>, at: number, measures: Measures): void {
    this.settle({ ...NOTHING_APPLIED, unused: wear === 'clothes' ? colorWearer(wearer, measures) : measures.sources }, at);
    if (wear === 'accessory') return this.report(at, 'not drawn');
    this.reading.nouns.push({ at, text: this.spans[at]?.text ?? '', names: wearer, as: 'family' });
  }

  /** "a cabin interior" */
  private enterLastObject(): void {
    const object = this.lastObject;
    if (object === null && this.lastPlace !== null) this.lastPlace.mention.isInside = true;
    const room = object === null ? undefined : findRoomInside(object.kind);
    if (object === null || room?.place === undefined) {
      if (this.lastPlace === null) this.reading.hints.push(['living-room']);
      return;
    }
    this.reading.objects.splice(this.reading.objects.lastIndexOf(object), 1);
    this.reading.places.push({ value: room.place, at: object.at, text: object.text, rank: 'head', meaning: room });
    this.references.remove(object.kind);
    this.lastObject = null;
  }

  private take(): Measures {
    const taken = this.measures;
    this.measures = createEmptyMeasures();
    return taken;
  }

  private endNounPhrase(meaning: SceneMeaning): void {
    this.unknownHead = this.predicating = this.inside = this.located = false;
    this.relation = undefined;
    if (meaning.object === undefined) this.lastObject = null;
  }

  /** Settles measures that found no noun. */
  private flush(isPredicateNext = false): void {
    const measures = this.take();
    if (measures.sources.length > 0) {
      const subject = this.predicating && !this.unknownHead ? this.lastObject : null;
      const part = this.predicating && subject === null && hasSurfaceLook(measures, this.lastPart) ? this.lastPart : null;
      const head = this.unknownHead ? 'unknown' : 'none';
      const settled = subject === null ? applyMeasuresToScene(measures, head) : applyMeasuresToSubject(measures, subject);
      const shared = shareColors(settled, subject, measures, this.spans);
      this.reading.objects.push(...shared.others);
      const applied = part === null ? shared.settled : { ...NOTHING_APPLIED, unused: refinePart(this.reading, part, measures) };
      this.settle(applied, measures.sources[0]?.at ?? 0);
    }
    this.unknownHead = false;
    this.predicating = isPredicateNext;
  }

  private settle(settled: AppliedMeasures, at: number): void {
    const { mentions, reports } = this.reading;
    const text = this.spans[at]?.text ?? '';
    if (settled.relief !== null) mentions.relief.push({ value: settled.relief, at, text });
    if (settled.density !== null) mentions.density.push({ value: settled.density, at, text });
    if (settled.mood !== null) this.reading.mood = { ...settled.mood, ...this.reading.mood };
    reports.push(...settled.unused.map((unused) => ({ at: unused.at, text: unused.text, why: 'property not applied' as const })));
  }

  private report(at: number, why: MissingReason): void {
    this.reading.reports.push({ at, text: this.spans[at]?.text ?? '', why });
  }

  /** @param isOver false where only something that was negated ends a negation */
  private endNegation(isOver = false): void {
    if (isOver || this.negatedSomething) this.negating = this.negatedSomething = false;
  }

  private readonly roleAt = (at: number): ReturnType<typeof roleAt> => roleAt(this.spans, at);
}
