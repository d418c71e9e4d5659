import { getFamily } from '../lexicon/object-kinds.js';
import type { ObjectMention } from './prompt-reading.js';

/** The objects that "the barn" can refer to: the first one of each kind. */
export class ObjectReferences {
  private readonly firstOfKind = new Map<string, ObjectMention>();

  add(mention: ObjectMention): void {
    if (!this.firstOfKind.has(mention.kind)) this.firstOfKind.set(mention.kind, mention);
  }

  remove(kind: string): void {
    this.firstOfKind.delete(kind);
  }

  /** The object of this kind, or of a kind in its family: "the piano" is a grand piano. */
  find(kind: string): ObjectMention | undefined {
    return this.firstOfKind.get(kind) ?? [...this.firstOfKind.values()].find((mention) => getFamily(mention.kind) === kind);
  }
}

/** Adds what a later mention says of an object. */
export function refineMention(known: ObjectMention, later: ObjectMention): void {
  known.color ??= later.color;
  known.substance ??= later.substance;
  known.state ??= later.state;
  if (later.size !== 1) known.size = later.size;
}
