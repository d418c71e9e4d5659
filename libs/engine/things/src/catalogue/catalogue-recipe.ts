import type { CatalogueRow, CatalogueTheme, Generated, GeneratorContext, ObjectModel, OfferedSurface } from '@diorama/catalogue';
import { toFinishName, toModelSurfaceName } from '@diorama/materials';
import type { SurfaceName } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { listParts, listSlots } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drawFittedShape, measureShape } from '@diorama/shapes';
import type { ShapeBounds } from '@diorama/shapes';
import { parseHexColor, scaleVector } from '@diorama/world-model';
import type { SemanticClass, Solid } from '@diorama/world-model';

import { createBoxSolid, createCylinderSolid } from '../recipe/object-recipe.js';
import type { AttachedLight, ObjectRecipe } from '../recipe/object-recipe.js';
import { generateRow } from './generators.js';
import { drawModel } from './model-recipe.js';

const SEMANTIC_OF_THEME: Readonly<Record<CatalogueTheme, SemanticClass>> = {
  animals: 'object',
  people: 'object',
  vehicles: 'vehicle',
  architecture: 'building',
  nature: 'plant',
  fantasy: 'object',
  scifi: 'object',
  interior: 'furniture',
  goods: 'object',
  robotics: 'object',
  sky: 'object',
};

/** How the engine draws a row of the catalogue. */
export function createCatalogueRecipe(row: CatalogueRow): ObjectRecipe {
  if (row.form.generator === 'model') return createModelRecipe(row, row.form.model);
  const example = generateRow(row, { random: createRandomStream(0, hashStreamName(row.id)), variant: 0 });
  const lights = example.lights ?? [];
  const isFire = listSlots(example.shape).includes('flame');
  return {
    ...placementOf(row, row.offers ?? example.offers ?? []),
    principal: principalOf(row, example),
    doubleSided: hasLeaves(example.shape),
    ...(lights.length === 0 ? {} : { glow: (setting) => glowOf(lights, { isLit: setting.lit, isFire }) }),
    draw: (mesh, { random, variant }) => {
      const generated = generateRow(row, { random, variant });
      drawFittedShape(mesh, generated.shape, row.size, surfacesOf(row, generated));
      return solidOf(row, row.offers ?? generated.offers ?? []);
    },
  };
}

/** How the engine draws a row that shows a model of an object pack. */
function createModelRecipe(row: CatalogueRow, model: ObjectModel): ObjectRecipe {
  return {
    ...placementOf(row, row.offers ?? []),
    principal: toModelSurfaceName(row.id, 0),
    doubleSided: model.doubleSided,
    draw: (mesh) => {
      drawModel(mesh, row, model);
      return solidOf(row, row.offers ?? []);
    },
  };
}

/** Where and how an object of a row stands. */
function placementOf(row: CatalogueRow, offers: readonly OfferedSurface[]) {
  const [width, height, depth] = row.size;
  return {
    semantic: row.semantic ?? SEMANTIC_OF_THEME[row.theme],
    stand: row.stand ?? 'ground',
    ...(row.lift === undefined ? {} : { lift: row.lift }),
    tops: offers.filter(({ kind }) => kind === 'top').map(({ height: top }) => top),
    variants: row.variants ?? 1,
    footprint: Math.hypot(width, depth) / 2,
    plan: [width, depth],
    back: depth / 2,
    height,
    sink: 0,
    ...(row.stand === 'flat' ? { leans: 'wholly' } : {}),
  } satisfies Partial<ObjectRecipe>;
}

/** The box around an object as its generator makes it, before it is fitted to the size of its row. */
export const measureRow = (row: CatalogueRow, context: Omit<GeneratorContext, 'size'>): ShapeBounds =>
  measureShape(generateRow(row, context).shape);

/** The surface of the slot that takes a requested colour. */
function principalOf(row: CatalogueRow, { finishes }: Generated): SurfaceName {
  const slot = row.principal ?? Object.keys(finishes)[0] ?? '';
  return toFinishName(finishes[slot] ?? 'plastic');
}

function surfacesOf(row: CatalogueRow, { finishes }: Generated): (slot: string) => SurfaceName {
  return (slot) => {
    const finish = finishes[slot];
    if (finish === undefined) throw new RangeError(`the row ${row.id} gives no finish for the slot ${slot}`);
    return toFinishName(finish);
  };
}

function glowOf(lights: NonNullable<Generated['lights']>, { isLit, isFire }: { isLit: boolean; isFire: boolean }): AttachedLight | null {
  const shining = lights.find(({ when }) => when === 'always' || isLit);
  if (shining === undefined) return null;
  return {
    at: shining.at,
    power: scaleVector(parseHexColor(shining.color), shining.power),
    reach: 4 + 4 * Math.sqrt(shining.power),
    isLamp: shining.when === 'lit' && !isFire,
  };
}

/** What a walker meets: up to the top on which others stand, so that they stand on it and not in it. */
function solidOf({ solid = 'box', size: [width, whole, depth] }: CatalogueRow, offers: readonly OfferedSurface[]): Solid | null {
  if (solid === 'none') return null;
  const tops = offers.filter(({ kind }) => kind === 'top').map(({ height }) => height);
  const height = tops.length === 0 ? whole : Math.min(whole, Math.max(...tops));
  if (solid === 'cylinder') return createCylinderSolid(Math.min(width, depth) / 2, height);
  if (solid === 'box' || solid === 'parts') return createBoxSolid(width, height, depth);
  return createCylinderSolid(solid.trunk, height);
}

/** Whether a shape has leaves, which are visible from both sides. */
function hasLeaves(shape: Shape): boolean {
  return shape.form === 'leaves' || shape.form === 'blades' || listParts(shape).some(hasLeaves);
}
