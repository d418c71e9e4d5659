import { SEASONS, TIMES_OF_DAY, WEATHERS } from '@diorama/domain';
import type { World } from '@diorama-worlds/sdk';
import { useState } from 'preact/hooks';
import { Field, Icon } from '@diorama/page-parts';

import { drawSeed } from '../form/seeds-field.js';
import { StartFooter } from '../form/start-footer.js';
import { usePlayground, usePlaygroundState } from '../playground-context.js';
import type { PlaygroundRequest } from '../prompt/playground-request.js';
import { parseSeeds } from '../prompt/seeds.js';
import { RequestCode } from '../request-code.js';

interface VariationForm {
  readonly seed: string;
  readonly season: string;
  readonly time: string;
  readonly weather: string;
}

const CHANGES = [
  { name: 'season', label: 'Season', values: SEASONS },
  { name: 'time', label: 'Time of day', values: TIMES_OF_DAY },
  { name: 'weather', label: 'Weather', values: WEATHERS },
] as const;

/** Makes another world from the scene of this one: with another seed, season, time of day or weather. */
export function VariationPanel({ world }: { readonly world: World }) {
  const { runs } = usePlayground();
  const { start } = usePlaygroundState(runs);
  const [form, setForm] = useState<VariationForm>(() => ({ seed: String(drawSeed()), season: '', time: '', weather: '' }));
  if (world.assets.scene_url == null)
    return <p class="quiet">A world from pictures or a video has no scene to vary. Generate it again with another seed in the form.</p>;
  const { request, fault } = readVariation(world, form);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (request !== null) void runs.begin(request);
      }}
    >
      <Field label="Seed" hint="Another seed makes other shapes and positions. Empty keeps those of this world.">
        <span class="with-button">
          <input
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={form.seed}
            onInput={({ currentTarget }) => setForm({ ...form, seed: currentTarget.value })}
          />
          <button
            type="button"
            class="icon-only"
            aria-label="Another random seed"
            title="Another random seed"
            onClick={() => setForm({ ...form, seed: String(drawSeed()) })}
          >
            <Icon name="dice" />
          </button>
        </span>
      </Field>
      <div class="triple">
        {CHANGES.map(({ name, label, values }) => (
          <Field key={name} label={label}>
            <select value={form[name]} onChange={({ currentTarget }) => setForm({ ...form, [name]: currentTarget.value })}>
              <option value="">As it is</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
      <StartFooter
        request={request}
        fault={fault}
        isStarting={start.kind === 'starting'}
        label="Generate variation"
        incomplete="Change something to see the price."
      />
      <RequestCode request={request} />
    </form>
  );
}

interface VariationReading {
  readonly request: Extract<PlaygroundRequest, { makes: 'variation' }> | null;
  readonly fault: string | null;
}

/** The request of the form, with the visibility of the world that it varies. */
function readVariation({ id, permission }: World, form: VariationForm): VariationReading {
  const seeds = parseSeeds(form.seed);
  if (typeof seeds === 'string') return { request: null, fault: seeds };
  if (seeds.length > 1) return { request: null, fault: 'A variation has one seed.' };
  const [seed] = seeds;
  const season = SEASONS.find((value) => value === form.season);
  const time = TIMES_OF_DAY.find((value) => value === form.time);
  const weather = WEATHERS.find((value) => value === form.weather);
  const changes = {
    ...(seed === undefined ? {} : { seed }),
    ...(season === undefined ? {} : { season }),
    ...(time === undefined ? {} : { time }),
    ...(weather === undefined ? {} : { weather }),
  };
  if (Object.keys(changes).length === 0) return { request: null, fault: null };
  const sharing = { public: permission?.public ?? false, allow_id_access: permission?.allow_id_access ?? false };
  return { request: { makes: 'variation', worldId: id, body: { ...changes, permission: sharing } }, fault: null };
}
