/** A lamp: a foot or a mount, an arm and a shade. */
export interface LampSpec {
  readonly generator: 'lamp';
  readonly mount: 'disc' | 'tripod' | 'vase' | 'arc' | 'clamp' | 'wall' | 'ceiling' | 'jar' | 'column' | 'box' | 'branch';
  readonly shade: 'drum' | 'cone' | 'dome' | 'bell' | 'globe' | 'bankers' | 'tiffany' | 'spot' | 'uplight' | 'candle' | 'softbox';
  /** Lights on one mount; 1 where left out. */
  readonly count?: number;
}

/** A light of a special build. */
export interface SpecialLampSpec {
  readonly generator: 'special-lamp';
  readonly kind:
    | 'lava-lamp'
    | 'ceiling-fan'
    | 'stage-light'
    | 'track-light'
    | 'tube-light'
    | 'exit-sign'
    | 'disco-ball'
    | 'string-lights'
    | 'oil-lamp'
    | 'lantern'
    | 'menorah'
    | 'candelabra'
    | 'salt-lamp'
    | 'torch-holder'
    | 'surgical-light'
    | 'ring-light'
    | 'shoji-lamp'
    | 'crystal-lamp'
    | 'work-light';
}

/** An electronic device. */
export interface DeviceSpec {
  readonly generator: 'device';
  readonly kind:
    | 'television'
    | 'wall-television'
    | 'crt-television'
    | 'monitor'
    | 'curved-monitor'
    | 'computer'
    | 'retro-computer'
    | 'laptop'
    | 'keyboard'
    | 'computer-mouse'
    | 'printer'
    | 'scanner'
    | 'speaker'
    | 'bookshelf-speaker'
    | 'stereo'
    | 'record-player'
    | 'projector'
    | 'projector-screen'
    | 'game-console'
    | 'handheld-console'
    | 'telephone'
    | 'payphone'
    | 'candlestick-phone'
    | 'router'
    | 'security-camera'
    | 'amplifier'
    | 'film-projector'
    | 'tablet'
    | 'soundbar'
    | 'computer-tower'
    | 'smart-speaker';
}

/** A door, a window, a picture or a board in a frame. */
export interface FramedSpec {
  readonly generator: 'framed';
  readonly kind:
    | 'panel-door'
    | 'glass-door'
    | 'double-door'
    | 'sliding-door'
    | 'plank-door'
    | 'arched-door'
    | 'metal-door'
    | 'saloon-doors'
    | 'barn-door'
    | 'revolving-door'
    | 'cell-door'
    | 'sash-window'
    | 'casement-window'
    | 'arched-window'
    | 'round-window'
    | 'bay-window'
    | 'roof-window'
    | 'stained-glass'
    | 'rose-window'
    | 'landscape-painting'
    | 'portrait'
    | 'abstract-painting'
    | 'poster'
    | 'photo-frame'
    | 'gallery-wall'
    | 'wall-mirror'
    | 'standing-mirror'
    | 'round-mirror'
    | 'ornate-mirror'
    | 'whiteboard'
    | 'blackboard'
    | 'rolling-whiteboard'
    | 'cork-board'
    | 'flip-chart'
    | 'wall-map'
    | 'tapestry'
    | 'menu-board'
    | 'screen-divider'
    | 'shoji-screen'
    | 'elevator'
    | 'garage-door'
    | 'shutter-window';
}

/** Cloth in a room: curtains, blinds and carpets. */
export interface TextileSpec {
  readonly generator: 'textile';
  readonly kind:
    | 'curtain'
    | 'sheer-curtain'
    | 'stage-curtain'
    | 'venetian-blinds'
    | 'vertical-blinds'
    | 'roller-blind'
    | 'roman-blind'
    | 'bead-curtain'
    | 'persian-carpet'
    | 'plain-carpet'
    | 'round-carpet'
    | 'shag-rug'
    | 'runner'
    | 'red-carpet'
    | 'doormat'
    | 'bearskin'
    | 'cowhide'
    | 'tatami'
    | 'foam-mats'
    | 'hospital-curtain';
}

/** A fitting of a room. */
export interface FittingSpec {
  readonly generator: 'fitting';
  readonly kind:
    | 'wall-clock'
    | 'grandfather-clock'
    | 'cuckoo-clock'
    | 'mantel-clock'
    | 'station-clock'
    | 'aquarium'
    | 'fish-bowl'
    | 'terrarium'
    | 'bird-cage'
    | 'hamster-cage'
    | 'fire-hose'
    | 'safe'
    | 'vault-door'
    | 'coat-rack'
    | 'umbrella-stand'
    | 'winners-podium'
    | 'rope-barrier'
    | 'confessional'
    | 'organ-pipes'
    | 'torah-ark'
    | 'bimah'
    | 'star-of-david'
    | 'mihrab'
    | 'minbar'
    | 'gauge-panel'
    | 'torpedo-tubes'
    | 'periscope'
    | 'round-hatch'
    | 'bus-seat'
    | 'bus-cab'
    | 'rink-lines'
    | 'court-lines'
    | 'rink-board'
    | 'deer-head'
    | 'clothes-rack'
    | 'mannequin'
    | 'dress-form'
    | 'shopping-cart'
    | 'shopping-basket'
    | 'fitting-room'
    | 'barber-pole'
    | 'drying-rack'
    | 'tool-chest'
    | 'toy-chest'
    | 'wine-rack'
    | 'display-case'
    | 'museum-case'
    | 'cube-shelf';
}

/** A machine or a piece of equipment for sport, leisure or care. */
export interface EquipmentSpec {
  readonly generator: 'equipment';
  readonly kind:
    | 'treadmill'
    | 'exercise-bike'
    | 'elliptical'
    | 'rowing-machine'
    | 'dumbbell-rack'
    | 'weight-bench'
    | 'squat-rack'
    | 'cable-machine'
    | 'punching-bag'
    | 'boxing-ring'
    | 'gymnastics-horse'
    | 'balance-beam'
    | 'parallel-bars'
    | 'bowling-lane'
    | 'exercise-ball'
    | 'kettlebell'
    | 'ballet-barre'
    | 'iv-stand'
    | 'x-ray-machine'
    | 'mri-scanner'
    | 'heart-monitor'
    | 'ultrasound'
    | 'medical-cart'
    | 'ventilator'
    | 'oxygen-tank'
    | 'eye-chart'
    | 'medical-skeleton'
    | 'crutches'
    | 'walker'
    | 'defibrillator'
    | 'height-scale'
    | 'privacy-screen'
    | 'autoclave';
}
