import type { ScenePlanDocument } from '@diorama/scene-plans';

/** What keeps a planner from a scene, by the codes that manifests show. */
export const PLANNER_FAILURES = [
  /** No connection, or one that broke off. */
  'UNREACHABLE',
  /** The time was over, with all requests together. */
  'TIMEOUT',
  /** It answered with a redirect, which is never followed. */
  'REDIRECTED',
  /** It answered with another status than 200. */
  'REFUSED',
  /** It answered 429 or 503, and asked to wait longer than there was time. */
  'BUSY',
  'TOO_LARGE',
  /** The answer or the text in it is not JSON. */
  'NOT_JSON',
  /** The text ended at the limit of tokens. */
  'TRUNCATED',
  /** The text is JSON and does not keep the scene schema. */
  'NOT_A_SCENE',
] as const;
export type PlannerFailure = (typeof PLANNER_FAILURES)[number];

/** Tokens, as the endpoint counts them; 0 where it does not report them. */
export interface PlannerUsage {
  readonly promptTokens: number;
  readonly answerTokens: number;
}

export type PlanOutcome = ({ readonly plan: ScenePlanDocument } | { readonly failure: PlannerFailure }) & {
  /** Of all requests for the prompt. */
  readonly usage: PlannerUsage;
};

/** Proposes scenes for the words of prompts. The same words may give another scene each time. */
export interface Planner {
  /** As manifests name it. */
  readonly name: string;
  readonly model: string;
  /** @throws the reason of the signal when it is aborted */
  plan(prompt: string, seed: number, signal: AbortSignal): Promise<PlanOutcome>;
}

/** What a planner failed with. */
export class PlannerError extends Error {
  override readonly name = 'PlannerError';

  constructor(
    readonly failure: PlannerFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
