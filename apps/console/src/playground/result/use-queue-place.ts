import { formatEstimate } from '@diorama/web';
import type { Diorama, QueuePlace } from '@diorama-worlds/sdk';
import { useLoad } from '@diorama/page-parts';

const REFRESH_MS = 4_000;

/** Where an operation stands and when it is done, for people; null while that is not known. */
export function useQueuePlace(client: Diorama, operationId: string): string | null {
  const { value } = useLoad((signal) => client.operations.queuePlace(operationId, { signal }), [client, operationId], REFRESH_MS);
  return value === null ? null : describeQueuePlace(value);
}

/** Such as `2nd of 5 in the queue · starts in about 2 min · done in about 3 min`; null once the operation is done. */
export function describeQueuePlace({
  position,
  waiting,
  estimated_start_seconds: start,
  estimated_seconds: end,
}: Pick<QueuePlace, 'position' | 'waiting' | 'estimated_start_seconds' | 'estimated_seconds'>): string | null {
  if (end === null) return null;
  if (position === null || start === null) return `done in ${formatEstimate(end)}`;
  const place = position === 1 ? 'Next in the queue' : `${formatOrdinal(position)} of ${waiting} in the queue`;
  return `${place} · ${start === 0 ? 'starts soon' : `starts in ${formatEstimate(start)}`} · done in ${formatEstimate(end)}`;
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

const formatOrdinal = (value: number): string => `${value}${SUFFIXES[RULES.select(value)] ?? 'th'}`;
