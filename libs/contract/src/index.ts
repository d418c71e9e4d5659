export type { GenerationActivities, OperationActivities } from './activities.js';
export type {
  AssetRef,
  BuiltAssets,
  ComposedScene,
  GenerateWorldInput,
  ObjectRef,
  PublishInput,
  StageTime,
  WorldRun,
} from './workflows.js';
