/** A project as SQL answers it. */
export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
}
