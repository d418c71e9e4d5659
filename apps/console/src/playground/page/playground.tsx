import type { ComponentChildren } from 'preact';

import { PlaygroundForm } from '../form/playground-form.js';
import { usePlayground, usePlaygroundState } from '../playground-context.js';
import { PlaygroundResult } from '../result/playground-result.js';

/** The form and its results, under a `PlaygroundContext`. */
export function Playground({ children }: { /** Above the prompt, such as a field for the key. */ readonly children?: ComponentChildren }) {
  const { runs } = usePlayground();
  const state = usePlaygroundState(runs);
  return (
    <div class="playground">
      <PlaygroundForm isStarting={state.start.kind === 'starting'}>{children}</PlaygroundForm>
      <PlaygroundResult state={state} />
    </div>
  );
}
