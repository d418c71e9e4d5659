/** A bed with a frame and bedding. */
export interface BedSpec {
  readonly generator: 'bed';
  readonly frame: 'panel' | 'slats' | 'metal' | 'padded' | 'sleigh' | 'platform' | 'posts' | 'canopy' | 'carved';
  /** Height of the top of the mattress, metres. */
  readonly level: number;
  readonly pillows: number;
  /** Levels of beds above each other; 1 where left out. */
  readonly decks?: number;
  /** A desk or a sofa under a raised bed. */
  readonly under?: 'desk' | 'drawers';
  readonly throw?: boolean;
}

/** A place to sleep or lie of a special build. */
export interface SpecialBedSpec {
  readonly generator: 'special-bed';
  readonly kind:
    | 'crib'
    | 'cradle'
    | 'bassinet'
    | 'hospital-bed'
    | 'gurney'
    | 'operating-table'
    | 'examination-table'
    | 'massage-table'
    | 'hammock'
    | 'sleeping-bag'
    | 'camp-bed'
    | 'mattress'
    | 'air-bed'
    | 'futon'
    | 'daybed'
    | 'round-bed'
    | 'prison-bunk'
    | 'pet-bed'
    | 'cat-tree'
    | 'straw-bed'
    | 'capsule-bed'
    | 'playpen';
}

/** A fixture of a bathroom or of a kitchen's sink. */
export interface SanitarySpec {
  readonly generator: 'sanitary';
  readonly kind:
    | 'toilet'
    | 'wall-toilet'
    | 'squat-toilet'
    | 'bidet'
    | 'urinal'
    | 'pedestal-sink'
    | 'wall-sink'
    | 'kitchen-sink'
    | 'bathtub'
    | 'clawfoot-tub'
    | 'corner-tub'
    | 'hot-tub'
    | 'wooden-tub'
    | 'shower'
    | 'shower-bath'
    | 'open-shower'
    | 'faucet'
    | 'towel-rail'
    | 'hand-dryer'
    | 'drinking-fountain'
    | 'toilet-stall'
    | 'double-vanity'
    | 'outhouse-seat'
    | 'boiler'
    | 'sauna-stove'
    | 'bath-mat'
    | 'bathroom-scale'
    | 'mop-bucket';
}

/** A machine of a household in a box. */
export interface ApplianceSpec {
  readonly generator: 'appliance';
  readonly front:
    | 'porthole'
    | 'oven'
    | 'double-oven'
    | 'microwave'
    | 'dishwasher'
    | 'fridge'
    | 'french-fridge'
    | 'glass-door'
    | 'chest'
    | 'top-loader'
    | 'range'
    | 'retro-fridge';
}

/** A machine of a kitchen or a shop of a special build. */
export interface RoomMachineSpec {
  readonly generator: 'room-machine';
  readonly kind:
    | 'vending-machine'
    | 'drinks-machine'
    | 'arcade-machine'
    | 'pinball-machine'
    | 'claw-machine'
    | 'slot-machine'
    | 'atm'
    | 'jukebox'
    | 'cash-register'
    | 'ticket-machine'
    | 'gumball-machine'
    | 'photo-booth'
    | 'server-rack'
    | 'photocopier'
    | 'water-cooler'
    | 'ice-cream-freezer'
    | 'bakery-display'
    | 'deli-counter'
    | 'popcorn-machine'
    | 'espresso-machine'
    | 'pizza-oven'
    | 'deep-fryer'
    | 'dance-machine'
    | 'racing-simulator'
    | 'air-conditioner'
    | 'space-heater'
    | 'wood-stove'
    | 'radiator'
    | 'fan'
    | 'ticket-gate'
    | 'metal-detector'
    | 'fume-hood'
    | 'incubator'
    | 'change-machine'
    | 'tower-fan'
    | 'dehumidifier';
}
