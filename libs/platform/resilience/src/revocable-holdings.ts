import type { PermitShare } from './permit.js';

interface Shortage {
  /** How much has to become free. */
  readonly needed: number;
  /** A key that holds no more than this keeps what it has, unless it is overdue. */
  readonly above: number;
}

/**
 * Chooses the holdings that yield: one after another, the least valuable of the key that holds the most at that moment.
 *
 * @returns none when they would not free enough
 */
export function chooseRevocableShares(holdings: Iterable<PermitShare>, { needed, above }: Shortage): readonly PermitShare[] {
  const held = new Map<PermitShare['key'], number>();
  const left = new Set<{ readonly holding: PermitShare; readonly value: number }>();
  for (const holding of holdings) {
    held.set(holding.key, (held.get(holding.key) ?? 0) + holding.amount);
    if (holding.holder !== undefined) left.add({ holding, value: holding.holder.value() });
  }
  const heldBy = ({ key }: PermitShare): number => held.get(key) ?? 0;
  const chosen: PermitShare[] = [];
  for (let freed = 0; freed < needed;) {
    const candidates = [...left].filter(({ holding }) => heldBy(holding) > above || holding.holder?.isOverdue?.() === true);
    const most = Math.max(...candidates.map(({ holding }) => heldBy(holding)));
    const [weakest] = candidates.filter(({ holding }) => heldBy(holding) === most).toSorted((a, b) => compare(a.value, b.value));
    if (weakest === undefined) return [];
    left.delete(weakest);
    chosen.push(weakest.holding);
    freed += weakest.holding.amount;
    held.set(weakest.holding.key, heldBy(weakest.holding) - weakest.holding.amount);
  }
  return chosen;
}

/** Also for values that are both infinite, whose difference is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
