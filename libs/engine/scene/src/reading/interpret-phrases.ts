import type { Place, RelationKind } from '@diorama/domain';

import { isTreeKind } from '../lexicon/object-kinds.js';
import { OBJECT_GROUPS } from '../lexicon/meaning.js';
import type { GrammarRole, MeasureMeaning, RoomPart, SceneMeaning } from '../lexicon/meaning.js';
import { getLinearRgb } from '../lexicon/palette.js';
import { findRoomInside } from '../lexicon/rooms.js';
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
import { listImpliedObjects, createEmptyPromptReading, createEmptyMeasures, createObjectMention } from './prompt-reading.js';
import type { SceneAspect, Measures, MissingReason, ObjectMention, PlaceMention, PromptReading } from './prompt-reading.js';
import { ObjectReferences, refineMention } from './object-references.js';
import {
  aspectsOf,
  conditionOf,
  findListsEndingInOr,
  getSurfaceColor,
  entersRoom,
  findMatter,
  findRelation,
  isApart,
  isSeenFromOutside,
  hasObject,
  joinsPhrase,
  isCompounded,
  listModifiers,
  meaningAt,
  precedesNoun,
  roleAt,
  sceneryOf,
  startsListItem,
} from './phrase-roles.js';
import { standsAsNoun } from './standing-nouns.js';

/** Reads matched phrases from left to right, each once. */
export function interpretPhrases(spans: readonly PhraseSpan[]): PromptReading {
  const reader = new SpanReader(spans);
  for (let at = 0; at < spans.length; at++) reader.read(at);
  return reader.finish();
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
      this.endNegation();
      this.lastObject = null;
      this.located = this.inside = false;
    } else if (gap === 'comma') {
      // "a tall, red barn": a comma between measures leaves them to the noun.
      if (this.roleAt(at - 1) !== 'measure') this.flush();
      if (!(this.listsOr[at] ?? false)) this.endNegationAfterNoun();
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
        if (this.roleAt(at - 1) !== 'or') this.endNegationAfterNoun();
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
        this.endNegation();
        this.located = false;
        break;
      case 'preposition':
        this.flush();
        this.endNegationAfterNoun();
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
      case 'copula':
        this.flush();
        this.endNegationAfterNoun();
        this.predicating = this.lastObject !== null;
        break;
      case 'and':
        if (this.roleAt(at - 1) !== 'measure') this.flush();
        if (this.roleAt(at + 1) === 'measure') this.endNegationAfterNoun();
        break;
      case 'surroundings':
        this.reading.isUnderSky = true;
        this.reading.nouns.push({ at, text: this.spans[at]?.text ?? '', names: 'sky', as: 'attribute' });
        break;
      case 'exterior':
        this.reading.isOutdoors = !this.negating;
        break;
      default:
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
      this.forbid(span, meaning, at);
      this.measures = createEmptyMeasures();
      return;
    }
    const matter = meaning.object === undefined ? undefined : findMatter(this.spans, at);
    if (matter === null) return this.report(at, 'property not applied');
    if (matter !== undefined) return addPendingMeasure(this.measures, matter, at, span.text);
    if (precedesNoun && meaning.object !== undefined && hasObject(this.spans[at + 1])) {
      // "a dragon statue" is a statue.
      this.modifiers.add(at);
      this.report(at, 'modifies another noun');
      return;
    }
    if (span.near) this.report(at, 'not drawn');
    const takes = meaning.role === 'noun' && !(precedesNoun && meaning.object === undefined); // "two forest cabins": to the last noun
    this.accept(span, meaning, at, takes ? this.take() : createEmptyMeasures());
  }

  private accept(span: PhraseSpan, meaning: SceneMeaning, at: number, measures: Measures): void {
    const mention = <Value>(value: Value) => ({ value, at, text: span.text });
    const { mentions } = this.reading;
    const entered = this.inside && meaning.object !== undefined ? findRoomInside(meaning.object) : undefined;
    const place = entered?.place ?? meaning.place;
    if (meaning.time !== undefined) mentions.time.push(mention(meaning.time));
    if (meaning.weather !== undefined) mentions.weather.push(mention(meaning.weather));
    if (meaning.season !== undefined) mentions.season.push(mention(meaning.season));
    if (meaning.water !== undefined) mentions.water.push(mention(meaning.water));
    if (meaning.cover !== undefined) mentions.cover.push(mention(meaning.cover));
    if (meaning.landform !== undefined || meaning.liquid !== undefined) mentions.land.push(mention(meaning));
    if (meaning.hint !== undefined && meaning.object === undefined) this.reading.hints.push(meaning.hint);
    if (place !== undefined) this.addPlace(place, entered ?? meaning, at);
    if (place === undefined) this.reading.objects.push(...listImpliedObjects(meaning, { at, text: span.text }));
    if (meaning.style !== undefined) this.reading.styles.push(mention(meaning.style));
    if (meaning.role === 'adjective' && !span.near) this.addNoun(conditionOf(meaning), at);
    if (meaning.locale !== undefined) this.reading.locales.push(mention(meaning.locale));
    if (meaning.locale !== undefined) this.addNoun(`locale ${meaning.locale}`, at);
    if (meaning.part !== undefined) this.addPart(meaning.part, at, measures);
    const isShown = meaning.role === 'noun' && !span.near;
    if (isShown && (entered !== undefined || meaning.object === undefined)) this.addNoun(sceneryOf(entered ?? meaning), at);
    if (meaning.part !== undefined && meaning.object === undefined) this.settle(NOTHING_APPLIED, at);
    else if (meaning.object !== undefined && entered === undefined) this.addObject(meaning, span, at, measures);
    else if (place !== undefined) this.settle(applyMeasuresToPlace(measures, place), at);
    else if (meaning.hint === undefined) this.settle(applyMeasuresToScenery(measures, aspectsOf(meaning)), at);
    else this.settle(applyMeasuresToScene(measures, 'unknown'), at);
    if (meaning.role === 'noun') this.endNounPhrase(meaning);
  }

  private addPlace(place: Place, meaning: SceneMeaning, at: number): void {
    const span = this.spans[at];
    const mention: PlaceMention = {
      value: place,
      at,
      text: span?.text ?? '',
      rank: this.located || meaning.role === 'adjective' ? 'location' : 'head',
      meaning,
      ...(this.inside || (this.relation === 'inside' && meaning.building !== undefined) ? { isInside: true } : {}),
      ...(isSeenFromOutside(this.relation) ? { isOutside: true } : {}),
    };
    // "a desert canyon" is a canyon.
    if (this.lastPlace?.at === at - 1 && span !== undefined && joinsPhrase(span)) {
      mention.rank = this.lastPlace.mention.rank;
      this.lastPlace.mention.rank = 'part';
    }
    if (meaning.role === 'noun') this.lastPlace = { mention, at };
    this.reading.places.push(mention);
  }

  private addPart(part: RoomPart, at: number, measures: Measures): void {
    const text = this.spans[at]?.text ?? '';
    this.reading.parts.push({ at, text, part, color: getSurfaceColor(measures), substance: measures.substance });
    if (this.spans[at]?.meaning?.role === 'noun') this.reading.nouns.push({ at, text, names: `part ${part}`, as: 'attribute' });
  }

  private addNoun(
    names: SceneAspect | `${'room' | 'site' | 'style' | 'locale' | 'landform'} ${string}` | number | undefined,
    at: number,
  ): void {
    if (names !== undefined)
      this.reading.nouns.push({ at, text: this.spans[at]?.text ?? '', names, as: typeof names === 'number' ? 'attribute' : 'exact' });
  }

  private addObject(meaning: SceneMeaning, span: PhraseSpan, at: number, measures: Measures): void {
    const { object: kind = '', group } = meaning;
    const anyOf = group === 'tree' || group === 'building' ? group : null;
    const isDead = measures.dead && isTreeKind(kind);
    const usual = createObjectMention(isDead ? 'dead-tree' : kind, {
      at,
      text: [...measures.sources.map((source) => source.text), span.text].join(' '),
    });
    const object: ObjectMention = {
      ...usual,
      anyOf: isDead ? null : anyOf,
      hints: (isDead ? undefined : meaning.hint) ?? usual.hints,
      color: meaning.color === undefined ? null : getLinearRgb(meaning.color),
      ...(isApart(this.relation) ? { isApart: true } : {}),
    };
    const settled = applyMeasuresToObject(measures, object, span);
    this.settle(settled, at);
    const modifiers = listModifiers(this.spans, at, this.modifiers);
    const isFamily = modifiers.length > 0 || meaning.isFamily === true;
    const isAgain = measures.definite || (!measures.indefinite && !span.plural && startsListItem(this.spans, at));
    const known =
      isAgain && measures.count === null ? this.references.find(object.kind, measures.definite ? undefined : object) : undefined;
    if (known === undefined) {
      this.reading.objects.push(object);
      this.references.add(object);
    } else refineMention(known, object);
    this.lastObject = known ?? object;
    const text = [...modifiers, span.text].join(' ');
    this.reading.nouns.push({ at, text, names: this.lastObject, as: isFamily ? 'family' : 'exact' });
  }

  /** "no trees": the kinds, the weather, the water and so on are forbidden from here on. */
  private forbid(span: PhraseSpan, meaning: SceneMeaning, at: number): void {
    this.negatedSomething = this.negating;
    if (meaning.group !== undefined) for (const kind of OBJECT_GROUPS[meaning.group]) this.forbidKind(kind, 'grouped');
    else if (meaning.object !== undefined && !span.near) this.forbidKind(meaning.object, 'named');
    if (meaning.cover === 'flowers') this.forbidKind('flower', 'grouped');
    const aspects: readonly SceneAspect[] = span.text === 'water' ? ['river', 'lake', 'sea'] : aspectsOf(meaning);
    for (const aspect of aspects) this.reading.barred.set(aspect, { at, text: span.text, why: 'part of the place' });
  }

  private forbidKind(kind: string, how: 'named' | 'grouped'): void {
    if (this.reading.forbidden.get(kind) !== 'named') this.reading.forbidden.set(kind, how);
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
  private flush(): void {
    const measures = this.take();
    if (measures.sources.length > 0) {
      const subject = this.predicating && !this.unknownHead ? this.lastObject : null;
      const head = this.unknownHead ? 'unknown' : 'none';
      this.settle(
        subject === null ? applyMeasuresToScene(measures, head) : applyMeasuresToSubject(measures, subject),
        measures.sources[0]?.at ?? 0,
      );
    }
    this.unknownHead = this.predicating = false;
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

  private endNegation(): void {
    this.negating = this.negatedSomething = false;
  }

  private endNegationAfterNoun(): void {
    if (this.negatedSomething) this.endNegation();
  }

  private roleAt(at: number): ReturnType<typeof roleAt> {
    return roleAt(this.spans, at);
  }
}
