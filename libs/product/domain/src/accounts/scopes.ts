/** What an API key may be allowed to do; a key without a list of its own may do all of it. */
export const SCOPES = ['worlds:read', 'worlds:write', 'operations:read', 'media:write', 'account:read', 'account:write'] as const;
export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
