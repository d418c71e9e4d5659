import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { OperatorRole } from '@diorama/domain';
import logo from '@diorama/web/icons/diorama.svg';
import type { Operator } from '@diorama-worlds/sdk/admin';
import { EmptyState, Icon, PageHeader } from '@diorama/page-parts';
import type { IconName } from '@diorama/page-parts';
import { AccountPage } from '../pages/accounts/account.js';
import { AccountsPage } from '../pages/accounts/accounts.js';
import { AuditPage } from '../pages/audit.js';
import { DeliveriesPage } from '../pages/deliveries.js';
import { MetricsPage } from '../pages/metrics/metrics.js';
import { DeliveryPage } from '../pages/delivery-page.js';
import { OperationPage } from '../pages/operation-page.js';
import { GalleryPage } from '../pages/gallery.js';
import { OperationsPage } from '../pages/operations.js';
import { OverviewPage } from '../pages/overview.js';
import { PlaygroundPage } from '../pages/playground/playground.js';
import { SigningKeysPage } from '../pages/signing-keys.js';
import { SystemPage } from '../pages/system/system.js';
import { CONSOLE_PAGES, buildRouteHref } from '../hooks/route.js';
import type { PageName, ConsoleRoute } from '../hooks/route.js';
import { useConsole } from '../hooks/console-context.js';
import { useRoute } from '../hooks/use-route.js';

interface Page {
  readonly title: string;
  readonly icon: IconName;
  /** The page of the documentation that explains it. */
  readonly help: string;
  /** The role that the page is for; every role without it. */
  readonly role?: OperatorRole;
  readonly show: (route: ConsoleRoute) => JSX.Element;
}

const SHOWN: Readonly<Record<PageName, Page>> = {
  overview: { title: 'Overview', icon: 'chart', help: '/docs/operating/console', show: () => <OverviewPage /> },
  metrics: {
    title: 'Metrics',
    icon: 'figures',
    help: '/docs/operating/console#metrics',
    show: ({ filters }) => <MetricsPage filters={filters} />,
  },
  accounts: {
    title: 'Accounts',
    icon: 'people',
    help: '/docs/reference/credits-and-limits',
    show: ({ id, filters }) => (id === null ? <AccountsPage filters={filters} /> : <AccountPage key={id} id={id} />),
  },
  operations: {
    title: 'Operations',
    icon: 'activity',
    help: '/docs/operating/on-call',
    show: ({ id, filters }) => (id === null ? <OperationsPage filters={filters} /> : <OperationPage key={id} id={id} />),
  },
  deliveries: {
    title: 'Webhooks',
    icon: 'send',
    help: '/docs/reference/webhooks',
    show: ({ id, filters }) => (id === null ? <DeliveriesPage filters={filters} /> : <DeliveryPage key={id} id={id} />),
  },
  'signing-keys': { title: 'Signing keys', icon: 'key', help: '/docs/operating/signing-keys', show: () => <SigningKeysPage /> },
  system: { title: 'System', icon: 'server', help: '/docs/operating/console#system', show: () => <SystemPage /> },
  gallery: { title: 'Gallery', icon: 'gallery', help: '/docs/reference/worlds', show: ({ filters }) => <GalleryPage filters={filters} /> },
  audit: {
    title: 'Audit log',
    icon: 'audit',
    help: '/docs/operating/keys-and-secrets',
    show: ({ filters }) => <AuditPage filters={filters} />,
  },
  playground: { title: 'Playground', icon: 'spark', help: '/docs/reference/prompts', role: 'support', show: () => <PlaygroundPage /> },
};

interface ShellProps {
  readonly operator: Operator;
  readonly onSignOut: () => Promise<void>;
}

/** The frame around every page: navigation, and the name and role of the operator. A page that the role may not use is not in it. */
export function ConsoleLayout({ operator: known, onSignOut }: ShellProps) {
  const { role } = known;
  const route = useRoute();
  const { may } = useConsole();
  const isAllowed = (page: PageName): boolean => may(SHOWN[page].role ?? 'viewer');
  const main = useRef<HTMLElement>(null);
  const { title, help, show } = SHOWN[route.page];
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
          {CONSOLE_PAGES.filter(isAllowed).map((page) => (
            <a key={page} href={buildRouteHref(page)} aria-current={page === route.page ? 'page' : undefined}>
              <Icon name={SHOWN[page].icon} />
              <span>{SHOWN[page].title}</span>
            </a>
          ))}
        </nav>
        <HelpLinks page={help} />
        <div class="who">
          <span class="who-name" title={`Signed in as ${[...nameParts(known), role].join(', ')}`}>
            <b>{nameParts(known)[0]}</b>
            <small>{role}</small>
          </span>
          <button type="button" class="icon-only" aria-label="Sign out" title="Sign out" onClick={() => void onSignOut()}>
            <Icon name="leave" />
          </button>
        </div>
      </header>
      <main class="main" ref={main} tabIndex={-1}>
        {isAllowed(route.page) ? show(route) : <NotAllowed title={title} role={role} />}
      </main>
    </div>
  );
}

/** The name to show, and what else identifies a person. */
function nameParts({ operator, person }: Operator): string[] {
  const known = [person?.name, person?.email].filter((part): part is string => typeof part === 'string');
  return known.length === 0 ? [operator] : known;
}

/** Leads to the documentation. @param page address of what explains the page that is shown */
function HelpLinks({ page }: { readonly page: string }) {
  return (
    <nav class="help" aria-label="Help">
      <a href={page} target="_blank" rel="noreferrer">
        <Icon name="help" />
        <span>Help for this page</span>
      </a>
      <a href="/docs" target="_blank" rel="noreferrer">
        <Icon name="external" />
        <span>Documentation</span>
      </a>
      <a href="/docs/operators" target="_blank" rel="noreferrer">
        <Icon name="external" />
        <span>Operators’ API</span>
      </a>
    </nav>
  );
}

/** Replaces a page that was opened by its address and is not for the role. */
function NotAllowed({ title, role }: { readonly title: string; readonly role: OperatorRole }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon="key" title="Not available for your role">
        Your role is “{role}”. <a href={buildRouteHref('overview')}>Go to the overview</a>
      </EmptyState>
    </>
  );
}
