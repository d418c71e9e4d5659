/** The id that the next span gets, for as long as one is begun. */
let given: string | undefined;

/** Begins a span under an id that others know already. */
export function withPresetSpanId<Result>(spanId: string | undefined, begin: () => Result): Result {
  given = spanId;
  try {
    return begin();
  } finally {
    given = undefined;
  }
}

export const getPresetSpanId = (): string | undefined => given;
