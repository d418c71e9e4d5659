import { Field, Icon } from '@diorama/page-parts';
import { appendSeed } from '../prompt/seeds.js';
import type { FormPartProps } from './media-fields.js';

/** A seed drawn at random. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Takes seeds: each makes another world. */
export function SeedsField({ form, onForm }: FormPartProps) {
  return (
    <Field label="Seeds" hint="Each seed makes another world. Separate several with commas.">
      <span class="with-button">
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          placeholder="Random"
          value={form.seeds}
          onInput={({ currentTarget }) => onForm({ seeds: currentTarget.value })}
        />
        <button
          type="button"
          class="icon-only"
          aria-label="Add a random seed"
          title="Add a random seed"
          onClick={() => onForm({ seeds: appendSeed(form.seeds, drawSeed()) })}
        >
          <Icon name="dice" />
        </button>
      </span>
    </Field>
  );
}
