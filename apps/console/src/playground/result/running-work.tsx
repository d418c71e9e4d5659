import { DEPTH_TO_RGB_STAGES, STAGES } from '@diorama/domain';
import { computeStageStates } from '@diorama/web';
import type { Preview } from '@diorama-worlds/sdk';
import { CopyableId, Icon, ProblemText, useAction } from '@diorama/page-parts';

import { usePlayground } from '../playground-context.js';
import type { PlaygroundRun, RunKind, RunState } from '../run-state.js';
import { useQueuePlace } from './use-queue-place.js';

interface RunText {
  readonly label: string;
  readonly stages: readonly { readonly name: string; readonly description: string }[];
}

const RUNS: Readonly<Record<RunKind, RunText>> = {
  world: { label: 'Generating the world', stages: STAGES },
  panorama: { label: 'Painting the panorama', stages: DEPTH_TO_RGB_STAGES },
};

interface RunningWorkProps {
  readonly run: PlaygroundRun;
  readonly state: Extract<RunState, { kind: 'running' }>;
}

/** How far a run is: percent, stage, place in the queue, time left and the first picture. */
export function RunningWork({ run: { id, makes, client }, state }: RunningWorkProps) {
  const { runs } = usePlayground();
  const { percent, stage, description } = state.progress;
  const { stages, label } = RUNS[makes];
  const states = computeStageStates(stage ?? null, stages);
  const cancel = useAction(() => runs.cancel(id));
  const place = useQueuePlace(client, state.operationId);
  return (
    <div class="making">
      <EarlyPicture preview={state.preview} />
      <p class="big" aria-hidden="true">
        {percent}%
      </p>
      <div class="bar" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <div class="bar-fill" style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p class="making-now" role="status">
        {description}
      </p>
      <p class="making-place">{place ?? ' '}</p>
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
      <ProblemText text={cancel.problem} />
      <div class="stage-foot">
        <CopyableId value={state.operationId} what="the operation id" />
        <button type="button" class="small" disabled={cancel.isRunning} onClick={() => void cancel.run()}>
          Cancel
        </button>
      </div>
      <p class="quiet">A cancelled run costs nothing. If you leave this page, the run continues.</p>
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
