import type { ModelUsage } from '@diorama/contract';
import type { BuildRequest, BuiltWorld, EngineJobs, PackFile, ShownWords } from '@diorama/engine';
import type { worldProto } from '@diorama/proto-types';

/** What a world is to be made of. */
export interface WorldMakerInput {
  /** The prompt as it is kept. */
  readonly prompt: Readonly<Record<string, unknown>>;
  /** Media that the prompt names, stored already. */
  readonly inputs: readonly worldProto.PromptInput[];
  readonly seed: number;
}

/** What every engine says of a composition; the rest is its own. */
export interface StoredComposition {
  readonly caption: string;
  /** Left out by compositions of older versions and of pictures. */
  readonly represented?: readonly ShownWords[];
  readonly notRepresented: readonly string[];
  /** Files of object packs that the world shows. */
  readonly packFiles?: readonly PackFile[];
}

/** Makes worlds of one kind of prompt, in two steps with plain JSON between them. */
export interface WorldMaker {
  /** The engine behind it. */
  readonly name: string;
  readonly version: string;
  /** Models that `build` asks. */
  readonly models: readonly ModelUsage[];
  compose(order: WorldMakerInput, signal: AbortSignal): Promise<StoredComposition>;
  /** @param composition what `compose` answered, read back from JSON */
  build(
    composition: unknown,
    order: WorldMakerInput,
    request: BuildRequest<EngineJobs> & { readonly signal: AbortSignal },
  ): Promise<BuiltWorld>;
}
