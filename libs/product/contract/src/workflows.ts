import type { ExportedAssets, ExportFormat, ModelName, NavmeshAgent, StageName, WorldEngineName, WorldQuality } from '@diorama/domain';

/** Arguments of workflows and activities are ids and object keys: no bytes, no prompt and no caption enters a history. */
export interface GenerateWorldInput {
  readonly operationId: string;
}

/** The engine that shall make a world, and the pools of inference workers that run its models. */
export interface WorldEnginePlan {
  readonly engine: WorldEngineName;
  /** The pool that paints the world; left out for other engines, and where this installation has none. */
  readonly paintingPool?: string;
  /** The pools for the tasks of the engine `models`; left out for other engines, and where this installation lacks one. */
  readonly modelPools?: WorldModelPools;
}

/** Pools of inference workers, by task. */
export interface WorldModelPools {
  readonly 'text-to-pano': string;
  readonly 'image-depth': string;
  /** Left out where panoramas keep the size that the model gives them. */
  readonly upscale?: string;
}

/** A task that the engine performed instead of a model, with the code of the failure. */
export interface ModelFallback {
  readonly task: string;
  readonly reason: string;
}

/** Who proposes scenes for prompts in this installation. */
export interface ScenePlanner {
  readonly name: string;
  readonly model: string;
}

/** What a planner proposed for a prompt, or the code of what kept it from that. It is asked once for an operation: its answers differ. */
export type ScenePlan = { readonly planner: ScenePlanner } & (
  | {
      /** Holds a scene and the words of the prompt that ask for its parts, as JSON. */
      readonly plan: ObjectRef;
    }
  | { readonly failure: string }
);

/** The part of a planner in a scene, as manifests show it. */
export interface ScenePlannerUse extends ScenePlanner {
  /** Whether the scene was made with the planner's proposal. */
  readonly used: boolean;
  /** Why it was not, as a code. */
  readonly reason?: string;
  /** What the proposal added to the scene, and what of it was left out: kinds of object, and names of properties. */
  readonly added?: readonly string[];
  readonly dropped?: readonly string[];
}

/** The run of a generation that begins; histories of older versions name no engine. The prompt is read where it is needed, see `composeScene`. */
export interface WorldRun extends Partial<WorldEnginePlan> {
  readonly operationId: string;
  readonly worldId: string;
  readonly model: ModelName;
  readonly seed: number;
  /** Whether the request chose the engine. */
  readonly isEngineRequested?: boolean;
  /** Left out where this installation has no planner. */
  readonly planner?: ScenePlanner;
}

/** An object in the store. */
export interface ObjectRef {
  /** `<folder>/<sha256>.<extension>` */
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** An object that is one of the world's assets. */
export interface AssetRef extends ObjectRef {
  /** Place in the World's `assets`, such as `splats.spz_urls.100k`. */
  readonly name: string;
}

export interface StageDuration {
  readonly name: StageName;
  readonly seconds: number;
}

export interface ComposedScene {
  /** Holds the engine's `Composition` as JSON. */
  readonly scene: ObjectRef;
  /** The engine that read the prompt. */
  readonly engine: { readonly name: string; readonly version: string };
  /** Media that the prompt brought along, by their place in it. */
  readonly inputs?: readonly { readonly name: string; readonly sha256: string }[];
  /** Left out where no planner was asked. */
  readonly planner?: ScenePlannerUse;
  readonly stages: readonly StageDuration[];
}

/** A model that had a part in an asset. */
export interface ModelUsage {
  readonly task: string;
  readonly name: string;
  readonly version: string;
  /** Of its manifest, which holds the hashes of its files. */
  readonly sha256: string;
}

export interface BuiltAssets {
  readonly assets: readonly AssetRef[];
  /** Models that had a part in them. */
  readonly models?: readonly ModelUsage[] | undefined;
  /** What computed the painting or the panorama, such as `cuda`. */
  readonly provider?: string;
  /** Tasks that the engine performed instead of a model, with the codes of the failures. */
  readonly fallbacks?: readonly ModelFallback[];
  /** The share of the model's detail that the world was built with; 1 unless given. */
  readonly detail?: number;
  readonly quality?: WorldQuality;
  readonly groundPlaneOffset: number;
  readonly spawnPoints: readonly { readonly x: number; readonly y: number; readonly z: number; readonly azimuth: number }[];
  /** As in the engine's `BuiltWorld`; builds of older workers have none. */
  readonly horizonColor?: string;
  /** Where the sun stands: degrees clockwise from -z, and above the horizon. Left out where no sun is seen. */
  readonly sun?: { readonly azimuth: number; readonly elevation: number };
  /** Of each entry of the scene: objects placed, and the share of the panorama in which they are seen. */
  readonly objects?: readonly { readonly count: number; readonly visible: number }[];
  /** Which relations of the scene hold in the geometry, in the order of the scene; left out for scenes without relations. */
  readonly relations?: readonly { readonly kind: string; readonly phrase: string; readonly satisfied: boolean }[];
  readonly stages: readonly StageDuration[];
}

export interface ExportWorldInput {
  readonly operationId: string;
}

/** What an export is told when it begins. */
export interface ExportRun {
  readonly operationId: string;
  readonly accountId: string;
  readonly worldId: string;
  readonly model: ModelName;
  readonly assetType: ExportedAssets;
  readonly format: ExportFormat;
  /** Body that a navigation mesh is for; left out for other exports. */
  readonly agent?: NavmeshAgent;
  /** Name of the file of a camera path; left out for other exports. */
  readonly assetName?: string;
  /** What it is made from: the world's finest splats, its composition, its manifest or its collider. */
  readonly source: ObjectRef;
}

export interface ExportedFiles {
  readonly assets: readonly AssetRef[];
  readonly stages: readonly StageDuration[];
}

export interface PublishExportInput {
  readonly run: ExportRun;
  readonly exported: ExportedFiles;
}

export interface PublishInput {
  readonly run: WorldRun;
  readonly composed: ComposedScene;
  readonly built: BuiltAssets;
}
