import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { WorldFigures } from './figures.ts';
import type { Preset } from './gates.ts';
import type { GalleryPrompt } from './prompts.ts';

export interface MeasuringOptions {
  readonly preset: Preset;
  /** Worlds measured at a time, each in a process of its own. */
  readonly processes: number;
  /** Where the pictures go. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

type Answer = { readonly figures: WorldFigures } | { readonly failure: string };

/** Measures worlds and answers in their order, whichever is done first. @throws Error for a world that could not be measured */
export async function measureAll(prompts: readonly GalleryPrompt[], options: MeasuringOptions): Promise<WorldFigures[]> {
  const measured: WorldFigures[] = Array(prompts.length);
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    const child = fork(fileURLToPath(new URL('world-process.ts', import.meta.url)), [options.folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      for (let i = next++; i < prompts.length; i = next++) {
        const prompt = prompts[i];
        if (!prompt) return;
        const figures = await ask(child, { prompt, preset: options.preset });
        measured[i] = figures;
        const [here, beside] = [figures.full[0]?.psnr.toFixed(1), figures.full[2]?.psnr.toFixed(1) ?? '-'];
        options.say(
          `${++done}/${prompts.length} ${prompt.name}: ${here} dB, ${beside} dB a metre beside, ${figures.seconds.toFixed(0)} s to build`,
        );
      }
    } finally {
      child.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.processes, prompts.length) }, work));
  return measured;
}

async function ask(child: ChildProcess, order: object): Promise<WorldFigures> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a measuring process ended with ${String(code)}`)));
  const answered = once(child, 'message');
  child.send(order);
  const [answer] = (await Promise.race([answered, ended])) as [Answer];
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.figures;
}
