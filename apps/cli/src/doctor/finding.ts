/** The result of one check of `diorama doctor`. */
export interface Finding {
  readonly check: string;
  readonly status: 'ok' | 'warning' | 'problem' | 'skipped';
  readonly message: string;
  /** What to do about it. */
  readonly remedy?: string;
}

/** A finding before the name of its check is added. */
export type Verdict = Omit<Finding, 'check'>;

export const ok = (message: string): Verdict => ({ status: 'ok', message });
export const skipped = (message: string): Verdict => ({ status: 'skipped', message });
export const warning = (message: string, remedy: string): Verdict => ({ status: 'warning', message, remedy });
export const problem = (message: string, remedy: string): Verdict => ({ status: 'problem', message, remedy });

/** The findings, one per line, with the remedies below them. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, status, message, remedy }) => {
      const line = `${status.padEnd(7)}  ${check.padEnd(width)}  ${message}`;
      return remedy === undefined ? line : `${line}\n${' '.repeat(width + 11)}-> ${remedy}`;
    })
    .join('\n');
}
