import type { AsyncAction } from '../hooks/use-action.js';
import { ProblemText } from './problem-text.js';

interface SecretSignInProps {
  readonly action: Pick<AsyncAction<readonly never[]>, 'isRunning' | 'problem'>;
  readonly label: string;
  /** Name of the control, by which password managers know it. */
  readonly name: string;
  readonly autocomplete: 'current-password' | 'off';
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Whether the page has no other way to sign in. */
  readonly isAlone?: boolean;
}

/** The control of a form that signs in with a secret, what went wrong, and the button. */
export function SecretSignIn({ action, label, name, autocomplete, value, onInput, isAlone = true }: SecretSignInProps) {
  return (
    <>
      <label class="field">
        <span class="field-label">{label}</span>
        <input
          type="password"
          name={name}
          autocomplete={autocomplete}
          spellcheck={false}
          required
          autofocus={isAlone}
          value={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </label>
      <ProblemText text={action.problem} />
      <button
        type="submit"
        class={isAlone ? 'primary' : 'button'}
        disabled={action.isRunning || value.trim() === ''}
        aria-busy={action.isRunning}
      >
        Sign in
      </button>
    </>
  );
}
