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
export { createAccountRequest } from './http/create-account.js';
export type { CreateAccountRequest } from './http/create-account.js';
export { generateWorldRequest } from './http/generate-world.js';
export type { GenerateWorldRequest } from './http/generate-world.js';
export { validateBody } from './http/validation.js';
export type { Validated, ValidationError } from './http/validation.js';
export type { WorldPrompt } from './http/world-prompt.js';
