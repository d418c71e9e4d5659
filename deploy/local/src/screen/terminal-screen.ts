import { formatProgressBar } from './progress-bar.js';

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 90;

export interface ScreenTask {
  /** What it is doing now. */
  note(text: string): void;
  /** How far it is, 0 to 1; shows a bar. */
  progress(fraction: number): void;
  done(text?: string): void;
  failed(): void;
}

interface TaskState {
  readonly title: string;
  readonly startedAt: number;
  note: string;
  fraction: number | null;
  end: 'done' | 'failed' | null;
}

/**
 * Shows tasks that run side by side. On a terminal they are redrawn in place; elsewhere each step is a line of its own.
 */
export class TerminalScreen {
  private readonly tasks: TaskState[] = [];
  private drawn = 0;
  private frame = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly out: NodeJS.WriteStream,
    private readonly clock: () => number,
  ) {}

  task(title: string): ScreenTask {
    const state: TaskState = { title, startedAt: this.clock(), note: '', fraction: null, end: null };
    this.tasks.push(state);
    if (this.out.isTTY) this.animate();
    else this.out.write(`${title} ...\n`);
    return this.handle(state);
  }

  /** A line that stays above the running tasks. */
  say(line = ''): void {
    this.erase();
    this.out.write(`${line}\n`);
    this.draw();
  }

  private handle(state: TaskState): ScreenTask {
    return {
      note: (text) => {
        if (text === state.note) return;
        state.note = text;
        if (!this.out.isTTY) this.out.write(`${state.title}: ${percentOf(state)}${text}\n`);
      },
      progress: (fraction) => {
        state.fraction = fraction;
      },
      done: (text = '') => this.end(state, 'done', text),
      failed: () => this.end(state, 'failed', ''),
    };
  }

  private end(state: TaskState, end: 'done' | 'failed', text: string): void {
    state.end = end;
    this.tasks.splice(this.tasks.indexOf(state), 1);
    const seconds = ((this.clock() - state.startedAt) / 1_000).toFixed(1);
    this.say(`${end === 'done' ? '✔' : '✖'} ${state.title}${text === '' ? '' : ` ${text}`} (${seconds} s)`);
    if (this.tasks.length === 0 && this.timer !== null) {
      clearInterval(this.timer);
      this.timer = null;
    }
  }

  private animate(): void {
    this.timer ??= setInterval(() => {
      this.frame++;
      this.erase();
      this.draw();
    }, FRAME_MS);
  }

  private draw(): void {
    if (!this.out.isTTY) return;
    for (const { title, note, fraction } of this.tasks) {
      const middle = fraction === null ? '' : ` ${formatProgressBar(fraction)} ${String(Math.round(fraction * 100)).padStart(3)} %`;
      const line = `${SPINNER[this.frame % SPINNER.length]} ${title}${middle}${note === '' ? '' : `  ${note}`}`;
      this.out.write(`${line.slice(0, (this.out.columns || 80) - 1)}\n`);
    }
    this.drawn = this.tasks.length;
  }

  private erase(): void {
    if (!this.out.isTTY || this.drawn === 0) return;
    this.out.write(`\u001B[${this.drawn}A\u001B[0J`);
    this.drawn = 0;
  }
}

function percentOf({ fraction }: TaskState): string {
  return fraction === null ? '' : `${Math.round(fraction * 100)} % `;
}
