import type { Finish, Generated } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';

/** The result of a generator: a shape with the finishes of the slots that it has, in the order of `finishes`. */
export function made(shape: Shape, finishes: Readonly<Record<Slot, Finish>>, rest: Omit<Generated, 'shape' | 'finishes'> = {}): Generated {
  const slots = slotsOf(shape);
  return { shape, finishes: Object.fromEntries(Object.entries(finishes).filter(([slot]) => slots.has(slot))), ...rest };
}

/** The slots of all parts of a shape. */
export function slotsOf(shape: Shape): ReadonlySet<Slot> {
  switch (shape.form) {
    case 'group':
      return new Set(shape.parts.flatMap((part) => [...slotsOf(part)]));
    case 'scattered':
      return new Set([shape.on, ...shape.parts].flatMap((part) => [...slotsOf(part)]));
    case 'restyled':
      return new Set([...slotsOf(shape.part)].map((slot) => shape.slots[slot] ?? slot));
    case 'placed':
    case 'mirrored':
    case 'array':
    case 'radial':
    case 'along':
    case 'deformed':
    case 'jittered':
      return slotsOf(shape.part);
    case 'lathe':
      return new Set([shape.slot, ...(shape.bands ?? []).filter((slot) => slot !== null)]);
    case 'loft':
      return new Set([shape.slot, ...(shape.strips ?? []).filter((slot) => slot !== null)]);
    case 'extrude':
      return new Set([shape.slot, shape.edge ?? shape.slot]);
    case 'implicit':
      return new Set([shape.slot, ...shape.bones.map(({ slot }) => slot ?? shape.slot), shape.coat?.slot ?? shape.slot]);
    default:
      return new Set([shape.slot]);
  }
}
