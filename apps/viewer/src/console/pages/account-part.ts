import type { WholeAccount } from '../api/records.js';

/** What each part of an account's page is given. */
export interface AccountPartProps {
  readonly account: WholeAccount;
  /** To be called when something of it was changed. */
  readonly onChange: () => void;
}
