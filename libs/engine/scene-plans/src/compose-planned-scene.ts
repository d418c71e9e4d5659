import { findRelationFault, findSceneVersion, LIMITS, SCENE_LIMITS } from '@diorama/domain';
import type { Scene, SceneObject, SceneRelation } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import { composeScene, describeScene, findRoomScale, findUnrenderedPrecipitation, parseScene, shortenPhrase } from '@diorama/scene';
import type { Composition, MissingWords } from '@diorama/scene';

import { parsePlan } from './parse-plan.js';
import type { PlannedProperty, ScenePlanDocument } from './parse-plan.js';
import { settlePlannedPlace } from './planned-place.js';
import { createQuoteJudge } from './quotes.js';
import type { Quote } from './quotes.js';
import type { ShownWords } from './shown-words.js';

/** What the reader and a planner make of a prompt together. */
export interface PlannedComposition extends Omit<Composition, 'represented'> {
  /** Those of the reader in order of appearance, then those that the planner added. */
  readonly represented: readonly ShownWords[];
  /** What the scene takes from the plan: kinds of object, and names of properties. */
  readonly added: readonly string[];
  /** What of the plan the scene does not have, because the prompt does not ask for it or the place has no room for it. */
  readonly dropped: readonly string[];
}

/**
 * Reads a prompt as `composeScene` does and adds what a planner proposes for the words that the reader could not place. All that the reader
 * shows stays. Each addition quotes such words: an object and a relation in its `phrase`, a property in `quotes`.
 *
 * @param json `{scene, quotes?}`: a scene as worlds export it, and quotes by `PLANNED_PROPERTIES`
 * @throws InvalidSceneError for what is no plan
 */
export function composePlannedScene(prompt: string, seed: number, json: unknown): PlannedComposition {
  const plan = parsePlan(json);
  const read = composeScene(prompt, seed);
  const merge = new PlanMerge(read, plan, createQuoteJudge(prompt, read.missing));
  merge.takeProperties();
  const entries = merge.takeObjects();
  merge.takeRelations(entries);
  return merge.finish();
}

class PlanMerge {
  private scene: Scene;
  private readonly shown: ShownWords[] = [];
  private readonly dropped: string[] = [];
  /** How many objects each unplaced word has brought, and which words are answered. */
  private readonly uses = new Map<MissingWords, number>();

  constructor(
    private readonly read: Composition,
    private readonly plan: ScenePlanDocument,
    private readonly judge: (text: string) => Quote | null,
  ) {
    this.scene = read.scene;
  }

  takeProperties(): void {
    const { scene: planned } = this.plan;
    this.takeProperty('place', planned.room ?? planned.site ?? planned.place, () => this.movedTo(planned));
    const sealed = this.scene.place === 'spaceship-corridor';
    const isOutdoors = !isRoom(this.scene.place);
    this.takeProperty('time', planned.time, () => ({ time: planned.time }));
    this.takeProperty('weather', planned.weather, () => (sealed ? null : { weather: planned.weather }));
    this.takeProperty('season', planned.season, () => (sealed ? null : { season: planned.season }));
    this.takeProperty('water', planned.water, () => (isOutdoors ? { water: planned.water } : null));
    this.takeProperty('cover', planned.cover, () => (isOutdoors ? { cover: planned.cover } : null));
    const { styles = [] } = planned;
    const isPlain = this.scene.styles === undefined;
    this.takeProperty('styles', styles.join(', '), () => (isPlain && styles.length > 0 ? { styles } : null));
  }

  private movedTo(planned: Scene): Partial<Scene> | null {
    const fields = settlePlannedPlace(planned, this.read.scene, this.read.represented);
    if (fields === null) return null;
    const { place: _place, room: _room, site: _site, landform: _landform, liquid: _liquid, surfaces: _surfaces, ...rest } = this.scene;
    this.scene = { ...rest, place: fields.place };
    return fields;
  }

  /** @param settle what the scene takes; null where it cannot */
  private takeProperty(name: PlannedProperty, kind: string, settle: () => Partial<Scene> | null): void {
    const { [name]: text } = this.plan.quotes;
    if (text === undefined) return;
    const quote = this.judge(text);
    const isNamed = this.read.represented.some(({ id }) => id === name);
    const taken = quote === null || isNamed ? null : settle();
    if (quote === null || taken === null) {
      this.dropped.push(name);
      return;
    }
    this.scene = { ...this.scene, ...taken };
    this.note(quote, { id: name, kind });
  }

  /** The index of the scene's entry by the index of the plan's. */
  takeObjects(): ReadonlyMap<number, number> {
    const entries = new Map<number, number>();
    for (const [i, object] of this.plan.scene.objects.entries()) {
      const known = this.scene.objects.findIndex(({ kind }) => kind === object.kind);
      if (known >= 0) entries.set(i, known);
      else if (this.takeObject(object)) entries.set(i, this.scene.objects.length - 1);
      else this.dropped.push(object.kind);
    }
    return entries;
  }

  private takeObject({ kind, count, color, substance, state, phrase }: SceneObject): boolean {
    const { objects, without } = this.scene;
    const quote = this.judge(phrase);
    const size = findRoomScale(kind, this.scene);
    if (quote === null || size === null || without.includes(kind)) return false;
    const placed = objects.reduce((sum, object) => sum + object.count, 0);
    const left = Math.min(LIMITS.planner.count, SCENE_LIMITS.objects - placed);
    const isSpent = quote.covered.every((words) => (this.uses.get(words) ?? 0) >= LIMITS.planner.objectsPerWord);
    if (isSpent || left < 1 || objects.length >= SCENE_LIMITS.objectEntries) return false;
    const looks = { ...(substance === undefined ? {} : { substance }), ...(state === undefined ? {} : { state }) };
    const entry = { kind, count: Math.min(count, left), size, color, ...looks, phrase: shortenPhrase(quote.text) };
    this.scene = { ...this.scene, objects: [...objects, entry] };
    this.note(quote, { id: `objects/${objects.length}`, kind });
    return true;
  }

  /** A relation is taken where it quotes words that the reader could not place. */
  takeRelations(entries: ReadonlyMap<number, number>): void {
    for (const { kind, subject, objects, area, phrase } of this.plan.scene.relations ?? []) {
      const quote = this.judge(phrase);
      const indices = objects?.map((object) => entries.get(object) ?? -1);
      const own = entries.get(subject) ?? -1;
      if (quote === null || own < 0 || indices?.includes(-1) === true) continue;
      const others = indices === undefined ? {} : { objects: [...new Set(indices)] };
      this.addRelation({ kind, subject: own, ...others, ...(area === undefined ? {} : { area }), phrase: shortenPhrase(quote.text) });
    }
  }

  private addRelation(relation: SceneRelation): void {
    const relations = [...(this.scene.relations ?? []), relation];
    const isFaulty = findRelationFault({ version: 2, objects: this.scene.objects, relations }) !== null;
    if (!isFaulty && relations.length <= SCENE_LIMITS.relations) this.scene = { ...this.scene, relations };
  }

  private note(quote: Quote, { id, kind }: Pick<ShownWords, 'id' | 'kind'>): void {
    for (const words of quote.covered) this.uses.set(words, (this.uses.get(words) ?? 0) + 1);
    this.shown.push({ text: quote.text, id, kind, as: 'planned' });
  }

  /** @throws InvalidSceneError where the scene would break a rule, which no plan can bring about */
  finish(): PlannedComposition {
    const scene = parseScene({ ...this.scene, version: findSceneVersion(this.scene) });
    const precipitation = scene.weather === this.read.scene.weather ? null : findUnrenderedPrecipitation(scene);
    const missing = [
      ...this.read.missing.filter((words) => !this.uses.has(words)),
      ...(precipitation === null ? [] : [{ text: precipitation, why: 'not drawn' as const }]),
    ];
    return {
      scene,
      caption: describeScene(scene),
      represented: [...this.read.represented, ...this.shown],
      notRepresented: missing.map(({ text }) => text),
      missing,
      added: this.shown.map(({ id, kind }) => (id.startsWith('objects/') ? kind : id)),
      dropped: [...new Set(this.dropped)],
    };
  }
}
