import { describeCaption, removeNotShown } from '@diorama/web';
import type { World } from '@diorama-worlds/sdk';
import type { Operation } from '@diorama-worlds/sdk/admin';
import { EmptyState, ListState, PageHeader, RelativeTime, toPage, toPageQuery, usePages } from '@diorama/page-parts';
import type { Page } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/filters/account-picker.js';
import { buildRouteHref } from '../hooks/route.js';
import { Thumbnail } from './operation-list.js';
import { PlaygroundLink } from '../parts/playground-link.js';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly caption: string | null;
  readonly thumbnail: string | null;
  readonly url: string;
  readonly createdAt: string;
  /** Who may see it; null in the public gallery, where everybody may. */
  readonly access: string | null;
}

/** Worlds as pictures: those that are public, or all of one account. */
export function GalleryPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api, gallery } = useConsole();
  const { account = '' } = filters;
  const pages = usePages(
    async (token, signal): Promise<Page<Card>> => {
      if (account === '') {
        const page = await gallery.page(toPageQuery(token), { signal });
        return toPage(page.worlds.map(publicCard), page);
      }
      const page = await api.operations({ account_id: account, state: 'SUCCEEDED', ...toPageQuery(token) }, { signal });
      const made = page.operations.filter(({ kind }) => kind === 'generate-world');
      return toPage(made.map(operationCard), page);
    },
    [account],
    ({ id }) => id,
  );
  return (
    <>
      <PageHeader title="Gallery" lead={account === '' ? 'Worlds that their owners made public.' : 'All finished worlds of one account.'} />
      <div class="filters">
        <div class="chips">
          <a class="chip" href={buildRouteHref('gallery')} aria-current={account === '' ? 'page' : undefined}>
            Public
          </a>
        </div>
        <AccountPicker
          label="Account"
          placeholder="Worlds of an account"
          value={account}
          onChange={(id) => (location.hash = buildRouteHref('gallery', null, { account: id }))}
        />
      </div>
      <ListState
        pages={pages}
        empty={
          <EmptyState icon="gallery" title={account === '' ? 'No public worlds' : 'No finished worlds'}>
            {account === '' ? (
              <>
                Public worlds appear here. <PlaygroundLink text="Generate one" />
              </>
            ) : (
              <>
                <a href={buildRouteHref('operations', null, { account })}>Show the running operations of this account</a>
              </>
            )}
          </EmptyState>
        }
      >
        {(cards) => (
          <ul class="cards">
            {cards.map((card) => (
              <li key={card.id}>
                <WorldCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </>
  );
}

function WorldCard({ card }: { readonly card: Card }) {
  return (
    <a class="card glass" href={card.url} target="_blank" rel="noreferrer">
      <Thumbnail url={card.thumbnail} />
      <span class="card-text">
        <b>{card.name}</b>
        {card.caption && <span class="card-caption">{describeCaption(card.caption)}</span>}
        <small>
          {card.model} · <RelativeTime at={card.createdAt} />
          {card.access !== null && ` · ${card.access}`}
        </small>
      </span>
    </a>
  );
}

function publicCard(world: World): Card {
  const { thumbnail_url: thumbnail = null, caption = null } = world.assets;
  return {
    id: world.id,
    ...titles(world.display_name ?? '', caption),
    model: world.model ?? '',
    thumbnail,
    url: world.world_svc_url,
    createdAt: world.created_at ?? '',
    access: null,
  };
}

function operationCard({ operation_id, world_id, world, model, created_at: createdAt }: Operation): Card {
  const id = world_id ?? operation_id;
  return {
    id,
    ...(world === null ? { name: 'Deleted world', caption: null } : titles(world.display_name, world.caption)),
    model: model ?? '',
    thumbnail: world?.thumbnail_url ?? null,
    url: world?.world_svc_url ?? buildRouteHref('operations', operation_id),
    createdAt,
    access: world === null ? null : accessOf(world.permission),
  };
}

/** A world without a name goes by what it shows. */
function titles(name: string, caption: string | null): Pick<Card, 'name' | 'caption'> {
  return name === '' ? { name: removeNotShown(caption ?? '') || 'Untitled world', caption: null } : { name, caption };
}

function accessOf({ public: isPublic, allow_id_access: byLink }: { readonly public: boolean; readonly allow_id_access: boolean }): string {
  if (isPublic) return 'public';
  return byLink ? 'by link' : 'private';
}
