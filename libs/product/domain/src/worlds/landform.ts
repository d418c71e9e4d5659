/** Shapes of the land. Any of them combines with the ground, plants, waters and buildings of any outdoor place. */
export const LANDFORM_NAMES = [
  /** Level to the horizon. */
  'plain',
  /** Round hills, close together. */
  'hills',
  /** A wide floor between two long slopes. */
  'valley',
  /** A ring of peaks about a high meadow. */
  'peaks',
  /** A crest that falls away to both sides. */
  'ridge',
  /** A wide floor between terraced walls of rock. */
  'canyon',
  /** A narrow floor between upright walls of rock. */
  'gorge',
  /** Table mountains and pillars that stand on a plain. */
  'mesas',
  /** The top of a table mountain, which ends in cliffs. */
  'plateau',
  /** Steep slopes in fine gullies. */
  'badlands',
  /** The edge of a cliff, with the land or the sea below. */
  'cliff-coast',
  /** An arm of the sea between mountains. */
  'fjord',
  /** The bay of an island with a mountain. */
  'island',
  /** Low islands all around. */
  'archipelago',
  /** A bank a little above the water. */
  'river-bank',
  /** Wind-blown ridges of sand. */
  'dunes',
  /** The floor of a round crater, inside its rim. */
  'crater',
  /** A plain with many craters. */
  'craters',
  /** A volcano that stands on a plain. */
  'volcano',
  /** Level steps up a slope, each with an upright edge. */
  'terraces',
  /** An island in the air above a sea of clouds. */
  'floating-islands',
  /** Ripples, mounds and hollows under water. */
  'sea-bed',
  /** A small round body whose horizon is near. */
  'asteroid',
] as const;
export type Landform = (typeof LANDFORM_NAMES)[number];
