import type { Place } from '@diorama/domain';
import { isSnowy, createSky, resolveMaterial, MaterialPalette, STYLE_SHEETS } from '@diorama/materials';
import type { MaterialRef, MaterialRequest, StyleSheet, Theme } from '@diorama/materials';
import { getObjectFacts, isRoom, ROOM_BY_BUILDING_KIND } from '@diorama/lexicon';
import type { ScenePart } from '@diorama/lexicon';
import type { Rgb } from '@diorama/world-model';

import type { PromptRequest } from './read-prompt.js';
import type { DepthSurvey } from '../survey/survey.js';
import type { PaintSpec, SurfaceCover } from './paint-spec.js';
import { assignMaterials } from './assign-materials.js';
import { chooseRoomLighting } from './light-room.js';
import { chooseStreetLighting } from './light-street.js';

/** A spec, and the words that it could not follow. */
interface ComposedSpec {
  readonly spec: PaintSpec;
  /** Words for things that nothing in the depth has the shape of. */
  readonly missing: readonly string[];
}

/** Settles what everything in a survey is painted with. */
export function composePaintSpec(request: PromptRequest, survey: DepthSurvey): ComposedSpec {
  const { scene } = request;
  const { site } = survey;
  const list = new MaterialPalette(scene);
  const styles = styleSheetFor(request, site.indoors);
  const part = (name: ScenePart): MaterialRequest => request.parts.get(name) ?? request.parts.get('all') ?? NO_WISH;
  const dyed = (ref: MaterialRef, name: ScenePart): number => resolveMaterial(list, ref, part(name));
  const cast = assignMaterials({ request, survey, styles, list, part });
  const air = request.themes.find((theme) => theme.air !== undefined)?.air ?? null;
  const stone: ScenePart = request.parts.has('rock') ? 'rock' : 'ground';
  const light = site.indoors ? chooseRoomLighting(request, survey) : chooseStreetLighting(request, survey);
  const spec: PaintSpec = {
    seed: scene.seed,
    indoors: site.indoors,
    eyeHeight: site.eyeHeight,
    sky: createSky(scene),
    air,
    skyTint: request.parts.get('sky')?.color ?? null,
    ground: [dyed(styles.ground[0], 'ground'), dyed(styles.ground[1], 'ground')],
    steep: dyed(styles.steep, stone),
    wall: dyed(styles.wall, site.indoors ? 'wall' : 'building'),
    ceiling: dyed(styles.ceiling, 'ceiling'),
    water: request.parts.get('water')?.color ?? WATERS[scene.place] ?? DEEP,
    segments: cast.segmentMaterials,
    covering: settlingOf(request, list),
    ...light,
    isWet: scene.weather === 'rain' || createSky(scene).wet === true,
    materials: list.materials,
  };
  return { spec, missing: cast.missing };
}

const NO_WISH: MaterialRequest = { color: null, substance: null };

/** Linear RGB of deep water. */
const DEEP: Rgb = [0.01, 0.06, 0.085];
const WATERS: Partial<Record<Place, Rgb>> = {
  'tropical-island': [0.01, 0.15, 0.17],
  swamp: [0.02, 0.022, 0.01],
  forest: [0.012, 0.04, 0.03],
  rainforest: [0.014, 0.04, 0.026],
};

/** A place's style sheet with what themes change of it. A room whose prompt names no place is the one that its things stand in. */
function styleSheetFor({ scene, themes, setting }: PromptRequest, indoors: boolean): StyleSheet {
  const inside = scene.objects
    .map(({ kind }) => ROOM_BY_BUILDING_KIND.get(kind) ?? getObjectFacts(kind).hints.find(isRoom))
    .find((place) => place !== undefined);
  const place = indoors && setting === null && !isRoom(scene.place) ? (inside ?? 'living-room') : scene.place;
  return themes.filter(({ isInside }) => indoors || isInside !== true).reduce(applyTheme, STYLE_SHEETS[place]);
}

function applyTheme(styles: StyleSheet, theme: Theme): StyleSheet {
  const { wall = styles.wall, windows = styles.windows } = theme;
  const bare: Partial<StyleSheet> = theme.isWild === true ? { doors: [wall], trims: [wall], openings: windows } : {};
  const { ground, steep, ceiling, large, buildings, roofs, grown, posts, things } = { ...styles, ...theme };
  return { ...styles, ground, steep, wall, ceiling, large, buildings, roofs, grown, posts, things, windows, ...bare };
}

function settlingOf({ scene }: PromptRequest, list: MaterialPalette): SurfaceCover | null {
  if (isSnowy(scene)) return { material: list.numberOf('ground-snow:snow'), minUp: 0.5, share: 0.92, onGround: true };
  if (scene.cover === 'moss') return { material: list.numberOf('moss'), minUp: 0.35, share: 0.7, onGround: true };
  if (scene.cover === 'leaves') return { material: list.numberOf('ground-litter:litter'), minUp: 0.75, share: 0.7, onGround: true };
  if (scene.cover === 'sand') return { material: list.numberOf('ground-sand:sand'), minUp: 0.8, share: 0.75, onGround: true };
  if (scene.cover === 'grass') return { material: list.numberOf('ground-grass:grass'), minUp: 0.85, share: 0.9, onGround: true };
  return null;
}
