/** Bounds of the time of creation; null: no bound. */
export interface CreationBounds {
  /** Inclusive. */
  readonly createdFrom: Date | null;
  /** Exclusive. */
  readonly createdUntil: Date | null;
}

/**
 * The conditions of these bounds, whose values are added to those of the statement.
 *
 * @param column of the time of creation, which no text from outside names
 */
export function createdWithin({ createdFrom, createdUntil }: CreationBounds, column: string, values: unknown[]): string[] {
  return [
    ...(createdFrom === null ? [] : [`${column} >= $${values.push(createdFrom)}`]),
    ...(createdUntil === null ? [] : [`${column} < $${values.push(createdUntil)}`]),
  ];
}
