/** A vessel. */
export type ShipSpec = SailingShipSpec | MotorShipSpec | SmallBoatSpec;

/** A vessel under sail or oars. */
export interface SailingShipSpec {
  readonly generator: 'sailing-ship';
  /** The build of its hull. */
  readonly hull: 'galleon' | 'longship' | 'yacht' | 'junk' | 'dhow' | 'clipper' | 'trireme' | 'catamaran';
  readonly masts: number;
  readonly rig: 'square' | 'lateen' | 'bermuda' | 'junk' | 'gaff';
  /** Yards on each mast. */
  readonly yards?: number;
  /** Rows of gun ports. */
  readonly guns?: number;
  readonly flag?: 'plain' | 'pirate';
  /** Torn sails, broken masts and holes. */
  readonly state?: 'whole' | 'torn' | 'wrecked';
  readonly oars?: number;
}

/** A vessel with engines. */
export interface MotorShipSpec {
  readonly generator: 'motor-ship';
  readonly kind:
    | 'cruise'
    | 'ferry'
    | 'container'
    | 'tanker'
    | 'cargo'
    | 'carrier'
    | 'battleship'
    | 'submarine'
    | 'tug'
    | 'trawler'
    | 'motor-yacht'
    | 'speedboat'
    | 'paddle-steamer'
    | 'liner'
    | 'barge'
    | 'houseboat'
    | 'hovercraft'
    | 'lifeboat'
    | 'airboat'
    | 'jet-ski'
    | 'pedal-boat'
    | 'submersible';
}

/** An open boat. */
export interface SmallBoatSpec {
  readonly generator: 'small-boat';
  readonly kind: 'rowing' | 'canoe' | 'kayak' | 'raft' | 'inflatable' | 'gondola' | 'punt' | 'outrigger' | 'coracle' | 'dragon-boat';
}
