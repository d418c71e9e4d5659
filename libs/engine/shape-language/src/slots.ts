import type { Shape, Slot } from './shape.js';

/** The shapes that a group, a scatter or another modifier holds, in drawing order; none for a primitive. */
export function listParts(shape: Shape): readonly Shape[] {
  if (shape.form === 'group') return shape.parts;
  if (shape.form === 'scattered') return [shape.on, ...shape.parts];
  return 'part' in shape ? [shape.part] : [];
}

/** The slots that a shape shows, in the order of their first use. Draws nothing. */
export function listSlots(shape: Shape): Slot[] {
  return [...new Set(collectSlots(shape))];
}

function collectSlots(shape: Shape): Slot[] {
  switch (shape.form) {
    case 'restyled':
      return collectSlots(shape.part).map((slot) => shape.slots[slot] ?? slot);
    case 'extrude':
      return shape.edge === undefined ? [shape.slot] : [shape.slot, shape.edge];
    case 'lathe':
      return [shape.slot, ...named(shape.bands)];
    case 'loft':
      return [shape.slot, ...named(shape.strips)];
    case 'relief':
      return [shape.slot, ...(shape.cells ?? []).flatMap((row) => named(row))];
    case 'implicit':
      return [...shape.bones.map((bone) => bone.slot ?? shape.slot), ...(shape.coat === undefined ? [] : [shape.coat.slot])];
    case 'box':
    case 'sphere':
    case 'sweep':
    case 'sheet':
    case 'leaves':
    case 'blades':
      return [shape.slot];
    default:
      return listParts(shape).flatMap(collectSlots);
  }
}

const named = (slots: readonly (Slot | null)[] | undefined): Slot[] => (slots ?? []).filter((slot) => slot !== null);
