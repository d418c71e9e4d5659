import type { ModelUsage, ObjectRef, PaintingRunInput, StageDuration } from '@diorama/contract';
import type { worldProto } from '@diorama/proto-types';

/** What a panorama was made of, and by whom. */
export interface PaintingProvenance {
  readonly engine: { readonly name: string; readonly version: string };
  /** What computed, where that makes a difference. */
  readonly provider?: string;
  readonly input: Pick<worldProto.PromptInput, 'field' | 'sha256'>;
  readonly painted: { readonly caption: string | null; readonly notRepresented: readonly string[] };
  /** Which had a part in it, and which were asked and did not answer. */
  readonly models: { readonly used: readonly ModelUsage[]; readonly failed: readonly ModelUsage[] };
  /** Why the model that should have painted did not, as a code. */
  readonly modelFailure?: string | undefined;
}

interface PaintingManifestInput extends PaintingProvenance {
  readonly run: PaintingRunInput;
  readonly panorama: ObjectRef;
  readonly stages: readonly StageDuration[];
}

/** The provenance of a painted panorama, as far as it is read again. */
interface PaintingManifest {
  readonly engine: { readonly name: string; readonly version: string };
  readonly not_represented: readonly string[];
}

/** Makes the provenance of a panorama as JSON: what painted it from what, its hash, and what of the prompt it does not show. */
export function encodePaintingManifest(input: PaintingManifestInput): Uint8Array {
  const { run, engine, provider, painted, models, modelFailure, panorama, stages } = input;
  const manifest = {
    version: 1,
    operation_id: run.operationId,
    seed: run.seed,
    engine: { name: engine.name, version: engine.version },
    provider,
    inputs: [{ name: input.input.field, sha256: input.input.sha256 }],
    assets: [
      {
        name: 'pano_url',
        url: panorama.key.slice(panorama.key.lastIndexOf('/') + 1), // `media` serves a signed URL in its place
        bytes: panorama.bytes,
        sha256: panorama.sha256,
      },
    ],
    models: models.used,
    models_failed: models.failed,
    fallbacks: modelFailure === undefined ? [] : [{ task: 'pano-depth-to-rgb', reason: modelFailure, instead: engine.name }],
    caption: painted.caption,
    stages,
    engine_seconds: Math.round(stages.reduce((sum, { seconds }) => sum + seconds, 0) * 1_000) / 1_000,
    not_represented: painted.notRepresented,
  } satisfies PaintingManifest & Record<string, unknown>;
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** Whether JSON is a manifest. */
export function isPaintingManifest(value: unknown): value is PaintingManifest {
  const { engine, not_represented: words } = (value ?? {}) as Partial<PaintingManifest>;
  return typeof engine?.name === 'string' && typeof engine.version === 'string' && Array.isArray(words);
}
