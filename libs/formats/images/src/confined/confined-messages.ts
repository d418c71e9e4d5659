/** What a confined process is sent. */
export interface ConfinedRequest<Order> {
  readonly order: Order;
  /** Bytes of memory at which it gives up. */
  readonly memoryBytes: number;
}

/** What it answers: the result of its work, or the words of an error that it did not expect. */
export type ConfinedResponse<Answer> = { readonly answer: Answer } | { readonly failure: string };

/** How it ends when its order takes more memory than it may. */
export const OUT_OF_MEMORY_EXIT_CODE = 71;
