import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** `left` when the client, or a fault, ended the connection before all of the answer was out. */
export type RequestOutcome = 'answered' | 'left';

/** What waits for the end of a connection: one listener for all of its requests, of which a client may send many ahead. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once, however a request ends; now, if it has ended already. Neither event is enough alone: a connection that is kept
 * serves many requests, and an answer whose turn on its connection never came is not closed.
 */
export function onRequestEnd({ socket }: IncomingMessage, answer: ServerResponse, act: (end: RequestOutcome) => void): void {
  const ending = endings(socket);
  const over = (): void => {
    answer.off('close', over);
    if (ending.delete(over)) act(answer.writableFinished ? 'answered' : 'left');
  };
  ending.add(over);
  answer.once('close', over);
  if (socket.destroyed) over();
}

function endings(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known !== undefined) return known;
  const all = new Set<() => void>();
  waiting.set(socket, all);
  socket.once('close', () => {
    for (const over of all) over();
  });
  return all;
}
