import { applySceneDefaults, sceneSchema, validateBody } from '@diorama/contract';
import { LIMITS, SCENE_LIMITS } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { PLANNED_PROPERTIES } from '@diorama/scene-plans';
import type { ScenePlanDocument } from '@diorama/scene-plans';

import { PlannerError } from './planner.js';
import type { PlannerUsage } from './planner.js';

/** The text of an answer of the endpoint. */
export interface ChatAnswer {
  readonly text: string;
  readonly usage: PlannerUsage;
}

/** An answer that the planner may correct. */
export class FaultyAnswerError extends PlannerError {
  constructor(
    failure: 'NOT_JSON' | 'NOT_A_SCENE',
    /** Where the answer differs from the schema, without its values. */
    readonly faults: readonly string[],
  ) {
    super(failure, faults.join('; '));
  }
}

/** Scenes that planners propose are of this version. */
const VERSION = 2;
const FAULTS_MAX = 5;

/**
 * Reads the body of a chat completion.
 *
 * @throws PlannerError NOT_JSON for another body, TRUNCATED where the text is not complete
 */
export function readChatAnswer(body: string): ChatAnswer {
  const { choices, usage } = asRecord(parseJson(body)) ?? {};
  const choice = asRecord(Array.isArray(choices) ? (choices as unknown[])[0] : undefined);
  const content = asRecord(choice?.['message'])?.['content'];
  if (typeof content !== 'string') throw new PlannerError('NOT_JSON', 'the answer has no text');
  if (choice?.['finish_reason'] === 'length') throw new PlannerError('TRUNCATED', 'the text ends at the limit of tokens');
  const counts = asRecord(usage);
  return {
    text: content,
    usage: { promptTokens: asCount(counts?.['prompt_tokens']), answerTokens: asCount(counts?.['completion_tokens']) },
  };
}

/**
 * Reads the text of an answer, with what models often put around it: their thoughts, and the fence of a block of code. Seed, edits and places of
 * objects are not the planner's to choose.
 *
 * @throws FaultyAnswerError
 */
export function readScenePlan(text: string, seed: number): ScenePlanDocument {
  const json = asRecord(parseJson(unwrap(text)));
  if (json === null) throw new FaultyAnswerError('NOT_JSON', ['the answer is not a JSON object']);
  if (isDeeperThan(json, LIMITS.planner.depth)) throw new FaultyAnswerError('NOT_A_SCENE', ['the answer is nested too deeply']);
  const given = asRecord(json['scene']);
  if (given === null) throw new FaultyAnswerError('NOT_A_SCENE', ['scene: must be an object']);
  const { seed: _seed, edits: _edits, ...rest } = given;
  const checked = validateBody(sceneSchema, { ...rest, version: VERSION });
  if (!checked.ok) {
    const faults = checked.errors.slice(0, FAULTS_MAX).map(({ loc, msg }) => `scene.${loc.slice(1).join('.')}: ${msg}`);
    throw new FaultyAnswerError('NOT_A_SCENE', faults);
  }
  return { scene: withoutPlacements(applySceneDefaults(checked.value, seed)), quotes: readQuotes(json['quotes']) };
}

const withoutPlacements = (scene: Scene): Scene => ({ ...scene, objects: scene.objects.map(({ at: _at, ...object }) => object) });

function readQuotes(json: unknown): ScenePlanDocument['quotes'] {
  const quotes = asRecord(json ?? {});
  if (quotes === null) throw new FaultyAnswerError('NOT_A_SCENE', ['quotes: must be an object']);
  const named = PLANNED_PROPERTIES.filter((name) => quotes[name] != null);
  const faults = named.filter((name) => typeof quotes[name] !== 'string' || quotes[name].length > SCENE_LIMITS.phrase);
  if (faults.length > 0)
    throw new FaultyAnswerError(
      'NOT_A_SCENE',
      faults.map((name) => `quotes.${name}: must be a text of at most ${SCENE_LIMITS.phrase} characters`),
    );
  return Object.fromEntries(named.map((name) => [name, String(quotes[name])]));
}

function unwrap(text: string): string {
  const end = text.lastIndexOf('</think>');
  const answer = (end < 0 ? text : text.slice(end + '</think>'.length)).trim();
  if (!answer.startsWith('```')) return answer;
  return answer.slice(answer.indexOf('\n') + 1, answer.endsWith('```') ? -'```'.length : undefined);
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asRecord(json: unknown): Readonly<Record<string, unknown>> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Readonly<Record<string, unknown>>) : null;
}

const asCount = (json: unknown): number => (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : 0);

/** Level by level: an answer may be nested more deeply than a stack is. */
function isDeeperThan(json: unknown, depth: number): boolean {
  let level = [json];
  for (let i = 0; level.length > 0; i++) {
    if (i > depth) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : []));
  }
  return false;
}
