/** A vehicle of the air. */
export type AircraftSpec = AeroplaneSpec | RotorcraftSpec | AerostatSpec;

/** An aircraft with fixed wings. Lengths are shares of its length, spans shares of its width. */
export interface AeroplaneSpec {
  readonly generator: 'aeroplane';
  /** Where the fuselage is: a tube, a boat for water, a narrow glider, a flat delta. */
  readonly fuselage: 'tube' | 'slim' | 'stout' | 'jet' | 'glider' | 'delta' | 'bare' | 'shuttle' | 'hang' | 'paper';
  readonly wings: {
    /** Share of the height where they join: 0 at the belly, 1 at the top. */
    readonly height: number;
    /** Degrees that they sweep back. */
    readonly sweep: number;
    /** Root chord as a share of length. */
    readonly chord: number;
    /** Tip chord as a share of the root's. */
    readonly taper: number;
    /** One wing, two or three above each other. */
    readonly decks?: 1 | 2 | 3;
  };
  readonly engines: 'none' | 'nose' | 'under-wing' | 'wing-propellers' | 'tail' | 'inner';
  readonly count?: number;
  readonly tail: 'plain' | 't' | 'twin' | 'none';
  readonly gear: 'wheels' | 'floats' | 'none';
  readonly windows?: boolean;
  readonly arms?: boolean;
}

/** An aircraft with rotors. */
export interface RotorcraftSpec {
  readonly generator: 'rotorcraft';
  readonly kind: 'light' | 'transport' | 'attack' | 'tandem' | 'quadcopter' | 'hexacopter' | 'gyrocopter' | 'tiltrotor' | 'ornithopter';
}

/** A vehicle that is lighter than air, or hangs from cloth. */
export interface AerostatSpec {
  readonly generator: 'aerostat';
  readonly kind: 'balloon' | 'zeppelin' | 'blimp' | 'airship' | 'parachute' | 'paraglider' | 'weather-balloon';
}

/** A vehicle or a structure of space. */
export interface SpacecraftSpec {
  readonly generator: 'spacecraft';
  readonly kind:
    | 'rocket'
    | 'retro-rocket'
    | 'heavy-rocket'
    | 'booster-stack'
    | 'missile'
    | 'saucer'
    | 'fighter'
    | 'interceptor'
    | 'freighter'
    | 'cruiser'
    | 'dropship'
    | 'scout'
    | 'mothership'
    | 'organic'
    | 'ring-ship'
    | 'starliner'
    | 'lander'
    | 'capsule'
    | 'escape-pod'
    | 'satellite'
    | 'cube-satellite'
    | 'probe'
    | 'space-telescope'
    | 'station'
    | 'wheel-station'
    | 'rover'
    | 'crew-rover'
    | 'moon-buggy'
    | 'sphere-probe';
}
