import { LIMITS } from '@diorama/domain';
import type { Clock } from '@diorama/resilience';
import { composeScene } from '@diorama/scene';
import { listPlanKinds } from '@diorama/scene-plans';
import type { ScenePlanDocument } from '@diorama/scene-plans';

import { createAnswerSchema } from './answer-schema.js';
import { createMessages, createRepairMessages } from './create-messages.js';
import type { ChatMessage } from './create-messages.js';
import { PlannerError } from './planner.js';
import type { Planner, PlannerUsage, PlanOutcome } from './planner.js';
import { BusyEndpointError, postChat } from './post-chat.js';
import type { ChatEndpoint } from './post-chat.js';
import { FaultyAnswerError, readChatAnswer, readScenePlan } from './read-answer.js';

export interface ChatPlannerOptions {
  /** As manifests name it. */
  readonly name: string;
  /** Base of an OpenAI-compatible endpoint, with or without `/v1` at its end. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  /** For everything that one prompt takes. */
  readonly timeoutMs: number;
  /** Of one answer. */
  readonly maxTokens: number;
  /** Response format of a request: `response_format` with a schema, `response_format` with JSON alone, or only the prompt. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Pick<Clock, 'sleep'>;
}

/** Some endpoints read a seed as a signed number of 32 bits. */
const SEED_MAX = 0x7f_ff_ff_ff;
/** To a busy endpoint that does not say how long to wait. */
const BUSY_WAIT_MS = 1_000;

/** A planner that asks a language model at temperature 0. Nothing of a prompt goes anywhere but to the endpoint. */
export function createChatPlanner(options: ChatPlannerOptions): Planner {
  const endpoint: ChatEndpoint = { url: `${options.url.replace(/\/v1$/, '')}/v1/chat/completions`, key: options.key, fetch: options.fetch };
  return {
    name: options.name,
    model: options.model,
    async plan(prompt, seed, signal) {
      const deadline = AbortSignal.timeout(options.timeoutMs);
      const bound = AbortSignal.any([signal, deadline]);
      const talk = new Conversation(endpoint, options, { prompt, seed, signal: bound });
      try {
        return { plan: await talk.ask(), usage: talk.usage };
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return { failure: 'TIMEOUT', usage: talk.usage };
        if (error instanceof PlannerError) return { failure: error.failure, usage: talk.usage } satisfies PlanOutcome;
        throw error;
      }
    },
  };
}

interface Question {
  readonly prompt: string;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** The requests for one prompt: a busy endpoint is asked again, and a planner may correct faults of its scene. */
class Conversation {
  usage: PlannerUsage = { promptTokens: 0, answerTokens: 0 };
  private readonly schema: object;
  private readonly messages: ChatMessage[];

  constructor(
    private readonly endpoint: ChatEndpoint,
    private readonly options: ChatPlannerOptions,
    private readonly question: Question,
  ) {
    const { prompt } = question;
    const read = composeScene(prompt, question.seed);
    const kinds = listPlanKinds(prompt, read);
    this.schema = createAnswerSchema(kinds.map(({ id }) => id));
    this.messages = createMessages(
      { prompt, understood: read.caption, notUnderstood: read.notRepresented },
      kinds,
      JSON.stringify(this.schema),
    );
  }

  /** @throws PlannerError; the reason of the signal */
  async ask(): Promise<ScenePlanDocument> {
    for (let left = LIMITS.planner.requests - 1; ; left--) {
      try {
        return await this.askOnce();
      } catch (error) {
        if (left === 0) throw error;
        if (error instanceof BusyEndpointError) await this.wait(error);
        else if (!(error instanceof FaultyAnswerError)) throw error;
      }
    }
  }

  private async askOnce(): Promise<ScenePlanDocument> {
    const { signal, seed } = this.question;
    const { text, usage } = readChatAnswer(await postChat(this.endpoint, this.createBody(), signal));
    this.usage = {
      promptTokens: this.usage.promptTokens + usage.promptTokens,
      answerTokens: this.usage.answerTokens + usage.answerTokens,
    };
    try {
      return readScenePlan(text, seed);
    } catch (error) {
      if (error instanceof FaultyAnswerError) this.messages.push(...createRepairMessages(text, error.faults));
      throw error;
    }
  }

  private createBody(): object {
    const { model, maxTokens, format } = this.options;
    const schema = { name: 'scene_plan', schema: this.schema };
    return {
      model,
      messages: this.messages,
      temperature: 0,
      seed: this.question.seed % SEED_MAX,
      max_tokens: maxTokens,
      stream: false,
      ...(format === 'json_schema' && { response_format: { type: format, json_schema: schema } }),
      ...(format === 'json_object' && { response_format: { type: format } }),
    };
  }

  /** @throws BusyEndpointError where the wait is longer than there is time for */
  private async wait(busy: BusyEndpointError): Promise<void> {
    const { timeoutMs, clock } = this.options;
    const waitMs = busy.waitMs ?? BUSY_WAIT_MS;
    if (waitMs >= timeoutMs) throw busy;
    await clock.sleep(waitMs, this.question.signal);
    this.question.signal.throwIfAborted();
  }
}
