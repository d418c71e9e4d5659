import { formatDuration, formatInteger } from '@diorama/web';

import type { RunState } from '../run-state.js';
import { FileLinks } from './file-links.js';
import { MissingParts } from './missing-parts.js';
import { OperationLink } from './operation-link.js';

/** A panorama that was painted onto a depth panorama. */
export function PaintedPanorama({ state }: { readonly state: Extract<RunState, { kind: 'painted' }> }) {
  const { panorama, cost, seconds, seed, lacks, operationId } = state;
  return (
    <div class="done">
      {panorama.pano_url && <img class="embed" src={panorama.pano_url} alt="The painted panorama" />}
      <p class="done-facts">
        <b>Panorama</b>
        <span>
          {formatDuration(seconds)} · {formatInteger(cost?.total_credits ?? 0)} credits charged · seed {seed}
        </span>
      </p>
      <MissingParts parts={lacks} />
      <FileLinks
        files={[
          { name: 'Panorama', url: panorama.pano_url },
          { name: 'Manifest', url: panorama.manifest_url },
        ]}
      />
      <OperationLink id={operationId} />
    </div>
  );
}
