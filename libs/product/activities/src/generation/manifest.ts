import type { WorldQuality } from '@diorama/domain';
import { SEMANTICS } from '@diorama/engine';
import type { ShownWords } from '@diorama/engine';
import type { AssetRef, BuiltAssets, ComposedScene, WorldRun } from '@diorama/contract';

interface ManifestInput {
  readonly run: WorldRun;
  readonly composed: ComposedScene;
  readonly built: BuiltAssets;
  readonly represented: readonly ShownWords[];
  readonly notRepresented: readonly string[];
}

/** The provenance of a world as JSON: what made it from what, every asset with its hash, and what the world does not show. */
export function encodeWorldManifest({ run, composed, built, represented, notRepresented }: ManifestInput): Uint8Array {
  const stages = [...composed.stages, ...built.stages];
  const manifest = {
    version: 1,
    world_id: run.worldId,
    model: run.model,
    seed: run.seed,
    ...(built.detail !== undefined && { detail: built.detail }),
    engine: composed.engine,
    ...(run.engine !== undefined && {
      world_engine: { name: run.engine, chosen_by: run.isEngineRequested === true ? 'request' : 'operator' },
    }),
    ...(composed.planner !== undefined && { planner: composed.planner }),
    models: built.models ?? [],
    ...(built.provider !== undefined && { provider: built.provider }),
    ...(built.fallbacks !== undefined && {
      fallbacks: built.fallbacks.map((fallback) => ({ ...fallback, instead: composed.engine.name })),
    }),
    quality: built.quality ? describeQuality(built.quality) : null,
    inputs: [...(composed.inputs ?? []), { name: 'scene', sha256: composed.scene.sha256 }],
    assets: built.assets.map(describe),
    ...(built.assets.some(({ name }) => name === 'imagery.semantic_url') ? { semantics: SEMANTICS } : {}),
    ...(built.horizonColor !== undefined && { horizon_color: built.horizonColor }),
    ...(built.sun !== undefined && { sun: built.sun }),
    stages,
    engine_seconds: Math.round(stages.reduce((sum, { seconds }) => sum + seconds, 0) * 1_000) / 1_000,
    represented: represented.map((noun) => describeNoun(noun, built)),
    ...(built.relations !== undefined && { relations: built.relations.map(describeRelation) }),
    not_represented: [...new Set([...notRepresented, ...listUnsatisfied(built)])],
  };
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

const describeRelation = ({
  phrase,
  kind,
  satisfied,
}: NonNullable<BuiltAssets['relations']>[number]): Readonly<Record<string, unknown>> => ({
  phrase,
  kind,
  satisfied,
});

/** The words of relations that do not hold in the world. */
const listUnsatisfied = ({ relations = [] }: BuiltAssets): string[] =>
  relations.filter(({ satisfied }) => !satisfied).map(({ phrase }) => phrase);

/** A noun with the objects that show it: how many, and the share of the panorama's solid angle in which they are seen. */
function describeNoun(noun: ShownWords, { objects = [] }: BuiltAssets): Readonly<Record<string, unknown>> {
  const [, index] = /^objects\/(\d+)$/.exec(noun.id) ?? [];
  const object = index === undefined ? undefined : objects[Number(index)];
  return object === undefined ? { ...noun } : { ...noun, count: object.count, visible: Number(object.visible.toPrecision(3)) };
}

/** The URL is the file's name beside the manifest; `media` serves the manifest with a signed URL in its place. */
function describe({ name, key, bytes, sha256 }: AssetRef): { name: string; url: string; bytes: number; sha256: string } {
  return { name, url: key.slice(key.lastIndexOf('/') + 1), bytes, sha256 };
}

function describeQuality({ depthEdges, ...figures }: WorldQuality): Readonly<Record<string, unknown>> {
  return { ...figures, depth_edges: depthEdges };
}
