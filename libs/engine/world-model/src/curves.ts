/** Zero at `from` and before it, one at `to` and after it, smooth between; `to` may lie below `from`. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = (value - from) / (to - from);
  const t = share > 0 ? Math.min(1, share) : 0;
  return t * t * (3 - 2 * t);
}

export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Turns a slope into `steps` ledges with cliffs between; value and result 0 to 1. */
export function applyTerraces(value: number, steps: number): number {
  const scaled = clamp(value, 0, 1) * steps;
  const step = Math.min(steps - 1, Math.floor(scaled));
  return (step + smoothstep(0.25, 0.8, scaled - step) * 0.82 + (scaled - step) * 0.18) / steps;
}
