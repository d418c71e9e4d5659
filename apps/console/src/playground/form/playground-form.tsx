import { LIMITS, MODEL_NAMES } from '@diorama/domain';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Field, VisibilityField } from '@diorama/page-parts';

import { usePlayground } from '../playground-context.js';
import { listFileNames, readPlaygroundForm } from '../prompt/playground-request.js';
import type { PlaygroundForm as Form, PromptKind } from '../prompt/playground-request.js';
import { RequestCode } from '../request-code.js';
import { DepthField, PictureField, PicturesField, VideoField } from './media-fields.js';
import type { FormPartProps } from './media-fields.js';
import { ScenePreview } from './scene-preview.js';
import { SeedsField } from './seeds-field.js';
import { StartFooter } from './start-footer.js';

interface PlaygroundFormProps {
  readonly isStarting: boolean;
  /** Above the prompt, such as a field for the key. */
  readonly children?: ComponentChildren;
}

const IDEAS = [
  'a mossy canyon with a river at dusk',
  'a snowy village with lanterns at night',
  'a calm beach with palms in the morning',
  'a cosy living room with a fireplace',
] as const;

interface KindText {
  readonly label: string;
  /** Says what is missing. */
  readonly incomplete: string;
  readonly media: ((props: FormPartProps) => JSX.Element) | null;
}

const KINDS: Readonly<Record<PromptKind, KindText>> = {
  text: { label: 'Text', incomplete: 'Enter a prompt to see the price.', media: null },
  image: { label: 'Picture', incomplete: 'Choose a picture to see the price.', media: PictureField },
  'multi-image': { label: 'Pictures', incomplete: 'Choose pictures to see the price.', media: PicturesField },
  video: { label: 'Video', incomplete: 'Choose a video to see the price.', media: VideoField },
  scene: { label: 'Scene', incomplete: 'Enter a scene to see the price.', media: SceneField },
  depth: { label: 'Depth', incomplete: 'Choose a depth panorama and enter a prompt to see the price.', media: DepthField },
};
const KIND_NAMES = Object.keys(KINDS) as PromptKind[];

/** The request, from prompt to price. */
export function PlaygroundForm({ isStarting, children }: PlaygroundFormProps) {
  const { runs } = usePlayground();
  const [form, setForm] = useState<Form>(runs.form);
  const onForm = (change: Partial<Form>): void => {
    runs.form = { ...runs.form, ...change };
    setForm(runs.form);
  };
  const { request, fault } = readPlaygroundForm(form);
  const { incomplete, media: Media } = KINDS[form.kind];
  const count = request?.makes === 'worlds' ? (request.body.seeds?.length ?? 1) : 1;
  return (
    <form
      class="panel glass form playground-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (request !== null) void runs.begin(request);
      }}
    >
      {children}
      <div class="tabs kinds" role="group" aria-label="Kind of prompt">
        {KIND_NAMES.map((kind) => (
          <button key={kind} type="button" aria-pressed={form.kind === kind} onClick={() => onForm({ kind })}>
            {KINDS[kind].label}
          </button>
        ))}
      </div>
      {Media !== null && <Media form={form} onForm={onForm} />}
      {form.kind !== 'scene' && <Words form={form} onForm={onForm} />}
      {form.kind === 'text' && <ScenePreview form={form} onForm={onForm} />}
      {form.kind === 'depth' ? <SeedsField form={form} onForm={onForm} /> : <Options form={form} onForm={onForm} />}
      <StartFooter
        request={request}
        fault={fault}
        isStarting={isStarting}
        label={count > 1 ? `Generate ${count} worlds` : 'Generate'}
        incomplete={runs.client === null ? 'Enter a key and a prompt to see the price.' : incomplete}
      />
      <RequestCode request={request} fileNames={listFileNames(form)} />
    </form>
  );
}

function Words({ form, onForm }: FormPartProps) {
  const isRequired = form.kind === 'text' || form.kind === 'depth';
  return (
    <>
      <Field label={isRequired ? 'Prompt' : 'Description of the place (optional)'}>
        <textarea
          rows={isRequired ? 4 : 2}
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

const EXAMPLE_SCENE = JSON.stringify(
  {
    version: 2,
    place: 'meadow',
    time: 'dusk',
    objects: [
      { kind: 'barn', count: 1 },
      { kind: 'conifer', count: 12 },
    ],
    water: 'lake',
  },
  null,
  2,
);

/** Takes a scene as JSON. */
function SceneField({ form, onForm }: FormPartProps) {
  return (
    <>
      <Field label="Scene (JSON)">
        <textarea
          class="source"
          rows={10}
          spellcheck={false}
          value={form.scene}
          onInput={({ currentTarget }) => onForm({ scene: currentTarget.value })}
        />
      </Field>
      <p class="field-hint">
        {form.scene === '' && (
          <>
            <button type="button" class="small" onClick={() => onForm({ scene: EXAMPLE_SCENE })}>
              Insert an example
            </button>{' '}
            or describe it under <i>Text</i> and choose <i>Edit as a scene</i>.{' '}
          </>
        )}
        <a href="/docs/reference/scene" target="_blank" rel="noreferrer">
          Reference of scenes
        </a>
      </p>
    </>
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
        <Field label="Name (optional)">
          <input
            type="text"
            maxLength={LIMITS.displayNameLength}
            autocomplete="off"
            value={form.name}
            onInput={({ currentTarget }) => onForm({ name: currentTarget.value })}
          />
        </Field>
      </div>
      <VisibilityField value={form.visibility} onChange={(visibility) => onForm({ visibility })} />
      <SeedsField form={form} onForm={onForm} />
    </>
  );
}
