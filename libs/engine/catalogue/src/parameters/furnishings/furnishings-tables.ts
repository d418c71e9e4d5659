import type { SupportSpec } from './furnishings-seats.js';

/** A table or a desk. */
export interface TableSpec {
  readonly generator: 'table';
  readonly top: 'rectangle' | 'rounded' | 'round' | 'oval' | 'boat' | 'tray' | 'half-round';
  readonly support: SupportSpec;
  /** Metres; 0.035 where left out. */
  readonly thickness?: number;
  /** Height of the boards under the top, metres; none where left out. */
  readonly apron?: number;
  /** Drawers in the apron, side by side. */
  readonly drawers?: number;
  /** Height of a shelf as a share of the table's height. */
  readonly shelf?: number;
  /** Stacks of drawers under the top. */
  readonly pedestals?: 'left' | 'right' | 'both';
  /** A board at the back down to the knees. */
  readonly modesty?: boolean;
  readonly above?: 'mirror' | 'hutch' | 'cloth' | 'screens' | 'microphones' | 'settings' | 'mat';
  /** Shares of the object's height under the top; 1 where left out. */
  readonly topHeight?: number;
}

/** A table for a game, or for an office, a workshop, a church or a shop, of a special build. */
export interface SpecialTableSpec {
  readonly generator: 'special-table';
  readonly kind:
    | 'pool-table'
    | 'snooker-table'
    | 'ping-pong-table'
    | 'foosball-table'
    | 'air-hockey-table'
    | 'roulette-table'
    | 'poker-table'
    | 'blackjack-table'
    | 'craps-table'
    | 'chess-table'
    | 'drafting-table'
    | 'lectern'
    | 'pulpit'
    | 'church-altar'
    | 'reception-desk'
    | 'bar-counter'
    | 'shop-counter'
    | 'checkout'
    | 'lab-bench'
    | 'kitchen-island'
    | 'picnic-table'
    | 'tea-trolley'
    | 'ironing-board'
    | 'judge-bench'
    | 'kotatsu'
    | 'nesting-tables'
    | 'cubicle'
    | 'dj-booth'
    | 'mixing-console'
    | 'train-table'
    | 'buffet-table'
    | 'sushi-counter'
    | 'podium';
}
