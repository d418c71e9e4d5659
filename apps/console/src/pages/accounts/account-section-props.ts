import type { AccountDetails } from '@diorama-worlds/sdk/admin';

/** What each part of an account's page is given. */
export interface AccountSectionProps {
  readonly account: AccountDetails;
  /** To be called when something of it was changed. */
  readonly onChange: () => void;
}
