const FIELDS = 4;

/** Four numbers under a key of two hashes; grows as it fills. Linear probing. */
export class IrradianceTable {
  private slots = 1 << 14;
  private count = 0;
  private keys = new Uint32Array(2 * this.slots);
  private values = new Float32Array(FIELDS * this.slots);
  private slot = 0;
  private first = 0;
  private second = 0;

  /** Writes the values under the key into `out` and answers true, or remembers where to insert them. */
  find(first: number, second: number, out: Float64Array): boolean {
    // Two zeros mark a free slot.
    this.first = first;
    this.second = second | 1;
    this.slot = this.seek(this.first >>> 0, this.second >>> 0);
    if (this.keys[2 * this.slot + 1] === 0) return false;
    for (let k = 0; k < FIELDS; k++) out[k] = this.values[FIELDS * this.slot + k] as number;
    return true;
  }

  /** Stores values under the key last looked for in vain, and rounds them as a later `find` will answer them. */
  insert(values: Float64Array): void {
    this.keys[2 * this.slot] = this.first;
    this.keys[2 * this.slot + 1] = this.second;
    for (let k = 0; k < FIELDS; k++) {
      values[k] = Math.fround(values[k] as number);
      this.values[FIELDS * this.slot + k] = values[k] as number;
    }
    this.count += 1;
    if (2 * this.count > this.slots) this.grow();
  }

  private seek(first: number, second: number): number {
    let slot = first & (this.slots - 1);
    while (this.keys[2 * slot + 1] !== 0 && (this.keys[2 * slot] !== first || this.keys[2 * slot + 1] !== second))
      slot = (slot + 1) & (this.slots - 1);
    return slot;
  }

  private grow(): void {
    const { keys, values, slots } = this;
    this.slots = 2 * slots;
    this.keys = new Uint32Array(2 * this.slots);
    this.values = new Float32Array(FIELDS * this.slots);
    for (let old = 0; old < slots; old++) {
      if (keys[2 * old + 1] === 0) continue;
      const slot = this.seek(keys[2 * old] as number, keys[2 * old + 1] as number);
      this.keys.set(keys.subarray(2 * old, 2 * old + 2), 2 * slot);
      this.values.set(values.subarray(FIELDS * old, FIELDS * (old + 1)), FIELDS * slot);
    }
  }
}
