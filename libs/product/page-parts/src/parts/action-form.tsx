import type { ComponentChildren } from 'preact';

import type { AsyncAction } from '../hooks/use-action.js';
import { ProblemText } from './problem-text.js';

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

interface SubmitProps {
  readonly action: Pick<AsyncAction<readonly never[]>, 'isRunning' | 'problem'>;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel?: () => void;
}

/** The foot of a form: what went wrong, and the buttons. */
export function FormFooter({ action, label, isDanger = false, isDisabled = false, onCancel }: SubmitProps) {
  return (
    <>
      <ProblemText text={action.problem} />
      <div class="form-actions">
        {onCancel && (
          <button type="button" class="text-button" onClick={onCancel}>
            Cancel
          </button>
        )}
        <button
          type="submit"
          class={isDanger ? 'primary danger' : 'primary'}
          disabled={action.isRunning || isDisabled}
          aria-busy={action.isRunning}
        >
          {label}
        </button>
      </div>
    </>
  );
}
