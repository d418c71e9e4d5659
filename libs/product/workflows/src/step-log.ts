/** Steps that the log keeps. A delivery with all its attempts has more. */
const STEPS_MAX = 20;

type StepEnd = { readonly endedAtMs: number; readonly failure: string | null };

interface Step {
  readonly summary: string;
  readonly beganAtMs: number;
  /** The planned end of a timer; null for an activity. */
  readonly untilMs: number | null;
  end: StepEnd | null;
}

/** The newest steps of a workflow, as Markdown for the current details in the Temporal UI. */
export class StepLog {
  private steps: readonly Step[] = [];
  private left = 0;

  /**
   * Adds a step that begins now. Times are in milliseconds since 1970.
   *
   * @param untilMs planned end of a timer; null for an activity
   * @returns what records its end, with the code of its failure or null
   */
  begin(summary: string, beganAtMs: number, untilMs: number | null = null): (end: StepEnd) => void {
    const step: Step = { summary, beganAtMs, untilMs, end: null };
    const steps = [...this.steps, step];
    this.steps = steps.slice(-STEPS_MAX);
    this.left += steps.length - this.steps.length;
    return (end) => {
      step.end = end;
    };
  }

  /** A list with a line for each step, oldest first. */
  render(): string {
    const earlier = this.left === 0 ? [] : [`- ${this.left} earlier ${this.left === 1 ? 'step' : 'steps'}`];
    return [...earlier, ...this.steps.map((step) => `- ${formatStep(step)}`)].join('\n');
  }
}

function formatStep({ summary, beganAtMs, untilMs, end }: Step): string {
  if (end === null && untilMs !== null) return `**${summary}**: until ${formatTime(untilMs)}`;
  if (end === null) return `**${summary}**: running since ${formatTime(beganAtMs)}`;
  const seconds = `${((end.endedAtMs - beganAtMs) / 1_000).toFixed(1)} s`;
  return end.failure === null ? `${summary}: ${seconds}` : `${summary}: ${end.failure} after ${seconds}`;
}

/** Such as `2026-11-21 10:16:49 UTC`. */
const formatTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
