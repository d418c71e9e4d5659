/** Monuments of early cultures. */
export type AncientKind =
  | 'pyramid'
  | 'step-pyramid'
  | 'ziggurat'
  | 'sphinx'
  | 'obelisk'
  | 'stonehenge'
  | 'dolmen'
  | 'standing-stone'
  | 'moai'
  | 'totem-pole'
  | 'roman-column-ruin'
  | 'victory-column'
  | 'machu-picchu';

/** Landmarks of the world and of stories. */
export type LandmarkKind =
  | 'eiffel-tower'
  | 'statue-of-liberty'
  | 'golden-gate-bridge'
  | 'moon-base'
  | 'mount-rushmore'
  | 'great-wall'
  | 'arc-de-triomphe'
  | 'christ-statue'
  | 'space-elevator'
  | 'torii'
  | 'opera-shells'
  | 'tunnel'
  | 'mine-entrance';

/** A structure that is one of a kind. */
export type MonumentSpec = { readonly generator: 'ancient-monument'; readonly kind: AncientKind } | { readonly generator: 'landmark'; readonly kind: LandmarkKind };

/** Bridges, piers and quays. */
export type BridgeKind =
  | 'stone-bridge'
  | 'suspension-bridge'
  | 'rope-bridge'
  | 'covered-bridge'
  | 'truss-bridge'
  | 'moon-bridge'
  | 'viaduct'
  | 'aqueduct'
  | 'castle-drawbridge'
  | 'footbridge'
  | 'fallen-log-bridge'
  | 'pier'
  | 'dock';

/** Walls, fences and gates. */
export type WallKind =
  | 'wall'
  | 'stone-wall'
  | 'brick-wall'
  | 'city-wall'
  | 'castle-wall'
  | 'retaining-wall'
  | 'ivy-wall'
  | 'interior-wall'
  | 'window-wall'
  | 'glass-wall'
  | 'picket-fence'
  | 'chain-link-fence'
  | 'iron-fence'
  | 'barbed-wire-fence'
  | 'split-rail-fence'
  | 'bamboo-fence'
  | 'privacy-fence'
  | 'railing'
  | 'balustrade'
  | 'castle-gate'
  | 'city-gate'
  | 'iron-gate'
  | 'garden-gate';

/** A bridge, or a wall with what belongs to it. */
export type CivilSpec = { readonly generator: 'bridge'; readonly kind: BridgeKind } | { readonly generator: 'wall'; readonly kind: WallKind };
