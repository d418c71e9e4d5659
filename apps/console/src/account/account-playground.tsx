import { useMemo } from 'preact/hooks';
import { EmptyState, PageHeader } from '@diorama/page-parts';

import { Playground } from '../playground/page/playground.js';
import { PlaygroundContext } from '../playground/playground-context.js';
import { useAccount } from './account-context.js';
import { ACCOUNT_HREFS } from '../hooks/account-sections.js';

/** Scopes without which nothing can be generated and followed. */
const NEEDED = ['worlds:write', 'operations:read'] as const;

/** Generates worlds with the session and the credits of the account. */
export function AccountPlayground() {
  const { runs, may } = useAccount();
  const parts = useMemo(() => ({ runs, toOperationHref: null, creditsHelp: 'Ask the operator of this installation for credits.' }), [runs]);
  const missing = NEEDED.filter((scope) => !may(scope));
  if (missing.length > 0)
    return (
      <EmptyState icon="key" title="This key cannot generate worlds">
        It lacks {missing.length === 1 ? 'the scope' : 'the scopes'} <code>{missing.join(', ')}</code>. Create a key with every scope in the{' '}
        <a href={ACCOUNT_HREFS.overview}>overview</a>, or sign in with another one.
      </EmptyState>
    );
  return (
    <PlaygroundContext.Provider value={parts}>
      <PageHeader title="Playground" lead="Generate worlds with the credits of your account, at the regular price." level={2} />
      <Playground />
    </PlaygroundContext.Provider>
  );
}

/** An invitation to the playground, for keys that can use it. */
export function PlaygroundLink({ text }: { /** What is made there, such as "Generate the first world". */ readonly text: string }) {
  const { may } = useAccount();
  return NEEDED.every(may) ? <a href={ACCOUNT_HREFS.playground}>{text}</a> : null;
}
