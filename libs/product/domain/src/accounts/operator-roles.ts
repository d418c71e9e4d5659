/**
 * What operators may do, from least to most; each role includes the one before. `viewer` reads; `support` also cancels operations and sends
 * deliveries again; `operator` does everything.
 */
export const OPERATOR_ROLES = ['viewer', 'support', 'operator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const isOperatorRole = (text: string): text is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(text);

/** Whether a role includes the needed one. */
export const includesRole = (role: OperatorRole, needed: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(needed);
