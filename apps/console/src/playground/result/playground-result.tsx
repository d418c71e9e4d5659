import { useEffect, useRef } from 'preact/hooks';
import { EmptyState, useNow } from '@diorama/page-parts';

import { usePlayground } from '../playground-context.js';
import type { PlaygroundRun, PlaygroundState, RunKind, RunState, StartState } from '../run-state.js';
import { FinishedWorld } from './finished-world.js';
import { PaintedPanorama } from './painted-panorama.js';
import { OperationLink } from './operation-link.js';
import { RunningWork } from './running-work.js';

/** What has become of the requests: nothing yet, a refusal, or one of the runs, which are listed where there are several. */
export function PlaygroundResult({ state }: { readonly state: PlaygroundState }) {
  const section = useRef<HTMLElement>(null);
  const { start, runs, selected } = state;
  useEffect(() => {
    // Where it lies below the form, the start must not go unseen.
    if (start.kind === 'starting') section.current?.scrollIntoView({ block: 'nearest' });
  }, [start.kind]);
  const shown = runs.find(({ id }) => id === selected);
  return (
    <section class="panel glass stage" ref={section} aria-label="Result">
      {runs.length > 1 && <RunTabs state={state} />}
      <div class="stage-content">
        {start.kind === 'starting' && <EmptyState icon="spark" title="Starting …" />}
        {start.kind === 'refused' && <Refusal start={start} />}
        {start.kind === 'idle' && (shown === undefined ? <NothingYet /> : <RunContent key={shown.id} run={shown} />)}
      </div>
    </section>
  );
}

function NothingYet() {
  return (
    <EmptyState icon="spark" title="Your world appears here">
      You see the price first. No credits are spent until you press Generate.
    </EmptyState>
  );
}

function RunTabs({ state: { runs, selected, start } }: { readonly state: PlaygroundState }) {
  const parts = usePlayground();
  return (
    <div class="run-tabs" role="group" aria-label="Requests of this visit">
      {runs.map(({ id, label, state }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={start.kind === 'idle' && id === selected}
          onClick={() => parts.runs.select(id)}
        >
          {label} <small>{describeState(state)}</small>
        </button>
      ))}
    </div>
  );
}

function describeState(state: RunState): string {
  if (state.kind === 'running') return `${state.progress.percent} %`;
  if (state.kind === 'failed') return state.isCancelled ? 'cancelled' : 'failed';
  return 'ready';
}

function Refusal({ start }: { readonly start: Extract<StartState, { kind: 'refused' }> }) {
  const { runs, creditsHelp } = usePlayground();
  const { request, message, isShortOfCredits, retryAt } = start;
  const now = useNow(1_000);
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return (
    <div class="refusal">
      <EmptyState
        icon={isShortOfCredits ? 'coins' : 'lost'}
        title={isShortOfCredits ? 'Not enough credits' : 'The generation did not start'}
      >
        <span role="alert">{message}</span>
        {isShortOfCredits && <> {creditsHelp}</>}
      </EmptyState>
      <p class="refusal-actions">
        <button type="button" class="small" disabled={seconds > 0} onClick={() => void runs.begin(request)}>
          {seconds > 0 ? `Try again in ${seconds} s` : 'Try again'}
        </button>
      </p>
    </div>
  );
}

const FAILURES: Readonly<Record<RunKind, { readonly failed: string; readonly cancelled: string; readonly refused: string }>> = {
  world: {
    failed: 'The world could not be generated',
    cancelled: 'The generation was cancelled',
    refused: 'The generation did not start',
  },
  panorama: {
    failed: 'The panorama could not be painted',
    cancelled: 'The painting was cancelled',
    refused: 'The painting did not start',
  },
};

function RunContent({ run }: { readonly run: PlaygroundRun }) {
  const { state, client, makes } = run;
  if (state.kind === 'running') return <RunningWork run={run} state={state} />;
  if (state.kind === 'done') return <FinishedWorld client={client} state={state} />;
  if (state.kind === 'painted') return <PaintedPanorama state={state} />;
  const { failed, cancelled, refused } = FAILURES[makes];
  return (
    <EmptyState icon="lost" title={state.operationId === null ? refused : state.isCancelled ? cancelled : failed}>
      <span role="alert">{state.message}</span> {state.operationId !== null && 'No credits were charged. '}
      {state.operationId !== null && <OperationLink id={state.operationId} />}
    </EmptyState>
  );
}
