import type { Finish } from '@diorama/catalogue';
import type { Slot } from '@diorama/shape-language';

/** sRGB hex colours of parts; a part without one has the colour of another. */
export type Colors = Readonly<Record<string, string | undefined>>;

/** Slots of a creature: a part that a row gives no colour shares the slot of another part, so that a requested colour reaches it. */
export interface Palette {
  /** The slot of a part. */
  readonly slot: (part: string) => Slot;
  readonly finishes: Readonly<Record<Slot, Finish>>;
}

/** What a part is made of, and which part it resembles where a row gives it no colour. */
export type PartTable = Readonly<Record<string, readonly [substance: string, fallback: string]>>;

/**
 * Resolves the parts of a creature to slots.
 *
 * @param parts for each part its substance and its fallback: another part, or a colour
 */
export function createPalette(parts: PartTable, colors: Colors, substances: Readonly<Record<string, string>> = {}): Palette {
  const slot = (part: string): Slot => {
    const entry = parts[part];
    if (entry === undefined || colors[part] !== undefined || entry[1].startsWith('#')) return part;
    return slot(entry[1]);
  };
  const finishes: Record<Slot, Finish> = {};
  const names = new Set([...Object.keys(parts), ...Object.keys(colors)]);
  for (const part of names) {
    if (slot(part) !== part) continue;
    const [substance, fallback] = parts[part] ?? ['fur', '#808080'];
    finishes[part] = `${substances[part] ?? substance} ${colors[part] ?? fallback}` as Finish;
  }
  return { slot, finishes };
}
