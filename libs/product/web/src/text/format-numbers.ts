const WHOLE = new Intl.NumberFormat('en');

/** A whole number with separators, such as `84,210`. */
export const formatInteger = (value: number): string => WHOLE.format(value);

/** Seconds as text, such as `0.8 s`, `42 s` or `3 min 5 s`. */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return rounded < 60 ? `${rounded} s` : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

/** An estimate in seconds as text, which claims no precision: `about 9 s` or `about 3 min`. */
export function formatEstimate(seconds: number): string {
  const rounded = Math.max(1, Math.round(seconds));
  return rounded < 60 ? `about ${rounded} s` : `about ${Math.round(rounded / 60)} min`;
}
