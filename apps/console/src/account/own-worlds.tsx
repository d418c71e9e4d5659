import { VISIBILITIES, readVisibility } from '@diorama/web';
import { useState } from 'preact/hooks';

import type { World } from '@diorama-worlds/sdk';
import { ConfirmDialog, EmptyState, Icon, ListState, RelativeTime, toPage, toPageQuery, usePages } from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { PlaygroundLink } from './account-playground.js';
import { ShareWorldDialog } from './share-world-dialog.js';

const REFRESH_MS = 20_000;
const PAGE_SIZE = 8;

/** What is being done with which world. */
type Task = { readonly kind: 'share' | 'delete'; readonly world: World } | null;

/** The worlds of the account, newest first: opened, shared and deleted. */
export function OwnWorlds() {
  const { api, notify } = useAccount();
  const [task, setTask] = useState<Task>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const pages = usePages<World>(
    async (token, signal) => {
      const page = await api.worlds.page(toPageQuery(token, PAGE_SIZE), { signal });
      return toPage(page.worlds, page);
    },
    [],
    ({ id }) => id,
    REFRESH_MS,
  );
  const close = (): void => setTask(null);
  const remove = async ({ id }: World): Promise<void> => {
    await api.worlds.delete(id);
    setDeleted((before) => new Set([...before, id]));
    notify('The world was deleted');
  };
  // Pages below the first one are not read again, so what was deleted is left out here.
  const kept = pages.items?.filter(({ id }) => !deleted.has(id)) ?? null;
  return (
    <section class="panel glass" aria-labelledby="worlds-title">
      <h2 id="worlds-title">Worlds</h2>
      <ListState
        pages={{ ...pages, items: kept }}
        empty={
          <EmptyState icon="cube" title="No worlds yet">
            <PlaygroundLink text="Generate the first world" />
          </EmptyState>
        }
      >
        {(worlds) => (
          <ul class="cards">
            {worlds.map((world) => (
              <li key={world.id}>
                <WorldCard world={world} onTask={(kind) => setTask({ kind, world })} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {task?.kind === 'share' && <ShareWorldDialog world={task.world} onClose={close} onShared={pages.reload} />}
      {task?.kind === 'delete' && (
        <ConfirmDialog title="Delete this world?" label="Delete world" onConfirm={() => remove(task.world)} onClose={close}>
          “{nameOf(task.world)}” and its files are deleted, and its links stop working. This cannot be undone.
        </ConfirmDialog>
      )}
    </section>
  );
}

interface WorldCardProps {
  readonly world: World;
  readonly onTask: (kind: 'share' | 'delete') => void;
}

function WorldCard({ world, onTask }: WorldCardProps) {
  const { may } = useAccount();
  const { id, assets, created_at: created, permission } = world;
  const picture = assets.thumbnail_url;
  const isFinished = assets.splats != null;
  const visibility = VISIBILITIES.find(({ value }) => value === readVisibility(permission))?.label;
  return (
    <>
      <a class="card" href={`/world/${id}`}>
        <span class="thumbnail">{picture == null ? <Icon name="cube" /> : <img src={picture} alt="" loading="lazy" />}</span>
        <span class="card-text">
          <b>{nameOf(world)}</b>
          <small>
            {isFinished ? visibility : 'Generating'}
            {created != null && (
              <>
                {' '}
                · <RelativeTime at={created} />
              </>
            )}
          </small>
        </span>
      </a>
      {isFinished && may('worlds:write') && (
        <span class="card-actions">
          <button type="button" class="small" aria-label={`Share ${nameOf(world)}`} onClick={() => onTask('share')}>
            Share
          </button>
          <button type="button" class="small danger" aria-label={`Delete ${nameOf(world)}`} onClick={() => onTask('delete')}>
            Delete
          </button>
        </span>
      )}
    </>
  );
}

/** The name of a world, or its prompt where it has none. */
function nameOf({ display_name: name, world_prompt: prompt }: World): string {
  const words = prompt != null && 'text_prompt' in prompt ? prompt.text_prompt?.trim() : '';
  return name.trim() || words || 'Untitled world';
}
