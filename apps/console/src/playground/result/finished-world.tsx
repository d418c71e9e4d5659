import { formatDuration, formatInteger, removeNotShown } from '@diorama/web';
import type { Diorama, World } from '@diorama-worlds/sdk';
import { useState } from 'preact/hooks';
import { Icon } from '@diorama/page-parts';

import { shorten } from '../describe-request.js';
import type { RunState } from '../run-state.js';
import { ExportPanel } from './export-panel.js';
import { FileLinks } from './file-links.js';
import { MissingPartsOfWorld } from './missing-parts.js';
import { OperationLink } from './operation-link.js';
import { VariationPanel } from './variation-panel.js';

const NAME_LENGTH = 60;

interface FinishedWorldProps {
  readonly client: Diorama;
  readonly state: Extract<RunState, { kind: 'done' }>;
}

/** A finished world: its picture, the way into it, what it lacks, its files, exports and variations. */
export function FinishedWorld({ client, state }: FinishedWorldProps) {
  const { world, cost, seconds, operationId } = state;
  const { assets } = world;
  const urls = assets.splats?.spz_urls;
  return (
    <div class="done">
      <WorldView world={world} />
      <p class="done-facts">
        <b>{nameOf(world)}</b>
        <span>
          {formatDuration(seconds)} · {formatInteger(cost?.total_credits ?? 0)} credits charged · seed {world.seed}
        </span>
      </p>
      {assets.caption && <p class="done-caption">{removeNotShown(assets.caption)}</p>}
      {assets.manifest_url && <MissingPartsOfWorld manifestUrl={assets.manifest_url} />}
      <p class="links">
        <a class="button with-icon" href={world.world_svc_url} target="_blank" rel="noreferrer">
          <Icon name="cube" /> Open the world
        </a>
        <OperationLink id={operationId} />
      </p>
      <details class="more-work" open>
        <summary>Files</summary>
        <FileLinks
          files={[
            { name: 'Splats, 100k', url: urls?.['100k'] },
            { name: 'Splats, 500k', url: urls?.['500k'] },
            { name: 'Splats, full', url: urls?.full_res },
            { name: 'Collider', url: assets.mesh?.collider_mesh_url },
            { name: 'Panorama', url: assets.imagery?.pano_url },
            { name: 'Scene', url: assets.scene_url },
            { name: 'Manifest', url: assets.manifest_url },
          ]}
        />
      </details>
      <details class="more-work">
        <summary>Exports</summary>
        <ExportPanel client={client} worldId={world.id} />
      </details>
      <details class="more-work">
        <summary>Variations</summary>
        <VariationPanel world={world} />
      </details>
    </div>
  );
}

/** The picture of the world, or the world itself in a frame. */
function WorldView({ world }: { readonly world: World }) {
  const [isWalking, setWalking] = useState(false);
  const { assets, permission, world_svc_url: url } = world;
  if (isWalking) return <iframe class="embed" src={url} title="The world" allow="fullscreen" />;
  const picture = assets.thumbnail_url;
  return (
    <div class="embed poster">
      {picture && <img src={picture} alt={`View of ${nameOf(world)}`} />}
      <button type="button" class="primary" onClick={() => setWalking(true)}>
        Walk here
      </button>
      {permission?.public !== true && permission?.allow_id_access !== true && (
        <p class="quiet">This world is private. The viewer asks for an API key of its account.</p>
      )}
    </div>
  );
}

/** The name of a world; the beginning of its prompt where it has none. */
function nameOf({ display_name: name, world_prompt: prompt }: World): string {
  const words = prompt && 'text_prompt' in prompt ? (prompt.text_prompt ?? '') : '';
  return name || shorten(words, NAME_LENGTH) || 'Untitled world';
}
