import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Preset } from './gates.ts';

export interface MeasuringOptions<Figures> {
  readonly preset: Preset;
  /** Worlds measured at a time, each in a process of its own. */
  readonly processes: number;
  /** Where the pictures go. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** What is said of one that is measured. */
  readonly sayOf: (figures: Figures) => string;
}

type Answer<Figures> = { readonly figures: Figures } | { readonly failure: string };

/** Measures worlds and answers in their order, whichever is done first. @throws Error for a world that could not be measured */
export async function measureAll<Figures>(
  subjects: readonly { readonly name: string }[],
  options: MeasuringOptions<Figures>,
): Promise<Figures[]> {
  const measured: Figures[] = Array(subjects.length);
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    const child = fork(fileURLToPath(new URL('world-process.ts', import.meta.url)), [options.folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a measuring process ended with ${String(code)}`)));
    // It also ends when all is done and nobody waits for it.
    ended.catch(() => undefined);
    try {
      for (let i = next++; i < subjects.length; i = next++) {
        const subject = subjects[i];
        if (!subject) return;
        const answered = once(child, 'message');
        child.send({ subject, preset: options.preset });
        const [answer] = (await Promise.race([answered, ended])) as [Answer<Figures>];
        if ('failure' in answer) throw new Error(answer.failure);
        const { figures } = answer;
        measured[i] = figures;
        options.say(`${++done}/${subjects.length} ${subject.name}: ${options.sayOf(figures)}`);
      }
    } finally {
      child.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.processes, subjects.length) }, work));
  return measured;
}
