import logo from '@diorama/web/icons/diorama.svg';
import { useEffect } from 'preact/hooks';

import { SITE_PAGES, formatBytes, formatCompactNumber, formatInteger } from '@diorama/web';
import type { Caller } from '@diorama-worlds/sdk';
import { ErrorNotice, FigureCard, getErrorMessage, Icon, useHash, useLoad } from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { AccountPlayground } from './account-playground.js';
import { ACCOUNT_HREFS, readAccountSection } from '../hooks/account-sections.js';
import type { AccountSection } from '../hooks/account-sections.js';
import { FailedOperations } from './failed-operations.js';
import { KeysPanel } from './keys-panel.js';
import { OwnWorlds } from './own-worlds.js';
import { RunningOperations } from './running-operations.js';
import { UsagePanel } from './usage-panel.js';
import { WebhooksPanel } from './webhooks-panel.js';

interface AccountPageProps {
  readonly caller: Caller;
  readonly onSignOut: () => Promise<void>;
}

const SECTIONS = [
  { section: 'overview', text: 'Overview' },
  { section: 'playground', text: 'Playground' },
] as const satisfies readonly { readonly section: AccountSection; readonly text: string }[];

/** The account of the caller, as far as the scopes of the key reach. */
export function AccountPage({ caller, onSignOut }: AccountPageProps) {
  const section = readAccountSection(useHash());
  const name = caller.account_name ?? caller.account_id;
  useEffect(() => {
    document.title = section === 'playground' ? 'Playground · Diorama account' : 'Diorama account';
  }, [section]);
  return (
    <>
      <header class="top">
        <a class="brand" href="/">
          <img class="brand-icon" src={logo} alt="" />
          <span>
            Diorama <small>account</small>
          </span>
        </a>
        <nav class="top-links" aria-label="Pages">
          {SITE_PAGES.map(({ href, text }) => (
            <a key={href} href={href} aria-current={href === '/account' ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <div class="top-who">
          <span class="who-name" title={`Signed in with the key ${caller.api_key_name ?? caller.api_key_id}`}>
            <b>{name}</b>
            <small>{caller.api_key_name ?? caller.api_key_id}</small>
          </span>
          <button type="button" class="icon-only" aria-label="Sign out" title="Sign out" onClick={() => void onSignOut()}>
            <Icon name="leave" />
          </button>
        </div>
      </header>
      <main class="main account" data-section={section}>
        <div class="account-head">
          <h1 class="account-title">{name}</h1>
          <nav class="tabs sections" aria-label="Sections">
            {SECTIONS.map(({ section: each, text }) => (
              <a key={each} href={ACCOUNT_HREFS[each]} aria-current={each === section ? 'page' : undefined}>
                {text}
              </a>
            ))}
          </nav>
        </div>
        {section === 'playground' ? <AccountPlayground /> : <Overview />}
      </main>
    </>
  );
}

function Overview() {
  const { may } = useAccount();
  return (
    <>
      {may('account:read') ? (
        <>
          <Balance />
          <UsagePanel />
          <KeysPanel />
        </>
      ) : (
        <p class="quiet">
          This key may not read credits, usage and keys. Sign in with a key that has the scope <code>account:read</code>.
        </p>
      )}
      {may('operations:read') && (
        <>
          <RunningOperations />
          <FailedOperations />
        </>
      )}
      {may('worlds:read') && <OwnWorlds />}
      {may('operations:read') && <WebhooksPanel />}
    </>
  );
}

const REFRESH_MS = 10_000;

/** What is left to spend, and what is stored. */
function Balance() {
  const { api } = useAccount();
  const { value, error, reload } = useLoad(
    async (signal) => ({ credits: await api.credits({ signal }), storage: await api.storage({ signal }) }),
    [],
    REFRESH_MS,
  );
  if (error !== null) return <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />;
  const { credits, storage } = value ?? {};
  return (
    <div class="figures" aria-busy={value === null}>
      <FigureCard
        name="Credits"
        value={credits === undefined ? '–' : formatCompactNumber(credits.remaining_credits)}
        note={credits?.remaining_credits === 0 ? 'Ask the operator for credits' : 'to spend'}
      />
      <FigureCard name="Reserved" value={formatInteger(credits?.held_credits ?? 0)} note="for running operations" />
      <FigureCard
        name="Storage"
        value={formatBytes(storage?.bytes ?? 0)}
        note={storage?.bytes_limit == null ? 'of uploads' : `of ${formatBytes(storage.bytes_limit)}`}
      />
      <FigureCard
        name="Media assets"
        value={formatCompactNumber(storage?.assets ?? 0)}
        note={storage?.assets_limit == null ? 'stored' : `of ${formatInteger(storage.assets_limit)}`}
      />
    </div>
  );
}
