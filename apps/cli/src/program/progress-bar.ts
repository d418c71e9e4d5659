import type { CliOutput } from './cli.js';

const WIDTH = 30;
const CLEAR_LINE = '\r\u001B[2K';

/** A bar on a terminal, drawn over itself; elsewhere one line at each tenth. */
export class ProgressBar {
  private isOpen = false;
  private lastTenth = -1;

  constructor(private readonly output: CliOutput) {}

  /** @param fraction from 0 to 1; null where the whole is not known */
  show(fraction: number | null, words: string): void {
    if (this.output.isTerminal) {
      this.isOpen = true;
      return this.output.write(CLEAR_LINE + (fraction === null ? words : `${bar(fraction)} ${percent(fraction)}  ${words}`));
    }
    const tenth = Math.floor((fraction ?? 0) * 10);
    if (tenth <= this.lastTenth) return;
    this.lastTenth = tenth;
    this.output.write(fraction === null ? `${words}\n` : `${percent(fraction)}  ${words}\n`);
  }

  /** Takes the bar away while something else is printed; the next figure draws it again. */
  interrupt(print: () => void): void {
    if (this.isOpen) this.output.write(CLEAR_LINE);
    this.isOpen = false;
    print();
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.isOpen) this.output.write(CLEAR_LINE);
    this.isOpen = false;
    this.lastTenth = -1;
  }
}

const percent = (fraction: number): string => `${String(Math.round(fraction * 100)).padStart(3)} %`;

function bar(fraction: number): string {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}
