import { z } from 'zod';

/** A list of so many items. As in pydantic, the items of one that is too long are not looked at. */
export const boundedList = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(z.unknown()).max(max).pipe(z.array(item).min(min).max(max));
