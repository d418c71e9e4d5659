/** What a noun names: an object, scenery (place, water, ground cover), or a setting (time, weather, season). */
export type NounKind = 'object' | 'scenery' | 'setting';

/** `position` words arrange objects ("on a table") but only locate scenery ("on a beach"); `relation` words always arrange. */
type RelationKind = 'position' | 'relation';

interface Pending {
  readonly at: number;
  readonly kind: RelationKind;
}

/**
 * Finds the relations between objects of a prompt, such as "on" in "a cat on a roof". A scene places objects freely, so it obeys
 * none of them, and each is passed to `report` by its position in the prompt.
 */
export class RelationTracker {
  private pending: Pending | null = null;
  /** An object or scenery stands before the relation in this sentence. */
  private hasSubject = false;

  constructor(private readonly report: (at: number) => void) {}

  /** Reads a preposition or relation. */
  begin(at: number, kind: RelationKind): void {
    // "from behind a barn": adjacent prepositions are one relation.
    if (this.pending?.at !== at - 1) this.endPhrase();
    this.pending = { at, kind };
  }

  /** Reads a noun: the complement of a pending relation, and a possible subject of the next one. */
  meet(noun: NounKind): void {
    const { pending } = this;
    this.pending = null;
    if (pending !== null && isUnobeyed(pending.kind, noun, this.hasSubject)) this.report(pending.at);
    if (noun !== 'setting') this.hasSubject = true;
  }

  /** Reads a comma, which separates a preposition from what follows. */
  pause(): void {
    if (this.pending?.kind === 'position') this.pending = null;
  }

  /** Reads a conjunction: a relation without a complement is complete, as in "a house on the left and a barn". */
  endPhrase(): void {
    const { pending } = this;
    this.pending = null;
    if (pending?.kind === 'relation' && this.hasSubject) this.report(pending.at);
  }

  /** Forgets a relation that does not arrange anything. */
  drop(): void {
    this.pending = null;
  }

  endSentence(): void {
    this.endPhrase();
    this.hasSubject = false;
  }
}

function isUnobeyed(kind: RelationKind, complement: NounKind, hasSubject: boolean): boolean {
  if (complement === 'object') return kind === 'relation' || hasSubject;
  return complement === 'scenery' && kind === 'relation' && hasSubject;
}
