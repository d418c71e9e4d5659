import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import logo from '@diorama/web/icons/diorama.svg';
import { AccountPage } from '../pages/accounts/account.js';
import { AccountsPage } from '../pages/accounts/accounts.js';
import { AuditPage } from '../pages/audit.js';
import { DeliveriesPage } from '../pages/deliveries.js';
import { FiguresPage } from '../pages/figures/figures.js';
import { DeliveryPage } from '../pages/delivery-page.js';
import { OperationPage } from '../pages/operation-page.js';
import { GalleryPage } from '../pages/gallery.js';
import { OperationsPage } from '../pages/operations.js';
import { OverviewPage } from '../pages/overview.js';
import { PlaygroundPage } from '../pages/playground/playground.js';
import { SigningKeysPage } from '../pages/signing-keys.js';
import { Icon } from '../parts/icon.js';
import type { IconName } from '../parts/icon.js';
import { CONSOLE_PAGES, buildRouteHref } from '../hooks/route.js';
import type { PageName, ConsoleRoute } from '../hooks/route.js';
import { useRoute } from '../hooks/use-route.js';

interface Page {
  readonly title: string;
  readonly icon: IconName;
  readonly show: (route: ConsoleRoute) => JSX.Element;
}

const SHOWN: Readonly<Record<PageName, Page>> = {
  overview: { title: 'Overview', icon: 'chart', show: () => <OverviewPage /> },
  figures: { title: 'Figures', icon: 'figures', show: ({ filters }) => <FiguresPage filters={filters} /> },
  accounts: {
    title: 'Accounts',
    icon: 'people',
    show: ({ id, filters }) => (id === null ? <AccountsPage filters={filters} /> : <AccountPage key={id} id={id} />),
  },
  operations: {
    title: 'Operations',
    icon: 'activity',
    show: ({ id, filters }) => (id === null ? <OperationsPage filters={filters} /> : <OperationPage key={id} id={id} />),
  },
  deliveries: {
    title: 'Deliveries',
    icon: 'send',
    show: ({ id, filters }) => (id === null ? <DeliveriesPage filters={filters} /> : <DeliveryPage key={id} id={id} />),
  },
  'signing-keys': { title: 'Signing keys', icon: 'key', show: () => <SigningKeysPage /> },
  gallery: { title: 'Gallery', icon: 'gallery', show: ({ filters }) => <GalleryPage filters={filters} /> },
  audit: { title: 'Audit log', icon: 'audit', show: ({ filters }) => <AuditPage filters={filters} /> },
  playground: { title: 'Playground', icon: 'spark', show: () => <PlaygroundPage /> },
};

interface ShellProps {
  readonly operator: string;
  readonly onSignOut: () => Promise<void>;
}

/** The frame around every page: where one can go, and who one is. */
export function ConsoleLayout({ operator, onSignOut }: ShellProps) {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const { title, show } = SHOWN[route.page];
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${title} · Diorama console`;
    // A new page begins at its top, and a screen reader in it.
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
    window.scrollTo(0, 0);
  }, [route.page, route.id]);
  return (
    <div class="shell">
      <header class="side">
        <a class="brand" href={buildRouteHref('overview')}>
          <img class="brand-icon" src={logo} alt="" />
          <span>
            Diorama <small>console</small>
          </span>
        </a>
        <nav class="nav" aria-label="Pages">
          {CONSOLE_PAGES.map((page) => (
            <a key={page} href={buildRouteHref(page)} aria-current={page === route.page ? 'page' : undefined}>
              <Icon name={SHOWN[page].icon} />
              <span>{SHOWN[page].title}</span>
            </a>
          ))}
        </nav>
        <div class="who">
          <span class="who-name" title={`Signed in as ${operator}`}>
            {operator}
          </span>
          <button type="button" class="icon-only" aria-label="Sign out" title="Sign out" onClick={() => void onSignOut()}>
            <Icon name="leave" />
          </button>
        </div>
      </header>
      <main class="main" ref={main} tabIndex={-1}>
        {show(route)}
      </main>
    </div>
  );
}
