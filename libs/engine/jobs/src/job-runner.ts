/** One kind of job: its input and its output, plain data that a thread can receive. */
export interface Job<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/** A set of jobs by kind. A package declares its own as an interface; the engine joins them all. */
export type JobTypes<Jobs> = { readonly [Kind in keyof Jobs]: Job<unknown, unknown> };

/**
 * Runs jobs that are pure functions of plain data. Results do not depend on where or in which order they ran; the caller puts them
 * together in the order in which it asked.
 */
export interface JobRunner<Jobs extends JobTypes<Jobs>> {
  /** How many jobs run at the same time. */
  readonly width: number;
  /**
   * Runs one job. Typed arrays in the input may be moved to where it runs, so the caller must not touch them again; those
   * over a SharedArrayBuffer stay.
   */
  run<Kind extends keyof Jobs>(kind: Kind, input: Jobs[Kind]['input']): Promise<Jobs[Kind]['output']>;
}

/** The functions that do the jobs of a set. They get what the jobs of a thread share, such as the open scene, as their context. */
export type JobTable<Jobs extends JobTypes<Jobs>, Context = unknown> = {
  readonly [Kind in keyof Jobs]: (input: Jobs[Kind]['input'], context: Context) => Jobs[Kind]['output'];
};

/** Runs the jobs of a table on the calling thread, one after another. */
export function createTableRunner<Jobs extends JobTypes<Jobs>, Context>(table: JobTable<Jobs, Context>, context: Context): JobRunner<Jobs> {
  return { width: 1, run: async (kind, input) => table[kind](input, context) };
}
