import type { PaintingRunInput } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { DepthPaintOrder } from '@diorama/engine';
import type { worldProto } from '@diorama/proto-types';

import type { DepthReader, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { Stopwatch } from '../run/stopwatch.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';

/** What was asked, as `BeginDepthToRgb` was told. */
interface Asked {
  readonly text_prompt: string;
  readonly z_min?: number;
  readonly z_max?: number;
  readonly depth_encoding?: 'linear' | 'inverse_log';
}

interface PaintingInput {
  readonly asked: Asked;
  readonly input: worldProto.PromptInput;
}

/** The prompt is asked for where it is needed, so that it enters no history. */
export async function readPaintingInput(world: WorldClient, { operationId }: PaintingRunInput): Promise<PaintingInput> {
  const { worldPromptJson, inputs } = await world.getRun({ operationId });
  const [input] = inputs;
  if (input === undefined) throw new DomainError('OBJECT_NOT_FOUND');
  return { asked: JSON.parse(worldPromptJson) as Asked, input };
}

/** Whoever hears of the work, and who times it. */
export interface RunTracker {
  readonly scope: ActivityRunScope;
  readonly watch: Stopwatch;
}

/** Reads the depth panorama. @throws DomainError MEDIA_REJECTED */
export async function readDepthOrder(
  { transfer, depthReader }: { readonly transfer: ObjectTransfer; readonly depthReader: DepthReader },
  { asked, input }: PaintingInput,
  { scope, watch }: RunTracker,
): Promise<Pick<DepthPaintOrder, 'depth' | 'prompt'>> {
  scope.report('depth', 0);
  watch.note('depth');
  const { text_prompt: prompt, z_min: zMin, z_max: zMax, depth_encoding: encoding = 'linear' } = asked;
  const scale = zMin === undefined || zMax === undefined ? null : { zMin, zMax, encoding };
  const depth = await transfer.withFile(input.key, scope.signal, (path) => depthReader(path, { scale, signal: scope.signal }));
  scope.report('depth', 1);
  watch.note('depth');
  return { depth, prompt };
}
