import { LIMITS, MODEL_NAMES } from '@diorama/domain';
import { useState } from 'preact/hooks';

import { useConsole } from '../../hooks/console-context.js';
import { Field } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { VisibilityField } from '../../parts/visibility-field.js';
import { buildPlaygroundRequest } from '../../playground/playground-form.js';
import type { PlaygroundForm } from '../../playground/playground-form.js';
import { PlaygroundCode } from './playground-code.js';
import { PlaygroundDepth } from './playground-depth.js';
import { CreatePlaygroundKeyDialog, PlaygroundKey } from './playground-key.js';
import { PlaygroundPicture } from './playground-picture.js';
import { PlaygroundQuote } from './playground-quote.js';
import { PlaygroundScene } from './playground-scene.js';

interface PlaygroundPromptProps {
  readonly form: PlaygroundForm;
  readonly onForm: (change: Partial<PlaygroundForm>) => void;
  readonly apiKey: string;
  readonly onApiKey: (apiKey: string) => void;
  readonly isBusy: boolean;
}

const IDEAS = [
  'a mossy canyon with a river at dusk',
  'a snowy village with lanterns at night',
  'a calm beach with palms in the morning',
  'a cosy living room with a fireplace',
] as const;

const KINDS: readonly { readonly kind: PlaygroundForm['kind']; readonly label: string }[] = [
  { kind: 'text', label: 'Text' },
  { kind: 'image', label: 'Picture' },
  { kind: 'depth', label: 'Depth panorama' },
];

/** The request, from key to price. */
export function PlaygroundPrompt({ form, onForm, apiKey, onApiKey, isBusy }: PlaygroundPromptProps) {
  const { run } = useConsole();
  const [isMakingKey, setMakingKey] = useState(false);
  const request = buildPlaygroundRequest(form);
  return (
    <>
      <form
        class="panel glass form playground-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (request !== null && !isBusy) void run.begin(request);
        }}
      >
        <PlaygroundKey apiKey={apiKey} onApiKey={onApiKey} onMake={() => setMakingKey(true)} />
        <div class="tabs" role="group" aria-label="Kind of prompt">
          {KINDS.map(({ kind, label }) => (
            <button key={kind} type="button" aria-pressed={form.kind === kind} onClick={() => onForm({ kind })}>
              {label}
            </button>
          ))}
        </div>
        {form.kind === 'image' && <PlaygroundPicture picture={form.picture} onPicture={(picture) => onForm({ picture })} />}
        {form.kind === 'depth' && <PlaygroundDepth form={form} onForm={onForm} />}
        <Words form={form} onForm={onForm} />
        {form.kind === 'text' && <PlaygroundScene apiKey={apiKey} text={form.text} seed={form.seed} />}
        {form.kind === 'depth' ? <Seed form={form} onForm={onForm} /> : <Options form={form} onForm={onForm} />}
        <PlaygroundQuote apiKey={apiKey} request={request} isBusy={isBusy} />
        <PlaygroundCode form={form} request={request} />
      </form>
      {isMakingKey && (
        <CreatePlaygroundKeyDialog
          onClose={() => setMakingKey(false)}
          onMade={(key) => {
            setMakingKey(false);
            onApiKey(key);
          }}
        />
      )}
    </>
  );
}

type FormPartProps = Pick<PlaygroundPromptProps, 'form' | 'onForm'>;

function Words({ form, onForm }: FormPartProps) {
  return (
    <>
      <Field label={form.kind === 'image' ? 'Text prompt for the picture (optional)' : 'Prompt'}>
        <textarea
          rows={form.kind === 'image' ? 2 : 4}
          maxLength={LIMITS.promptLength}
          placeholder="What should the world show?"
          value={form.text}
          onInput={({ currentTarget }) => onForm({ text: currentTarget.value })}
        />
      </Field>
      {form.kind === 'text' && form.text === '' && (
        <div class="ideas">
          {IDEAS.map((idea) => (
            <button key={idea} type="button" class="chip" onClick={() => onForm({ text: idea })}>
              {idea}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Seed({ form, onForm }: FormPartProps) {
  const draw = (): void => onForm({ seed: String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) });
  return (
    <Field label="Seed">
      <span class="with-button">
        <input
          type="number"
          min={0}
          max={LIMITS.seedMax}
          step={1}
          placeholder="Random"
          value={form.seed}
          onInput={({ currentTarget }) => onForm({ seed: currentTarget.value })}
        />
        <button type="button" class="icon-only" aria-label="Random seed" title="Random seed" onClick={draw}>
          <Icon name="dice" />
        </button>
      </span>
    </Field>
  );
}

function Options({ form, onForm }: FormPartProps) {
  return (
    <>
      <div class="pair">
        <Field label="Model">
          <select
            value={form.model}
            onChange={({ currentTarget: { value } }) => onForm({ model: MODEL_NAMES.find((name) => name === value) ?? form.model })}
          >
            {MODEL_NAMES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Seed form={form} onForm={onForm} />
      </div>
      <div class="pair">
        <Field label="Name (optional)">
          <input
            type="text"
            maxLength={LIMITS.displayNameLength}
            autocomplete="off"
            value={form.name}
            onInput={({ currentTarget }) => onForm({ name: currentTarget.value })}
          />
        </Field>
        <VisibilityField value={form.visibility} onChange={(visibility) => onForm({ visibility })} />
      </div>
    </>
  );
}
