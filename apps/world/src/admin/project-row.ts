/** A project as SQL returns it. */
export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
}
