import { useEffect, useState } from 'preact/hooks';

import { useConsole } from '../../hooks/console-context.js';
import type { PlaygroundForm } from '../../playground/playground-form.js';
import { PageHeader } from '../../parts/page-header.js';
import { PlaygroundPrompt } from './playground-prompt.js';
import { PlaygroundStage } from './playground-stage.js';

/** Makes a world as any client would: with an API key, over the v1 interface. */
export function PlaygroundPage() {
  const { run } = useConsole();
  const [form, setForm] = useState<PlaygroundForm>(run.form);
  const [apiKey, setApiKey] = useState(run.apiKey);
  const [state, setState] = useState(run.state);
  useEffect(() => {
    const unwatch = run.watch(() => setState(run.state));
    setState(run.state);
    return unwatch;
  }, [run]);
  const fill = (change: Partial<PlaygroundForm>): void => {
    run.form = { ...run.form, ...change };
    setForm(run.form);
  };
  const keepKey = (key: string): void => {
    run.apiKey = key;
    setApiKey(key);
  };
  return (
    <>
      <PageHeader title="Playground" lead="Generate a world through the API, with an API key and at the regular price." />
      <div class="playground">
        <PlaygroundPrompt
          form={form}
          onForm={fill}
          apiKey={apiKey}
          onApiKey={keepKey}
          isBusy={state.kind === 'starting' || state.kind === 'running'}
        />
        <PlaygroundStage state={state} />
      </div>
    </>
  );
}
