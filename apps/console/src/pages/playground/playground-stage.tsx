import { DEPTH_TO_RGB_STAGES, STAGES } from '@diorama/domain';
import type { Preview, World } from '@diorama-worlds/sdk';
import { computeStageStates, describeCaption, formatDuration, formatInteger } from '@diorama/web';
import { useEffect, useRef } from 'preact/hooks';

import { useConsole } from '../../hooks/console-context.js';
import { CopyableId } from '../../parts/copy-button.js';
import { EmptyState } from '../../parts/empty-state.js';
import { Icon } from '../../parts/icon.js';
import type { RunKind, RunState } from '../../playground/playground-run.js';
import { buildRouteHref } from '../../hooks/route.js';
import { useAction } from '../../hooks/use-action.js';
import { useQueuePosition } from './use-queue-position.js';

/** What has become of the request: nothing yet, progress, a world, or why there is none. */
export function PlaygroundStage({ state }: { readonly state: RunState }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where it lies below the form, the start must not go unseen.
    if (state.kind === 'starting') section.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  return (
    <section class="panel glass stage" ref={section} aria-label="Result">
      <StageContent state={state} />
    </section>
  );
}

function StageContent({ state }: { readonly state: RunState }) {
  if (state.kind === 'running') return <Running state={state} />;
  if (state.kind === 'done') return <Done state={state} />;
  if (state.kind === 'painted') return <Painted state={state} />;
  if (state.kind === 'starting') return <EmptyState icon="spark" title="Starting …" />;
  if (state.kind === 'failed')
    return (
      <EmptyState icon="lost" title={titleOf(state)}>
        <span role="alert">{state.message}</span>
        {state.operationId !== null && (
          <>
            {' '}
            <OperationLink id={state.operationId} />
          </>
        )}
      </EmptyState>
    );
  return (
    <EmptyState icon="spark" title="Your world appears here">
      You see the price first. No credits are spent until you press Generate.
    </EmptyState>
  );
}

const NAME_LENGTH = 60;

interface RunText {
  readonly label: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly refused: string;
  readonly stages: readonly { readonly name: string; readonly description: string }[];
}

const RUNS: Readonly<Record<RunKind, RunText>> = {
  world: {
    label: 'Generating the world',
    failed: 'The world could not be generated',
    cancelled: 'The generation was cancelled',
    refused: 'The generation did not start',
    stages: STAGES,
  },
  panorama: {
    label: 'Painting the panorama',
    failed: 'The panorama could not be painted',
    cancelled: 'The painting was cancelled',
    refused: 'The painting did not start',
    stages: DEPTH_TO_RGB_STAGES,
  },
};

function titleOf({ makes, operationId, isCancelled }: Extract<RunState, { kind: 'failed' }>): string {
  const { failed, cancelled, refused } = RUNS[makes];
  if (operationId === null) return refused;
  return isCancelled ? cancelled : failed;
}

function Running({ state }: { readonly state: Extract<RunState, { kind: 'running' }> }) {
  const { run } = useConsole();
  const { percent, stage, description } = state.progress;
  const { stages, label } = RUNS[state.makes];
  const states = computeStageStates(stage ?? null, stages);
  const cancel = useAction(() => run.cancel());
  const place = useQueuePosition(state.operationId, (stage ?? null) === null);
  return (
    <div class="running">
      <EarlyPicture preview={state.preview} />
      <p class="big" aria-hidden="true">
        {percent}%
      </p>
      <div class="bar" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <div class="bar-fill" style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p class="running-now" role="status">
        {description}
        {place !== null && ` · ${place}`}
      </p>
      <ol class="stages">
        {stages.map(({ name, description: text }, i) => (
          <li key={name} data-state={states[i]}>
            <span class="tick">
              <Icon name="check" />
            </span>
            {text}
          </li>
        ))}
      </ol>
      {cancel.problem !== null && <p class="problem">{cancel.problem}</p>}
      <div class="stage-foot">
        <CopyableId value={state.operationId} what="the operation id" />
        <button type="button" class="small" disabled={cancel.isRunning} onClick={() => void cancel.run()}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** The first picture of a world that is being made. */
function EarlyPicture({ preview }: { readonly preview: Preview | null }) {
  if (!preview?.thumbnail_url) return null;
  const picture = <img src={preview.thumbnail_url} alt="Preview of the world" />;
  if (!preview.pano_url) return <p class="early">{picture}</p>;
  return (
    <p class="early">
      <a href={preview.pano_url} target="_blank" rel="noreferrer" title="Open the panorama">
        {picture}
      </a>
    </p>
  );
}

function Painted({ state }: { readonly state: Extract<RunState, { kind: 'painted' }> }) {
  const { panorama, cost, seconds, seed, operationId } = state;
  return (
    <div class="done">
      {panorama.pano_url && <img class="embed" src={panorama.pano_url} alt="The painted panorama" />}
      <p class="done-facts">
        <b>Panorama</b>
        <span>
          {formatDuration(seconds)} · {cost === null ? 'nothing' : `${formatInteger(cost.total_credits)} credits`} charged · seed {seed}
        </span>
      </p>
      <p class="links">
        {panorama.pano_url && (
          <a href={panorama.pano_url} target="_blank" rel="noreferrer">
            Panorama
          </a>
        )}
        {panorama.manifest_url && (
          <a href={panorama.manifest_url} target="_blank" rel="noreferrer">
            Manifest
          </a>
        )}
        <OperationLink id={operationId} />
      </p>
      <Another />
    </div>
  );
}

function Done({ state }: { readonly state: Extract<RunState, { kind: 'done' }> }) {
  const { world, cost, seconds, operationId } = state;
  const { assets, permission } = world;
  const urls = assets.splats?.spz_urls;
  const files = [
    { name: 'Splats, 100k', url: urls?.['100k'] },
    { name: 'Splats, 500k', url: urls?.['500k'] },
    { name: 'Splats, full', url: urls?.full_res },
    { name: 'Collider', url: assets.mesh?.collider_mesh_url },
    { name: 'Panorama', url: assets.imagery?.pano_url },
    { name: 'Manifest', url: assets.manifest_url },
  ];
  return (
    <div class="done">
      <iframe class="embed" src={world.world_svc_url} title="The world" allow="fullscreen" />
      {permission?.public !== true && permission?.allow_id_access !== true && (
        <p class="quiet">This world is private. The viewer asks for an API key of its account.</p>
      )}
      <p class="done-facts">
        <b>{nameOf(world)}</b>
        <span>
          {formatDuration(seconds)} · {cost === null ? 'nothing' : `${formatInteger(cost.total_credits)} credits`} charged · seed{' '}
          {world.seed}
        </span>
      </p>
      {assets.caption && <p class="done-caption">{describeCaption(assets.caption)}</p>}
      <p class="links">
        <a href={world.world_svc_url} target="_blank" rel="noreferrer">
          <Icon name="cube" /> Open the world
        </a>
        <OperationLink id={operationId} />
        {files.map(
          ({ name, url }) =>
            url && (
              <a key={name} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
        )}
      </p>
      <Another />
    </div>
  );
}

/** The name of a world; the beginning of its prompt where it has none. */
function nameOf({ display_name: name, world_prompt: prompt }: World): string {
  const words = prompt && 'text_prompt' in prompt ? (prompt.text_prompt ?? '') : '';
  return name || words.slice(0, NAME_LENGTH) || 'Untitled world';
}

function OperationLink({ id }: { readonly id: string }) {
  return (
    <a href={buildRouteHref('operations', id)}>
      <Icon name="activity" /> Operation
    </a>
  );
}

function Another() {
  const { run } = useConsole();
  return (
    <button type="button" class="small" onClick={() => run.clear()}>
      Generate another one
    </button>
  );
}
