import { spawn } from 'node:child_process';

export interface ProgramOptions {
  readonly input?: string;
  /** Answers instead of throwing when the program fails. */
  readonly mayFail?: boolean;
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program to its end. @throws Error with what it said, when it failed and may not */
export function runProgram(file: string, args: readonly string[], { input = '', mayFail = false }: ProgramOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0 || mayFail) resolve({ status, output, errors });
      else reject(new Error(`${file} ${args.join(' ')} ended with ${status}:\n${errors}${output}`));
    });
    child.stdin.end(input);
  });
}
