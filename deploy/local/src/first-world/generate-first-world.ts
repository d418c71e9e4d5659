import { setTimeout as sleep } from 'node:timers/promises';

import type { TerminalScreen, ScreenTask } from '../screen/terminal-screen.js';
import { ApiError } from './gateway-api.js';
import type { GatewayApi, ApiOperation } from './gateway-api.js';

interface WorldRequest {
  readonly apiKey: string;
  readonly prompt: string;
  readonly model: string;
}

const POLL_MS = 300;

/** Makes a world as any client would and shows how far it is; answers the finished operation. */
export async function generateFirstWorld(
  api: GatewayApi,
  screen: TerminalScreen,
  { apiKey, prompt, model }: WorldRequest,
): Promise<ApiOperation> {
  const task = screen.task(`"${prompt}"`);
  try {
    let operation = await api.generate(apiKey, prompt, model);
    while (!operation.done) {
      await sleep(POLL_MS);
      operation = (await poll(api, apiKey, operation.operation_id, task)) ?? operation;
    }
    if (operation.error === null) task.done();
    else task.failed();
    return operation;
  } catch (error) {
    task.failed();
    throw error;
  }
}

/** A gateway that is just being restarted is asked again; the operation goes on without it. */
async function poll(api: GatewayApi, apiKey: string, id: string, task: ScreenTask): Promise<ApiOperation | null> {
  try {
    const operation = await api.operation(apiKey, id);
    task.progress((operation.metadata?.progress.percent ?? 0) / 100);
    task.note(operation.metadata?.progress.description ?? 'In the queue');
    return operation;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return null;
  }
}
