import type { Finish, Generated } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

/** The result of a generator: a shape with the finishes of the slots that it has, in the order of `finishes`. */
export function made(shape: Shape, finishes: Readonly<Record<Slot, Finish>>, rest: Omit<Generated, 'shape' | 'finishes'> = {}): Generated {
  const slots = new Set(listSlots(shape));
  return { shape, finishes: Object.fromEntries(Object.entries(finishes).filter(([slot]) => slots.has(slot))), ...rest };
}
