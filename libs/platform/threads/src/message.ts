import type { EngineJobs, JobKind, ObjectPack } from '@diorama/engine';

/** What a thread starts with. */
export interface ThreadData {
  readonly objectPacks: readonly ObjectPack[];
}

/** A job on its way to a thread. */
export interface JobRequestMessage {
  readonly kind: JobKind;
  readonly input: EngineJobs[JobKind]['input'];
}

/** What became of it. A thread has one job at a time, so an answer needs no number. */
export type JobResponseMessage = { readonly output: EngineJobs[JobKind]['output'] } | { readonly failure: JobFailure };

/** An error as plain data: structured cloning would lose the names of our own. */
interface JobFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}
