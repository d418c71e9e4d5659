import { proxyActivities } from '@temporalio/workflow';

interface BareActivities {
  now(): Promise<number>;
}

const { now } = proxyActivities<BareActivities>({ startToCloseTimeout: '1 minute' });

/** The least that a durable send can be: one activity. Answers when it ran. */
export const bareSend = (): Promise<number> => now();
