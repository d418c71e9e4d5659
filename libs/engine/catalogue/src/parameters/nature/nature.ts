import type { CactusSpec, FlowerSpec, GrassSpec, GroundCoverSpec, RosetteSpec, SeaweedSpec } from './nature-herbs.js';
import type { LandformSpec, RockSpec, WaterSpec } from './nature-rocks.js';
import type { ClimberSpec, CoralSpec, CropSpec, DebrisSpec, MushroomSpec, ShrubSpec, StrangePlantSpec } from './nature-shrubs.js';
import type { SkySpec } from './nature-sky.js';
import type { BambooSpec, NeedleTreeSpec, PalmTreeSpec, TreeSpec } from './nature-trees.js';

/** Parameters of the generators of nature. */
export type NatureSpec =
  | BambooSpec
  | CactusSpec
  | ClimberSpec
  | CoralSpec
  | CropSpec
  | DebrisSpec
  | FlowerSpec
  | GrassSpec
  | GroundCoverSpec
  | LandformSpec
  | MushroomSpec
  | NeedleTreeSpec
  | PalmTreeSpec
  | RockSpec
  | RosetteSpec
  | SeaweedSpec
  | ShrubSpec
  | SkySpec
  | StrangePlantSpec
  | TreeSpec
  | WaterSpec;
