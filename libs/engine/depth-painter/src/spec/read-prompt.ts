import type { Place, Scene } from '@diorama/domain';
import type { MaterialRequest, Theme } from '@diorama/materials';
import { THEMES } from '@diorama/materials';
import { listBaseForms, isRoom, getLinearRgb, SCENE_PART_BY_WORD } from '@diorama/lexicon';
import { hasObject, isCompounded, normalizePrompt, readPhrases } from '@diorama/prompt-reading';
import type { PhraseSpan } from '@diorama/prompt-reading';
import { composeScene, findThemes } from '@diorama/scene';
import type { MeasureMeaning, ScenePart, Substance } from '@diorama/lexicon';
import type { Rgb } from '@diorama/world-model';
import { mixRgb } from '@diorama/world-model';

import { parseColorName } from './color-names.js';

/** What a prompt asks of a picture whose shapes are given. */
export interface PromptRequest {
  readonly scene: Scene;
  readonly parts: ReadonlyMap<ScenePart, MaterialRequest>;
  /** What kinds of objects are to be like where the scene itself does not tell. */
  readonly objects: ReadonlyMap<string, MaterialRequest>;
  readonly themes: readonly Theme[];
  /** Whether the prompt names its place, and whether that is a room. */
  readonly setting: 'indoors' | 'outdoors' | null;
  readonly notRepresented: readonly string[];
}

/** The part that a place's own colour is the colour of. */
const PART_OF_PLACE: Readonly<Record<Place, ScenePart>> = {
  canyon: 'rock',
  alpine: 'rock',
  volcanic: 'rock',
  cave: 'all',
  meadow: 'ground',
  desert: 'ground',
  beach: 'ground',
  tundra: 'ground',
  farmland: 'ground',
  swamp: 'ground',
  'tropical-island': 'ground',
  forest: 'leaves',
  rainforest: 'leaves',
  'conifer-forest': 'leaves',
  village: 'building',
  'city-street': 'building',
  ruins: 'building',
  'living-room': 'wall',
  library: 'wall',
  workshop: 'wall',
  'temple-hall': 'all',
  kitchen: 'wall',
  'spaceship-corridor': 'wall',
};

/** Reads a prompt; any text is fine. */
export function parsePaintingPrompt(prompt: string, seed: number): PromptRequest {
  const { scene: whole, notRepresented } = composeScene(prompt, seed);
  // To the scene a wall is a fence; here it is what a room is made of.
  const scene: Scene = { ...whole, objects: whole.objects.filter(({ kind, phrase }) => kind !== 'fence' || partNamed(phrase) !== 'wall') };
  const reader = new WishReader();
  const themed = findThemes(normalizePrompt(prompt));
  const spans = readPhrases(themed.rest);
  for (const [at, span] of spans.entries()) reader.read(span, spans[at + 1]);
  reader.flush();
  const places = spans.flatMap(({ meaning }) =>
    meaning !== null && (meaning.role === 'noun' || meaning.role === 'adjective') && meaning.place !== undefined ? [meaning.place] : [],
  );
  return {
    scene,
    parts: reader.parts,
    objects: reader.objects,
    themes: themed.themes.map((name) => THEMES[name]),
    setting: places.length === 0 ? null : isRoom(scene.place) ? 'indoors' : 'outdoors',
    notRepresented: notRepresented.filter((text) => !reader.granted.has(text) && !themed.words.has(text)),
  };
}

/** Measures that wait for the noun they belong to. */
class WishReader {
  readonly parts = new Map<ScenePart, MaterialRequest>();
  readonly objects = new Map<string, MaterialRequest>();
  /** Words of the prompt that found their part. */
  readonly granted = new Set<string>();
  private color: Rgb | null = null;
  private shade = 1;
  private substance: Substance | null = null;
  private texts: string[] = [];
  private last: ScenePart | null = null;
  private isPredicate = false;

  read(span: PhraseSpan, next: PhraseSpan | undefined): void {
    const { meaning, gap } = span;
    if (gap === 'stop') this.flush();
    // "Tomato walls" have the color of a tomato.
    const mayBeColor = meaning === null || (hasObject(span) && isCompounded(span, next));
    const named = mayBeColor ? parseColorName(span.text) : null;
    if (named !== null) return this.dye(named, span.text);
    const part = partNamed(span.text);
    if (part !== null) return this.settle(part, span.text);
    if (meaning === null) return this.settle('thing', null);
    if (meaning.role === 'measure') this.measure(meaning, span.text);
    else if (meaning.role === 'grammar') this.cross(meaning.grammar);
    else if (meaning.role !== 'ignored') {
      if (meaning.object !== undefined) this.settleObject(meaning.object);
      else if (meaning.place !== undefined) this.settle(PART_OF_PLACE[meaning.place], null);
      else if (meaning.water !== undefined) this.settle('water', null);
      else if (meaning.cover !== undefined) this.settle('ground', null);
      else if (meaning.time !== undefined || meaning.weather !== undefined) this.settle('sky', null);
    }
  }

  /** Gives what found no noun to the part named before ("the walls are blue"), else to everything. */
  flush(): void {
    const part = this.isPredicate && this.last !== null ? this.last : 'all';
    if (this.color !== null || this.substance !== null) this.give(part);
    this.forget();
    this.last = null;
    this.isPredicate = false;
  }

  private measure({ color, shade, material }: MeasureMeaning, text: string): void {
    if (shade !== undefined) this.shade = shade;
    if (material !== undefined) this.substance = material;
    if (shade !== undefined || material !== undefined) this.texts.push(text);
    if (color !== undefined) this.dye(getLinearRgb(color), text);
  }

  /** Two colours of one thing are mixed. */
  private dye(color: Rgb, text: string): void {
    this.color = this.color === null ? color : mixRgb(this.color, color, 0.5);
    this.texts.push(text);
    if (!this.isPredicate || this.last === null) return;
    this.give(this.last);
    this.forget();
  }

  private cross(grammar: string): void {
    if (grammar === 'copula') this.isPredicate = true;
    else if (['preposition', 'position', 'relation', 'break'].includes(grammar)) this.isPredicate = false;
  }

  private settle(part: ScenePart, text: string | null): void {
    if (text !== null) this.granted.add(text);
    if (this.color !== null || this.substance !== null) this.give(part);
    this.forget();
    this.last = part;
    this.isPredicate = false;
  }

  private settleObject(kind: string): void {
    if (this.substance !== null || this.color !== null) {
      this.objects.set(kind, this.pending());
      for (const text of this.texts) this.granted.add(text);
    }
    this.forget();
    this.last = 'thing';
    this.isPredicate = false;
  }

  private give(part: ScenePart): void {
    const before = this.parts.get(part) ?? { color: null, substance: null };
    const { color, substance } = this.pending();
    this.parts.set(part, { color: before.color ?? color, substance: before.substance ?? substance });
    for (const text of this.texts) this.granted.add(text);
  }

  private pending(): MaterialRequest {
    return { color: this.color === null ? null : shaded(this.color, this.shade), substance: this.substance };
  }

  private forget(): void {
    this.color = null;
    this.shade = 1;
    this.substance = null;
    this.texts = [];
  }
}

/** The part that a phrase's last word names. */
function partNamed(text: string): ScenePart | null {
  const word = text.split(/[ -]/).at(-1) ?? '';
  const forms = [word, ...listBaseForms(word).map((form) => form.word)];
  return forms.map((form) => SCENE_PART_BY_WORD.get(form)).find((part) => part !== undefined) ?? null;
}

const shaded = ([r, g, b]: Rgb, factor: number): Rgb => [Math.min(1, r * factor), Math.min(1, g * factor), Math.min(1, b * factor)];
