import type { Place } from '@diorama/domain';
import { isSnowy, lightSky } from '@diorama/materials';
import { isRoom, KINDS, ROOM_OF_KIND } from '@diorama/scene';
import type { Rgb } from '@diorama/world-model';

import { DRESSES } from '../looks/dress.js';
import type { Dress } from '../looks/dress.js';
import { dye, LookBook } from '../looks/looks.js';
import type { Look } from '../looks/looks.js';
import type { Theme } from '../looks/themes.js';
import type { Part, Wish } from '../looks/wish.js';
import type { Wishes } from '../looks/wishes.js';
import type { DepthSurvey } from '../survey/survey.js';
import type { PaintBrief, Settled } from './brief.js';
import { castSegments } from './cast-segments.js';
import { lightRoom } from './light-room.js';
import { lightStreet } from './light-street.js';

/** A brief, and the words that it could not follow. */
export interface ComposedBrief {
  readonly brief: PaintBrief;
  /** Words for things that nothing in the depth has the shape of. */
  readonly missing: readonly string[];
}

/** Settles what everything in a survey is painted with. */
export function composeBrief(wishes: Wishes, survey: DepthSurvey): ComposedBrief {
  const { scene } = wishes;
  const { site } = survey;
  const book = new LookBook(scene);
  const dress = dressFor(wishes, site.indoors);
  const part = (name: Part): Wish => wishes.parts.get(name) ?? wishes.parts.get('all') ?? NO_WISH;
  const dyed = (look: Look, name: Part): number => dye(book, look, part(name));
  const cast = castSegments({ wishes, survey, dress, book, part });
  const air = wishes.themes.find((theme) => theme.air !== undefined)?.air ?? null;
  const stone: Part = wishes.parts.has('rock') ? 'rock' : 'ground';
  const light = site.indoors ? lightRoom(wishes, survey) : lightStreet(wishes, survey);
  const brief: PaintBrief = {
    seed: scene.seed,
    indoors: site.indoors,
    eyeHeight: site.eyeHeight,
    sky: lightSky(scene),
    air,
    skyTint: wishes.parts.get('sky')?.color ?? null,
    ground: [dyed(dress.ground[0], 'ground'), dyed(dress.ground[1], 'ground')],
    steep: dyed(dress.steep, stone),
    wall: dyed(dress.wall, site.indoors ? 'wall' : 'building'),
    ceiling: dyed(dress.ceiling, 'ceiling'),
    water: wishes.parts.get('water')?.color ?? WATERS[scene.place] ?? DEEP,
    segments: cast.coats,
    settling: settlingOf(wishes, book),
    ...light,
    isWet: scene.weather === 'rain',
    materials: book.materials,
  };
  return { brief, missing: cast.missing };
}

const NO_WISH: Wish = { color: null, substance: null };

/** Linear RGB of deep water. */
const DEEP: Rgb = [0.01, 0.06, 0.085];
const WATERS: Partial<Record<Place, Rgb>> = {
  'tropical-island': [0.01, 0.15, 0.17],
  swamp: [0.02, 0.022, 0.01],
  forest: [0.012, 0.04, 0.03],
  rainforest: [0.014, 0.04, 0.026],
};

/** A place's dress with what themes change of it. A room whose prompt names no place is the one that its things stand in. */
function dressFor({ scene, themes, setting }: Wishes, indoors: boolean): Dress {
  const inside = scene.objects.map(({ kind }) => ROOM_OF_KIND[kind] ?? KINDS[kind].hints.find(isRoom)).find((place) => place !== undefined);
  const place = indoors && setting === null && !isRoom(scene.place) ? (inside ?? 'living-room') : scene.place;
  return themes.filter(({ isInside }) => indoors || isInside !== true).reduce(wear, DRESSES[place]);
}

function wear(dress: Dress, theme: Theme): Dress {
  const { wall = dress.wall, windows = dress.windows } = theme;
  const bare: Partial<Dress> = theme.isWild === true ? { doors: [wall], trims: [wall], openings: windows } : {};
  const { ground, steep, ceiling, large, buildings, roofs, grown, posts, things } = { ...dress, ...theme };
  return { ...dress, ground, steep, wall, ceiling, large, buildings, roofs, grown, posts, things, windows, ...bare };
}

function settlingOf({ scene }: Wishes, book: LookBook): Settled | null {
  if (isSnowy(scene)) return { material: book.numberOf('ground-snow:snow'), minUp: 0.5, share: 0.92, onGround: true };
  if (scene.cover === 'moss') return { material: book.numberOf('moss'), minUp: 0.35, share: 0.7, onGround: true };
  if (scene.cover === 'leaves') return { material: book.numberOf('ground-litter:litter'), minUp: 0.75, share: 0.7, onGround: true };
  if (scene.cover === 'sand') return { material: book.numberOf('ground-sand:sand'), minUp: 0.8, share: 0.75, onGround: true };
  if (scene.cover === 'grass') return { material: book.numberOf('ground-grass:grass'), minUp: 0.85, share: 0.9, onGround: true };
  return null;
}
