import type { ObjectRef, PaintingRun, StageTime } from '@diorama/contract';
import type { PaintedDepth } from '@diorama/engine';
import type { worldProto } from '@diorama/proto-types';

export interface PaintingManifestInput {
  readonly run: PaintingRun;
  readonly engine: { readonly name: string; readonly version: string };
  readonly input: Pick<worldProto.PromptInput, 'field' | 'sha256'>;
  readonly painted: Omit<PaintedDepth, 'panorama'>;
  readonly panorama: ObjectRef;
  readonly stages: readonly StageTime[];
}

/** The provenance of a painted panorama, as far as it is read again. */
export interface PaintingManifest {
  readonly engine: { readonly name: string; readonly version: string };
  readonly not_represented: readonly string[];
}

/** Makes the provenance of a panorama as JSON: what painted it from what, its hash, and what of the prompt it does not show. */
export function paintingManifest({ run, engine, input, painted, panorama, stages }: PaintingManifestInput): Uint8Array {
  const manifest = {
    version: 1,
    operation_id: run.operationId,
    seed: run.seed,
    engine: { name: engine.name, version: engine.version },
    inputs: [{ name: input.field, sha256: input.sha256 }],
    assets: [
      {
        name: 'pano_url',
        url: panorama.key.slice(panorama.key.lastIndexOf('/') + 1), // relative to the manifest's own
        bytes: panorama.bytes,
        sha256: panorama.sha256,
      },
    ],
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
