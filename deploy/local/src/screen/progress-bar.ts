const WIDTH = 28;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of fixed width that fills in eighths of a character. */
export function formatProgressBar(fraction: number): string {
  const filled = Math.min(Math.max(fraction, 0), 1) * WIDTH;
  const whole = Math.floor(filled);
  const part = EIGHTHS[Math.floor((filled - whole) * EIGHTHS.length)] ?? '';
  return ('█'.repeat(whole) + part).padEnd(WIDTH, '░');
}
