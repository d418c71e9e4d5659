/**
 * The catalogue of objects, pure data. In: nothing. Out: for each object that a prompt can name its names, size, generator with parameters, stand, surfaces,
 * finishes and places (`CATALOGUE`), and the substances that parts are made of (`SUBSTANCES`). An object is one row in one file of `rows/`.
 */
export { addRows, CATALOGUE, isFlower } from './catalogue.js';
export { coversViewerStart } from './covers-viewer-start.js';
export type { ModelSurface, ObjectModel, ObjectSource } from './row/object-model.js';
export type { ObjectPack } from './row/object-pack.js';
export type { AllGenerators, Generated, Generator, GeneratorContext, GeneratorRandom, GeneratorTable } from './row/generated.js';
export type { GeneratedLight } from './light/generated-light.js';
export type { GeneratorSpec } from './row/generator-spec.js';
export type { CreatureSpec } from './parameters/creatures/creatures.js';
export type { BirdSpec } from './parameters/creatures/creatures-bird.js';
export type { FishSection, FishSpec, SwimmerSpec } from './parameters/creatures/creatures-fish.js';
export type {
  HornKind,
  Mark,
  QuadrupedBuild,
  QuadrupedEars,
  QuadrupedHead,
  QuadrupedLegs,
  QuadrupedNeck,
  QuadrupedPose,
  QuadrupedSpec,
  QuadrupedTail,
  QuadrupedTrunk,
} from './parameters/creatures/creatures-quadruped.js';
export type { ArthropodSpec, SerpentSpec, SoftSpec } from './parameters/creatures/creatures-small.js';
export type { FurnishingSpec } from './parameters/furnishings/furnishings.js';
export type {
  DeviceSpec,
  EquipmentSpec,
  FittingSpec,
  FramedSpec,
  LampSpec,
  SpecialLampSpec,
  TextileSpec,
} from './parameters/furnishings/furnishings-fittings.js';
export type { ApplianceSpec, BedSpec, RoomMachineSpec, SanitarySpec, SpecialBedSpec } from './parameters/furnishings/furnishings-rooms.js';
export type { SeatSpec, SofaSpec, SpecialSeatSpec, SupportSpec } from './parameters/furnishings/furnishings-seats.js';
export type { CabinetColumn, CabinetSpec, CellKind, RackSpec } from './parameters/furnishings/furnishings-storage.js';
export type { SpecialTableSpec, TableSpec } from './parameters/furnishings/furnishings-tables.js';
export type { GoodsSpec } from './parameters/goods/goods.js';
export type { ArmsSpec, RelicSpec } from './parameters/goods/goods-fantasy.js';
export type { FoodSpec, FruitSpec } from './parameters/goods/goods-food.js';
export type { FlagSpec, HouseholdSpec, ImplementSpec, SignSpec } from './parameters/goods/goods-home.js';
export type { InstrumentSpec, StringedSpec } from './parameters/goods/goods-music.js';
export type { BallSpec, ToySpec } from './parameters/goods/goods-play.js';
export type { ContainerSpec, StudySpec } from './parameters/goods/goods-study.js';
export type { BladeSpec, ShieldSpec, ToolSpec } from './parameters/goods/goods-tools.js';
export type { TurnedFitting, TurnedSpec } from './parameters/goods/goods-turned.js';
export type { MachinerySpec } from './parameters/machines/machinery.js';
export type { NatureSpec } from './parameters/nature/nature.js';
export type {
  CactusSpec,
  FlowerHead,
  FlowerSpec,
  GrassSpec,
  GroundCoverSpec,
  RosetteSpec,
  SeaweedSpec,
} from './parameters/nature/nature-herbs.js';
export type { LandformSpec, RockSpec, WaterSpec } from './parameters/nature/nature-rocks.js';
export type {
  ClimberSpec,
  CoralSpec,
  CropSpec,
  DebrisSpec,
  MushroomSpec,
  ShrubSpec,
  StrangePlantSpec,
} from './parameters/nature/nature-shrubs.js';
export type { SkySpec } from './parameters/nature/nature-sky.js';
export type { BambooSpec, CrownOutline, LeafHabit, NeedleTreeSpec, PalmTreeSpec, TreeSpec } from './parameters/nature/nature-trees.js';
export type {
  ArmPose,
  BeardKind,
  BuildName,
  ExtraKind,
  HairKind,
  HeadKind,
  LegPose,
  LowerKind,
  MachineKind,
  PersonParameters,
  PersonSpec,
  PlinthKind,
  PoseName,
  RobotHeadKind,
} from './parameters/people/people.js';
export type { GarmentKind, HatKind } from './parameters/people/people-clothes.js';
export type { HeldKind } from './parameters/people/people-held.js';
export type { StructureSpec } from './parameters/structures/structures.js';
export type { BuildingSpec, DoorForm, Feature, Mass, RoofSpec, WindowForm } from './parameters/structures/structures-building.js';
export type {
  AncientKind,
  BridgeKind,
  DwellingKind,
  GardenKind,
  LandmarkKind,
  PartKind,
  PlayKind,
  RelicKind,
  StreetKind,
  WorkKind,
  WallKind,
} from './parameters/structures/structures-kinds.js';
export type { ArenaSpec, MastSpec } from './parameters/structures/structures-works.js';
export type { VehicleSpec } from './parameters/vehicles/vehicles.js';
export type { AeroplaneSpec, AerostatSpec, RotorcraftSpec, SpacecraftSpec } from './parameters/vehicles/vehicles-air.js';
export type { HeavyMachineSpec, MachineSpec, SciFiSpec } from './parameters/vehicles/vehicles-machines.js';
export type { CartSpec, CycleSpec, RailSpec, RoadVehicleSpec } from './parameters/vehicles/vehicles-road.js';
export type { MotorShipSpec, SailingShipSpec, SmallBoatSpec } from './parameters/vehicles/vehicles-water.js';
export type { LocaleType } from './locales/locale-type.js';
export { findLocaleType, LOCALE_TYPES } from './locales/locale-types.js';
export { isSouthernLocale } from './locales/southern-locales.js';
export { dressInStyles, findWallDressing, ROOM_FORMS } from './rooms/wall-dressing.js';
export type { WallDressing } from './rooms/wall-dressing.js';
export { listWallLinings } from './rooms/wall-linings.js';
export type { WallLining } from './rooms/wall-linings.js';
export { PLAIN_ROOMS } from './rooms/plain-rooms.js';
export { ROOM_EXTRAS } from './rooms/room-extras.js';
export type { RoomBase, RoomItem, RoomType, RoomZone } from './rooms/room-type.js';
export { ROOM_TYPES } from './rows/rooms/room-types.js';
export type {
  FloorMark,
  FloorPatch,
  SiteBase,
  SiteFloor,
  SiteFronts,
  SiteItem,
  SitePlatform,
  SiteTerraces,
  SiteType,
  SiteZone,
} from './sites/site-type.js';
export { toSiteNoun } from './sites/site-type.js';
export { findNamesake } from './sites/find-namesake.js';
export { findSiteType, SITE_TYPES } from './rows/sites/site-types.js';
export { findFolk } from './styles/folk.js';
export type { StyleItem, StyleType } from './styles/style-type.js';
export type { StylePalette } from './styles/style-palette.js';
export { findStylePalette, findStyleTypes, rankStyleTypes, STYLE_TYPES } from './styles/style-types.js';
export { THEMES } from './row/row.js';
export type { CatalogueRow, CatalogueTheme, OfferedSurface, RowDetails, RowForm, RowSolid, Stand } from './row/row.js';
export { parseFinish, SUBSTANCES } from './substances/substances.js';
export type { Finish, Substance, SubstanceEntry } from './substances/substances.js';
