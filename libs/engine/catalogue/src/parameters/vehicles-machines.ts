/** A machine of a building site, a field or a yard. */
export interface HeavyMachineSpec {
  readonly generator: 'heavy-machine';
  readonly kind:
    | 'tractor'
    | 'excavator'
    | 'mini-excavator'
    | 'bulldozer'
    | 'wheel-loader'
    | 'backhoe'
    | 'skid-steer'
    | 'road-roller'
    | 'mining-truck'
    | 'grader'
    | 'forklift'
    | 'reach-truck'
    | 'pallet-jack'
    | 'tank'
    | 'light-tank'
    | 'howitzer'
    | 'combine'
    | 'crawler-crane'
    | 'mobile-crane'
    | 'tower-crane'
    | 'harbour-crane'
    | 'scissor-lift'
    | 'boom-lift'
    | 'plough'
    | 'steam-roller'
    | 'snowmobile'
    | 'lawn-mower'
    | 'tunnel-borer';
}

/** A machine or a part of a plant. */
export interface MachineSpec {
  readonly generator: 'machine';
  readonly kind: string;
  /** Numbers that the kind reads: counts or shares. */
  readonly count?: number;
}

/** A thing of the future or of a laboratory. */
export interface SciFiSpec {
  readonly generator: 'sci-fi';
  readonly kind: string;
  readonly count?: number;
}
