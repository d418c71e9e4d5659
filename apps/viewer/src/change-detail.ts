import type { DetailLevel } from './api/world.js';
import type { CommandTargets } from './execute-command.js';
import { DETAIL_LABELS, formatSplatCount } from './hud/detail-labels.js';
import { saveDetailChoice } from './scene/detail-choice.js';

/** Changes the level of detail while the visitor moves on; null leaves it to the device. A choice that works is remembered. */
export async function changeDetail(choice: DetailLevel | null, { view, hud }: Pick<CommandTargets, 'view' | 'hud'>): Promise<void> {
  const result = await view.changeDetail(choice).catch(() => 'failed' as const);
  if (result === 'replaced') return;
  const { level } = view;
  if (result === 'shown') saveDetailChoice(choice);
  if (level === null) hud.toast.show('The splats could not be loaded.');
  else if (result === 'shown') hud.toast.show(`Level of detail: ${DETAIL_LABELS[level]}, ${formatSplatCount(view.splats)}.`);
  else hud.toast.show(`The selected level of detail could not be loaded. The viewer still shows ${DETAIL_LABELS[level]}.`);
}
