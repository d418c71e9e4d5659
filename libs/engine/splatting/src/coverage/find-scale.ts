/** Scales between which the result lies. */
const LEAST = 1e-4;
const MOST = 1e3;
/** Share of the budget that may be left. */
const LEFT = 1e-3;
/** Ratio of two scales between which nothing is sought any more. */
const CLOSE = 1.0003;
/** Power of the scale that the count falls with, unless the last two counts show another one. */
const USUAL_POWER = 2;
const LEAST_POWER = 0.1;
/** A secant can be misled by bounds of the spacing: every third step halves the range. */
const HALVED = 3;

/**
 * Finds the scale of spacings at which samples use a budget up, but for a thousandth, by the secant method on logarithms: in the open the
 * count falls with the square of the scale.
 *
 * @param count how many samples a scale takes, which falls as the scale grows
 * @returns the scale, 0.0001 to 1000; the greatest where the budget is too small for any
 */
export function findScale(count: (scale: number) => number, budget: number): number {
  let [low, high] = [LEAST, MOST];
  let [scale, power] = [1, USUAL_POWER];
  let last: { readonly scale: number; readonly excess: number } | null = null;
  for (let step = 1; high / low > CLOSE; step++) {
    const excess = Math.log(count(scale) / budget);
    if (excess > 0) low = scale;
    else high = scale;
    if (excess <= 0 && excess >= -LEFT) break;
    if (last !== null) power = Math.max(LEAST_POWER, (last.excess - excess) / Math.log(scale / last.scale));
    last = { scale, excess };
    // Aims at the middle of what may be left.
    const next = scale * Math.exp((excess + LEFT / 2) / power);
    scale = step % HALVED !== 0 && next > low && next < high ? next : Math.sqrt(low * high);
  }
  return high;
}
