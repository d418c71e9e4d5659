/** The sections of the account page, which its address names after `#`. */
export type AccountSection = 'overview' | 'playground';

export const ACCOUNT_HREFS: Readonly<Record<AccountSection, string>> = { overview: '#/', playground: '#/playground' };

/** The section of an address; what it does not know is the overview. */
export const readAccountSection = (hash: string): AccountSection => (hash === ACCOUNT_HREFS.playground ? 'playground' : 'overview');
