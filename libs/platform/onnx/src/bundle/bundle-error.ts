/** A bundle that must not be loaded, and why. */
export class BundleError extends Error {
  override readonly name = 'BundleError';

  /** @param folder of the bundle, as it was given */
  constructor(
    readonly folder: string,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`the bundle ${folder} cannot be used: ${problem}`, options);
  }
}
