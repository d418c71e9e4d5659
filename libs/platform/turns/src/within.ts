import type { Turn } from './turns.js';

/** A turn inside another one: it ends both, and if it does not come the outer one ends at once. Throws what the inner one does. */
export async function within(endOuter: Turn, inner: Promise<Turn>): Promise<Turn> {
  try {
    const end = await inner;
    return () => {
      end();
      endOuter();
    };
  } catch (error) {
    endOuter();
    throw error;
  }
}
