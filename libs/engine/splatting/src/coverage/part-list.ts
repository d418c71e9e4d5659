/** What a part of a surface is sampled like. */
export const PART_KINDS = { solid: 0, foliage: 1, ground: 2, water: 3, mirror: 4 } as const;
type PartKind = (typeof PART_KINDS)[keyof typeof PART_KINDS];

/** A part of a surface as a plan needs it. */
export interface PlannedPart {
  readonly kind: PartKind;
  readonly patch: number;
  /** Square metres that samples are counted by: of solids, mirrors, ground and water in the plane of their lattice, of foliage on its surface. */
  readonly area: number;
  /** Metres: height of the triangle of a solid or a mirror; breadth of a leaf. */
  readonly breadth: number;
  /** Metres: length of a leaf. */
  readonly length: number;
  /** Metres between the first capture's samples there; 0 where it does not see the part. */
  readonly seenSpacing: number;
}

const FIELDS = 4;

/** Parts of surfaces, packed: there are up to a million. */
export class PartList {
  count = 0;
  private kinds = new Uint8Array(1 << 12);
  private patches = new Uint32Array(1 << 12);
  private fields = new Float32Array(FIELDS << 12);

  add({ kind, patch, area, breadth, length, seenSpacing }: PlannedPart): void {
    if (this.count === this.kinds.length) this.grow();
    this.kinds[this.count] = kind;
    this.patches[this.count] = patch;
    this.fields.set([area, breadth, length, seenSpacing], FIELDS * this.count++);
  }

  /** Calls back for each part, with an object that is used again. */
  forEach(visit: (part: PlannedPart) => void): void {
    const part = { kind: PART_KINDS.solid as PartKind, patch: 0, area: 0, breadth: 0, length: 0, seenSpacing: 0 };
    for (let i = 0; i < this.count; i++) {
      part.kind = this.kinds[i] as PartKind;
      part.patch = this.patches[i] as number;
      part.area = this.fields[FIELDS * i] as number;
      part.breadth = this.fields[FIELDS * i + 1] as number;
      part.length = this.fields[FIELDS * i + 2] as number;
      part.seenSpacing = this.fields[FIELDS * i + 3] as number;
      visit(part);
    }
  }

  private grow(): void {
    const room = 2 * this.kinds.length;
    const [kinds, patches, fields] = [new Uint8Array(room), new Uint32Array(room), new Float32Array(FIELDS * room)];
    kinds.set(this.kinds);
    patches.set(this.patches);
    fields.set(this.fields);
    this.kinds = kinds;
    this.patches = patches;
    this.fields = fields;
  }
}
