import type { Place } from '@diorama/domain';

/** Kinds whose row names no place, by the places in which people expect them, likeliest first. */
const KINDS_BY_PLACES: readonly (readonly [places: readonly Place[], kinds: string])[] = [
  [
    ['city-street', 'village'],
    `bus-stop phone-booth fire-hydrant parking-meter dumpster traffic-light crosswalk sidewalk manhole newspaper-stand graffiti-wall fire-escape
    street-basketball-hoop school-bus double-decker-bus bus minibus taxi police-car ambulance fire-truck garbage-truck food-truck ice-cream-truck limousine
    tram streetcar subway-train monorail scooter segway tuk-tuk rickshaw cargo-bike eiffel-tower big-ben hotel bank museum cinema theater
    fire-station police-station hospital courthouse nightclub mall supermarket-building apartment-block skyscraper glass-skyscraper twisted-skyscraper
    round-skyscraper pyramid-skyscraper twin-towers tv-tower city-block high-rise diner shop bakery restaurant cafe concrete-frame skybridge crane
    scaffolding roadblock gas-station sydney-opera-house planetarium stadium bullring airport-terminal escalator`,
  ],
  [
    ['village', 'meadow'],
    `market-stall kiosk tavern church chapel half-timbered-house townhouse school clock-tower bell-tower minaret mosque synagogue cottage forge kiln
    outdoor-oven vendor-cart gallows stocks guillotine hand-cart stagecoach`,
  ],
  [
    ['farmland', 'meadow'],
    `silo greenhouse chicken-coop stable nuclear-plant power-plant water-tower pylon utility-pole wind-turbine solar-panel factory refinery
    steam-locomotive diesel-locomotive electric-locomotive bullet-train railway-carriage boxcar coal-wagon flatcar tank-car caboose railroad-crossing
    railway-track handcar hay-wagon storage-tank gas-tank transformer billboard road highway path signpost excavator bulldozer wheel-loader backhoe
    raised-bed plough lawn-mower biplane ultralight dump-truck`,
  ],
  [
    ['alpine', 'canyon'],
    `dam suspension-bridge viaduct tunnel mine-entrance chalet gondola-lift monastery observatory mount-rushmore great-wall machu-picchu mine-cart
    mining-truck cairn rope-bridge`,
  ],
  [
    ['forest', 'meadow'],
    `torii pagoda shrine japanese-temple treehouse log-cabin covered-bridge totem-pole hut log-bridge stone-lantern dolmen mushroom-house fairy-house
    hobbit-house haunted-house`,
  ],
  [['meadow', 'forest'], `candy-castle gingerbread-house pumpkin-house pumpkin-carriage castle palace floating-castle crystal-tower`],
  [
    ['desert', 'canyon'],
    `rocket retro-rocket heavy-rocket shuttle-stack space-shuttle launch-pad rover moon-buggy lander pump-jack drilling-rig tank light-tank sphinx obelisk
    adobe-house saloon covered-wagon radio-telescope radar-dish dune-buggy missile ziggurat egyptian-column`,
  ],
  [['rainforest', 'ruins'], `step-pyramid ruined-arch idol liana jungle-tree banyan-tree`],
  [['meadow', 'ruins'], `greek-temple aqueduct`],
  [
    ['ruins', 'meadow'],
    `triumphal-arch colosseum amphitheater ruined-house ruined-tower broken-column temple-ruin doric-column ionic-column colonnade`,
  ],
  [['beach', 'meadow'], `pier dock lifeboat harbour-crane anchor`],
];

/** The usual places of kinds, by kind. */
export const USUAL_PLACES: ReadonlyMap<string, readonly Place[]> = new Map(
  KINDS_BY_PLACES.flatMap(([places, kinds]) => kinds.split(/\s+/).map((kind) => [kind, places] as const)),
);
