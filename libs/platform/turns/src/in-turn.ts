import type { Turn } from './turns.js';

/** Does a task when its turn has come, and ends the turn with it. Throws what either throws. */
export async function inTurn<Result>(turn: Promise<Turn>, task: () => Promise<Result>): Promise<Result> {
  const end = await turn;
  try {
    return await task();
  } finally {
    end();
  }
}
