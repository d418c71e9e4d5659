/** Monuments of early cultures. */
export type AncientKind =
  | 'pyramid'
  | 'step-pyramid'
  | 'ziggurat'
  | 'sphinx'
  | 'obelisk'
  | 'stonehenge'
  | 'dolmen'
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
  | 'torii'
  | 'opera-shells'
  | 'tunnel'
  | 'mine-entrance';

/** A structure that is one of a kind. */
export type MonumentSpec =
  | { readonly generator: 'ancient-monument'; readonly kind: AncientKind }
  | { readonly generator: 'landmark'; readonly kind: LandmarkKind };

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
export type CivilSpec =
  | { readonly generator: 'bridge'; readonly kind: BridgeKind }
  | { readonly generator: 'wall'; readonly kind: WallKind };

/** Parts of buildings. */
export type PartKind =
  | 'doric-column'
  | 'ionic-column'
  | 'egyptian-column'
  | 'stone-pillar'
  | 'twisted-column'
  | 'staircase'
  | 'stone-stairs'
  | 'spiral-staircase'
  | 'grand-staircase'
  | 'escalator'
  | 'balcony'
  | 'terrace'
  | 'colonnade'
  | 'archway'
  | 'doorway'
  | 'chimney'
  | 'roof'
  | 'dome'
  | 'floor-piece'
  | 'wooden-beam'
  | 'ceiling-beam'
  | 'timber-frame'
  | 'scaffolding';

/** Structures of gardens, farms and markets. */
export type GardenKind =
  | 'gazebo'
  | 'pergola'
  | 'pavilion'
  | 'bandstand'
  | 'garden-temple'
  | 'dovecote'
  | 'dog-house'
  | 'chicken-coop'
  | 'stable'
  | 'market-stall'
  | 'kiosk'
  | 'circus-tent'
  | 'swimming-pool'
  | 'pond-basin'
  | 'raised-bed'
  | 'outdoor-oven'
  | 'kiln'
  | 'forge'
  | 'stage';

/** Furniture of streets and pieces of ground. */
export type StreetKind =
  | 'street-lamp'
  | 'street-light'
  | 'phone-booth'
  | 'bus-stop'
  | 'mailbox'
  | 'pillar-box'
  | 'fire-hydrant'
  | 'park-bench'
  | 'parking-meter'
  | 'dumpster'
  | 'trash-can'
  | 'wheelie-bin'
  | 'bollard'
  | 'roadblock'
  | 'newspaper-stand'
  | 'railway-signal'
  | 'railway-track'
  | 'road-piece'
  | 'highway'
  | 'path'
  | 'stepping-stones'
  | 'crosswalk'
  | 'sidewalk'
  | 'cobblestone';

/** Playgrounds and fairs. */
export type PlayKind =
  | 'slide'
  | 'swing'
  | 'seesaw'
  | 'climbing-frame'
  | 'monkey-bars'
  | 'sandbox'
  | 'playground-roundabout'
  | 'playground-set'
  | 'carousel'
  | 'ferris-wheel'
  | 'roller-coaster'
  | 'spring-rider'
  | 'basketball-court-hoop';

/** Graves, engines of war, instruments of law, ruins. */
export type RelicKind =
  | 'gravestone'
  | 'grave-cross'
  | 'mausoleum'
  | 'crypt'
  | 'sarcophagus'
  | 'altar'
  | 'gallows'
  | 'guillotine'
  | 'stocks'
  | 'catapult'
  | 'trebuchet'
  | 'ballista'
  | 'siege-tower'
  | 'battering-ram'
  | 'cage'
  | 'dungeon-cell'
  | 'ruined-house'
  | 'ruined-tower'
  | 'ruined-arch'
  | 'rubble-pile'
  | 'collapsed-building';

/** Dwellings of peoples and of stories. */
export type DwellingKind =
  | 'igloo'
  | 'yurt'
  | 'tipi'
  | 'treehouse'
  | 'mushroom-house'
  | 'gingerbread-house'
  | 'hobbit-house'
  | 'fairy-house'
  | 'wizard-tower'
  | 'floating-castle'
  | 'crystal-tower'
  | 'dark-tower'
  | 'pumpkin-house'
  | 'candy-castle'
  | 'ice-palace';

/** Structures of sports grounds and building sites. */
export type WorkKind =
  | 'grandstand'
  | 'floodlight-mast'
  | 'scoreboard'
  | 'golf-flag'
  | 'tennis-net'
  | 'concrete-frame'
  | 'brick-pallet'
  | 'rebar-stack'
  | 'site-office';

/** A structure of one of these tables. */
export type PlaceSpec =
  | { readonly generator: 'building-part'; readonly kind: PartKind }
  | { readonly generator: 'garden-structure'; readonly kind: GardenKind }
  | { readonly generator: 'street-furniture'; readonly kind: StreetKind }
  | { readonly generator: 'playground'; readonly kind: PlayKind }
  | { readonly generator: 'relic-structure'; readonly kind: RelicKind }
  | { readonly generator: 'site-work'; readonly kind: WorkKind }
  | { readonly generator: 'dwelling'; readonly kind: DwellingKind };
