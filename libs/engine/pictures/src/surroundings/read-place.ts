import type { Season, TimeOfDay, Weather } from '@diorama/domain';

import { estimateHorizon } from '../cameras/analyse-picture.js';
import type { AnalysedPicture } from '../cameras/analyse-picture.js';
import { computeFocalLength } from '../cameras/camera-placement.js';
import { hasRightAngles } from '../cameras/camera-tilt.js';
import type { LightDirection, Placement } from '../cameras/picture.js';
import { toOklab } from '../images/oklab.js';

/** What pictures show of the place in which they were taken. */
export interface PlaceReading {
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** Shares of the land below the horizon by what its colours look like, 0 to 1; all 0 where it is not seen. */
  readonly ground: { readonly green: number; readonly snow: number; readonly sand: number; readonly red: number; readonly grey: number };
  /** Whether a level horizon is seen with water before it. */
  readonly hasSea: boolean;
  /** Shares of what stands above the horizon that is green, and that is orange or red as in autumn. */
  readonly stands: { readonly green: number; readonly orange: number };
  /** Share of the view above the horizon, up to 25 degrees, in which something stands. */
  readonly enclosure: number;
  /** Whether straight edges at right angles are seen. */
  readonly isBuilt: boolean;
  /** Where light comes from; null where the pictures do not tell. */
  readonly light: LightDirection | null;
  /** What the left and right edges of the pictures cut off. */
  readonly edges: readonly CutSkyline[];
  /** Mean Oklab colours of the lowest, the middle and the highest parts; null where they are not seen. */
  readonly floor: OklabColor | null;
  readonly middle: OklabColor | null;
  readonly top: OklabColor | null;
}

/** A skyline that the edge of a picture cuts off. */
export interface CutSkyline {
  /** Degrees clockwise from the front to the edge, and the side on which it continues: 1 to the right. */
  readonly azimuth: number;
  readonly side: 1 | -1;
  /** Degrees above the horizon. */
  readonly elevation: number;
  readonly isGreen: boolean;
}

export type OklabColor = readonly [lightness: number, a: number, b: number];

/** Degrees above the horizon up to which things stand, and around it that belong to neither side. */
const STANDING_TO = 25;
const BAND = 3;
/** Degrees below and above the horizon from which on a room shows floor and ceiling. */
const FLOOR_FROM = 15;
const TOP_FROM = 18;

/** Reads the place of pictures off their colours and edges. */
export function readPlace(views: readonly AnalysedPicture[], placements: readonly Placement[]): PlaceReading {
  const tally = new Tally();
  for (const [i, view] of views.entries()) countPixels(view, placements[i]?.azimuth ?? 0, tally);
  const { below, above } = tally;
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  const ground = {
    green: share(below.green, below.all),
    snow: share(below.snow, below.all),
    sand: share(below.sand, below.all),
    red: share(below.red, below.all),
    grey: share(below.grey, below.all),
  };
  const isSnowy = ground.snow > 0.45;
  const stands = { green: share(above.green, above.all), orange: share(above.orange, above.all) };
  const built = views.filter(({ upright }) => upright !== null && hasRightAngles(upright)).length;
  const time = timeOf(tally);
  return {
    time,
    weather: time === 'dusk' ? 'clear' : weatherOf(tally, isSnowy),
    season: isSnowy ? 'winter' : built === 0 && isAutumn(ground, stands) ? 'autumn' : 'summer',
    ground,
    hasSea: views.some(showsSea),
    stands,
    enclosure: share(above.all, above.all + tally.open),
    isBuilt: 2 * built >= views.length,
    light: tally.light(time),
    edges: views.flatMap((view, i) => readEdges(view, placements[i]?.azimuth ?? 0)),
    floor: tally.floor.mean(),
    middle: tally.middle.mean(),
    top: tally.top.mean(),
  };
}

/** Leaves are orange, or lie on the ground among trees. */
function isAutumn({ sand, red }: PlaceReading['ground'], { green, orange }: PlaceReading['stands']): boolean {
  return green > 0.08 && ((orange > 0.3 && orange > green) || (orange > 0.05 && green > 0.2 && sand + red > 0.4));
}

/** Counts of pixels by their colours. */
class ColorCounts {
  all = 0;
  green = 0;
  snow = 0;
  sand = 0;
  red = 0;
  grey = 0;
  orange = 0;

  add(lightness: number, a: number, b: number): void {
    const chroma = Math.hypot(a, b);
    this.all++;
    // Dark leaves have little colour, but their hue shows it.
    if (b > 0.006 && a < -0.003 && -a > 0.22 * b) this.green++;
    else if (lightness > 0.72 && chroma < 0.03) this.snow++;
    else if (chroma < 0.045) this.grey++;
    else if (a > 0.04 && a > 0.6 * b) this.red++;
    else if (lightness > 0.42 && b > 0.03 && a > -0.01) this.sand++;
    if (a > 0.02 && b > 0.02 && a < 1.2 * b) this.orange++;
  }
}

class LabMean {
  private count = 0;
  private readonly sum: [number, number, number] = [0, 0, 0];

  add(lab: ArrayLike<number>): void {
    this.count++;
    for (const c of [0, 1, 2] as const) this.sum[c] += lab[c] as number;
  }

  mean(): OklabColor | null {
    const [l, a, b] = this.sum;
    return this.count < 30 ? null : [l / this.count, a / this.count, b / this.count];
  }
}

/** Sectors of the circle in which the brightness of the sky is compared. */
const SECTORS = 72;

class Tally {
  readonly below = new ColorCounts();
  readonly above = new ColorCounts();
  readonly sky = new LabMean();
  readonly low = new LabMean();
  readonly floor = new LabMean();
  readonly middle = new LabMean();
  readonly top = new LabMean();
  readonly land = new LabMean();
  /** Pixels of sky among those where things could stand, and of all sky those that are blue. */
  open = 0;
  skies = 0;
  blues = 0;
  private readonly sectors = Array.from({ length: SECTORS }, () => ({ count: 0, light: 0 }));

  addSky(lab: ArrayLike<number>, elevation: number, azimuth: number): void {
    this.skies++;
    this.sky.add(lab);
    if ((lab[2] as number) < -0.035) this.blues++;
    if (elevation < 14) this.low.add(lab);
    if (elevation < STANDING_TO) this.open++;
    const sector = this.sectors[Math.floor((((azimuth % 360) + 360) % 360) / (360 / SECTORS)) % SECTORS];
    if (!sector) return;
    sector.count++;
    sector.light += lab[0] as number;
  }

  /** The side on which the sky is brightest. A sky that is bright and pale lies before the sun, a deep blue one away from it. */
  light(time: TimeOfDay): LightDirection | null {
    const known = this.sectors.flatMap(({ count, light }, i) =>
      count < 12 ? [] : [{ azimuth: (i + 0.5) * (360 / SECTORS), light: light / count }],
    );
    const mean = this.sky.mean();
    if (known.length < 3 || mean === null) return null;
    const brightest = known.reduce((best, sector) => (sector.light > best.light ? sector : best));
    const dimmest = known.reduce((least, sector) => (sector.light < least.light ? sector : least));
    if (brightest.light - dimmest.light < 0.012) return null;
    const side = Math.sign(normalizeDegrees(brightest.azimuth - dimmest.azimuth)) || 1;
    const isLow = time === 'dawn' || time === 'dusk';
    const isBefore = isLow || mean[0] > 0.86 || brightest.light - dimmest.light > 0.12;
    const azimuth = normalizeDegrees(brightest.azimuth + (isBefore ? side * (isLow ? 4 : 18) : side * 75));
    return { azimuth, elevation: isLow ? 8 : time === 'night' ? 30 : isBefore ? 34 : 42 };
  }
}

/** Degrees from -180 to 180. */
const normalizeDegrees = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

function countPixels(view: AnalysedPicture, centre: number, tally: Tally): void {
  const { image, mask, hasSky, lens } = view;
  const perDegree = (computeFocalLength(lens, image.width) * Math.PI) / 180;
  const horizon = estimateHorizon(view).row;
  const lab = new Float32Array(3);
  for (let row = 0; row < image.height; row++) {
    const elevation = (horizon - row) / perDegree;
    for (let column = 0; column < image.width; column++) {
      const at = row * image.width + column;
      toOklab(image.data, 3 * at, lab, 0);
      if (hasSky && mask.sky[at] === 1) {
        tally.addSky(lab, elevation, centre + (column - image.width / 2) / perDegree);
        continue;
      }
      tally.land.add(lab);
      if (elevation < -BAND) tally.below.add(lab[0] as number, lab[1] as number, lab[2] as number);
      else if (elevation > BAND && elevation < STANDING_TO) tally.above.add(lab[0] as number, lab[1] as number, lab[2] as number);
      (elevation < -FLOOR_FROM ? tally.floor : elevation > TOP_FROM ? tally.top : tally.middle).add(lab);
    }
  }
}

/** Share of the columns at an edge whose skyline is read. */
const EDGE_SHARE = 0.06;

/** The skylines at both edges of a picture that shows the sky. */
function readEdges(view: AnalysedPicture, centre: number): CutSkyline[] {
  const { image, mask, hasSky, lens } = view;
  if (!hasSky) return [];
  const perDegree = (computeFocalLength(lens, image.width) * Math.PI) / 180;
  const horizon = estimateHorizon(view).row;
  const columns = Math.max(1, Math.round(EDGE_SHARE * image.width));
  return ([-1, 1] as const).map((side) => {
    const first = side < 0 ? 0 : image.width - columns;
    const rows = mask.border.slice(first, first + columns).sort();
    const top = rows[rows.length >> 1] as number;
    const counts = new ColorCounts();
    const lab = new Float32Array(3);
    for (let row = Math.ceil(top); row < horizon; row++)
      for (let column = first; column < first + columns; column++) {
        toOklab(image.data, 3 * (row * image.width + column), lab, 0);
        counts.add(lab[0] as number, lab[1] as number, lab[2] as number);
      }
    const isGreen = counts.green > 0.3 * counts.all;
    return { azimuth: centre + (side * lens.horizontalFov) / 2, side, elevation: (horizon - top) / perDegree, isGreen };
  });
}

/** Oklab: skies darker than this are of a night, and warmer ones than that of a low sun. */
const NIGHT = 0.42;
const WARM = 0.03;
/** A dark sky that is bluer than this is one of a day, high above. */
const DEEP_BLUE = -0.07;
const GLOW = [0.62, 0, 0.055] as const;

function timeOf({ sky, low, land, middle }: Tally): TimeOfDay {
  const [air, horizon, ground] = [sky.mean(), low.mean(), land.mean()];
  if (air === null) return ground !== null && ground[0] < 0.27 ? 'night' : 'day';
  if (air[0] < NIGHT && air[2] > DEEP_BLUE && air[1] < WARM) return 'night';
  if ((horizon ?? air)[2] > WARM) return 'dusk';
  // A low sun outshines the lowest part of the sky, which then counts as land.
  const glow = middle.mean();
  return glow !== null && Math.abs(air[2]) < WARM && glow[2] > GLOW[2] && glow[0] > GLOW[0] && glow[0] > air[0] - 0.05 ? 'dusk' : 'day';
}

function weatherOf({ skies, blues, sky }: Tally, isSnowy: boolean): Weather {
  const mean = sky.mean();
  if (skies === 0 || mean === null || mean[0] < NIGHT) return 'clear';
  if (blues > 0.2 * skies || mean[2] < -0.03) return 'clear';
  return isSnowy ? 'snow' : 'overcast';
}

/** Share of the columns whose skyline lies on one level, and rows of it, as a share of the height. */
const LEVEL_SHARE = 0.4;
const LEVEL = 0.012;
/** Degrees that a level skyline may lie off the horizon: roofs are higher. */
const AT_HORIZON = 3;
/** Oklab: water differs by so much from the shore before it. */
const SHORE = 0.07;

/** Whether the skyline lies on one level over many columns and what is right below it is unlike the foreground. */
function showsSea(view: AnalysedPicture): boolean {
  const { image, mask, hasSky, lens } = view;
  if (!hasSky) return false;
  const reach = Math.max(1, LEVEL * image.height);
  const rows = [...mask.border];
  const level = rows
    .toSorted((a, b) => b - a)
    .find((row) => rows.filter((other) => Math.abs(other - row) <= reach).length > LEVEL_SHARE * rows.length);
  const perDegree = (computeFocalLength(lens, image.width) * Math.PI) / 180;
  if (level === undefined || Math.abs(level - estimateHorizon(view).row) > AT_HORIZON * perDegree) return false;
  const band = new LabMean();
  const shore = new LabMean();
  const lab = new Float32Array(3);
  for (let row = Math.ceil(level + reach); row < image.height; row++)
    for (let column = 0; column < image.width; column++) {
      if (Math.abs((rows[column] as number) - level) > reach) continue;
      toOklab(image.data, 3 * (row * image.width + column), lab, 0);
      if (row < level + reach + 0.05 * image.height) band.add(lab);
      else if (row > 0.8 * image.height) shore.add(lab);
    }
  const [water, land] = [band.mean(), shore.mean()];
  if (water === null || land === null) return false;
  const isGreen = water[1] < -0.02 && water[2] > 0.03;
  return !isGreen && Math.hypot(water[0] - land[0], water[1] - land[1], water[2] - land[2]) > SHORE;
}
