import type { TimeOfDay } from '@diorama/domain';
import { hashToUnitInterval } from '@diorama/random';
import type { PointLight, Rgb } from '@diorama/world-model';

import { createSphereDirections } from '../field/sphere.js';
import type { PromptRequest } from './read-prompt.js';
import type { DepthSurvey } from '../survey/survey.js';

export interface RoomLighting {
  readonly lamps: readonly PointLight[];
  /** Light from above and from below, linear RGB, where nothing shades. */
  readonly ambient: readonly [Rgb, Rgb];
}

/** How lamps and windows share the light of a room, and the colour of what comes through windows. */
interface Hour {
  readonly lamps: number;
  readonly daylight: number;
  readonly sky: Rgb;
  readonly ambient: number;
}

const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  dawn: { lamps: 0.35, daylight: 1, sky: [1, 0.78, 0.66], ambient: 0.42 },
  day: { lamps: 0.2, daylight: 1.5, sky: [0.94, 0.98, 1.04], ambient: 0.6 },
  dusk: { lamps: 0.8, daylight: 0.75, sky: [1.1, 0.62, 0.36], ambient: 0.36 },
  night: { lamps: 1, daylight: 0.05, sky: [0.4, 0.55, 1], ambient: 0.17 },
};
const WARM: Rgb = [1, 0.8, 0.56];
const COOL: Rgb = [0.86, 0.97, 1.08];
const ROCK_GLOW: Rgb = [1, 0.66, 0.36];
/** Metres of room for each lamp, and the most lamps. */
const SPACING = 5.5;
const MOST = 2;

/** Hangs lamps where the room has its middle, and lets daylight in from one side. */
export function chooseRoomLighting(request: PromptRequest, survey: DepthSurvey): RoomLighting {
  const { site } = survey;
  const hour = HOURS[request.scene.time];
  const [cx, cz, along, half] = middleOf(survey);
  const colors = request.themes.find(({ lamps }) => lamps !== undefined)?.lamps ?? [lampColor(request)];
  const ceiling = Math.max(0.6, site.ceiling);
  const count = Math.max(colors.length > 1 ? 2 : 1, Math.min(MOST, Math.round((2 * half) / SPACING)));
  const size = Math.max(2.2, Math.min(7, half + 0.5 * ceiling));
  const strength = (hour.lamps * size * size * 1.5) / count ** 0.7;
  const lamps: PointLight[] = [];
  for (let i = 0; i < count; i++) {
    const offset = count === 1 ? 0 : half * 1.2 * ((i + 0.5) / count - 0.5) * 2 * 0.62;
    const color = colors[i % colors.length] as Rgb;
    lamps.push({
      position: [cx + offset * Math.sin(along), 0.55 * ceiling, cz - offset * Math.cos(along)],
      power: [color[0] * strength, color[1] * strength, color[2] * strength],
      reach: 60,
    });
  }
  lamps.push(daylight(request, survey, hour, size));
  const tone = (hour.ambient * (hour.daylight + hour.lamps)) / 1.4;
  const mix = (c: 0 | 1 | 2): number => ((colors[0] as Rgb)[c] * hour.lamps + hour.sky[c] * hour.daylight) / (hour.lamps + hour.daylight);
  const all: Rgb = [mix(0) * tone, mix(1) * tone, mix(2) * tone];
  return { lamps, ambient: [all, [all[0] * 0.72, all[1] * 0.64, all[2] * 0.56]] };
}

function lampColor({ scene }: PromptRequest): Rgb {
  if (scene.place === 'spaceship-corridor') return COOL;
  return scene.place === 'cave' ? ROCK_GLOW : WARM;
}

/** From where the room is open; else from a wall to the left or right of its front. */
function daylight(request: PromptRequest, survey: DepthSurvey, hour: Hour, size: number): PointLight {
  const opening = openingOf(survey);
  const side = hashToUnitInterval(request.scene.seed, 0x77696e64) < 0.5 ? -1 : 1;
  const azimuth = opening ?? (side * Math.PI) / 2;
  const { width } = survey.coarse;
  const column = Math.floor(((azimuth + survey.turn) / (2 * Math.PI) + 1.5) * width) % width;
  const reach = 0.85 * Math.min(size, survey.site.walls[column] as number);
  const strength = hour.daylight * size * size * 1.9;
  return {
    position: [reach * Math.sin(azimuth), 0.3 * Math.max(0.6, survey.site.ceiling), -reach * Math.cos(azimuth)],
    power: [hour.sky[0] * strength, hour.sky[1] * strength, hour.sky[2] * strength],
    reach: 60,
    isBeam: true,
  };
}

/** Azimuth, in the survey's frame, of the middle of the sky that a room shows; null where it shows next to none. */
function openingOf({ coarse: { width, inverse }, turn }: DepthSurvey): number | null {
  const sphere = createSphereDirections(width, turn);
  let x = 0;
  let z = 0;
  let weight = 0;
  for (let row = 0; row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      if (inverse[row * width + column] !== 0) continue;
      const level = sphere.level[row] as number;
      x += level * (sphere.sine[column] as number);
      z += level * (sphere.cosine[column] as number);
      weight += level;
    }
  return weight < 0.002 * width * (width / 2) || Math.hypot(x, z) < 0.2 * weight ? null : Math.atan2(x, z);
}

/** Middle x and z of what the walls enclose, the azimuth along which it is longest, and half its length. */
function middleOf({ site: { walls }, coarse: { width }, turn }: DepthSurvey): readonly [number, number, number, number] {
  const sphere = createSphereDirections(width, turn);
  let area = 0;
  let x = 0;
  let z = 0;
  let xx = 0;
  let zz = 0;
  let xz = 0;
  const narrow = Float32Array.from(walls).sort()[Math.floor(width / 10)] as number;
  for (let column = 0; column < width; column++) {
    const reach = Math.min(15, 4 * narrow, walls[column] as number);
    const share = reach * reach;
    const px = (2 / 3) * reach * (sphere.sine[column] as number);
    const pz = (-2 / 3) * reach * (sphere.cosine[column] as number);
    area += share;
    x += share * px;
    z += share * pz;
    xx += share * px * px;
    zz += share * pz * pz;
    xz += share * px * pz;
  }
  const mx = x / area;
  const mz = z / area;
  const [a, b, c] = [xx / area - mx * mx, xz / area - mx * mz, zz / area - mz * mz];
  const along = Math.atan2(2 * b, a - c) / 2;
  const spread = (a + c) / 2 + Math.hypot((a - c) / 2, b);
  // The axis is an angle from x; azimuths count from -z.
  return [mx, mz, along + Math.PI / 2, Math.sqrt(3 * Math.max(0, spread)) * 1.2];
}
