import { findStyleTypes } from '@diorama/catalogue';
import type { RoomSurface, Scene } from '@diorama/domain';
import { findNearestColorName, isRoom } from '@diorama/lexicon';

import { withStyledSurfaces } from '../painting/styled-surfaces.js';
import { withArticle } from './describe-objects.js';

/** What surfaces of a substance are called; others have the name of the substance, and smooth plaster has its colour alone. */
const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({ wood: 'wooden', planks: 'planked', tile: 'tiled', fabric: 'carpeted', distemper: '', plaster: '' }),
);

/** The walls, the floor and the ceiling that a room has not by its type or its styles: "pink walls", "a checkered floor". */
export function describeSurfaces(scene: Scene): string[] {
  const { place, room, surfaces } = scene;
  if (!isRoom(place) || surfaces === undefined) return [];
  const styled = withStyledSurfaces(null, findStyleTypes(scene), room);
  return (['wall', 'floor', 'ceiling'] as const).flatMap((part) => {
    const surface = surfaces[part];
    if (surface === undefined || JSON.stringify(surface) === JSON.stringify(styled?.[part])) return [];
    const look = describeLook(surface);
    if (look === '') return [];
    return [part === 'wall' ? `${look} walls` : withArticle(`${look} ${part}`)];
  });
}

function describeLook({ substance, color }: RoomSurface): string {
  const hue = color === undefined ? '' : findNearestColorName(color);
  const matter = substance === undefined ? '' : (ADJECTIVES.get(substance) ?? substance.replaceAll('-', ' '));
  return [hue, matter].filter((word) => word !== '').join(' ');
}
