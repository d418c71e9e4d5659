import { Diorama } from '@diorama-worlds/sdk';
import { useState } from 'preact/hooks';
import { PageHeader } from '@diorama/page-parts';

import { useConsole } from '../../hooks/console-context.js';
import { buildRouteHref } from '../../hooks/route.js';
import { Playground } from '../../playground/page/playground.js';
import { PlaygroundContext } from '../../playground/playground-context.js';
import { CreatePlaygroundKeyDialog, PlaygroundKey } from './playground-key.js';

const HELP = (
  <>
    Grant credits on the page of the <a href={buildRouteHref('accounts')}>account</a>.
  </>
);

const toOperationHref = (id: string): string => buildRouteHref('operations', id);

/** Makes a world as any client would: with an API key, over the v1 interface. The session of the operator has no effect there. */
export function PlaygroundPage() {
  const { run } = useConsole();
  const [apiKey, setApiKey] = useState(run.identity);
  const [isMakingKey, setMakingKey] = useState(false);
  const keepKey = (key: string): void => {
    run.use(key, isHeaderSafe(key) ? (options) => new Diorama({ apiKey: key, baseUrl: location.origin, ...options }) : null);
    setApiKey(key);
  };
  return (
    <PlaygroundContext.Provider value={{ runs: run, toOperationHref, creditsHelp: HELP }}>
      <PageHeader title="Playground" lead="Generate a world through the API, with an API key and at the regular price." />
      <Playground>
        <PlaygroundKey apiKey={apiKey} onApiKey={keepKey} onMake={() => setMakingKey(true)} />
      </Playground>
      {isMakingKey && (
        <CreatePlaygroundKeyDialog
          onClose={() => setMakingKey(false)}
          onMade={(key) => {
            setMakingKey(false);
            keepKey(key);
          }}
        />
      )}
    </PlaygroundContext.Provider>
  );
}

/** Whether a key can be sent in a header: others are not keys. */
const isHeaderSafe = (key: string): boolean => /^[!-~]+$/.test(key);
