/** The user of a share, who can be made to give it up. */
export interface Holder {
  /** How much is lost with it: the least valuable one yields first. */
  value(): number;
  /** Whether it has used the share for so long that keys which hold no less may take it, too. Never when absent. */
  isOverdue?(): boolean;
  /** Called once when the share is taken away. The share is free by then; the holder stops its work. */
  yield(): void;
}

/** A share that is in use. */
export interface Holding {
  readonly key: string | symbol;
  readonly amount: number;
  readonly holder: Holder | undefined;
}
