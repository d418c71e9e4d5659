import { STAGES } from '@diorama/domain';

import { formatDuration } from '@diorama/web';
import type { Operation } from '@diorama-worlds/sdk/admin';

/** What each stage took, as parts of one bar, with a legend that says it in numbers. */
export function StageBar({ stages }: { readonly stages: Operation['stages'] }) {
  const total = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div class="stage-times">
      <div class="stage-bar" aria-hidden="true">
        {stages.map(({ name, seconds }, i) => (
          <span key={name} data-tone={i % TONES} style={{ flexGrow: Math.max(seconds, total * LEAST) }} />
        ))}
      </div>
      <ul class="stage-legend">
        {stages.map(({ name, seconds }, i) => (
          <li key={name} data-tone={i % TONES}>
            <span>{titleOf(name)}</span> <b>{formatDuration(seconds)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stages of other kinds of work go by their names. */
const titleOf = (stage: string): string => STAGES.find(({ name }) => name === stage)?.description ?? stage;

const TONES = 6;
/** The share that a stage is drawn with at least, so that it can be seen. */
const LEAST = 0.006;
