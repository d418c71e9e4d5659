import type { ComponentChildren } from 'preact';

import type { AsyncAction } from '../hooks/use-action.js';

interface ActionFormProps {
  readonly action: Pick<AsyncAction<readonly never[]>, 'run'>;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A form that runs an action when it is submitted. */
export function ActionForm({ action, class: className = 'form', children }: ActionFormProps) {
  return (
    <form
      class={className}
      onSubmit={(event) => {
        event.preventDefault();
        void action.run();
      }}
    >
      {children}
    </form>
  );
}
